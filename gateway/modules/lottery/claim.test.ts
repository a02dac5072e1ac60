import { requestNo } from '../../../test/gateway/payment-kit'
import {
  aCampaign,
  aDraft,
  aPlayer,
  CLAIM,
  drawOnce,
  giveChances,
  lotteryGateway,
  staffOf,
  type Player,
} from '../../../test/gateway/lottery-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { answer } from '../../extensions'
import { stillUsers } from '../message/service'

const DETAIL = 'default GET /crmgas/lottery/winDetail'
const LIST = 'default GET /crmgas/lottery/myWinList'
const GIVE_UP = 'default POST /crmgas/lottery/giveUp'
const CONFIRM = 'default POST /crmgas/lottery/confirmReceive'
const SHIP = 'btwob POST /lottery/win/ship'
const FINISH = 'btwob POST /lottery/win/finish'

let gateway: TestGateway
let player: Player
let campaignId: string
beforeEach(async () => {
  gateway = await lotteryGateway()
  player = await aPlayer(gateway)
  campaignId = await aCampaign(gateway)
  await giveChances(gateway, player, 2)
  await gateway.passTime('2026-11-25T09:30:00+08:00')
})
afterEach(() => gateway.close())

async function aWin(): Promise<string> {
  const { data } = await drawOnce(player, campaignId)
  if (!data?.winId) throw new Error('nothing was won')
  return data.winId
}
const claimOf = (winId: string, by: Caller = player.caller) =>
  by.call(CLAIM, { winId, receiverName: '王建国', receiverPhone: '13800000001', requestNo: requestNo() })
const versionOf = async (ticketId: string) =>
  (
    await gateway.db
      .selectFrom('serviceTicket')
      .select('version')
      .where('ticketId', '=', ticketId)
      .executeTakeFirstOrThrow()
  ).version
const stateOf = async (winId: string) => (await player.caller.ok(DETAIL, { winId })).state

