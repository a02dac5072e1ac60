import type { OpenKeyState } from '@domain/statuses/open-data'
import type { Work } from '../../http/context'
import { isActiveUser } from '../identity/service'
import { usersOf } from '../membership/service'
import type { KeyRow } from './repo/keys'

/** Whether a user is the master of a customer number now, and may use the app. */
export const isMasterNow = async (work: Work, bp: string, userId: string): Promise<boolean> =>
  (await usersOf(work, bp)).some((user) => user.isMaster && user.userId === userId) &&
  (await isActiveUser(work, userId))

/** How keys of one customer number stand now: each is as good as the rights of the master that made it. */
export async function standings(work: Work, keys: readonly KeyRow[]): Promise<OpenKeyState[]> {
  const makers = new Map<string, boolean>()
  for (const { bp, madeBy } of keys) if (!makers.has(madeBy)) makers.set(madeBy, await isMasterNow(work, bp, madeBy))
  return keys.map(({ revokedAt, endedAt, madeBy }) => {
    if (revokedAt !== null) return 'REVOKED'
    return endedAt !== null || makers.get(madeBy) !== true ? 'ENDED' : 'LIVE'
  })
}

export const standingOf = async (work: Work, key: KeyRow): Promise<OpenKeyState> =>
  (await standings(work, [key]))[0] ?? 'ENDED'
