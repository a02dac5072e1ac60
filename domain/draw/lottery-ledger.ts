import { brokenRow, rowHash, type LedgerRow } from './ledger'
import { chanceText, hashedTimes, lotteryRoll, prizeAt, type LossReason } from './lottery'
import { sha256Text } from './sha256'

/* The ledger of a lottery (E-L-06 to E-L-08), readable while it runs. docs/verify-lottery.mjs reads it without any code of the product. */

/** What the ledger says of a prize; `quantity` is null where there is no limit. */
export interface LedgerPrize {
  prizeId: string
  name: string
  weight: number
  quantity: number | null
}

interface Published {
  is: 'PUBLISHED'
  campaignId: string
  fingerprint: string
  days: number
  prizes: LedgerPrize[]
  at: string
}
interface Chance {
  is: 'CHANCE'
  chance: number
  name: string
  source: string
  at: string
}
interface Day {
  is: 'DAY'
  day: number
  seed: string
  /** SHA-256 of the hash of the row before, then `others`. */
  beacon: string
  /** The public value of the day, or what all draws of the company wrote on the day before, hashed. */
  others: string
  /** Where `others` comes from: `DRAND:{round}`, or the ledgers. */
  othersFrom: string
  at: string
}
interface Drawn {
  is: 'DRAWN'
  drawNo: number
  chance: number
  score: string
  roll: number
  /** The prize of the roll, and the one that was given. */
  rolled: string
  prize: string
  why: LossReason | null
  at: string
}
interface End {
  is: 'END'
  rows: number
}

export type LotteryText = Published | Chance | Day | Drawn | End

/** The beacon of a day: unknown while anything can still be written into the ledger before it. */
export const dayBeacon = (headHash: string, others: string): string => sha256Text(headHash + others)

/** A row with its place, as a proof carries it. */
export interface ProofRow extends LedgerRow {
  rowNo: number
  before: string
}

export type LotteryFault = 'CHAIN' | 'INCOMPLETE' | 'SEED' | 'BEACON' | 'RESULT' | 'STOCK'

/** Rows that decide one draw. */
export interface DrawProof {
  published: ProofRow
  chance: ProofRow
  day: ProofRow
  drawn: ProofRow
}

const textOf = <K extends LotteryText['is']>({ text }: LedgerRow, is: K): Extract<LotteryText, { is: K }> | null => {
  const entry = JSON.parse(text) as LotteryText
  return entry.is === is ? (entry as Extract<LotteryText, { is: K }>) : null
}

export type ProofVerdict =
  | { ok: true; chanceNo: number; roll: number; score: string; beacon: string; prizes: LedgerPrize[] }
  | { ok: false; why: LotteryFault }

/**
 * Computes one draw again from its four rows: each row has the hash that it says, the seed leads to the fingerprint, the chance came
 * before the day, and score, roll and prize follow. The whole ledger alone shows that nothing else was put between them.
 */
export function proofVerdict(proof: DrawProof): ProofVerdict {
  const { published, chance, day, drawn } = proof
  const rows = [published, chance, day, drawn]
  if (rows.some((row) => row.hash !== rowHash(row.before, row.text))) return { ok: false, why: 'CHAIN' }
  const [start, given, of, result] = [
    textOf(published, 'PUBLISHED'),
    textOf(chance, 'CHANCE'),
    textOf(day, 'DAY'),
    textOf(drawn, 'DRAWN'),
  ]
  const isInOrder = rows.every((row, index) => index === 0 || row.rowNo > (rows[index - 1]?.rowNo ?? 0))
  if (!start || !given || !of || !result || !isInOrder || result.chance !== given.chance)
    return { ok: false, why: 'INCOMPLETE' }
  if (hashedTimes(of.seed, of.day) !== start.fingerprint) return { ok: false, why: 'SEED' }
  if (of.beacon !== dayBeacon(day.before, of.others)) return { ok: false, why: 'BEACON' }
  if (!isResult(start, of, result)) return { ok: false, why: 'RESULT' }
  const { score, roll } = result
  return { ok: true, chanceNo: given.chance, roll, score, beacon: of.beacon, prizes: start.prizes }
}

