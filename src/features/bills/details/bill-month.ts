import type { Out } from '@contract'
import type { BillLine } from './bill-line'

/* The bill's month, and its lines by meter (A 6.15). */

export type MonthBill = Out<'energy GET /monthBill/detail'>

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
