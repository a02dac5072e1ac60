import type { DateText } from '../date'
import type { PriceBook, Schedule } from './types'

/** What prices would be if a notice had not come: without its rows, the former price of each season going on. */
export function withoutNotice(book: PriceBook, isOfNotice: (row: Schedule) => boolean): PriceBook {
  const gone = book.schedules.filter(isOfNotice)
  const kept = book.schedules.filter((row) => !isOfNotice(row))
  const before = gone.map(({ season, effectiveFrom }) => newestBefore(kept, season, effectiveFrom)?.priceId)
  return {
    ...book,
    schedules: kept.map((row) => (before.includes(row.priceId) ? { ...row, effectiveTo: null } : row)),
  }
}

const newestBefore = (rows: readonly Schedule[], season: Schedule['season'], day: DateText): Schedule | null =>
  rows
    .filter((row) => row.season === season && row.effectiveFrom < day)
    .reduce<Schedule | null>((best, row) => (best && best.effectiveFrom > row.effectiveFrom ? best : row), null)
