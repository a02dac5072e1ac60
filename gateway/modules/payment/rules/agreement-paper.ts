import { amountInCapitals } from '@domain/amount-capitals'
import { planClauses } from '@domain/billing/plan-clauses'
import { formatFullMoment, formatMonth } from '@domain/date-format'
import { billTypes, type BillType } from '@domain/statuses/bill'
import { addMoney, formatMoney, sumMoney } from '@domain/money'
import type { InstallmentState } from '@domain/statuses/installment'
import { planItemTitle } from './titles'

/** What an agreement is about, as it was signed. */
export interface SignedPlan {
  planNo: string
  state: InstallmentState
  companyName: string
  customerName: string
  bp: string
  address: string
  totalAmount: string
  /** Daily rate of the late fee: '0.0005'. */
  lateFeeRate: string
  reason: string
  /** When the customer agreed, and which user agreed. */
  agreedAt: string
  agreedBy: string
  bills: readonly { billNo: string; billMonth: string; billType: BillType; principal: string; lateFee: string }[]
  items: readonly { seq: number; dueDate: string; amount: string }[]
}

export interface AgreementPaper {
  from: string
  title: string
  about: { label: string; value: string }[]
  bills: string[][]
  billSum: string[]
  items: string[][]
  itemSum: string[]
  clauses: string[]
  signed: { label: string; value: string }[]
  /** Over an agreement that does not hold, or not yet. */
  stamp: string | null
  foot: string
}

/** Figures of a table with the unit in its head. */
const figure = (amount: string): string => formatMoney(amount).replace('¥', '')

const stamps: Partial<Record<InstallmentState, string>> = {
  APPLYING: '待生效',
  WAIT_DOWN: '待生效',
  REJECTED: '未生效',
  CANCELLED: '未生效',
  TERMINATED: '已终止',
}

/**
 * The content of the paper of an instalment agreement (A 5.17): parties, bills, schedule, the cost of late payment, user and
 * time of the agreement.
 */
export function agreementPaper(plan: SignedPlan): AgreementPaper {
  const sum = (of: 'principal' | 'lateFee') => sumMoney(plan.bills.map((bill) => bill[of]))
  return {
    from: plan.companyName,
    title: '分期缴费协议',
    about: [
      { label: '协议编号', value: plan.planNo },
      { label: '供气方', value: plan.companyName },
      { label: '用气方', value: plan.customerName },
      { label: '户号', value: plan.bp },
      { label: '用气地址', value: plan.address },
      { label: '分期总额', value: `${formatMoney(plan.totalAmount)}（${amountInCapitals(plan.totalAmount)}）` },
      { label: '申请原因', value: plan.reason },
    ],
    bills: plan.bills.map(({ billNo, billMonth, billType, principal, lateFee }) => [
      `${formatMonth(billMonth)}${billTypes[billType]}`,
      billNo,
      figure(principal),
      figure(lateFee),
      figure(addMoney(principal, lateFee)),
    ]),
    billSum: ['合计', '', figure(sum('principal')), figure(sum('lateFee')), figure(plan.totalAmount)],
    items: plan.items.map(({ seq, dueDate, amount }) => [planItemTitle(seq), dueDate, figure(amount)]),
    itemSum: ['合计', '', figure(sumMoney(plan.items.map(({ amount }) => amount)))],
    clauses: planClauses(plan.items[0]?.dueDate ?? '', plan.lateFeeRate),
    signed: [
      { label: '同意时间', value: formatFullMoment(plan.agreedAt) },
      { label: '同意人', value: plan.agreedBy },
    ],
    stamp: stamps[plan.state] ?? null,
    foot: '本协议由用气方在线勾选同意后生成，首付到账后生效',
  }
}
