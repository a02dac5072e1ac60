import { HOUR, MINUTE } from '@domain/date'

/**
 * Y-31: milliseconds between the tries of a delivery. Nine tries within 24 h of the first: 1 min + 5 min + 15 min + 1 h + 3 h + 5 h +
 * 6 h + 8 h 39 min = 24 h.
 */
export const WAITS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  5 * HOUR,
  6 * HOUR,
  8 * HOUR + 39 * MINUTE,
]

/** The wait after the try of this number, from 1; null after the last one. */
export const waitAfter = (tries: number): number | null => WAITS[tries - 1] ?? null
