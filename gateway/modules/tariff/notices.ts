import { contractOn, scheduleOn } from '@domain/tariff/pick'
import type { Books } from './books'

/** What set the base price of a gas day: a row of the published table, or the contract that beat it (AE-14). */
export interface Notice {
  source: 'SCHEDULE' | 'CONTRACT'
  docNo: string
  title: string
  docUrl: string | null
  season: 'HEATING' | 'NON_HEATING' | null
  effectiveFrom: string
  effectiveTo: string | null
  price: string
}

/** The notice behind a meter's price on a gas day; null where no row of its use was in force. */
export function noticeOn(books: Books, meter: { meterId: string; gasUse: string }, day: string): Notice | null {
  const book = books.of(meter.gasUse)
  const contract = contractOn(book.contracts, day, meter.meterId)
  if (contract) {
    const { contractNo, basePrice, effectiveFrom, effectiveTo } = contract
    const said = { docNo: contractNo, title: '合同价', docUrl: null, season: null }
    return { source: 'CONTRACT', ...said, effectiveFrom, effectiveTo, price: basePrice }
  }
  const schedule = scheduleOn(book.schedules, day, books.heating)
  const row = books.rows.find(({ priceId }) => priceId === schedule?.priceId)
  if (!row) return null
  const { docNo, docTitle: title, docUrl, season, effectiveFrom, effectiveTo, basePrice: price } = row
  return { source: 'SCHEDULE', docNo, title, docUrl, season, effectiveFrom, effectiveTo, price }
}
