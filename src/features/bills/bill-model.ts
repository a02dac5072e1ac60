import type { Out, Row } from '@contract'
import type { DateText } from '@domain/date'
import { addMoney, formatMoney, isPositiveMoney } from '@domain/money'
import { billDue, isOpen, type BillLine } from '@/shared/bill'

/* What a bill says of itself to its customer, in lists and on its page (A 6.14, 6.15), beside @/shared/bill. */

export type Bill = Row<'default GET /crmgas/bill/list'>

/** Still to be paid for an open bill, what it was for a settled one. */
export const billAmount = (bill: Pick<Bill, 'state' | 'totalDue' | 'receivable'>): string =>
  isOpen(bill) ? bill.totalDue : bill.receivable

/** The third line of a row: when it is due and which user is paying, or why it cannot be paid. */
export function billDeadline(bill: Bill, today: DateText): BillLine {
  if (!isOpen(bill)) return { text: `账期 ${bill.periodFrom} 至 ${bill.periodTo}`, danger: false }
  if (bill.locked === null && bill.payHint !== null) return { text: bill.payHint, danger: false }
  return billDue(bill, today, bill.locked === null ? undefined : payerOf(bill.locked))
}

const payerOf = ({ byMe, byText }: NonNullable<Bill['locked']>): string =>
  byMe ? '您有待支付的支付单' : `${byText} 正在支付`

type LateFee = Out<'default GET /crmgas/bill/detail'>['lateFee']

/** How a late fee comes about (A 6.15); a capped one is not what its formula gives (AE-36). */
export const lateFeeText = ({ formulaText, amount, capped, capPct }: LateFee): string =>
  capped
    ? `违约金 ${readable(formulaText)}，上限 ${capPct}%，应缴 ${formatMoney(amount)}`
    : `违约金 ${readable(formulaText)} = ${formatMoney(amount)}`

/** '69146.78 × 0.05% × 18天' as amounts and days are written. */
const readable = (formula: string): string =>
  formula.replace(/\d+\.\d{2}(?= |$)/g, (amount) => formatMoney(amount)).replace(/(\d+)天/g, '$1 天')

/** What the cap is a share of, and what it has already been used for. */
export const capText = (bill: Pick<Bill, 'lateFeePaid' | 'lateFeeWaived'> & { lateFee: LateFee }): string => {
  const used = isPositiveMoney(addMoney(bill.lateFeePaid, bill.lateFeeWaived))
  return `已达账单金额${bill.lateFee.capPct}%的上限${used ? '（含已缴及已减免的违约金）' : ''}`
}