describe('a prize (E 3.9, E-L-10)', () => {
  test('has its message at once, is claimed once, and becomes a ticket', async () => {
    const winId = await aWin()
    const todos = await gateway.db.selectFrom('todo').select(['type', 'bizId', 'status']).execute()
    expect(todos).toContainEqual({ type: 'WIN_CLAIM', bizId: winId, status: '0' })
    const wish = { winId, receiverName: '王建国', receiverPhone: '13800000001', requestNo: requestNo() }
    const claimed = await player.caller.ok(CLAIM, wish)
    expect((await player.caller.call(CLAIM, wish)).data).toEqual(claimed)
    expect(await claimOf(winId)).toMatchObject({ code: 'E5012' })
    expect(await player.caller.call(GIVE_UP, { winId })).toMatchObject({ code: 'E5012' })
    const [ticket] = await gateway.db.selectFrom('serviceTicket').select(['ticketId', 'subtype', 'title']).execute()
    expect(ticket).toEqual({ ticketId: claimed.ticketId, subtype: 'A_CHECK', title: '抽奖奖品：管道检测1次' })
    expect(await player.caller.ok(DETAIL, { winId })).toMatchObject({
      state: 'claimed',
      receiverName: '王建国',
      receiverPhone: '13800000001',
      ticketId: claimed.ticketId,
      isOwn: true,
    })
    expect(await gateway.db.selectFrom('todo').select('status').where('bizId', '=', winId).execute()).toEqual([
      { status: '1' },
    ])
  })

  test('stays the winner’s where the company leaves draws out since', async () => {
    const [first, second] = [await aWin(), await aWin()]
    await gateway.setting('features.lotteryEnabled', '0', '1001')
    expect(await drawOnce(player, campaignId)).toMatchObject({ code: '2907' })
    expect(await player.caller.ok(LIST, {})).toMatchObject({ total: 2 })
    expect(await claimOf(first)).toMatchObject({ ok: true })
    expect(await player.caller.ok(GIVE_UP, { winId: second })).toMatchObject({ status: 'forfeited' })
    expect(await player.caller.ok(CONFIRM, { winId: first })).toEqual({ status: 'received' })
    expect(await player.caller.ok('default GET /crmgas/lottery/proof', { campaignId })).toMatchObject({ total: 2 })
    await gateway.ok('default GET /crmgas/lottery/ledger', { campaignId })
  })

  test('ends when staff have done the service, or when the winner says so', async () => {
    const [first, second] = [await aWin(), await aWin()]
    expect(await player.caller.call(CONFIRM, { winId: first })).toMatchObject({ code: 'E5012' })
    expect(await staffOf(gateway).call(FINISH, { winId: first })).toMatchObject({ code: '2904' })
    for (const winId of [first, second]) await claimOf(winId)
    const detail = await staffOf(gateway).ok('btwob GET /lottery/detail', { campaignId })
    expect(detail.wins.map(({ state, receiverPhone }) => [state, receiverPhone])).toEqual([
      ['claimed', '13800000001'],
      ['claimed', '13800000001'],
    ])
    expect(await staffOf(gateway, '1002').call(FINISH, { winId: first })).toMatchObject({ code: '2902' })
    expect(await staffOf(gateway).ok(FINISH, { winId: first })).toEqual({ status: 'received' })
    expect(await player.caller.ok(CONFIRM, { winId: second })).toEqual({ status: 'received' })
    const { csv, fileName } = await staffOf(gateway).ok('btwob GET /lottery/export', { campaignId })
    expect(fileName).toBe(`${campaignId}.csv`)
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain('华北精工陶瓷有限公司')
    expect(await staffOf(gateway, '1002').call('btwob GET /lottery/export', { campaignId })).toMatchObject({
      code: '2902',
    })
  })

  test('is delivered under a number, which can be corrected, before it is done', async () => {
    const winId = await aWin()
    const staff = staffOf(gateway)
    const handed = { winId, handedNo: 'FW-20261125-01' }
    expect(await staff.call(SHIP, handed)).toMatchObject({ code: '2904' })
    await claimOf(winId)
    expect(await staffOf(gateway, '1002').call(SHIP, handed)).toMatchObject({ code: '2902' })
    await staff.ok(SHIP, handed)
    const handedAt = gateway.clock.iso()
    expect(await staff.ok(SHIP, { winId, handedNo: ' FW-20261125-02 ' })).toEqual({ status: 'claimed', handedAt })
    expect(await player.caller.ok(DETAIL, { winId })).toMatchObject({ handedNo: 'FW-20261125-02', handedAt })
    await staff.ok(FINISH, { winId })
    expect(await staff.call(SHIP, handed)).toMatchObject({ code: '2904' })
  })

  test('belongs to its winner: not to another customer, not to a colleague; the master sees it', async () => {
    const winId = await aWin()
    const stranger = (await aPlayer(gateway, '1000000002')).caller
    const own = { bp: player.bp, companyCode: '1001', reviewStatus: '1' } as const
    const colleague = gateway.asSession({ ...own, userId: 'u-9', models: ['LOTTERY'] })
    const master = gateway.asSession({ ...own, userId: 'u-8', isMaster: true })
    for (const other of [stranger, colleague]) {
      expect(await other.call(DETAIL, { winId })).toMatchObject({ code: '2902' })
      expect(await claimOf(winId, other)).toMatchObject({ code: '2902' })
      for (const key of [GIVE_UP, CONFIRM] as const)
        expect(await other.call(key, { winId })).toMatchObject({ code: '2902' })
      expect(await other.ok(LIST, {})).toMatchObject({ total: 0 })
    }
    expect(await colleague.call(LIST, { scope: 'bp' })).toMatchObject({ code: 'E5010' })
    expect(await master.ok(LIST, { scope: 'bp' })).toMatchObject({ total: 1, list: [{ winId }] })
    expect(await master.ok(DETAIL, { winId })).toMatchObject({ isOwn: false })
    expect(await player.caller.ok(LIST, { campaignId })).toMatchObject({ total: 1 })
    expect(await player.caller.ok(LIST, { campaignId: 'LD999999' })).toMatchObject({ total: 0 })
  })

  test.each([
    ['the customer calls its ticket off', 'default POST /crmgas/serviceTicket/cancel'],
    ['staff send its ticket back', 'btwob POST /ticket/reject'],
  ] as const)('waits for its claim again when %s, for as long as any prize does at least', async (_what, key) => {
    const winId = await aWin()
    const { ticketId } = (await claimOf(winId)).data as { ticketId: string }
    gateway.clock.moveTo('2026-12-30T10:00:00+08:00')
    const by = key.startsWith('btwob') ? staffOf(gateway) : player.caller
    await by.ok(key, { ticketId, version: await versionOf(ticketId), reason: '近期不便上门' })
    expect(await player.caller.ok(DETAIL, { winId })).toMatchObject({
      state: 'pendingClaim',
      claimUntil: '2027-01-14',
      ticketId: null,
    })
    const todos = gateway.db.selectFrom('todo').select('status').where('bizId', '=', winId)
    expect(await todos.execute()).toEqual([{ status: '0' }])
    expect(await claimOf(winId)).toMatchObject({ ok: true })
  })

  test('is renounced for good', async () => {
    const winId = await aWin()
    expect(await player.caller.ok(GIVE_UP, { winId })).toEqual({ status: 'forfeited' })
    expect(await claimOf(winId)).toMatchObject({ code: 'E5012' })
    const { campaign } = await gateway.ok('default GET /crmgas/lottery/current', {})
    expect(campaign?.prizes[0]?.remaining).toBe(2)
  })

  test('is lost after the last day, also before the clock has looked', async () => {
    const winId = await aWin()
    gateway.clock.moveTo('2027-01-01T00:05:00+08:00')
    expect(await claimOf(winId)).toMatchObject({ code: 'E5011', text: '奖品已过领取期限' })
    expect(await player.caller.call(GIVE_UP, { winId })).toMatchObject({ code: 'E5011' })
    await gateway.passTime('2027-01-02T10:00:00+08:00')
    expect(await stateOf(winId)).toBe('expired')
    expect(await claimOf(winId)).toMatchObject({ code: 'E5011' })
    const { campaign } = await gateway.ok('default GET /crmgas/lottery/current', { campaignId })
    expect(campaign?.state).toBe('settled')
  })
})

