import { isoOf } from '../ports/clock'
import type { Job } from './job'

const dayMs = 86_400_000
/** A gateway that slept longer than this starts its daily jobs anew instead of running every missed day. */
const mostDaysCaughtUp = 400

/** When a job is due between its last run and now. Interval jobs run once however long ago; daily ones once per missed day. */
export function dueTimes(job: Job, ranUntil: number | null, now: number): number[] {
  const { schedule } = job
  if ('everySeconds' in schedule)
    return ranUntil === null || now - ranUntil >= schedule.everySeconds * 1000 ? [now] : []
  const [hour = 0, minute = 0] = schedule.dailyAt.split(':').map(Number)
  const first = ranUntil ?? now - dayMs
  const times: number[] = []
  const today = Date.parse(`${isoOf(now).slice(0, 10)}T00:00:00+08:00`)
  const days = Math.min(mostDaysCaughtUp, Math.ceil((now - first) / dayMs) + 1)
  for (let back = days; back >= 0; back--) {
    const at = today - back * dayMs + (hour * 60 + minute) * 60_000
    if (at > first && at <= now) times.push(at)
  }
  return times
}
