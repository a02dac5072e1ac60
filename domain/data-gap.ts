import type { GapReason } from './statuses/names'

/** What is known while a remote meter lacks the register of the newest closed gas day. */
export interface GapFacts {
  /** All registers that lack have come, and are in doubt at the desk (AE-07, AE-08). */
  isInDoubt: boolean
  /** Staff found the meter faulty. */
  isFaulty: boolean
  /** Some remote meter of the same gas company delivered that day. */
  isAnyHeard: boolean
  /** Remote meters of the gas company, this one among them; counted up to {@link SOME_METERS}. */
  remoteMeters: number
}

/** Remote meters that must all be silent before the head-end is named. */
export const SOME_METERS = 3

/**
 * Y-32: why data are missing, from facts only. A meter that is silent among others that report is silent itself; all silent at once
 * points to the head-end; a company with one or two meters proves neither.
 */
export function gapReason({ isInDoubt, isFaulty, isAnyHeard, remoteMeters }: GapFacts): GapReason {
  if (isInDoubt) return 'IN_DOUBT'
  if (isFaulty) return 'MAINTENANCE'
  if (isAnyHeard) return 'METER_SILENT'
  return remoteMeters >= SOME_METERS ? 'HEAD_END' : 'UNKNOWN'
}

/** The next collection comes by itself; staff decide when a doubt or a fault ends. */
export const isCollectedAgain = (reason: GapReason): boolean => reason !== 'IN_DOUBT' && reason !== 'MAINTENANCE'
