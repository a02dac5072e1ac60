import { datesBetween, HOUR, startOf, toMillis, type DateText, type Instant } from '../date'
import { GAS_DAY_START_HOUR } from '../gas-day'

/** Whole hours of each gas day of a span, both ends included, for which all of the meters stand without gas; days without are left out. */
export function stopHours(
  stops: readonly { meterIds: readonly string[]; from: Instant; to: Instant }[],
  meterIds: readonly string[],
  { from, to }: { from: DateText; to: DateText },
): ReadonlyMap<DateText, number> {
  const mine = stops.filter((stop) => meterIds.every((meterId) => stop.meterIds.includes(meterId)))
  const hours = new Map<DateText, number>()
  for (const gasDay of mine.length === 0 || from > to ? [] : datesBetween(from, to)) {
    const start = startOf(gasDay, GAS_DAY_START_HOUR)
    for (const stop of mine) {
      const [begins, ends] = [Math.max(start, toMillis(stop.from)), Math.min(start + 24 * HOUR, toMillis(stop.to))]
      if (ends > begins) hours.set(gasDay, Math.min(24, Math.round((ends - begins) / HOUR)))
    }
  }
  return hours
}
