import { utf8 } from '../random'
import { fromHex, hex, hmacOf, sha256Bytes } from './sha256'

/*
 * A draw that can be computed again by all participants (N-13, E-L-06). Two values decide it. The seed: 32 secret bytes; their
 * fingerprint is published before the first entry. The beacon: a value of the day of the draw, which is unknown while entries are
 * taken, also to the owner of the seed. What is scored is `{activityId}:{drawNo}:{candidate}` and nothing that a client sends. A score
 * depends on no other entry, so that another entry more or less changes no other score.
 */

export interface Draw {
  activityId: string
  /** Which draw of the activity, from 1 on. */
  drawNo: number
  /** 32 bytes, hex. */
  seed: string
  /** The value of the day of the draw, hex. */
  beacon: string
}

/** SHA-256 of the seed's bytes, hex: published before the draw. */
export const fingerprintOf = (seed: string): string => hex(sha256Bytes(fromHex(seed)))

/** The score of candidates of one draw, 64 hex digits each: HMAC-SHA256 under HMAC-SHA256(seed, beacon). */
export function scoresOf({ activityId, drawNo, seed, beacon }: Draw): (candidate: string) => string {
  const score = hmacOf(hmacOf(fromHex(seed))(fromHex(beacon)))
  return (candidate) => hex(score(utf8(`${activityId}:${drawNo}:${candidate}`)))
}

export interface Ranked {
  candidate: string
  score: string
}

/** All candidates by their score, the lowest first; each is named once (RangeError). The first ones win. */
export function ranked(draw: Draw, candidates: readonly string[]): Ranked[] {
  if (new Set(candidates).size !== candidates.length) throw new RangeError('a candidate stands twice')
  const score = scoresOf(draw)
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => (a.score < b.score ? -1 : 1))
}

/** Digits of a score that make a number without loss: 48 bits. */
const DIGITS = 12

/** A whole number from 0 to `sides` − 1 from a score; `sides` at most 1,000,000, where no number is likelier by more than 4 in 10⁹. */
export function rollOf(score: string, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > 1_000_000) throw new RangeError('1 to 1,000,000 sides')
  return Number.parseInt(score.slice(0, DIGITS), 16) % sides
}
