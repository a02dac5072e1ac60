import { DAY, HOUR, toInstant, toMillis } from '@domain/date'
import type { ErrorCode } from '@domain/errors'

/** The fields of an activity that the rules need. Instants; seats are people. */
export interface Seats {
  startAt: string
  endAt: string
  signUpStartAt: string | null
  signUpEndAt: string | null
  quota: number | null
  quotaUsed: number | null
  /** Sign-ups that one customer may hold. */
  perBpLimit: number
}

/** People that still find a seat; 0 without a sign-up. */
export const seatsLeft = ({ quota, quotaUsed }: Pick<Seats, 'quota' | 'quotaUsed'>): number =>
  Math.max(0, (quota ?? 0) - (quotaUsed ?? 0))

/**
 * E-M-20: E1025 for a second sign-up of the user, E1021 before the window (and without one), E1022 from its last moment on, E1024 where
 * the customer holds its limit, E1023 where the seats do not suffice and the user does not want to wait for one.
 */
export function signUpProblem(
  activity: Seats,
  asked: { attendees: number; waits: boolean },
  held: { byUser: number; byCustomer: number },
  nowMs: number,
): ErrorCode | null {
  const { signUpStartAt, signUpEndAt, quota } = activity
  if (held.byUser > 0) return 'E1025'
  if (signUpStartAt === null || signUpEndAt === null || quota === null) return 'E1021'
  if (nowMs < toMillis(signUpStartAt)) return 'E1021'
  if (nowMs >= toMillis(signUpEndAt)) return 'E1022'
  if (held.byCustomer >= activity.perBpLimit) return 'E1024'
  if (asked.attendees > quota) return 'E1023'
  return asked.attendees > seatsLeft(activity) && !asked.waits ? 'E1023' : null
}

/** E-M-20: nothing is given back once the sign-up has ended (E1026). */
export const cancelProblem = ({ signUpEndAt }: Pick<Seats, 'signUpEndAt'>, nowMs: number): ErrorCode | null =>
  signUpEndAt === null || nowMs >= toMillis(signUpEndAt) ? 'E1026' : null

/**
 * Those of the queue that get a seat when there is room for `left` people: each in turn that fits. A group that is too large keeps its
 * place and blocks none behind it, so no seat stays empty while a smaller group fits.
 */
export function movedUp<T extends { attendees: number }>(left: number, line: readonly T[]): T[] {
  let free = left
  return line.filter(({ attendees }) => {
    if (attendees > free) return false
    free -= attendees
    return true
  })
}

/** Hours before the start at which the signed are reminded (E-M-21). */
const REMINDERS = [24, 1]

/** The next reminder after `nowMs`; null when none is left. */
export function nextReminder(startAt: string, nowMs: number): string | null {
  const next = REMINDERS.map((hours) => toMillis(startAt) - hours * HOUR).find((moment) => moment > nowMs)
  return next === undefined ? null : toInstant(next)
}

/** A day after the end (E 3.3). */
export const absentFrom = ({ endAt }: Pick<Seats, 'endAt'>): string => toInstant(toMillis(endAt) + DAY)

/** Hours before the start from which people are let in. */
const LET_IN = 2

/** Seats are taken from two hours before the start until a day after the end (E1029). */
export const checkInProblem = (activity: Pick<Seats, 'startAt' | 'endAt'>, nowMs: number): ErrorCode | null =>
  nowMs < toMillis(activity.startAt) - LET_IN * HOUR || nowMs >= toMillis(absentFrom(activity)) ? 'E1029' : null

/** The field of an activity that is invalid, or null: times in order, no fewer seats than are taken. */
export function savedProblem(given: Omit<Seats, 'quotaUsed'>, used: number): keyof Seats | null {
  const { startAt, endAt, signUpStartAt, signUpEndAt, quota } = given
  const at = toMillis
  if (at(endAt) <= at(startAt)) return 'endAt'
  const known = [signUpStartAt, signUpEndAt, quota].filter((one) => one !== null).length
  if (known === 0) return used > 0 ? 'quota' : null
  if (quota === null) return 'quota'
  if (signUpStartAt === null) return 'signUpStartAt'
  if (signUpEndAt === null || at(signUpEndAt) <= at(signUpStartAt) || at(signUpEndAt) > at(endAt)) return 'signUpEndAt'
  return quota < used ? 'quota' : null
}
