import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { masteredBy } from '../membership/service'
import { hasReviewing } from '../certification/service'
import { arrears } from '../billing/service'
import { countToSign } from '../contract/service'
import { openInvoices } from '../invoice/service'
import { openOrders } from '../payment/service'

export type CheckItem = Out<'default GET /crmgas/portal/user/cancelCheck'>['items'][number]

const item = (code: string, name: string, hint: string, route = ''): CheckItem => ({
  code,
  name,
  passed: hint === '' ? '1' : '0',
  hint,
  route: hint === '' ? '' : route,
})

/** Members and applications apart, as the list of sub-accounts counts them. */
const subsHintOf = ({ bp, subs, waiting }: { bp: string; subs: number; waiting: number }): string =>
  `户号 ${bp}：${[...(subs > 0 ? [`${subs} 个子账号`] : []), ...(waiting > 0 ? [`${waiting} 个待审核申请`] : [])].join(
    '，',
  )}`

/** CX-02: all five, each with what is in the way and where it is settled. The order of a transfer under review is under way too. */
export async function cancelChecks(work: Work, userId: string): Promise<CheckItem[]> {
  const mine = await masteredBy(work, userId)
  const withSubs = mine.filter(({ subs, waiting }) => subs + waiting > 0)
  const orders = await openOrders(work, { payerUserId: userId })
  const toSign = await countToSign(
    work,
    mine.map(({ bp }) => bp),
  )
  const isReviewing = await hasReviewing(work, userId)
  const subsHint = withSubs.map(subsHintOf).join('；')
  return [
    item('SUBS', '不是任何户号的主账号，或名下户号无其他子账号', subsHint, '/pages/binding/transfer'),
    item('PAYMENT', '无处理中的支付订单与电汇审核', orders > 0 ? `${orders}笔支付订单处理中` : '', '/pages/pay/record'),
    item(
      'INVOICE',
      '无处理中的发票申请与红冲',
      await openInvoices(work, userId),
      '/subPagesB/pages/applyForInvoice/index',
    ),
    item('CERT', '无审核中的企业认证', isReviewing ? '企业认证正在审核中' : '', '/pages/qualifications/certification'),
    item(
      'CONTRACT',
      '无待签署合同',
      toSign > 0 ? `${toSign}份合同待签署` : '',
      '/subPagesB/pages/signManagement/index',
    ),
  ]
}

export const areClear = (items: readonly CheckItem[]): boolean => items.every(({ passed }) => passed === '1')

/** Whether a customer number of which the user is master owes money; a customer without a gas account owes nothing. */
export async function owesAnything(work: Work, userId: string): Promise<boolean> {
  for (const { companyCode, bp } of await masteredBy(work, userId))
    if (isPositiveMoney((await dueOf(work, { companyCode, bp })).all)) return true
  return false
}

/** What is owed in all, what of it through a plan, and what an application for one holds. */
export async function dueOf(
  work: Work,
  key: { companyCode: string; bp: string },
): Promise<{ all: string; held: string; inPlan: string }> {
  try {
    const { owed, held, inPlan } = await arrears(work, key)
    return { all: owed.totalDue, held: held.totalDue, inPlan: inPlan.totalDue }
  } catch (error) {
    if (error instanceof Refusal && error.code === '2902') return { all: '0.00', held: '0.00', inPlan: '0.00' }
    throw error
  }
}
