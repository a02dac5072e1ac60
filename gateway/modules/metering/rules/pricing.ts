import { yearOf } from '@domain/date'
import type { HeatingSeason } from '@domain/gas-day'
import { priced, sumMoney, type Money } from '@domain/money'
import { priceSegments } from '@domain/tariff/segments'
import { scheduleOn } from '@domain/tariff/pick'
import type { PriceBook } from '@domain/tariff/types'
import { addVolume, subtractVolume, type Volume } from '@domain/volume'

/** Whether a book has a price on the first and the last day of a period. */
export const isPriced = (
  book: PriceBook,
  heating: HeatingSeason,
  { from, to }: { from: string; to: string },
): boolean => [from, to].every((day) => scheduleOn(book.schedules, day, heating) !== null)

export interface DayOfChannel {
  gasDay: string
  channelNo: string
  volume: Volume
  /** The part of the volume that has a price of its own (AE-17a). */
  elective?: { volume: Volume; price: string } | null
}

/**
 * Estimated money of days, each at its day's price and tier (A 2.5): `days` in order of gas day and channel, `usedBefore` what the
 * year had used before the first of them. Starts again at 0 on 01-01.
 */
export function estimateDays(input: {
  book: PriceBook
  meterId: string
  days: readonly DayOfChannel[]
  usedBefore: Volume
  heating?: HeatingSeason
}): Money[] {
  let used = input.usedBefore
  let year = input.days[0] ? yearOf(input.days[0].gasDay) : ''
  return input.days.map((day) => {
    if (yearOf(day.gasDay) !== year) used = '0.00'
    year = yearOf(day.gasDay)
    const heating = input.heating ? { heating: input.heating } : {}
    const tiered = day.elective ? subtractVolume(day.volume, day.elective.volume) : day.volume
    const segments = priceSegments({
      book: input.book,
      meterId: input.meterId,
      from: day.gasDay,
      to: day.gasDay,
      volume: tiered,
      usedBefore: used,
      ...heating,
    })
    used = addVolume(used, tiered)
    const own = day.elective ? [priced(day.elective.volume, day.elective.price)] : []
    return sumMoney([...segments.map((one) => one.amount), ...own])
  })
}
