import { fromFile } from '@domain/draw/ledger'
import { lotteryVerdict, proofVerdict } from '@domain/draw/lottery-ledger'
import { aBill, inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import {
  aCampaign,
  aDraft,
  aPlayer,
  CURRENT,
  DRAW,
  drawOnce,
  giveChances,
  ledgerOf,
  lotteryGateway,
  MY_CHANCE,
  staffOf,
  type Player,
} from '../../../test/gateway/lottery-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { ask, emit } from '../../wiring'
import { billSettled, offsetBills } from '../billing/service'
import { addRows } from '../draw/service'
import { post } from '../gas-account/service'
import { givesChances, hyqAnswered } from '../hyq/service'
import { hazardClosed } from '../inspection/service'

const PROOF = 'default GET /crmgas/lottery/proof'
const TOMORROW = '2026-11-25T09:30:00+08:00'

let gateway: TestGateway
let player: Player
beforeEach(async () => {
  gateway = await lotteryGateway()
  player = await aPlayer(gateway)
})
afterEach(() => gateway.close())

const own = (campaignId: string, by = player) => by.caller.ok(MY_CHANCE, { campaignId })
const verdict = async (campaignId: string) => lotteryVerdict(fromFile(await ledgerOf(gateway, campaignId)))

describe('chances (E-L-03)', () => {
  test('come with a bill that is paid in time and with a hazard that is closed, once for each, and can be drawn tomorrow', async () => {
    const campaignId = await aCampaign(gateway)
    const { db } = gateway
    const key = { bp: player.bp, companyCode: '1001' }
    await db.updateTable('gasAccount').set({ chargeMode: 'POSTPAID' }).where('bp', '=', player.bp).execute()
    const inTime = await aBill(db, key, { billId: 'b-time', dueDate: '2026-11-24', receivable: '100.00' })
    await aBill(db, key, { billId: 'b-late', dueDate: '2026-11-23', receivable: '100.00' })
    await inTransaction(gateway, async (work) => {
      const gift = {
        direction: 'IN',
        amount: '1000.00',
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
        key: 'gift',
      } as const
      await post(work, { ...key, ...gift })
      await offsetBills(work, key)
      // Paid in time, and counted after midnight.
      await billSettled(work, { ...key, billId: 'b-night', dueDate: '2026-11-23' }, '2026-11-23')
      for (let i = 0; i < 2; i += 1) await emit(work, hazardClosed, { ...key, hazardId: 'h-1' })
    })
    await gateway.drain()
    const rows = await db.selectFrom('lotteryChance').select(['source', 'sourceKey']).orderBy('sourceKey').execute()
    expect(rows).toEqual([
      { source: 'bill_paid', sourceKey: 'b-night' },
      { source: 'bill_paid', sourceKey: inTime },
      { source: 'hazard_closed', sourceKey: 'h-1' },
    ])
    expect(await own(campaignId)).toEqual({
      remaining: 0,
      waiting: 3,
      drawnToday: 0,
      ways: [
        { source: 'bill_paid', got: 2, most: 3 },
        { source: 'hazard_closed', got: 1, most: 3 },
      ],
    })
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5005' })
    await gateway.passTime(TOMORROW)
    expect(await own(campaignId)).toMatchObject({ remaining: 3, waiting: 0 })
  })

  test('are so many for a reason, none before the start, none on the last day', async () => {
    const campaignId = await aCampaign(gateway, { endAt: '2026-11-26T18:00:00+08:00' })
    await giveChances(gateway, player, 5)
    expect(await own(campaignId)).toMatchObject({ waiting: 3 })
    await gateway.passTime('2026-11-26T09:00:00+08:00')
    const other = await aPlayer(gateway, '1000000002')
    await giveChances(gateway, other)
    expect(await own(campaignId, other)).toMatchObject({ waiting: 0 })
    expect(await verdict(campaignId)).toMatchObject({ ok: true, chances: 3, isOver: false })
  })

  test('of a survey are all that it promised, once, in its own campaign, while that gives any (E-H-05)', async () => {
    const [campaignId, other] = [await aCampaign(gateway), await aCampaign(gateway)]
    const { db } = gateway
    const key = { bp: player.bp, companyCode: '1001' }
    const answered = { ...key, userId: 'u', campaignId, chances: 4, key: `hyq:HY2026Q4:${player.bp}` }
    for (let i = 0; i < 2; i += 1) {
      await inTransaction(gateway, (work) => emit(work, hyqAnswered, answered))
      await gateway.drain()
    }
    expect(await own(campaignId)).toMatchObject({ waiting: 4, ways: [{ got: 0 }, { got: 0 }] })
    expect(await own(other)).toMatchObject({ waiting: 0 })
    expect(await db.selectFrom('lotteryChance').select('sourceKey').orderBy('chanceNo').execute()).toEqual(
      [1, 2, 3, 4].map((n) => ({ sourceKey: `${answered.key}#${n}` })),
    )
    expect(await verdict(campaignId)).toMatchObject({ ok: true, chances: 4 })
    const gives = (of: string) =>
      inTransaction(gateway, (work) => ask(work, givesChances)(work, { ...key, campaignId: of }))
    expect([await gives(campaignId), await gives('LD999999')]).toEqual([true, false])
    await gateway.passTime('2026-12-04T09:00:00+08:00')
    expect(await gives(campaignId)).toBe(false)
  })

  test('that staff make up for are given once for a ticket, to a customer of the company', async () => {
    const campaignId = await aCampaign(gateway)
    const wish = { campaignId, bp: player.bp, ticket: 'GD20261124', reason: '缴费记录延迟' }
    const GRANT = 'btwob POST /lottery/chance/grant'
    expect(await staffOf(gateway).ok(GRANT, wish)).toEqual({ chanceNo: 1 })
    expect(await staffOf(gateway).call(GRANT, wish)).toMatchObject({ code: '2904' })
    expect(await staffOf(gateway, '1002').call(GRANT, { ...wish, ticket: 'GD20261125' })).toMatchObject({
      code: '2902',
    })
    expect(await staffOf(gateway).call(GRANT, { ...wish, bp: '9999999999' })).toMatchObject({ code: '2902' })
  })
})

describe('a draw (E-L-05)', () => {
  test('gives what was settled when the day began; the phone computes it again', async () => {
    const campaignId = await aCampaign(gateway)
    await giveChances(gateway, player, 2)
    await gateway.passTime(TOMORROW)
    const wish = { campaignId, requestNo: requestNo() }
    const drawn = await player.caller.ok(DRAW, wish)
    expect(drawn).toMatchObject({ drawNo: 1, chanceNo: 1, prizeName: '管道检测1次', why: null, remaining: 1 })
    // The same request draws nothing more.
    expect((await player.caller.call(DRAW, wish)).data).toEqual(drawn)
    const { list, published, total } = await player.caller.ok(PROOF, { campaignId })
    expect(total).toBe(1)
    const [one] = list
    if (!one) throw new Error('no proof')
    expect(one).toMatchObject({ drawNo: 1, winId: drawn.winId, roll: drawn.roll })
    expect(proofVerdict({ published, ...one.proof })).toMatchObject({ ok: true, chanceNo: 1, roll: drawn.roll })
    expect(await verdict(campaignId)).toMatchObject({ ok: true, chances: 2, draws: 1, won: { P1: 1 } })
    const shown = (await gateway.ok(CURRENT, {})).campaign
    expect(shown?.prizes.map(({ remaining }) => remaining)).toEqual([2, null])
    expect(shown?.winners).toEqual([{ company: '华北****有限公司', prizeName: '管道检测1次', at: TOMORROW }])
  })

  test('is refused before the start, in a pause, after the end, and to customers of another company', async () => {
    expect(await drawOnce(player, 'LD999999')).toMatchObject({ code: 'E5000' })
    const campaignId = await aCampaign(gateway, { startAt: '2026-11-25T09:00:00+08:00' })
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5001' })
    await gateway.passTime('2026-11-25T09:00:00+08:00')
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5005' })
    const staff = staffOf(gateway)
    expect(await staff.ok('btwob POST /lottery/pause', { campaignId, reason: '核对库存' })).toEqual({
      status: 'paused',
    })
    expect(await staff.call('btwob POST /lottery/pause', { campaignId, reason: '核对库存' })).toMatchObject({
      code: '2904',
    })
    expect((await gateway.ok(CURRENT, {})).campaign?.pauseReason).toBe('核对库存')
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5003' })
    expect(await staff.ok('btwob POST /lottery/resume', { campaignId })).toEqual({ status: 'running' })
    expect(await staff.call('btwob POST /lottery/resume', { campaignId })).toMatchObject({ code: '2904' })
    const stranger = gateway.asSession({ bp: '2000000001', companyCode: '1002', isMaster: true, userId: 'u-2' })
    for (const key of [MY_CHANCE, PROOF] as const)
      expect(await stranger.call(key, { campaignId })).toMatchObject({ code: 'E5006' })
    expect(await stranger.call(DRAW, { campaignId, requestNo: requestNo() })).toMatchObject({ code: 'E5006' })
    expect(await stranger.ok(CURRENT, { campaignId })).toMatchObject({ role: 'O' })
    await gateway.passTime('2026-12-04T18:00:00+08:00')
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5002' })
    expect(await verdict(campaignId)).toMatchObject({ ok: true, isOver: true })
    for (const key of [MY_CHANCE, PROOF] as const)
      expect(await player.caller.call(key, { campaignId: 'LD999999' })).toMatchObject({ code: 'E5000' })
    for (const path of ['detail', 'winnerList', 'ledger'] as const)
      expect(await gateway.call(`default GET /crmgas/lottery/${path}`, { campaignId: 'LD999999' })).toMatchObject({
        code: 'E5000',
      })
  })

  test('is one of so many a day, and gives nothing past the wins of a customer (E-L-07)', async () => {
    const campaignId = await aCampaign(gateway, { dailyDraws: 2, mostWins: 1 })
    await giveChances(gateway, player, 3)
    await gateway.passTime(TOMORROW)
    expect(await own(campaignId)).toMatchObject({ remaining: 2 })
    expect((await drawOnce(player, campaignId)).data).toMatchObject({ why: null, remaining: 1 })
    expect((await drawOnce(player, campaignId)).data).toMatchObject({
      why: 'LIMIT',
      prizeName: '谢谢参与',
      winId: null,
    })
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: 'E5004' })
    await gateway.passTime('2026-11-26T00:00:00+08:00')
    expect((await drawOnce(player, campaignId)).ok).toBe(true)
    expect(await verdict(campaignId)).toMatchObject({ ok: true, draws: 3, won: { P1: 1, P0: 2 } })
  })

  test('has one winner of the last prize among a hundred draws at once', async () => {
    const prizes = [
      { name: '管道检测1次', service: 'PIPE_CHECK', value: '200.00', quantity: 1, weight: 999_999 } as const,
    ]
    const campaignId = await aCampaign(gateway, { dailyDraws: 20, mostWins: 20, mostChances: 20, prizes })
    const players = [player]
    for (const bp of ['1000000002', '1000000003', '1000000004', '1000000005']) players.push(await aPlayer(gateway, bp))
    for (const one of players) await giveChances(gateway, one, 20)
    await gateway.passTime(TOMORROW)
    const answers = await Promise.all(
      players.flatMap((one) => Array.from({ length: 20 }, () => drawOnce(one, campaignId))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(100)
    expect(answers.filter(({ data }) => data?.winId != null)).toHaveLength(1)
    expect(answers.filter(({ data }) => data?.why === 'STOCK')).toHaveLength(99)
    expect(await verdict(campaignId)).toMatchObject({ ok: true, draws: 100, won: { P1: 1, P0: 99 } })
  })

  test('happens whole or not at all, wherever the gateway dies', async () => {
    const campaignId = await aCampaign(gateway)
    await giveChances(gateway, player, 1)
    await gateway.passTime(TOMORROW)
    const wish = { campaignId, requestNo: requestNo() }
    for (let cut = 4; cut <= 28; cut += 3) {
      await gateway.killAfter(cut)
      await player.caller.call(DRAW, wish).catch(() => undefined)
      await gateway.killAfter(null)
      const { prizes = [] } = (await gateway.ok(CURRENT, {})).campaign ?? {}
      const { length } = await gateway.db.selectFrom('lotteryWin').select('winId').execute()
      expect(prizes[0]?.remaining).toBe(3 - length)
      expect(await verdict(campaignId)).toMatchObject({ ok: true, draws: length })
    }
    expect((await player.caller.call(DRAW, wish)).ok).toBe(true)
    expect(await verdict(campaignId)).toMatchObject({ ok: true, draws: 1 })
  })

  test('is shown when a row of the ledger was changed in the database', async () => {
    const campaignId = await aCampaign(gateway)
    await giveChances(gateway, player, 2)
    await gateway.db.deleteFrom('drawEntry').where('drawId', '=', campaignId).where('rowNo', '=', 2).execute()
    expect(await verdict(campaignId)).toEqual({ ok: false, why: 'CHAIN', row: 2 })
  })

  test('comes page by page, however long it is', async () => {
    const campaignId = await aCampaign(gateway)
    const at = gateway.clock.iso()
    const chances = Array.from({ length: 1200 }, (_, index) => ({
      is: 'CHANCE',
      chance: index + 1,
      name: 'x',
      source: 'x',
      at,
    }))
    await inTransaction(gateway, (work) => addRows(work.db, { companyCode: '1001', drawId: campaignId }, chances, at))
    const page = (after?: number) => gateway.ok('default GET /crmgas/lottery/ledger', { campaignId, after })
    const [first, second] = [await page(), await page(1000)]
    expect([fromFile(first.ledger).length, first.next]).toEqual([1000, 1000])
    expect([fromFile(second.ledger).length, second.next]).toEqual([201, null])
    expect(await page(1201)).toEqual({ ledger: '', next: null })
    expect(await verdict(campaignId)).toMatchObject({ ok: true, chances: 1200 })
  })

  test('goes on over days on which no process opened it', async () => {
    const campaignId = await aCampaign(gateway)
    await giveChances(gateway, player, 1)
    gateway.clock.moveTo('2026-11-28T10:00:00+08:00')
    expect((await drawOnce(player, campaignId)).ok).toBe(true)
    expect(await verdict(campaignId)).toMatchObject({ ok: true, draws: 1 })
  })
})

describe('public data', () => {
  test('a visitor reads campaigns, odds and winners, and no seed of a day to come', async () => {
    expect(await gateway.ok(CURRENT, {})).toMatchObject({ campaign: null, role: 'V' })
    const campaignId = await aCampaign(gateway)
    const detail = await gateway.ok('default GET /crmgas/lottery/detail', { campaignId })
    expect(detail).toMatchObject({
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      prizes: [
        { weight: 999_999, quantity: 3 },
        { name: '谢谢参与', weight: 1, quantity: null },
      ],
    })
    expect(JSON.stringify(detail)).not.toContain('5b5b')
    expect(await ledgerOf(gateway, campaignId)).not.toContain('5b5b')
    expect(await gateway.ok('default GET /crmgas/lottery/list', {})).toMatchObject({ total: 1, list: [{ campaignId }] })
    expect(await gateway.ok('default GET /crmgas/lottery/winnerList', { campaignId })).toMatchObject({ total: 0 })
  })

  test('a campaign is shared once it is published, by customers of its company (E-S-01)', async () => {
    const campaignId = await aCampaign(gateway)
    const of = { targetType: 'lottery' as const, targetId: campaignId, channel: 'copyLink' as const }
    const { shareCode: s } = await player.caller.ok('default POST /crmgas/share/create', of)
    expect(await gateway.ok('default GET /crmgas/share/resolve', { s })).toMatchObject({
      state: 'active',
      isPublic: true,
      route: `/subPagesB/pages/lotteryDraw/detail?campaignId=${campaignId}&s=${s}`,
    })
    await gateway.setting('features.lotteryEnabled', '0', '1001')
    expect(await gateway.ok('default GET /crmgas/share/resolve', { s })).toMatchObject({
      state: 'revoked',
      route: null,
    })
    expect(await player.caller.call('default POST /crmgas/share/create', of)).toMatchObject({ code: 'E3001' })
    await gateway.setting('features.lotteryEnabled', '1', '1001')
    const stranger = gateway.asSession({ userId: 'u-other', companyCode: '1002' })
    expect(await stranger.call('default POST /crmgas/share/create', of)).toMatchObject({ code: 'E3001' })
    const draft = await staffOf(gateway).ok('btwob POST /lottery/save', aDraft())
    const wish = { ...of, targetId: draft.campaignId }
    expect(await player.caller.call('default POST /crmgas/share/create', wish)).toMatchObject({ code: 'E3001' })
  })
})

test('where the company leaves draws out, what begins a draw answers 2907 and nothing gives a chance', async () => {
  const campaignId = await aCampaign(gateway)
  await gateway.setting('features.lotteryEnabled', '0', '1001')
  const closed = { code: '2907', text: '该功能暂未开放' }
  for (const key of [CURRENT, MY_CHANCE] as const)
    expect(await player.caller.call(key, { campaignId })).toMatchObject(closed)
  expect(await player.caller.call('default GET /crmgas/lottery/list', {})).toMatchObject(closed)
  expect(await drawOnce(player, campaignId)).toMatchObject(closed)
  await inTransaction(gateway, (work) =>
    emit(work, hazardClosed, { bp: player.bp, companyCode: '1001', hazardId: 'H1' }),
  )
  await gateway.drain()
  expect(await gateway.db.selectFrom('lotteryChance').selectAll().execute()).toEqual([])
  expect(await staffOf(gateway).ok('btwob GET /lottery/list', {})).toMatchObject({ total: 1 })
  await gateway.setting('features.lotteryEnabled', '1', '1001')
  expect(await player.caller.ok(CURRENT, { campaignId })).toMatchObject({ campaign: { campaignId } })
})
