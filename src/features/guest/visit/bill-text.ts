import type { Row } from '@contract'
import { isMonth } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { billStatus, billTypes, isOwing } from '@domain/statuses/bill'
import type { StatusLook } from '@/ui'

/* What a bill says of itself to whoever only looks: nothing of who pays it or is asked to. */

type Bill = Row<'btwob POST /guest/bills'>

/** 2026年8月 气费 */
export const billTitle = ({ billMonth, billType }: Pick<Bill, 'billMonth' | 'billType'>): string =>
  `${isMonth(billMonth) ? formatMonth(billMonth) : billMonth} ${billTypes[billType]}`

/** 职工食堂, or 锅炉房等 2 块表. */
export function metersText(meters: Bill['meters']): string {
  const [first] = meters
  if (first === undefined) return ''
  return meters.length === 1 ? first.name : `${first.name}等 ${meters.length} 块表`
}

/** The state's word; being overdue carries its days. */
export const billLook = ({ state, overdueDays }: Pick<Bill, 'state' | 'overdueDays'>): StatusLook =>
  isOwing(state) && overdueDays > 0 ? { label: `已逾期 ${overdueDays} 天`, tone: 'danger' } : billStatus[state]
