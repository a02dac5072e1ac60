import type { OpenKeyState } from '@domain/statuses/open-data'
import type { Work } from '../../http/context'
import { isMasterNow } from '../membership/service'
import type { KeyRow } from './repo/keys'

/** States of the keys of one customer number: each has the present rights of the master that made it. */
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
