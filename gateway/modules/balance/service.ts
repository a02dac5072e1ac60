/* What other modules may ask of resource balance. Everything runs in the caller's transaction. */
import type { Work } from '../../http/context'
import * as days from './repo/days'

export { acceptedDays } from './exempt'

/** S-09: gas days on which a group responded: no deviation of these days counts. */
export const respondedDays = async (
  work: Pick<Work, 'db'>,
  group: { bp: string; groupId: string },
  span: { from: string; to: string },
): Promise<Set<string>> => new Set(await days.respondedDays(work.db, group, span))
