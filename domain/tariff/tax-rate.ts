import { rounded } from '../decimal-text'
import type { DateText } from '../date'

/** Rate of a company without a row in its price table: the rate by law, which is also the column's default. */
const BY_LAW = '0.09'

/** A row of a company's price table, as far as the tax goes. */
export interface TaxedRow {
  effectiveFrom: DateText
  /** Share of the net amount: 0.09 = 9 %. */
  taxRate: string
}

/**
 * The tax rate of gas used on a day (AE-18, IV-01), two decimals: the rate of the company's price row that was the newest one in force on
 * that day; before the first row, the rate of the first.
 */
export function taxRateOn(rows: readonly TaxedRow[], day: DateText): string {
  const ordered = [...rows].sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))
  const row = ordered.find(({ effectiveFrom }) => effectiveFrom <= day) ?? ordered.at(-1)
  return rounded(row?.taxRate ?? BY_LAW, 2)
}
