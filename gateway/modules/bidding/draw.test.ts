import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromFile, verdictOf } from '@domain/draw/ledger'
import type { TestGateway } from '../../../test/setup/gateway'
import {
  aBidActivity,
  aBidder,
  aDraw,
  balanceOf,
  bidGateway,
  bidOf,
  brokenMargins,
  CLOSE,
  confirmed,
  DETAIL,
  DRAW_AT,
  offer,
  signUp,
  validOffer,
  type Bidder,
} from '../../../test/gateway/bidding-kit'
import { requestNo } from '../../../test/gateway/payment-kit'

let gateway: TestGateway
let bidders: Bidder[]
const staff = () => gateway.asSession({ userId: 'staff', companyCode: '1001' })
const one = () => bidders[0] as Bidder

beforeEach(async () => {
  gateway = await bidGateway()
  bidders = []
  for (let i = 1; i <= 4; i += 1) bidders.push(await aBidder(gateway, `100000000${i}`, `华北第${i}精工陶瓷有限公司`))
})
afterEach(async () => {
  expect(await brokenMargins(gateway)).toEqual([])
  await gateway.close()
})

/** What the script of the documentation says of a ledger; it shares no code with the product. */
function outside(ledger: string): string {
  const script = path.resolve(__dirname, '../../../docs/verify-draw.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'draw-'))
  try {
    const file = path.join(folder, 'ledger.txt')
    writeFileSync(file, ledger)
    return execFileSync(process.execPath, [script, file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Four customers with two lots each for three lots; answers the numbers of their bids. */
async function lotsOfFour(): Promise<{ ngId: string; bidNos: string[] }> {
  const ngId = await aDraw(gateway)
  const bidNos: string[] = []
  for (const bidder of bidders) bidNos.push(await signUp(bidder, ngId))
  await gateway.passTime('2026-11-25T10:00:00+08:00')
  for (const [index, bidder] of bidders.entries()) await validOffer(bidder, bidNos[index] ?? '', { lots: 2 })
  return { ngId, bidNos }
}

describe('a draw (N-10, N-13)', () => {
  it('keeps its seed to itself until it is drawn, on the day after the close; then every customer can compute it again', async () => {
    const { ngId, bidNos } = await lotsOfFour()
    const { seedHash } = await one().caller.ok(DETAIL, { ngId })
    expect(seedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await staff().ok('btwob GET /ng/list', {}))).not.toContain('seed')
    await gateway.passTime('2026-11-25T23:59:00+08:00')
    expect((await one().caller.call('sqdev GET /ng/entries', { ngId })).code).toBe('42310')
    expect((await bidOf(one(), bidNos[0] ?? '')).entries).toEqual(['00000001', '00000002'])
    await gateway.passTime(DRAW_AT)
    await gateway.drain()

    const { ledger } = await one().caller.ok('sqdev GET /ng/entries', { ngId })
    const verdict = verdictOf(fromFile(ledger))
    if (!verdict.ok) throw new Error(verdict.why)
    expect(verdict.entries).toBe(8)
    const list = await one().caller.ok('sqdev GET /ng/winningList', { ngId })
    expect(list.list.flatMap(({ entries }) => entries).sort()).toEqual([...verdict.winners].sort())
    expect(list.summary).toMatchObject({ clearingPrice: null, awardedVolume: '30000', participants: 4 })
    expect(list.proof).toMatchObject({ seedHash, entryCount: 8, beaconDay: '2026-11-26' })
    expect(fromFile(ledger).at(-1)?.hash).toBe(list.proof?.ledgerHash)
    const states = await Promise.all(bidders.map((bidder, index) => bidOf(bidder, bidNos[index] ?? '')))
    const won = states.reduce((sum, { wonEntries }) => sum + wonEntries.length, 0)
    expect(won).toBe(3)
    // A fifth of three lots, rounded up, waits: it belongs to a customer without a win, or to none.
    expect(states.filter(({ state }) => state === 'CANDIDATE').length).toBeLessThanOrEqual(1)
    for (const [index, { state }] of states.entries())
      if (state === 'LOST') expect(await balanceOf(gateway, bidders[index] as Bidder)).toBe('100000.00')
    const winner = states.findIndex(({ state }) => state === 'WON' || state === 'PART_WON')
    expect((await confirmed(bidders[winner] as Bidder, bidNos[winner] ?? '')).ok).toBe(true)
  })

  it('gives every lot where there are enough, and takes at most so many of one customer', async () => {
    const ngId = await aDraw(gateway)
    const bidNo = await signUp(one(), ngId)
    await gateway.passTime('2026-11-25T10:00:00+08:00')
    for (const lots of [0, 3])
      expect(await offer(one(), bidNo, { lots })).toMatchObject({ code: '42307', text: '申购手数须在1至2之间' })
    await validOffer(one(), bidNo, { lots: 2 })
    await gateway.passTime(DRAW_AT)
    await gateway.drain()
    expect(await bidOf(one(), bidNo)).toMatchObject({
      state: 'WON',
      wonEntries: ['00000001', '00000002'],
      award: { volume: '20000', price: '3.6500' },
    })
  })

  it('shows a row that was changed in the database', async () => {
    const { ngId } = await lotsOfFour()
    await gateway.passTime(DRAW_AT)
    await gateway.db.deleteFrom('drawEntry').where('rowNo', '=', 4).execute()
    const { ledger } = await one().caller.ok('sqdev GET /ng/entries', { ngId })
    expect(verdictOf(fromFile(ledger))).toEqual({ ok: false, why: 'CHAIN', row: 4 })
  })

  it('cannot be drawn on the day of its close, and has no ledger where it is none', async () => {
    await expect(aDraw(gateway, { publishAt: '2026-11-25T17:00:00+08:00' })).rejects.toThrow(/check/)
    await expect(aDraw(gateway, { totalVolume: '35000' })).rejects.toThrow(RangeError)
    const ngId = await aBidActivity(gateway)
    const bidNo = await signUp(one(), ngId)
    await gateway.passTime('2026-11-25T10:00:00+08:00')
    await validOffer(one(), bidNo, { price: '3.7000', volume: '2000' })
    await gateway.passTime('2026-11-25T17:00:00+08:00')
    expect((await one().caller.call('sqdev GET /ng/entries', { ngId })).code).toBe('2902')
    expect((await one().caller.call('sqdev GET /ng/entries', { ngId: 'nothing' })).code).toBe('2902')
    expect((await one().caller.call('sqdev GET /ng/winningList', { ngId: 'nothing' })).code).toBe('2902')
  })
})

describe('an activity', () => {
  it('that the desk cancels gives every margin back; one that is public stays', async () => {
    const { ngId, bidNos } = await lotsOfFour()
    const wish = { ngId, reason: '气源计划调整', requestNo: requestNo() }
    const strangers = gateway.asSession({ userId: 'staff', companyCode: '1002' })
    expect((await strangers.call('btwob POST /ng/cancel', wish)).code).toBe('2902')
    expect((await staff().ok('btwob GET /ng/list', {})).list[0]).toMatchObject({
      ngId,
      participants: 4,
      canCancel: true,
    })
    expect(await staff().ok('btwob POST /ng/cancel', wish)).toEqual({ status: 'CANCELLED' })
    expect(await staff().ok('btwob POST /ng/cancel', wish)).toEqual({ status: 'CANCELLED' })
    await gateway.passTime('2026-11-25T10:02:00+08:00')
    await gateway.drain()
    for (const [index, bidder] of bidders.entries()) {
      expect(await balanceOf(gateway, bidder)).toBe('100000.00')
      expect((await bidOf(bidder, bidNos[index] ?? '')).state).toBe('INVALID')
    }
    expect((await staff().call('btwob POST /ng/cancel', { ...wish, requestNo: requestNo() })).code).toBe('2904')
    expect(await one().caller.ok(DETAIL, { ngId })).toMatchObject({
      state: 'CANCELLED',
      cancelReason: '气源计划调整',
      next: null,
    })
  })

  it('without a bid fails (N-16)', async () => {
    const ngId = await aDraw(gateway)
    await signUp(one(), ngId)
    await gateway.passTime('2026-11-25T15:20:00+08:00')
    expect(await one().caller.ok(DETAIL, { ngId })).toMatchObject({ state: 'FAILED' })
  })

  it('is cleared and published whole or not at all, wherever the gateway dies', async () => {
    const { ngId, bidNos } = await lotsOfFour()
    await gateway.passTime(CLOSE)
    for (const cut of [3, 9, 15, 21, 27]) {
      await gateway.killAfter(cut)
      await gateway.passTime(DRAW_AT).catch(() => undefined)
      await gateway.killAfter(null)
    }
    await gateway.passTime('2026-11-26T09:10:00+08:00')
    await gateway.drain()
    const { ledger } = await one().caller.ok('sqdev GET /ng/entries', { ngId })
    expect(verdictOf(fromFile(ledger))).toMatchObject({ ok: true, entries: 8 })
    expect(outside(ledger)).toMatch(/^RIGHT: 8 entries, 3 win: /)
    const states = await Promise.all(bidders.map((bidder, index) => bidOf(bidder, bidNos[index] ?? '')))
    for (const [index, { state, marginHeld }] of states.entries()) {
      if (state !== 'LOST') continue
      expect(marginHeld).toBe('0.00')
      expect(await balanceOf(gateway, bidders[index] as Bidder)).toBe('100000.00')
    }
  })
})
