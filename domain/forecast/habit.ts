import { lastLike, type Series } from './series'

/** What the same weekday used the last time it was measured, m³: the rival that every method has to beat. 0 without one. */
export function habitOf(series: Series, index: number, known: number): number {
  for (let at = lastLike(index, known); at >= 0; at -= 7) {
    const value = series.measured[at] ?? NaN
    if (!Number.isNaN(value)) return value
  }
  return series.clean[known] ?? 0
}
