import { fingerprintOf, ranked } from './draw'
import { sha256Text } from './sha256'

/*
 * The ledger of a draw: rows in their order, each with the hash of the row before and its own text. A reader with the last hash can see
 * whether a row was changed, deleted, inserted or swapped. As a file: one row a line, `hash<TAB>text`, the text as JSON.
 * docs/verify-draw.mjs reads it without any code of the product.
 */

/** What is in the ledger of a draw of gas (N-13), in this order; what an activity adds comes between ENTRY and SEED or as RESULT. */
export type LedgerText =
  | { is: 'PUBLISHED'; activityId: string; drawNo: number; fingerprint: string; winners: number; at: string }
  | { is: 'ENTRY'; candidate: string; at: string }
  | { is: 'SEED'; seed: string; beacon: string; beaconDay: string; beaconFrom: string; at: string }
  | { is: 'RESULT'; rank: number; candidate: string; score: string; outcome: string; name: string }
  | { is: 'END'; rows: number }

export interface LedgerRow {
  hash: string
  text: string
}

/** Hash of the row that follows a row with the hash `before`; '' before the first. */
export const rowHash = (before: string, text: string): string => sha256Text(before + text)

/** What a row says, whatever it is about. */
export interface RowText {
  readonly is: string
}

/** The rows that follow a row with the hash `before`. */
export function chained<T extends RowText>(before: string, texts: readonly T[]): LedgerRow[] {
  let hash = before
  return texts.map((one) => {
    const text = JSON.stringify(one)
    hash = rowHash(hash, text)
    return { hash, text }
  })
}

/** The number of the first row, from 1 on, with a hash that does not follow; null when all do. */
export function brokenRow(rows: readonly LedgerRow[]): number | null {
  let before = ''
  for (const [index, { hash, text }] of rows.entries()) {
    if (hash !== rowHash(before, text)) return index + 1
    before = hash
  }
  return null
}

export const asFile = (rows: readonly LedgerRow[]): string =>
  rows.map(({ hash, text }) => `${hash}\t${text}\n`).join('')

/** The rows of a file; RangeError for one that is none. */
export const fromFile = (file: string): LedgerRow[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, hash, text] = /^([0-9a-f]{64})\t(.+)$/.exec(line) ?? []
      if (hash === undefined || text === undefined) throw new RangeError('not a row of a ledger')
      return { hash, text }
    })

/** What a finished ledger says, computed again. */
export type Verdict =
  | { ok: true; entries: number; winners: string[]; score: (candidate: string) => string | null }
  | { ok: false; why: 'CHAIN' | 'INCOMPLETE' | 'FINGERPRINT' | 'RESULT'; row: number | null }

const wrong = (why: Extract<Verdict, { ok: false }>['why'], row: number | null = null): Verdict => ({
  ok: false,
  why,
  row,
})

type Of<K extends LedgerText['is']> = Extract<LedgerText, { is: K }>

/** Computes a ledger again: its chain, the fingerprint of its seed, and the rank of every entry. */
export function verdictOf(rows: readonly LedgerRow[]): Verdict {
  const broken = brokenRow(rows)
  if (broken !== null) return wrong('CHAIN', broken)
  const texts = rows.map(({ text }) => JSON.parse(text) as LedgerText)
  const all = <K extends LedgerText['is']>(is: K) => texts.filter((one): one is Of<K> => one.is === is)
  const [published, seed, end] = [all('PUBLISHED')[0], all('SEED')[0], all('END')[0]]
  if (!published || !seed || texts.at(-1) !== end || end?.rows !== rows.length) return wrong('INCOMPLETE')
  if (fingerprintOf(seed.seed) !== published.fingerprint) return wrong('FINGERPRINT')
  const entries = all('ENTRY').map(({ candidate }) => candidate)
  const order = ranked({ ...published, ...seed }, entries)
  const results = all('RESULT')
  const first = order.findIndex(({ candidate, score }, index) => {
    const said = results[index]
    return said?.rank !== index + 1 || said.candidate !== candidate || said.score !== score
  })
  if (first >= 0 || results.length !== order.length) return wrong('RESULT', first < 0 ? null : first + 1)
  const scores = new Map(order.map((one) => [one.candidate, one.score]))
  return {
    ok: true,
    entries: entries.length,
    winners: order.slice(0, published.winners).map(({ candidate }) => candidate),
    score: (candidate) => scores.get(candidate) ?? null,
  }
}
