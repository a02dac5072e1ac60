import type { GuestLinkState } from '@domain/statuses/guest-link'

/** What decides whether a link opens anything: moments in milliseconds. */
export interface LinkFacts {
  expireAt: number
  revokedAt: number | null
  endedAt: number | null
  lockedUntil: number | null
  /** Its author is the master of the customer number at this moment, and may use the app. */
  hasMaker: boolean
}

interface Row {
  state: GuestLinkState
  when(facts: LinkFacts, now: number): boolean
}

/** The first row that holds says the state of a link; none: it is live. */
const VALIDITY: readonly Row[] = [
  { state: 'REVOKED', when: ({ revokedAt }) => revokedAt !== null },
  { state: 'ENDED', when: ({ endedAt, hasMaker }) => endedAt !== null || !hasMaker },
  { state: 'EXPIRED', when: ({ expireAt }, now) => expireAt <= now },
  { state: 'LOCKED', when: ({ lockedUntil }, now) => lockedUntil !== null && lockedUntil > now },
]

export const stateOf = (facts: LinkFacts, now: number): GuestLinkState =>
  VALIDITY.find(({ when }) => when(facts, now))?.state ?? 'LIVE'

/** The link opens nothing any more. A locked one only accepts no code: open sessions stay. */
export const isDead = (state: GuestLinkState): boolean => state !== 'LIVE' && state !== 'LOCKED'