test('a service won by a user that has left the customer number is its master’s (SA-07, E-L-10)', async () => {
  await gateway.close()
  let left: readonly string[] = []
  const still = answer(stillUsers, async (_work, _bp, userIds) => userIds.filter((one) => !left.includes(one)))
  gateway = await lotteryGateway([{ name: 'left', handlers: {}, extensions: [still] }])
  player = await aPlayer(gateway)
  campaignId = await aCampaign(gateway)
  await giveChances(gateway, player, 2)
  await gateway.passTime('2026-11-25T09:30:00+08:00')
  const winId = await aWin()
  const own = { bp: player.bp, companyCode: '1001', reviewStatus: '1' } as const
  const master = gateway.asSession({ ...own, userId: 'u-8', isMaster: true })
  const colleague = gateway.asSession({ ...own, userId: 'u-9', models: ['LOTTERY'] })
  expect(await claimOf(winId, master)).toMatchObject({ code: '2902' })
  left = [`u-${player.bp}`]
  expect(await claimOf(winId, colleague)).toMatchObject({ code: '2902' })
  expect(await master.ok(DETAIL, { winId })).toMatchObject({ isOwn: true, state: 'pendingClaim' })
  expect(await claimOf(winId, master)).toMatchObject({ ok: true })
  expect(await master.ok(CONFIRM, { winId })).toEqual({ status: 'received' })
})

describe('a draft (E-L-01)', () => {
  const SAVE = 'btwob POST /lottery/save'
  const PUBLISH = 'btwob POST /lottery/publish'
  const of = (given: Parameters<typeof aDraft>[0] = {}) => staffOf(gateway).call(SAVE, aDraft(given))
  const prize = { name: '能效诊断1次', service: 'AUDIT', value: '800.00', quantity: 5, weight: 10_000 } as const

  test.each([
    ['2901', { endAt: '2026-11-24T10:00:00+08:00' }],
    ['2901', { prizes: [{ ...prize, service: 'COUPON' as const }] }],
    ['E5101', { prizes: [prize, { ...prize, weight: 990_001 }] }],
    ['E5102', { prizes: [{ ...prize, value: '50000.01' }] }],
    ['E5103', { organizer: '' }],
    ['E5105', { prizes: [{ ...prize, weight: 1_000_000 }] }],
    ['E5106', { claimUntil: '2026-12-18' }],
  ])('is refused with %s', async (code, given) => expect(await of(given)).toMatchObject({ code }))

  test('is changed until it is published, then never', async () => {
    const staff = staffOf(gateway)
    const startAt = '2026-11-26T09:00:00+08:00'
    const { campaignId: draft } = await staff.ok(SAVE, aDraft({ startAt, title: '冬季抽奖' }))
    expect((await staff.ok('btwob GET /lottery/list', {})).list.map(({ state }) => state)).toEqual(['draft', 'running'])
    expect((await gateway.ok('default GET /crmgas/lottery/list', {})).total).toBe(1)
    expect(await staffOf(gateway, '1002').call(SAVE, aDraft({ campaignId: draft }))).toMatchObject({ code: '2902' })
    await staff.ok(SAVE, aDraft({ campaignId: draft, startAt, title: '冬季抽奖', prizes: [prize, prize] }))
    expect(await staff.ok('btwob GET /lottery/detail', { campaignId: draft })).toMatchObject({
      title: '冬季抽奖',
      seedHash: null,
      prizes: [prize, prize, { name: '谢谢参与', weight: 980_000 }],
    })
    const published = await staff.ok(PUBLISH, { campaignId: draft })
    expect(published.status).toBe('scheduled')
    expect(await staff.call(PUBLISH, { campaignId: draft })).toMatchObject({ code: '2904' })
    expect(await staff.call(SAVE, aDraft({ campaignId: draft, startAt }))).toMatchObject({ code: '2904' })
    const { campaignId: late } = await staff.ok(SAVE, aDraft())
    expect(await staff.call(PUBLISH, { campaignId: late })).toMatchObject({ code: '2901', text: '开始时间已过' })
    for (const key of [PUBLISH, 'btwob POST /lottery/resume', 'btwob GET /lottery/detail'] as const)
      expect(await staff.call(key, { campaignId: 'LD999999' })).toMatchObject({ code: '2902' })
    expect(await staff.call('btwob POST /lottery/pause', { campaignId: 'LD999999', reason: '核对' })).toMatchObject({
      code: '2902',
    })
  })
})
