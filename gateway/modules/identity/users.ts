import type { Work } from '../../http/context'
import { indexOf, seal, unseal } from '../../secret'
import * as repo from './repo'

/* Users, for other modules. */

export interface UserView {
  userId: string
  /** Phone, unmasked: mask it before it leaves. */
  phone: string
  nickname: string
  /** Employee number of staff. */
  empNo: string | null
}

/** Users by id, for names and phones on rows of other modules; unknown ids are left out. */
export async function usersById(work: Work, userIds: readonly string[]): Promise<Map<string, UserView>> {
  const rows = await repo.usersById(work.db, [...new Set(userIds)])
  return new Map(
    rows.map(({ userId, phoneEnc, nickname, empNo }) => [
      userId,
      { userId, phone: unseal(work, phoneEnc), nickname, empNo },
    ]),
  )
}

/** A phone as other tables keep it. */
export const sealPhone = (work: Work, phone: string): string => seal(work, phone)
/** A kept phone, unmasked; '' for none. */
export const openPhone = (work: Work, sealed: string | null): string => (sealed === null ? '' : unseal(work, sealed))

/** A user, locked against a second change at the same time. */
export const lockUser = (work: Work, userId: string): Promise<repo.UserRow> => repo.lockUser(work.db, userId)

/** As {@link lockUser}; whether the user may use the app: neither frozen, nor in cancellation (CX-03), nor deleted. */
export const lockActiveUser = async (work: Work, userId: string): Promise<boolean> =>
  (await repo.lockUser(work.db, userId)).status === '1'

/** The live user with this employee number, locked (LG-16). */
export async function lockEmployee(work: Work, empNo: string): Promise<repo.UserRow | undefined> {
  const user = await repo.userByEmpNo(work.db, empNo)
  return user && repo.lockUser(work.db, user.userId)
}

/** The active user of a phone; undefined also where that user is frozen or in cancellation (CX-03). */
export async function activeUserOfPhone(work: Work, phone: string): Promise<string | undefined> {
  const user = await repo.userByPhone(work.db, indexOf(work, phone))
  return user?.status === '1' ? user.userId : undefined
}

/** Whether a user may use the app: neither frozen, nor about to leave (CX-03), nor gone. */
export const isActiveUser = async (work: Work, userId: string): Promise<boolean> =>
  (await repo.usersById(work.db, [userId]))[0]?.status === '1'

/** When each user was last here; users never seen are left out. */
export const lastSeenOf = (work: Work, userIds: readonly string[]): Promise<Map<string, string>> =>
  repo.lastSeenOf(work.db, userIds)

/** Remembers that the user has seen a guide; true the first time (call 23 getGuideMapFlag). */
export const markGuideSeen = (work: Work, userId: string, version: string): Promise<boolean> =>
  repo.markGuide(work.db, userId, version)
