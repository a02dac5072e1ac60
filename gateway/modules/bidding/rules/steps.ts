import { MINUTE, toInstant, toMillis } from '@domain/date'
import type { NgActivityState } from '@domain/statuses/bidding'
import type { Activity } from '../types'

/** What the clock does to an activity (B 3.7). CLEAR: the bids are put in their order. OFFER: what became free goes to candidates. */
export type Step = 'ENROL' | 'OPEN' | 'CLOSE' | 'CLEAR' | 'PUBLISH' | 'OFFER'

/**
 * Minutes after the close at which it is cleared: a payment that succeeded before the close may be reported until its order has expired
 * (N-07), which takes 15.
 */
const CLEAR_AFTER = 20

type Timed = Pick<
  Activity,
  'state' | 'signupStart' | 'openAt' | 'closeAt' | 'publishAt' | 'clearedAt' | 'nextAt' | 'confirmDeadline'
>

/** ms of the moment of the next step that the clock takes; null where none is left. OFFER goes by `nextAt`. */
export function dueAt(activity: Timed): number | null {
  const { state, clearedAt, closeAt, publishAt } = activity
  const clearing = clearedAt === null ? toMillis(closeAt) + CLEAR_AFTER * MINUTE : toMillis(publishAt)
  const moments: Readonly<Record<NgActivityState, number | null>> = {
    NOT_STARTED: toMillis(activity.signupStart),
    SIGNUP: toMillis(activity.openAt),
    OPEN: toMillis(closeAt),
    CLEARING: clearing,
    PUBLISHED: activity.nextAt === null ? null : toMillis(activity.nextAt),
    FINISHED: null,
    CANCELLED: null,
    FAILED: null,
  }
  return moments[state]
}

const steps: Readonly<Partial<Record<NgActivityState, Step>>> = {
  NOT_STARTED: 'ENROL',
  SIGNUP: 'OPEN',
  OPEN: 'CLOSE',
  PUBLISHED: 'OFFER',
}

/** The step that is due now (ms); null where none is. The moment itself belongs to what follows it. */
export function dueStep(activity: Timed, now: number): Step | null {
  const at = dueAt(activity)
  if (at === null || now < at) return null
  if (activity.state === 'CLEARING') return activity.clearedAt === null ? 'CLEAR' : 'PUBLISH'
  return steps[activity.state] ?? null
}

/** What is waited for next, as the countdown says it; null where nothing is. */
export function nextMoment(
  activity: Timed & Pick<Activity, 'signupEnd'>,
  now: number,
): { text: string; at: string } | null {
  const { state } = activity
  if (state === 'NOT_STARTED') return { text: '距报名开始', at: activity.signupStart }
  if (state === 'SIGNUP')
    return now < toMillis(activity.signupEnd) && toMillis(activity.signupEnd) <= toMillis(activity.openAt)
      ? { text: '距报名截止', at: activity.signupEnd }
      : { text: '距竞购开始', at: activity.openAt }
  if (state === 'OPEN') return { text: '距竞购截止', at: activity.closeAt }
  if (state === 'CLEARING') return { text: '距结果公布', at: activity.publishAt }
  return state === 'PUBLISHED' ? { text: '距确认截止', at: activity.confirmDeadline } : null
}

/** Minutes by which results may be late without a later end of their confirmation. */
const PUNCTUAL = 10

/** N-12: until when a win is confirmed. A customer that learns of it late has as long as was announced. `from`: when it was to be said. */
export function confirmUntil(from: string, confirmDeadline: string, now: number): string {
  const late = now - toMillis(from)
  return late <= PUNCTUAL * MINUTE ? confirmDeadline : toInstant(toMillis(confirmDeadline) + late)
}

/** N-01. */
export const isSignupOpen = (
  { state, signupStart, signupEnd }: Pick<Activity, 'state' | 'signupStart' | 'signupEnd'>,
  now: number,
) =>
  (state === 'SIGNUP' || state === 'OPEN' || state === 'NOT_STARTED') &&
  toMillis(signupStart) <= now &&
  now < toMillis(signupEnd)

/** N-07: the clock decides, not the state that it has brought about so far. */
export const isOpen = (
  { state, openAt, closeAt }: Pick<Activity, 'state' | 'openAt' | 'closeAt'>,
  now: number,
): boolean => (state === 'SIGNUP' || state === 'OPEN') && toMillis(openAt) <= now && now < toMillis(closeAt)
