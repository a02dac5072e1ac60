import type { Work } from '../../http/context'
import * as repo from './repo'
import { indexOf, seal, unseal } from '../../secret'

/* What the binding area needs of users, sessions and certifications. */

export const sealPhone = (work: Work, phone: string): string => seal(work, phone)
export const openPhone = (work: Work, sealed: string | null): string => (sealed === null ? '' : unseal(work, sealed))

/** Serialises what one user does at two places at once. */
export const lockUser = async (work: Work, userId: string): Promise<void> => void (await repo.lockUser(work.db, userId))

/** As {@link lockUser}; whether he may use the app: neither frozen, nor about to leave (CX-03), nor gone. */
export const lockActiveUser = async (work: Work, userId: string): Promise<boolean> =>
  (await repo.lockUser(work.db, userId)).status === '1'

/** The user of a phone who may use the app; undefined also when he is frozen or about to leave (CX-03). */
export async function activeUserOfPhone(work: Work, phone: string): Promise<string | undefined> {
  const user = await repo.userByPhone(work.db, indexOf(work, phone))
  return user?.status === '1' ? user.userId : undefined
}

/** The user's live sessions in this company's tenant that stand at no customer number of his go to this one (BD-11). */
export const placeSessions = (work: Work, userId: string, bp: string, companyCode: string): Promise<void> =>
  repo.placeSessions(work.db, userId, bp, companyCode)

/** When each user was last here; users never seen are left out. */
export const lastSeenOf = (work: Work, userIds: readonly string[]): Promise<Map<string, string>> =>
  repo.lastSeenOf(work.db, userIds)

/** Whether this user's own certification of the legal entity has passed and still holds (BD-05 b, BD-21). */
export async function isCertified(
  work: Work,
  userId: string,
  customer: { companyCode: string; uscc: string | null },
): Promise<boolean> {
  if (customer.uscc === null) return false
  const cert = await repo.passedCert(work.db, userId, customer.companyCode, customer.uscc)
  return cert !== undefined && cert.validTo >= work.clock.today()
}

/** Last day of the certification that speaks for a legal entity; null without a passed one. */
export async function certificationEnd(work: Work, companyCode: string, uscc: string): Promise<string | null> {
  const cert = await repo.certOfEntity(work.db, companyCode, uscc)
  return cert?.status === '20' || cert?.status === '40' ? cert.validTo : null
}
