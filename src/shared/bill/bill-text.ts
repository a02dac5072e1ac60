import type { Row } from '@contract'
import { diffDays, isMonth, type DateText } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { addMoney, formatMoney, isPositiveMoney } from '@domain/money'
import { billStatus, billTypes, isOwing, PAYING_MARK } from '@domain/statuses/bill'
import type { StatusLook } from '@/ui'

/* Texts of a bill, for its customer and for a visitor by link (A 6.14, Y-16). */

type Bill = Row<'default GET /crmgas/bill/list'>

/** 2026年8月 气费 */
export const billTitle = ({ billMonth, billType }: Pick<Bill, 'billMonth' | 'billType'>): string =>
  `${isMonth(billMonth) ? formatMonth(billMonth) : billMonth} ${billTypes[billType]}`

/** 职工食堂, or 锅炉房等 2 块表. */
export function metersText(meters: readonly Pick<Bill['meters'][number], 'name'>[]): string {
  const [first] = meters
  if (first === undefined) return ''
  return meters.length === 1 ? first.name : `${first.name}等 ${meters.length} 块表`
}

/**
 * The label of the state; an overdue bill shows its days and stays overdue while a payment is under way (A 3.3). Without `locked` the
 * payer is not shown.
 */
export function billLook(bill: Pick<Bill, 'state' | 'overdueDays'> & Partial<Pick<Bill, 'locked'>>): StatusLook {
  if (!isOwing(bill.state)) return billStatus[bill.state]
  if (bill.overdueDays > 0) return { label: `已逾期 ${bill.overdueDays} 天`, tone: 'danger' }
  return bill.locked ? PAYING_MARK : billStatus[bill.state]
}

export interface BillLine {
  text: string
  danger: boolean
}

/** When it is due, with the days that are left or what else is beside the date; danger once overdue. */
export function billDue(
  bill: Pick<Bill, 'dueDate' | 'overdueDays'>,
  today: DateText,
  beside = daysLeft(bill, today),
): BillLine {
  const text = [`应缴日 ${bill.dueDate}`, beside].filter(Boolean).join(' · ')
  return { text, danger: bill.overdueDays > 0 }
}

function daysLeft({ dueDate, overdueDays }: Pick<Bill, 'dueDate' | 'overdueDays'>, today: DateText): string {
  if (overdueDays > 0) return ''
  const left = diffDays(today, dueDate)
  return left <= 0 ? '今天到期' : `剩余 ${left} 天`
}

export interface BillParts {
  owed: string
  /** '' while nothing has been paid. */
  paid: string
}

/** Money is open: owed, or spread over a plan. */
export const isOpen = ({ state }: Pick<Bill, 'state'>): boolean => isOwing(state) || state === 'IN_INSTALLMENT'

/** How the amount comes about, once there is more to it than the principal; null otherwise. */
export function billParts(
  bill: Pick<Bill, 'state' | 'paidPrincipal' | 'lateFeePaid' | 'lateFeeAccrued' | 'unpaid'>,
): BillParts | null {
  if (!isOpen(bill)) return null
  const paid = addMoney(bill.paidPrincipal, bill.lateFeePaid)
  const hasFee = isPositiveMoney(bill.lateFeeAccrued)
  const hasPaid = isPositiveMoney(paid)
  if (!hasFee && !hasPaid) return null
  const principal = `本金 ${formatMoney(bill.unpaid)}`
  return {
    owed: hasFee ? `${principal} + 违约金 ${formatMoney(bill.lateFeeAccrued)}` : principal,
    paid: hasPaid ? `已缴 ${formatMoney(paid)}` : '',
  }
}
