import { lastOfMonth } from '@domain/date'
import type { Work } from '../../http/context'
import { supplyContract } from '../contract/service'
import { checkCustomer } from '../gas-package/service'

/** Checks of a customer that a choice needs (K-02, scene ELECTIVE); the model is the call's own. */
const ASKED: readonly string[] = ['CONTRACT', 'METER', 'ARREARS', 'STOPGAS']

/** BE-04: the items that are in the way; the contract has to reach to the end of the month. */
export async function hindrances(work: Work, key: { bp: string; companyCode: string }, month: string) {
  const items = (await checkCustomer(work, { ...key, models: [] }, null)).filter(({ code }) => ASKED.includes(code))
  const reaches = (await supplyContract(work, key, lastOfMonth(month))) !== null
  return items
    .map((item) => (item.code === 'CONTRACT' && item.pass && !reaches ? { ...item, ...TOO_SHORT } : item))
    .filter(({ pass }) => !pass)
}

const TOO_SHORT = {
  pass: false,
  message: '供用气合同在自选月份结束前到期，请先续签',
  actionRoute: '/pages/my-order/contract-reminder-notice',
}
