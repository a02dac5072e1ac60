import { sumMoney } from '@domain/money'
import type { Bill } from '../bill-model'

/*
 * Which bills are ticked. What the user took off is remembered, so that every payable bill is ticked on entry and rows that
 * arrive later are too (A 6.14).
 */

export const payable = (rows: readonly Bill[]): Bill[] => rows.filter(({ canPay }) => canPay)

export const chosen = (rows: readonly Bill[], off: ReadonlySet<string>): Bill[] =>
  payable(rows).filter(({ billId }) => !off.has(billId))

export function toggled(off: ReadonlySet<string>, billId: string, on: boolean): ReadonlySet<string> {
  const next = new Set(off)
  if (on) next.delete(billId)
  else next.add(billId)
  return next
}

export const allToggled = (rows: readonly Bill[], on: boolean): ReadonlySet<string> =>
  new Set(on ? [] : payable(rows).map(({ billId }) => billId))

/** What the rows on the screen say; the gateway's own sum replaces it after each pause. */
export const localSum = (rows: readonly Bill[]): string => sumMoney(rows.map(({ totalDue }) => totalDue))
