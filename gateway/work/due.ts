import { DAY, HOUR, MINUTE } from '@domain/date'
import type { Sweep } from './kinds'

/** Days that a gateway catches up after a long sleep; earlier ones are not run any more. */
const mostDaysCaughtUp = 400

/** ms by which the days of Asia/Shanghai begin before those of UTC. */
const OFFSET = 8 * HOUR

/** When a sweep is due after its last due time, up to now, in order. Interval sweeps are due once however long ago; daily ones once a missed day. */
export function dueTimes({ schedule }: Pick<Sweep, 'schedule'>, last: number | null, now: number): number[] {
  if ('everySeconds' in schedule) return last === null || now - last >= schedule.everySeconds * 1000 ? [now] : []
  // Numbers only: each look asks this of every sweep, and most often nothing is due.
  const time = Number(schedule.dailyAt.slice(0, 2)) * HOUR + Number(schedule.dailyAt.slice(3)) * MINUTE - OFFSET
  const first = last ?? now - DAY
  const newest = Math.floor((now - time) / DAY) * DAY + time
  const times: number[] = []
  for (let at = newest; at > first && times.length < mostDaysCaughtUp; at -= DAY) times.push(at)
  return times.reverse()
}
