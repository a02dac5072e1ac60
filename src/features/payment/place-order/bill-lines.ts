import type { Row } from '@contract'
import type { StatusLook } from '@/ui'
import { diffDays, isMonth, type DateText } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { addMoney, formatMoney, isPositiveMoney, sumMoney, type Money } from '@domain/money'
import { billStatus, billTypes, PAYING_MARK } from '@domain/statuses'

/* What the order form says of the bills it pays (A 6.19). */

export type Bill = Row<'default GET /crmgas/bill/list'>

/** 2026年8月 气费 */
export const titleOf = ({ billMonth, billType }: Pick<Bill, 'billMonth' | 'billType'>): string =>
  `${isMonth(billMonth) ? formatMonth(billMonth) : billMonth} ${billTypes[billType]}`

/** Being overdue carries its days and stays so while somebody pays (A 3.3). */
export function lookOf(bill: Pick<Bill, 'state' | 'locked' | 'overdueDays'>): StatusLook {
  if (bill.overdueDays > 0) return { label: `已逾期 ${bill.overdueDays} 天`, tone: 'danger' }
  if (bill.locked !== null) return PAYING_MARK
  return billStatus[bill.state]
}

/** Due date with the days left; danger once overdue. */
export function dueOf(bill: Pick<Bill, 'dueDate' | 'overdueDays'>, today: DateText): { text: string; danger: boolean } {
  const due = `应缴日 ${bill.dueDate}`
  if (bill.overdueDays > 0) return { text: due, danger: true }
  const left = diffDays(today, bill.dueDate)
  return { text: left <= 0 ? `${due} · 今天到期` : `${due} · 剩余 ${left} 天`, danger: false }
}

/** How the amount comes about, once there is more to it than the principal; null otherwise. */
export function partsOf(bill: Bill): { owed: string; paid: string } | null {
  const paid = addMoney(bill.paidPrincipal, bill.lateFeePaid)
  const hasFee = isPositiveMoney(bill.lateFeeAccrued)
  if (!hasFee && !isPositiveMoney(paid)) return null
  const principal = `本金 ${formatMoney(bill.unpaid)}`
  return {
    owed: hasFee ? `${principal} + 违约金 ${formatMoney(bill.lateFeeAccrued)}` : principal,
    paid: isPositiveMoney(paid) ? `已缴 ${formatMoney(paid)}` : '',
  }
}

/** May it be paid by this form? Also while it is held by the order that the form itself made. */
export const isPayable = (bill: Pick<Bill, 'canPay' | 'locked'>, madeId: string | undefined): boolean =>
  bill.canPay || (madeId !== undefined && bill.locked?.orderId === madeId)

export interface BillSum {
  due: Money
  principal: Money
  lateFee: Money
}

/** To the cent what the order will ask for (AE-38). */
export const sumOf = (bills: readonly Bill[]): BillSum => ({
  due: sumMoney(bills.map(({ totalDue }) => totalDue)),
  principal: sumMoney(bills.map(({ unpaid }) => unpaid)),
  lateFee: sumMoney(bills.map(({ lateFeeAccrued }) => lateFeeAccrued)),
})
