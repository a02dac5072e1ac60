import { addDays, dateAt, dateOf, diffDays, startOf, toMillis } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import type { LotteryState } from '@domain/statuses/lottery'

/** The fields of a campaign that the rules need. Instants, and the last day to claim. */
export interface Times {
  state: LotteryState
  startAt: string
  endAt: string
  claimUntil: string
  /** The last day with its seed in the open, counted from the day of the start as 1. */
  openedDay: number
}

export type Step = 'START' | 'OPEN_DAY' | 'END' | 'SETTLE'

/** Which day of a campaign a date is: 1 on the day of its start. */
export const dayOf = ({ startAt }: Pick<Times, 'startAt'>, date: string): number => diffDays(dateOf(startAt), date) + 1

/** Days with a seed: from the day of the start to that of the last moment. */
export const daysOf = ({ startAt, endAt }: Pick<Times, 'startAt' | 'endAt'>): number =>
  dayOf({ startAt }, dateAt(toMillis(endAt) - 1))

/** When the next step is due (E 3.8), in ms; null: none is. A day opens at midnight; one at or past the end opens no more. */
export function dueAt({ state, startAt, endAt, claimUntil, openedDay }: Times): number | null {
  if (state === 'scheduled') return toMillis(startAt)
  if (state === 'running' || state === 'paused')
    return Math.min(startOf(addDays(dateOf(startAt), openedDay)), toMillis(endAt))
  return state === 'ended' ? startOf(addDays(claimUntil, 1)) : null
}

export function dueStep(times: Times, nowMs: number): Step | null {
  const at = dueAt(times)
  if (at === null || nowMs < at) return null
  if (times.state === 'scheduled') return 'START'
  if (times.state === 'ended') return 'SETTLE'
  return nowMs >= toMillis(times.endAt) ? 'END' : 'OPEN_DAY'
}

/** E-L-05: before the start E5001, after the end E5002, in a pause E5003. */
export function drawProblem({ state }: Pick<Times, 'state'>): ErrorCode | null {
  if (state === 'scheduled') return 'E5001'
  if (state === 'paused') return 'E5003'
  return state === 'running' ? null : 'E5002'
}

/** A chance is drawn on the day after it was given at the earliest: none is given on the last day. */
export const givesChances = (times: Times, nowMs: number): boolean =>
  (times.state === 'running' || times.state === 'paused') && dayOf(times, dateAt(nowMs)) < daysOf(times)
