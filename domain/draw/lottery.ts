import { rollOf, scoresOf } from './draw'
import { fromHex, hex, sha256Bytes } from './sha256'

/*
 * A lottery that can be computed again by all participants (E-L-06). Each day of a campaign has a seed of its own; the seed of a day is
 * the SHA-256 of the seed of the day after, so that the fingerprint published before the start binds all of them and a published seed
 * reveals none of those to come. What is scored is the chance and nothing that a client sends. A chance belongs to the first day that
 * begins after it was given: its result is settled then, before it is drawn, so that no moment of drawing is better than another, and
 * while it is given no process knows that day's beacon.
 */

/** Chances of prizes are parts of this. */
export const WHOLE = 1_000_000

const hashed = (bytes: readonly number[], times: number): number[] => {
  let out = [...bytes]
  for (let i = 0; i < times; i += 1) out = sha256Bytes(out)
  return out
}

/** SHA-256 of a hex value, so many times, as hex. */
export const hashedTimes = (value: string, times: number): string => hex(hashed(fromHex(value), times))

/** The seed of a day, from 1 to `days`, hex. RangeError for another day. `root` is the seed of the last day: 32 secret bytes, hex. */
export function seedOfDay(root: string, day: number, days: number): string {
  if (!Number.isInteger(day) || day < 1 || day > days) throw new RangeError(`no day ${day} of ${days}`)
  return hashedTimes(root, days - day)
}

/** What is published before the start: the SHA-256 of the seed of the first day, hex. */
export const lotteryFingerprint = (root: string, days: number): string => hashedTimes(root, days)

export interface OddsOf {
  prizeId: string
  /** Parts of 1,000,000. */
  weight: number
}

/** The prize of a roll: prizes own one interval each in their order, from 0 on. RangeError where the parts do not make a whole. */
export function prizeAt<P extends OddsOf>(prizes: readonly P[], roll: number): P {
  if (prizes.reduce((sum, { weight }) => sum + weight, 0) !== WHOLE) throw new RangeError('parts of another whole')
  let end = 0
  const found = prizes.find(({ weight }) => {
    end += weight
    return roll < end
  })
  if (!found || roll < 0) throw new RangeError('a roll from 0 to 999999')
  return found
}

/** Number of a chance as it is scored: six digits at least. */
export const chanceText = (chanceNo: number): string => String(chanceNo).padStart(6, '0')

export interface DayKey {
  campaignId: string
  /** Seed and beacon of the chance's day, hex. */
  seed: string
  beacon: string
}

/** Score and roll (0 to 999,999) of a chance. */
export function lotteryRoll({ campaignId, seed, beacon }: DayKey, chanceNo: number): { score: string; roll: number } {
  const score = scoresOf({ activityId: campaignId, drawNo: 1, seed, beacon })(chanceText(chanceNo))
  return { score, roll: rollOf(score, WHOLE) }
}

/** Why a roll gives no prize although it fell on one (E-L-07). */
export const lossReasons = { STOCK: '该奖品已发完', LIMIT: '本企业中奖次数已满' } as const
export type LossReason = keyof typeof lossReasons

/** E-L-07: what stands against a prize, in this order; null: nothing. The probability is never passed on to other prizes. */
export function lossReason(
  /** Null: there are as many as are won. */
  remaining: number | null,
  /** Null: coupons, which are not counted. */
  wins: { held: number; most: number } | null,
): LossReason | null {
  if (remaining !== null && remaining <= 0) return 'STOCK'
  return wins !== null && wins.held >= wins.most ? 'LIMIT' : null
}