/** The roll and the prize of the roll are what seed and beacon give; a prize that was not given has its reason. */
function isResult({ campaignId, prizes }: Published, { seed, beacon }: Day, drawn: Drawn): boolean {
  const { score, roll } = lotteryRoll({ campaignId, seed, beacon }, drawn.chance)
  if (drawn.score !== score || drawn.roll !== roll || prizeAt(prizes, roll).prizeId !== drawn.rolled) return false
  return (drawn.why === null) === (drawn.rolled === drawn.prize)
}

export type LotteryVerdict =
  | { ok: true; isOver: boolean; chances: number; draws: number; won: Readonly<Record<string, number>> }
  | { ok: false; why: LotteryFault; row: number | null }

interface Walk {
  start: Published | null
  day: number
  seed: string
  /** Chance → the day that settles it; null: none has begun since. */
  open: Map<number, Day | null>
  chances: number
  draws: number
  won: Record<string, number>
  isOver: boolean
}

/** Computes a whole ledger again: chain, seeds, beacons, every draw, and the stock of every prize. */
export function lotteryVerdict(rows: readonly LedgerRow[]): LotteryVerdict {
  const broken = brokenRow(rows)
  if (broken !== null) return { ok: false, why: 'CHAIN', row: broken }
  const walk: Walk = {
    start: null,
    day: 0,
    seed: '',
    open: new Map(),
    chances: 0,
    draws: 0,
    won: {},
    isOver: false,
  }
  for (const [index, { text }] of rows.entries()) {
    const why = walk.isOver
      ? 'INCOMPLETE'
      : step(walk, JSON.parse(text) as LotteryText, rows[index - 1]?.hash ?? '', index + 1)
    if (why !== null) return { ok: false, why, row: index + 1 }
  }
  if (walk.start === null) return { ok: false, why: 'INCOMPLETE', row: null }
  const { isOver, chances, draws, won } = walk
  return { ok: true, isOver, chances, draws, won }
}

function step(walk: Walk, entry: LotteryText, before: string, rowNo: number): LotteryFault | null {
  if (entry.is === 'PUBLISHED') {
    if (rowNo !== 1) return 'INCOMPLETE'
    Object.assign(walk, { start: entry, seed: entry.fingerprint })
    return null
  }
  if (walk.start === null) return 'INCOMPLETE'
  if (entry.is === 'CHANCE') {
    walk.chances += 1
    if (entry.chance !== walk.chances) return 'INCOMPLETE'
    walk.open.set(entry.chance, null)
    return null
  }
  if (entry.is === 'DAY') return dayStep(walk, entry, before)
  if (entry.is === 'DRAWN') return drawnStep(walk, walk.start, entry)
  walk.isOver = true
  return entry.rows === rowNo ? null : 'INCOMPLETE'
}

function dayStep(walk: Walk, entry: Day, before: string): LotteryFault | null {
  if (entry.day <= walk.day || hashedTimes(entry.seed, entry.day - walk.day) !== walk.seed) return 'SEED'
  if (entry.beacon !== dayBeacon(before, entry.others)) return 'BEACON'
  Object.assign(walk, { day: entry.day, seed: entry.seed })
  for (const [chance, day] of walk.open) if (day === null) walk.open.set(chance, entry)
  return null
}

function drawnStep(walk: Walk, start: Published, entry: Drawn): LotteryFault | null {
  walk.draws += 1
  const day = walk.open.get(entry.chance)
  if (!day || entry.drawNo !== walk.draws || !isResult(start, day, entry)) return 'RESULT'
  walk.open.delete(entry.chance)
  const left = (prizeId: string) => {
    const { quantity = 0 } = start.prizes.find((one) => one.prizeId === prizeId) ?? {}
    return quantity === null ? Infinity : quantity - (walk.won[prizeId] ?? 0)
  }
  if (entry.why === 'STOCK' ? left(entry.rolled) > 0 : entry.why === null && left(entry.prize) <= 0) return 'STOCK'
  walk.won[entry.prize] = (walk.won[entry.prize] ?? 0) + 1
  return null
}

/** What is in a proof's row of a chance: `LD000001:1:000318`. */
export const scoredText = (campaignId: string, chanceNo: number): string => `${campaignId}:1:${chanceText(chanceNo)}`
