import type { Row } from '@contract'
import { isMonth } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { billStatus, billTypes, isOwing, PAYING_MARK } from '@domain/statuses/bill'
import type { StatusLook } from '@/ui'

/* What a bill says of itself, to its customer and to whoever looks by a link (A 6.14, X-16). */

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
 * The state's word; being overdue carries its days and stays so while somebody pays (A 3.3). Without `locked` nothing is said of who
 * pays it.
 */
export function billLook(bill: Pick<Bill, 'state' | 'overdueDays'> & Partial<Pick<Bill, 'locked'>>): StatusLook {
  if (!isOwing(bill.state)) return billStatus[bill.state]
  if (bill.overdueDays > 0) return { label: `已逾期 ${bill.overdueDays} 天`, tone: 'danger' }
  return bill.locked ? PAYING_MARK : billStatus[bill.state]
}
