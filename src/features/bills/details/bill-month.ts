import type { Out } from '@contract'
import { monthChange, type MonthChange } from '@domain/billing/month-change'
import { compareMoney } from '@domain/money'
import type { BillDetail } from './detail-fields'
import type { BillLine } from './bill-line'

/* The bill beside its month, and its lines by meter (A 6.15, X-04). */

export type MonthBill = Out<'energy GET /monthBill/detail'>

export interface BillChange extends MonthChange {
  before: { billMonth: string; amount: string; volume: string }
}

/** Against the month before; undefined where that is not known, or where the bill is not what its month cost. */
export function changeOf(
  { receivable }: Pick<BillDetail, 'receivable'>,
  { header, compare: { lastMonth } }: Pick<MonthBill, 'header' | 'compare'>,
): BillChange | undefined {
  if (header.amount === null || compareMoney(header.amount, receivable) !== 0) return undefined
  if (lastMonth === null || lastMonth.amount === null) return undefined
  const before = { ...lastMonth, amount: lastMonth.amount }
  const change = monthChange({ volume: header.volume, amount: header.amount }, before)
  return change === null ? undefined : { ...change, before }
}

type Lines = readonly [BillLine, ...BillLine[]]

/** The channels of each meter together, in the order of the bill. */
export function byMeter(lines: readonly BillLine[]): Lines[] {
  const meters = new Map<string, [BillLine, ...BillLine[]]>()
  for (const line of lines) {
    const own = meters.get(line.meterId)
    if (own) own.push(line)
    else meters.set(line.meterId, [line])
  }
  return [...meters.values()]
}
