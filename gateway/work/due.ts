import { DAY } from '@domain/date'
import { isoOf } from '../ports/clock'
import type { Sweep } from './kinds'

/** Days that a gateway catches up after a long sleep; earlier ones are not run any more. */
const mostDaysCaughtUp = 400

/** When a sweep is due after its last due time, up to now, in order. Interval sweeps are due once however long ago; daily ones once a missed day. */
export function dueTimes({ schedule }: Pick<Sweep, 'schedule'>, last: number | null, now: number): number[] {
  if ('everySeconds' in schedule) return last === null || now - last >= schedule.everySeconds * 1000 ? [now] : []
  const [hour = 0, minute = 0] = schedule.dailyAt.split(':').map(Number)
  const first = last ?? now - DAY
  const today = Date.parse(`${isoOf(now).slice(0, 10)}T00:00:00+08:00`)
  const days = Math.min(mostDaysCaughtUp, Math.ceil((now - first) / DAY) + 1)
  const times: number[] = []
  for (let back = days; back >= 0; back--) {
    const at = today - back * DAY + (hour * 60 + minute) * 60_000
    if (at > first && at <= now) times.push(at)
  }
  return times
}
