import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprintOf, ranked } from './draw'
import { asFile, brokenRow, chained, fromFile, rowHash, verdictOf, type LedgerRow, type LedgerText } from './ledger'

const at = '2026-11-24T09:00:00+08:00'
const [seed, beacon] = ['5a'.repeat(32), 'c3'.repeat(32)]
const entries = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(8, '0'))

/** A whole draw of twelve entries of which four win. */
function texts(over: { seed?: string; swapResults?: boolean } = {}): LedgerText[] {
  const order = ranked({ activityId: 'NG1', drawNo: 1, seed, beacon }, entries)
  const results = order.map(({ candidate, score }, index): LedgerText => {
    const outcome = index < 4 ? 'WON' : 'LOST'
    return { is: 'RESULT', rank: index + 1, candidate, score, outcome, name: '' }
  })
  const [one, two] = results
  if (over.swapResults && one && two) results.splice(0, 2, two, one)
  return [
    { is: 'PUBLISHED', activityId: 'NG1', drawNo: 1, fingerprint: fingerprintOf(seed), winners: 4, at },
    ...entries.map((candidate): LedgerText => ({ is: 'ENTRY', candidate, at })),
    { is: 'SEED', seed: over.seed ?? seed, beacon, beaconDay: '2026-11-24', beaconFrom: 'PREVIOUS_DAY', at },
    ...results,
    { is: 'END', rows: 27 },
  ]
}

const whole = (): LedgerRow[] => chained('', texts())

/** What docs/verify-draw.mjs says of a ledger, which shares no code with the product. */
function outside(rows: readonly LedgerRow[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'draw-'))
  try {
    const file = path.join(folder, 'ledger.txt')
    writeFileSync(file, asFile(rows))
    return execFileSync(process.execPath, [path.resolve(__dirname, '../../docs/verify-draw.mjs'), file], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the ledger of a draw', () => {
  it('is right as it was written, here and by the script of docs', () => {
    const verdict = verdictOf(fromFile(asFile(whole())))
    expect(verdict).toMatchObject({ ok: true, entries: 12 })
    if (!verdict.ok) throw new Error(verdict.why)
    expect(verdict.winners).toHaveLength(4)
    expect(verdict.score('00000099')).toBeNull()
    expect(outside(whole())).toBe(`RIGHT: 12 entries, 4 win: ${verdict.winners.join(' ')}\n`)
  })

  const tampered: [string, number, (rows: LedgerRow[]) => void][] = [
    ['a row deleted', 6, (rows) => void rows.splice(5, 1)],
    ['a row inserted', 6, (rows) => void rows.splice(5, 0, ...chained('', [{ is: 'ENTRY', candidate: '9', at }]))],
    [
      'a row inserted that follows the row before',
      7,
      (rows) => void rows.splice(5, 0, ...chained(rows[4]?.hash ?? '', [{ is: 'ENTRY', candidate: '9', at }])),
    ],
    ['two rows swapped', 4, (rows) => void rows.splice(3, 2, ...rows.slice(3, 5).reverse())],
    ['a text changed', 3, (rows) => void (rows[2] = { hash: rows[2]?.hash ?? '', text: rows[3]?.text ?? '' })],
  ]
  it.each(tampered)('shows %s', (_name, row, tamper) => {
    const rows = whole()
    tamper(rows)
    expect(brokenRow(rows)).toBe(row)
    expect(verdictOf(rows)).toEqual({ ok: false, why: 'CHAIN', row })
    expect(outside(rows)).toContain(`WRONG: row ${row} `)
  })

  it('shows that its end was cut off', () => {
    expect(verdictOf(whole().slice(0, -1))).toMatchObject({ ok: false, why: 'INCOMPLETE' })
    expect(verdictOf([])).toMatchObject({ ok: false, why: 'INCOMPLETE' })
    expect(outside(whole().slice(0, -2))).toContain('not complete')
  })

  it('shows another seed than the one that the published fingerprint belongs to', () => {
    const rows = chained('', texts({ seed: '00'.repeat(32) }))
    expect(verdictOf(rows)).toMatchObject({ ok: false, why: 'FINGERPRINT' })
    expect(outside(rows)).toContain('not the one that was published')
  })

  it('shows a result that the seed does not give', () => {
    const rows = chained('', texts({ swapResults: true }))
    expect(verdictOf(rows)).toEqual({ ok: false, why: 'RESULT', row: 1 })
    expect(outside(rows)).toContain('rank 1 is not')
  })

  it('goes on from the last row', () => {
    const [all, head] = [whole(), chained('', texts().slice(0, 5))]
    const rest = chained(head.at(-1)?.hash ?? '', texts().slice(5))
    expect([...head, ...rest]).toEqual(all)
    expect(all[0]?.hash).toBe(rowHash('', all[0]?.text ?? ''))
    expect(() => fromFile('nothing')).toThrow(RangeError)
  })
})
