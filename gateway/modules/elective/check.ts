import { lastOfMonth } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { arrears } from '../billing/service'
import { supplyContract } from '../contract/service'
import { checkCustomer } from '../gas-package/service'
import { hasLateInstalment } from '../payment/service'

/** Checks of a customer that a choice needs (K-02, scene ELECTIVE); the model is the call's own. */
const ASKED: readonly string[] = ['CONTRACT', 'METER', 'ARREARS', 'STOPGAS']

/** BE-04: the items that are in the way; the contract has to reach to the end of the month. */
export async function hindrances(work: Work, session: BoundSession, month: string) {
  const items = (await checkCustomer(work, session, null)).filter(({ code }) => ASKED.includes(code))
  const reaches = (await supplyContract(work, session, lastOfMonth(month))) !== null
  return items
    .map((item) => (item.code === 'CONTRACT' && item.pass && !reaches ? { ...item, ...TOO_SHORT } : item))
    .filter(({ pass }) => !pass)
}

const TOO_SHORT = {
  pass: false,
  message: '供用气合同在自选月份结束前到期，请先续签',
  actionRoute: '/pages/my-order/contract-reminder-notice',
}

/** BE-04: what turns a choice down when the time to choose is over. */
export const owes = async (work: Work, key: { bp: string; companyCode: string }): Promise<boolean> =>
  (await arrears(work, key)).unplanned.overdue.count > 0 || (await hasLateInstalment(work, key))
