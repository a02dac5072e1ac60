import { datesBetween, HOUR, toMillis, type DateText, type Instant } from '../date'
import { gasDaySpan } from '../gas-day'

/** Supply was off or limited; without meters at all of the customer. */
export interface StopSpan {
  meterIds: readonly string[]
  from: Instant
  /** Null: it goes on. */
  to: Instant | null
}

/**
 * G-04: gas days of a span, both ends included, on which stops at any of the meters lasted more than so many hours: they are left out of
 * judgements. `now`: ms.
 */
export function stoppedDays(
  stops: readonly StopSpan[],
  meterIds: readonly string[],
  { from, to }: { from: DateText; to: DateText },
  { now, hours }: { now: number; hours: number },
): Set<DateText> {
  const mine = stops
    .filter((stop) => stop.meterIds.length === 0 || stop.meterIds.some((meterId) => meterIds.includes(meterId)))
    .map((stop) => ({ from: toMillis(stop.from), to: stop.to === null ? now : toMillis(stop.to) }))
    .sort((a, b) => a.from - b.from)
  const isLong = (date: DateText): boolean => {
    const day = gasDaySpan(date)
    const [start, end] = [toMillis(day.from), toMillis(day.to)]
    // What runs at the same time, for two meters or for two reasons, is one stop.
    let [sum, until] = [0, start]
    for (const stop of mine) {
      const stopped = Math.min(stop.to, end)
      sum += Math.max(0, stopped - Math.max(stop.from, until))
      until = Math.max(until, stopped)
    }
    return sum > hours * HOUR
  }
  return new Set(mine.length === 0 ? [] : datesBetween(from, to).filter(isLong))
}
