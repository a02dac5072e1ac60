import type { GuestLinkState } from '@domain/statuses/guest-link'
import type { Work } from '../../http/context'
import { isMasterNow } from '../membership/service'
import type { LinkRow } from './repo'
import { stateOf } from './rules/validity'

const millis = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** States of the links of one customer number: each has the present rights of its author. */
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
