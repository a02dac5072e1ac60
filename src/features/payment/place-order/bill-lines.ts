import type { Row } from '@contract'
import { diffDays, type DateText } from '@domain/date'
import { addMoney, formatMoney, isPositiveMoney, sumMoney, type Money } from '@domain/money'

/* What the order form says of the bills it pays (A 6.19). */

export type Bill = Row<'default GET /crmgas/bill/list'>

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
