import { isFull, leftOf } from '@domain/balance'
import { addVolume, compareVolume, subtractVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { changeActivity, lockActivity, type Activity } from './repo/activities'
import type { Apply } from './repo/applies'
import { activityMachine } from './states'

/** S-04: a place of a locked activity is taken; 42503 where it does not fit in. */
export async function take(work: Work, activity: Activity, daily: string): Promise<void> {
  const { targetVolume, appliedVolume, minDailyVolume } = activity
  if (compareVolume(daily, leftOf(targetVolume, appliedVolume)) > 0) throw new Refusal('42503')
  const applied = addVolume(appliedVolume, daily)
  if (isFull(targetVolume, applied, minDailyVolume))
    await transition(work, activityMachine, activity, 'FILL_UP', { set: { appliedVolume: applied } })
  else await changeActivity(work.db, activity, { appliedVolume: applied, updatedAt: work.clock.iso() })
}

/** The place of a sign-up that ended before it began is free again, and sign-up goes on where it was full (3.10). */
export async function release(work: Work, { companyCode, activityId, dailyVolume }: Apply): Promise<void> {
  const activity = await lockActivity(work.db, { companyCode, activityId })
  if (!activity) return
  const applied = subtractVolume(activity.appliedVolume, dailyVolume)
  if (activity.status === 'FULL' && !isFull(activity.targetVolume, applied, activity.minDailyVolume))
    await transition(work, activityMachine, activity, 'FREE', { set: { appliedVolume: applied } })
  else await changeActivity(work.db, activity, { appliedVolume: applied, updatedAt: work.clock.iso() })
}
