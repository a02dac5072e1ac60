import { toMillis } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { isStoppedForDebt } from '../billing/service'
import { anyOpenedBetween, type Activity } from './repo/activities'
import { lastWeak, type Apply } from './repo/applies'

/** What keeps a whole customer from signing up. */
export type Bar = '42503' | '42504' | '42509' | '42510'

/** What keeps every group of the customer from signing up now; null: nothing (S-04, S-07, K-02). */
export async function applyBar(work: Work, session: BoundSession, activity: Activity): Promise<Bar | null> {
  if (activity.status === 'FULL') return '42503'
  const now = work.clock.now()
  const isOpen = now >= toMillis(activity.signupStart) && now < toMillis(activity.signupEnd)
  if (activity.status !== 'SIGNUP' || !isOpen) return '42509'
  if (await isExcluded(work, session, activity)) return '42504'
  return (await isStoppedForDebt(work, session)) ? '42510' : null
}

/** S-07: a participation that ended for want of responses bars the first activity with a sign-up that opens after that, and no other. */
async function isExcluded(work: Work, session: BoundSession, { companyCode, signupStart }: Activity): Promise<boolean> {
  const weakAt = (await lastWeak(work.db, session))?.weakAt ?? null
  if (weakAt === null || toMillis(signupStart) <= toMillis(weakAt)) return false
  return !(await anyOpenedBetween(work.db, companyCode, { after: weakAt, before: signupStart }))
}

/** S-10. */
export const withdrawable = (work: Work, { status, signupEnd }: Apply): boolean =>
  (status === 'SUBMITTED' || status === 'PASSED') && work.clock.now() < toMillis(signupEnd)
