import { DEFAULT_HEATING, type HeatingSeason } from '@domain/gas-day'
import { taxRateOn } from '@domain/tariff/tax-rate'
import { priceVersionInput } from '@domain/tariff/version'
import type { PriceBook } from '@domain/tariff/types'
import { createHash } from 'node:crypto'
import type { Work } from '../../http/context'
import * as repo from './repo'
import type { AccountKey } from './types'

/** The price tables of a customer: per gas use the company's rows and the customer's contracts. */
export interface Books {
  of(gasUse: string): PriceBook
  rows: readonly repo.ScheduleRow[]
  heating: HeatingSeason
}

/** Heating season of a company (AE-13, settings heatingFrom, heatingTo). */
export const heatingOf = (work: Pick<Work, 'settings'>, companyCode: string): HeatingSeason => ({
  heatingFrom: work.settings.text(companyCode, 'heatingFrom', DEFAULT_HEATING.heatingFrom),
  heatingTo: work.settings.text(companyCode, 'heatingTo', DEFAULT_HEATING.heatingTo),
})

/** Reads everything that may price the customer's gas in two queries (AE-14). */
export async function booksOf(work: Work, account: AccountKey, gasUses: readonly string[]): Promise<Books> {
  const [rows, contracts] = await Promise.all([
    repo.schedules(work.db, account.companyCode, [...new Set(gasUses)]),
    repo.contracts(work.db, account),
  ])
  return {
    rows,
    heating: heatingOf(work, account.companyCode),
    of: (gasUse) => ({ schedules: rows.filter((row) => row.gasUse === gasUse), contracts }),
  }
}

/** The company's tax rate by the day on which the gas was used (AE-18), two decimals; one query. */
export async function taxRatesOf(work: Pick<Work, 'db'>, companyCode: string): Promise<(day: string) => string> {
  const rows = await repo.taxedRows(work.db, { companyCode })
  return (day) => taxRateOn(rows, day)
}

/** Hash of the rows that made a price: a purchase repeats it (AE-19). */
export const priceVersion = (book: PriceBook): string =>
  createHash('sha256').update(priceVersionInput(book)).digest('hex').slice(0, 16)
