import { DAY, MINUTE, clockAt, dateAt, toMillis } from '@domain/date'

/** Hours without messages outside the app; `start` and `end` as HH:mm, over midnight where `end` is the smaller one. */
export interface Quiet {
  enabled: boolean
  start: string
  end: string
}

export const USUAL_QUIET: Quiet = { enabled: true, start: '22:00', end: '08:00' }
/** Messages of one night leave within so many seconds after it, not all in one. */
const SPREAD = 300

const at = (day: string, clock: string): number => toMillis(`${day}T${clock}:00+08:00`)

/** The end of the quiet hours in which `now` lies, in milliseconds; null: it is in none (E-X-04). */
export function quietEnd({ enabled, start, end }: Quiet, now: number): number | null {
  if (!enabled || start === end) return null
  const clock = clockAt(now).slice(0, 5)
  const today = dateAt(now)
  const isOver = start > end
  const isIn = isOver ? clock >= start || clock < end : clock >= start && clock < end
  if (!isIn) return null
  const ends = at(today, end)
  return ends > now ? ends : ends + DAY
}

/** A number of seconds below SPREAD that is always the same for a key. */
export function spreadOf(key: string): number {
  let sum = 0
  for (const character of key) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum % SPREAD
}

const DIGEST = '10:00'

/** When messages that can wait are sent together: the next ten o'clock. */
export function digestAt(now: number): number {
  const today = at(dateAt(now), DIGEST)
  return today > now ? today : today + DAY
}

/** Minutes until an attempt that failed is made again; null after the last one (3.12). */
export function nextTry(attempts: number, now: number): number | null {
  const minutes = [1, 5, 30][attempts - 1]
  return minutes === undefined ? null : now + minutes * MINUTE
}
