import { addDays, toMillis } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../http/context'
import type { Activity } from './repo/activities'

/** Gas days before a sign-up among which ten are looked for (S-02). */
const LOOKED_BACK = 60

/** The days of a baseline: up to the last one that was closed when the sign-up opened. */
export function baselineSpan(
  work: Pick<Work, 'clock'>,
  { signupStart }: Pick<Activity, 'signupStart'>,
): { from: string; to: string } {
  const to = lastClosedGasDay(Math.min(toMillis(signupStart), work.clock.now()))
  return { from: addDays(to, 1 - LOOKED_BACK), to }
}
