import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asFile, chained, type LedgerRow } from './ledger'
import { lotteryFingerprint, lotteryRoll, prizeAt, seedOfDay, type LossReason } from './lottery'
import { dayBeacon, lotteryVerdict, proofVerdict, type DrawProof, type LotteryText } from './lottery-ledger'
import { sha256Text } from './sha256'

const at = '2026-11-24T09:00:00+08:00'
const [ROOT, DAYS, ID] = ['5a'.repeat(32), 5, 'LD000001']
const PRIZES = [
  { prizeId: 'P1', name: '管道检测1次', weight: 900_000, quantity: 1 },
  { prizeId: 'P0', name: '谢谢参与', weight: 100_000, quantity: null },
]

interface Change {
  fingerprint?: string
  beacon?: string
  roll?: number
  second?: LossReason | null
  chance?: number
}

/** Three chances, a day, two draws on the only prize, and the end. */
function whole(over: Change = {}): LedgerRow[] {
  const rows: LedgerRow[] = []
  const add = (text: LotteryText) => rows.push(...chained(rows.at(-1)?.hash ?? '', [text]))
  const fingerprint = over.fingerprint ?? lotteryFingerprint(ROOT, DAYS)
  add({ is: 'PUBLISHED', campaignId: ID, fingerprint, days: DAYS, prizes: PRIZES, at })
  for (const chance of [1, 2, over.chance ?? 3])
    add({ is: 'CHANCE', chance, name: '华北****公司', source: 'bill_paid', at })
  const [seed, others] = [seedOfDay(ROOT, 2, DAYS), sha256Text('others')]
  const beacon = over.beacon ?? dayBeacon(rows.at(-1)?.hash ?? '', others)
  add({ is: 'DAY', day: 2, seed, beacon, others, othersFrom: 'LEDGERS_OF_THE_DAY_BEFORE', at })
  const rollsOf = (chance: number) => lotteryRoll({ campaignId: ID, seed, beacon }, chance)
  const winners = [1, 2, 3].filter((chance) => rollsOf(chance).roll < 900_000).slice(0, 2)
  for (const [index, chance] of winners.entries()) {
    const { score, roll } = rollsOf(chance)
    const why = index === 0 ? null : over.second === undefined ? 'STOCK' : over.second
    add({
      is: 'DRAWN',
      drawNo: index + 1,
      chance,
      score,
      roll: over.roll ?? roll,
      rolled: prizeAt(PRIZES, roll).prizeId,
      prize: why === null ? 'P1' : 'P0',
      why,
      at,
    })
  }
  add({ is: 'END', rows: rows.length + 1 })
  return rows
}

/** What docs/verify-lottery.mjs says, which shares no code with the product. */
function outside(rows: readonly LedgerRow[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-'))
  try {
    const file = path.join(folder, 'ledger.txt')
    writeFileSync(file, asFile(rows))
    const script = path.resolve(__dirname, '../../docs/verify-lottery.mjs')
    return execFileSync(process.execPath, [script, file], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the ledger of a lottery (E-L-06 to E-L-08)', () => {
  it('is right as it was written, while it runs and at its end, here and by the script of docs', () => {
    const rows = whole()
    expect(lotteryVerdict(rows)).toEqual({ ok: true, isOver: true, chances: 3, draws: 2, won: { P1: 1, P0: 1 } })
    expect(lotteryVerdict(rows.slice(0, -1))).toMatchObject({ ok: true, isOver: false })
    expect(outside(rows)).toBe('RIGHT: 3 chances, 2 draws, over\n')
    expect(outside(rows.slice(0, -1))).toBe('RIGHT: 3 chances, 2 draws, still running\n')
  })

  const tampered: [string, number, (rows: LedgerRow[]) => void][] = [
    ['a row deleted', 3, (rows) => void rows.splice(2, 1)],
    ['a row inserted', 3, (rows) => void rows.splice(2, 0, { hash: 'a'.repeat(64), text: rows[1]?.text ?? '' })],
    ['two rows swapped', 2, (rows) => void rows.splice(1, 2, ...rows.slice(1, 3).reverse())],
    ['a text changed', 6, (rows) => void (rows[5] = { hash: rows[5]?.hash ?? '', text: rows[6]?.text ?? '' })],
  ]
  it.each(tampered)('shows %s', (_name, row, tamper) => {
    const rows = whole()
    tamper(rows)
    expect(lotteryVerdict(rows)).toEqual({ ok: false, why: 'CHAIN', row })
    expect(outside(rows)).toContain(`WRONG: row ${row}:`)
  })

  const written: [string, Change, string, number][] = [
    ['another fingerprint', { fingerprint: '00'.repeat(32) }, 'SEED', 5],
    ['a beacon that was chosen', { beacon: '00'.repeat(32) }, 'BEACON', 5],
    ['another roll', { roll: 1 }, 'RESULT', 6],
    ['a prize that is not there any more', { second: null }, 'STOCK', 7],
    ['a chance that is missing', { chance: 4 }, 'INCOMPLETE', 4],
  ]
  it.each(written)('shows %s although every hash follows', (_name, change, why, row) => {
    const rows = whole(change)
    expect(lotteryVerdict(rows)).toEqual({ ok: false, why, row })
    expect(outside(rows)).toContain(`WRONG: row ${row}:`)
  })

  it('is not complete without its beginning, with rows behind its end, or empty', () => {
    const rows = whole()
    const behind = [...rows, ...chained(rows.at(-1)?.hash ?? '', [{ is: 'END', rows: 9 }])]
    expect(lotteryVerdict(behind)).toEqual({ ok: false, why: 'INCOMPLETE', row: 9 })
    expect(lotteryVerdict(chained('', [{ is: 'END', rows: 1 }]))).toMatchObject({ ok: false, why: 'INCOMPLETE' })
    expect(lotteryVerdict([])).toEqual({ ok: false, why: 'INCOMPLETE', row: null })
    for (const wrong of [behind, []]) expect(outside(wrong)).toContain('WRONG')
  })
})

describe('the proof of one draw', () => {
  const proofOf = (rows: readonly LedgerRow[]): DrawProof => {
    const row = (rowNo: number) => ({
      rowNo,
      before: rows[rowNo - 2]?.hash ?? '',
      hash: rows[rowNo - 1]?.hash ?? '',
      text: rows[rowNo - 1]?.text ?? '',
    })
    const { chance } = JSON.parse(rows[5]?.text ?? '') as { chance: number }
    return { published: row(1), chance: row(chance + 1), day: row(5), drawn: row(6) }
  }

  it('computes roll and prize again from four rows', () => {
    const verdict = proofVerdict(proofOf(whole()))
    expect(verdict).toMatchObject({ ok: true, prizes: PRIZES })
  })

  it.each([
    ['CHAIN', (proof: DrawProof) => ({ ...proof, day: { ...proof.day, text: proof.drawn.text } })],
    ['INCOMPLETE', (proof: DrawProof) => ({ ...proof, chance: proof.drawn })],
    ['INCOMPLETE', (proof: DrawProof) => ({ ...proof, day: { ...proof.day, rowNo: 1 } })],
  ])('is refused as %s', (why, change) => expect(proofVerdict(change(proofOf(whole())))).toEqual({ ok: false, why }))

  it.each([
    ['SEED', { fingerprint: '00'.repeat(32) }],
    ['BEACON', { beacon: '00'.repeat(32) }],
    ['RESULT', { roll: 1 }],
  ])('shows %s', (why, change) => expect(proofVerdict(proofOf(whole(change)))).toEqual({ ok: false, why }))
})
