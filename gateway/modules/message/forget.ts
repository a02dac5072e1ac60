import type { Work } from '../../http/context'
import { dropCredits } from './repo/reception'
import { dropConfigs } from './repo/remind'

/** CX-05: a deleted user is reminded of nothing: the people named for it, and what WeChat knows the user by, are deleted. */
export async function forgetUser(
  work: Work,
  { userId, bps }: { userId: string; bps: readonly string[] },
): Promise<void> {
  await dropConfigs(work.db, userId, bps)
  await dropCredits(work.db, userId)
}
