import { addDays, diffDays } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import type { HazardLevel, HazardProposal, HazardStatus } from '@domain/statuses/inspection'

/** Calendar days from the notice to the end of the last one, by level (IN-04). */
const TERM: Readonly<Record<HazardLevel, number>> = { '1': 3, '2': 7, '3': 30 }
/** The one new term after a failed re-inspection, days by level (D 3.3). */
const NEW_TERM: Readonly<Record<HazardLevel, number>> = { '1': 3, '2': 7, '3': 15 }
/** IN-09: days that an extension may add at most; none for level 1. */
const LONGEST_EXTENSION: Readonly<Record<HazardLevel, number>> = { '1': 0, '2': 7, '3': 15 }
/** IN-09: an extension without a decision holds the deadline for so long, in days. */
const HELD = 2
/** IN-11: a hazard of level 3 is proposed for level 2 when it is so many days late. */
const UPGRADE_AFTER = 7
/** IN-11, IN-04: what an upgraded hazard gets, in days. */
export const UPGRADED_TERM = TERM['2']
/** A proposal that was refused is made again so many days later, where the reason still exists. */
export const PROPOSED_AGAIN = 7
/** IN-11: hours from the notice of a stop to the stop. */
export const STOP_HOURS = 48
/** IN-07: days after which an unsigned notice counts as received. */
export const RECEIVED_AFTER = 3
/** IN-11: days before the deadline on which its customer is reminded. */
export const REMINDED = [3, 1, 0] as const

/** States in which the work is the customer's: only there a hazard becomes late (D 2.4). */
export const isWaiting = (status: HazardStatus): boolean =>
  status === 'TO_CONFIRM' || status === 'RECTIFYING' || status === 'FAILED'

/** Last day of a new hazard: the checklist may be stricter than its level, never milder (IN-04). */
export const dueDateOf = (level: HazardLevel, days: number, noticedOn: string): string =>
  addDays(noticedOn, Math.min(days, TERM[level]))

interface Deadline {
  status: HazardStatus
  dueDate: string
  extendStatus: 'NONE' | 'PENDING' | 'AGREED' | 'REFUSED'
}

/** Days that a hazard is late, 0 while it is not (D 2.4, IN-09). */
export function daysLate({ status, dueDate, extendStatus }: Deadline, today: string): number {
  if (!isWaiting(status)) return 0
  const late = diffDays(dueDate, today)
  return late > (extendStatus === 'PENDING' ? HELD : 0) ? late : 0
}

/** Days until the deadline, negative when it has passed. */
export const daysLeft = ({ dueDate }: Pick<Deadline, 'dueDate'>, today: string): number => diffDays(today, dueDate)

/** Deadline after a failed re-inspection: one new term, then none (D 3.3): today is the last day, and IN-11 goes on. */
export const dueAfterFail = (level: HazardLevel, termsGiven: number, today: string): string =>
  termsGiven === 0 ? addDays(today, NEW_TERM[level]) : today

/** IN-04, IN-05: gas is shut on site for a hazard of level 1; never for a customer that must not be stopped. */
export const stopsOnSite = (
  level: HazardLevel,
  { stopsGas }: { stopsGas: boolean },
  { stopExempt }: { stopExempt: boolean },
): boolean => level === '1' && stopsGas && !stopExempt

/** IN-09: why an extension cannot be asked for. */
export function extensionProblem(
  hazard: Deadline & { level: HazardLevel },
  days: number,
  today: string,
): ErrorCode | null {
  if (hazard.level === '1') return '44309'
  if (hazard.extendStatus !== 'NONE') return '44313'
  if (days > LONGEST_EXTENSION[hazard.level]) return '44314'
  return !isWaiting(hazard.status) || today > hazard.dueDate ? '2904' : null
}

/** Days that may be asked for: 0 where none. */
export const longestExtension = (level: HazardLevel): number => LONGEST_EXTENSION[level]

/** IN-08: what is wrong with photos of the fixed place; `takenAt` is null for a photo without a time. */
export const photoProblem = (takenAt: readonly (string | null)[], noticedAt: string): ErrorCode | null =>
  takenAt.some((at) => at !== null && Date.parse(at) < Date.parse(noticedAt)) ? '44308' : null

/** D 3.3: level 3 without a stop of gas may be closed by its photos; everything else is visited. */
export const closesByPhotos = ({ level, gasStopped }: { level: HazardLevel; gasStopped: boolean }): boolean =>
  level === '3' && !gasStopped

interface Late extends Deadline {
  level: HazardLevel
  responsible: 'CUSTOMER' | 'COMPANY'
  gasStopped: boolean
  stopPlannedAt: string | null
  proposal: HazardProposal | null
  /** First day on which it may be proposed again. */
  proposeFrom: string | null
}

/**
 * IN-11: what the desk is asked about a late hazard, or null. Nothing is upgraded or stopped by the clock, and a stop is never proposed
 * for a customer that must not be stopped.
 */
export function proposalFor(
  hazard: Late,
  { stopExempt }: { stopExempt: boolean },
  today: string,
): HazardProposal | null {
  const late = daysLate(hazard, today)
  if (late === 0 || hazard.proposal !== null || hazard.responsible === 'COMPANY') return null
  if (hazard.proposeFrom !== null && today < hazard.proposeFrom) return null
  if (hazard.level === '3') return late >= UPGRADE_AFTER ? 'UPGRADE' : null
  return stopExempt || hazard.gasStopped || hazard.stopPlannedAt !== null ? null : 'STOP'
}

/** Whether a stop hangs over the hazard that its customer may still object to, once. */
export const isAppealable = (hazard: {
  status: HazardStatus
  appealedAt: string | null
  gasStopped: boolean
  proposal: HazardProposal | null
  stopPlannedAt: string | null
}): boolean =>
  hazard.appealedAt === null &&
  isWaiting(hazard.status) &&
  !hazard.gasStopped &&
  (hazard.proposal === 'STOP' || hazard.stopPlannedAt !== null)
