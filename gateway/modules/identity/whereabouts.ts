import type { Work } from '../../http/context'
import * as repo from './repo'
import type { Place } from './places'

/** The session is at another customer number of its tenant from now on (call 62). */
export const moveSession = (
  work: Work,
  sessionId: string,
  { bp, companyCode }: Pick<Place, 'bp' | 'companyCode'>,
): Promise<void> => repo.updateSession(work.db, sessionId, { bp, companyCode })

/** The user's live sessions in this tenant that are at none of the user's customer numbers go to this one (BD-11). */
export const placeSessions = (
  work: Work,
  userId: string,
  place: { tenantId: string; companyCode: string; bp: string },
  held: readonly string[],
): Promise<void> => repo.placeSessions(work.db, userId, place, held)
