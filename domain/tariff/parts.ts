import { decimal, fixed, sumHundredths } from '../decimal'
import { type DateText, addDays, datesBetween, diffDays, yearOf } from '../date'
import type { HeatingSeason } from '../gas-day'
import { type Volume, type VolumePlaces, minVolume, subtractVolume, sumVolume, volume } from '../volume'
import { type DayPrice, priceOn } from './pick'
import type { DayVolume, PriceBook } from './types'

/** Days in a row with one price, one season and one year. */
export interface Part {
  fromDate: DateText
  toDate: DateText
  price: DayPrice
}

const samePrice = (a: DayPrice, b: DayPrice): boolean =>
  a.schedule.priceId === b.schedule.priceId && a.contract?.contractNo === b.contract?.contractNo && a.base === b.base

/** Cuts a period at price changes, season borders and year ends (AE-16). Both dates are included. */
export function cutPeriod(
  book: PriceBook,
  meterId: string,
  from: DateText,
  to: DateText,
  heating?: HeatingSeason,
): Part[] {
  const parts: Part[] = []
  for (const day of datesBetween(from, to)) {
    const price = priceOn(book, day, meterId, heating)
    const last = parts[parts.length - 1]
    if (last && yearOf(last.toDate) === yearOf(day) && samePrice(last.price, price)) last.toDate = day
    else parts.push({ fromDate: day, toDate: day, price })
  }
  return parts
}

/**
 * Shares a volume out by weights: each takes round2(total × weight ÷ sum), the last with a weight takes the rest (AE-16).
 * Without any positive weight the last takes all; a weight below 0 counts as 0. A share is never more than what is left, so none is negative.
 */
export function shareVolume(total: Volume, weights: readonly string[], places: VolumePlaces = 2): Volume[] {
  if (places === 2 && isSum(total, weights)) return weights.map((weight) => volume(weight, places))
  const positive = weights.map((weight) => (decimal(weight).gt(0) ? decimal(weight) : decimal('0')))
  const sum = positive.reduce((all, weight) => all.plus(weight), decimal('0'))
  const last = sum.eq(0)
    ? weights.length - 1
    : positive.reduce((best, weight, index) => (weight.gt(0) ? index : best), 0)
  let rest = total
  return positive.map((weight, index) => {
    const share = sum.eq(0) ? decimal('0') : decimal(total).times(weight).div(sum)
    const part = index === last ? rest : minVolume(rest, fixed(share, places), places)
    rest = subtractVolume(rest, part, places)
    return part
  })
}

/** Days as they were measured make the total, which most do: each takes its own. */
const isSum = (total: Volume, weights: readonly string[]): boolean =>
  sumHundredths(weights) === total && !weights.some((weight) => weight.startsWith('-'))

/**
 * Volume of each part: by the daily volumes where there are any (remote meters), else by days (AE-16). The billed volume may differ
 * from the days' sum (adjustment, package); it is then shared out in the days' proportion.
 */
export function volumeOfParts(
  parts: readonly Part[],
  total: Volume,
  daily: readonly DayVolume[] | undefined,
  places: VolumePlaces = 2,
): Volume[] {
  const byDays = parts.map((part) => String(diffDays(part.fromDate, addDays(part.toDate, 1))))
  if (!daily || daily.length === 0) return shareVolume(total, byDays, places)
  const byVolume = parts.map((part) =>
    sumVolume(daily.filter((day) => day.gasDay >= part.fromDate && day.gasDay <= part.toDate).map((day) => day.volume)),
  )
  return shareVolume(total, decimal(sumVolume(byVolume)).gt(0) ? byVolume : byDays, places)
}
