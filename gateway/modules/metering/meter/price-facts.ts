import { addDays, yearOf } from '@domain/date'
import { priceOn, scheduleOn, type DayPrice } from '@domain/tariff/pick'
import type { PriceBook } from '@domain/tariff/types'
import type { Work } from '../../../http/context'
import { booksOf, type Books } from '../../tariff/service'
import { tierNow, type TierNow } from '../rules/tiers'
import { usedInYear } from '../day/used'
import type { AccountKey, Meter } from '../types'
import { ask } from '../../../wiring'
import { cardGas } from '../card-gas'

/** What prices a meter's gas on a day. */
export interface PriceFacts {
  books: Books
  /** The part of the books that is this meter's use. */
  book: PriceBook
  /** Its volume of the year up to the day: what was used, of a card meter what was bought (AE-15). */
  used: string
  /** Null where no row of its use is in force: gas is never given a guessed price. */
  price: DayPrice | null
  /** The tier that its next m³ falls into. */
  tier: TierNow | null
}

/** Prices and tiers of a customer's meters on a day; three queries however many meters. */
export async function priceFacts(
  work: Work,
  account: AccountKey,
  meters: readonly Meter[],
  day: string,
): Promise<(meter: Meter) => PriceFacts> {
  const uses = meters.map((meter) => meter.gasUse)
  const ids = meters.map((meter) => meter.meterId)
  const hasCards = meters.some((meter) => meter.meterType === 'IC')
  const year = { from: `${yearOf(day)}-01-01`, to: day }
  const [books, usedOf, bought] = await Promise.all([
    booksOf(work, account, uses),
    usedInYear(work, account, ids, yearOf(day), addDays(day, 1)),
    hasCards ? ask(work, cardGas).boughtBetween(work, account, year) : new Map<string, string>(),
  ])
  return ({ meterId, gasUse, meterType }) => {
    const book = books.of(gasUse)
    const used = (meterType === 'IC' ? bought : usedOf).get(meterId) ?? '0.00'
    const isPriced = scheduleOn(book.schedules, day, books.heating) !== null
    return {
      books,
      book,
      used,
      price: isPriced ? priceOn(book, day, meterId, books.heating) : null,
      tier: isPriced ? tierNow(book, meterId, day, used, books.heating) : null,
    }
  }
}
