import type { GuestLinkState } from '@domain/statuses/guest-link'
import type { Work } from '../../http/context'
import { isActiveUser } from '../identity/service'
import { usersOf } from '../membership/service'
import type { LinkRow } from './repo'
import { stateOf } from './rules/validity'

/** Whether a user is the master of a customer number now, and may use the app. */
export const isMasterNow = async (work: Work, bp: string, userId: string): Promise<boolean> =>
  (await usersOf(work, bp)).some((user) => user.isMaster && user.userId === userId) &&
  (await isActiveUser(work, userId))

const millis = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** How links of one customer number stand now: each is as good as the rights of who made it. */
export async function standings(work: Work, links: readonly LinkRow[]): Promise<GuestLinkState[]> {
  const makers = new Map<string, boolean>()
  for (const { bp, madeBy } of links) {
    if (!makers.has(madeBy)) makers.set(madeBy, await isMasterNow(work, bp, madeBy))
  }
  return links.map((link) =>
    stateOf(
      {
        expireAt: Date.parse(link.expireAt),
        revokedAt: millis(link.revokedAt),
        endedAt: millis(link.endedAt),
        lockedUntil: millis(link.lockedUntil),
        hasMaker: makers.get(link.madeBy) === true,
      },
      work.clock.now(),
    ),
  )
}

export const standingOf = async (work: Work, link: LinkRow): Promise<GuestLinkState> =>
  (await standings(work, [link]))[0] ?? 'ENDED'
