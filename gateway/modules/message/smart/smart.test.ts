import { datesBetween } from '@domain/date'
import { contentGateway, inWork } from '../../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { contribute } from '../../../extensions'
import { purge, smartSources, type Finding } from '../service'

const LIST = 'default GET /crmgas/smartMessage/list'
const ACT = 'default POST /crmgas/smartMessage/action'
const BP = '1000000001'
const NOW = '2026-11-23T09:30:00+08:00'

/** What the customer's data say now. */
let found: Finding[] = []
const source: Area = {
  name: 'source',
  handlers: {},
  extensions: [contribute(smartSources, { source: async (_work, { bp }) => (bp === BP ? found : []) })],
}

const finding = (ruleCode: Finding['ruleCode'], evidenceKey = 'k', more: Partial<Finding> = {}): Finding => ({
  ruleCode,
  evidenceKey,
  title: ruleCode,
  insight: '说明',
  suggestion: '建议',
  evidence: [{ label: '当日用气', value: '640.00', unit: 'm³' }],
  actions: [{ text: '查看', route: '/pages/pay/meters' }],
  knownUntil: '2026-11-23T08:00:00+08:00',
  ...more,
})

let gateway: TestGateway
let master: Caller
let masterId: string
let stranger: Caller
const callerOf = (bp: string, userId: string, more: object = {}): Caller =>
  gateway.asSession({ bp, companyCode: '1001', userId, isMaster: true, reviewStatus: '1', models: [], ...more })
beforeAll(async () => {
  gateway = await contentGateway({}, [source])
  const login = await gateway.as('13800000001')
  masterId = login.headers['userid'] ?? ''
  // Sessions that do not end while the clock is moved.
  master = callerOf(BP, masterId)
  stranger = callerOf('1000000007', 'stranger')
  await gateway.drain()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  for (const table of ['smartState', 'smartMessage', 'smartLook', 'message'] as const)
    await gateway.db.deleteFrom(table).execute()
  found = []
  gateway.clock.moveTo(NOW)
})

const list = (caller = master, input: object = {}) => caller.ok(LIST, input)
const live = async (caller = master) => (await list(caller)).live.map(({ title }) => title)
const idOf = async (title: string): Promise<string> =>
  (await list()).live.find((one) => one.title === title)?.smartId ?? ''
const later = (minutes: number) => gateway.clock.moveTo(new Date(gateway.clock.now() + minutes * 60_000).toISOString())

test('the first opening looks; what is most important is first, five at most (E-X-19)', async () => {
  const series = [{ x: '2026-11-22', y: '640.00' }]
  found = [
    finding('SAVE_GOOD'),
    finding('TIER_NEAR'),
    finding('BILL_DUE'),
    finding('USAGE_SPIKE'),
    finding('NIGHT_FLOW', 'k', { series }),
    finding('DEVIATION_RISK'),
  ]
  const answer = await list()
  expect(answer.live.map(({ ruleCode }) => ruleCode)).toEqual([
    'NIGHT_FLOW',
    'USAGE_SPIKE',
    'BILL_DUE',
    'DEVIATION_RISK',
    'TIER_NEAR',
  ])
  expect(answer).toMatchObject({ generatedAt: NOW, list: [], total: 0 })
  expect(answer.live[0]).toMatchObject({
    severity: 'high',
    status: 'new',
    asOf: '2026-11-23T08:00:00+08:00',
    evidence: [{ label: '当日用气', value: '640.00', unit: 'm³' }],
    series,
    actions: [{ text: '查看', route: '/pages/pay/meters' }],
  })
  expect(answer.live[1]?.series).toEqual([])
})

test('what was listed is read, for its user only', async () => {
  found = [finding('NIGHT_FLOW')]
  expect((await list()).live[0]?.status).toBe('new')
  expect((await list()).live[0]?.status).toBe('read')
  expect(await gateway.db.selectFrom('smartState').selectAll().execute()).toHaveLength(1)
})

test('an hour later it looks again: what is found no more is over, what is found again has its newest figures', async () => {
  found = [finding('BALANCE_DAYS'), finding('NIGHT_FLOW')]
  await list()
  found = [finding('NIGHT_FLOW', 'k', { insight: '已持续4晚' })]
  later(59)
  expect(await live()).toEqual(['NIGHT_FLOW', 'BALANCE_DAYS'])
  later(1)
  const answer = await list()
  expect(answer.live).toMatchObject([{ title: 'NIGHT_FLOW', insight: '已持续4晚', createdAt: NOW }])
  expect(answer).toMatchObject({ list: [{ title: 'BALANCE_DAYS' }], total: 1 })
})

test('a look that is asked for less than ten minutes after the last is refused (2906)', async () => {
  await list()
  found = [finding('NIGHT_FLOW')]
  later(9)
  expect(await master.call(LIST, { refresh: '1' })).toMatchObject({ code: '2906' })
  later(1)
  expect((await list(master, { refresh: '1' })).live).toHaveLength(1)
})

test('two openings at once look once', async () => {
  found = [finding('NIGHT_FLOW')]
  await Promise.all([list(), list()])
  expect(await gateway.db.selectFrom('smartMessage').selectAll().execute()).toHaveLength(1)
})

test('a finding ends at its moment, and where no look confirms it for two days', async () => {
  found = [finding('USAGE_SPIKE', 'k', { validUntil: '2026-11-23T10:00:00+08:00' }), finding('NIGHT_FLOW')]
  await list()
  later(29)
  expect(await live()).toEqual(['NIGHT_FLOW', 'USAGE_SPIKE'])
  later(1)
  expect(await live()).toEqual(['NIGHT_FLOW'])
})

test('an action adopts it and moves it to the history; the same again changes nothing, another is too late (E6010)', async () => {
  found = [finding('NIGHT_FLOW')]
  const smartId = await idOf('NIGHT_FLOW')
  expect(await master.ok(ACT, { smartId, action: 'read' })).toEqual({ status: 'read' })
  expect(await master.ok(ACT, { smartId, action: 'adopt' })).toEqual({ status: 'adopted' })
  expect(await master.ok(ACT, { smartId, action: 'adopt' })).toEqual({ status: 'adopted' })
  expect(await master.ok(ACT, { smartId, action: 'read' })).toEqual({ status: 'adopted' })
  expect(await master.call(ACT, { smartId, action: 'ignore' })).toMatchObject({ code: 'E6010', text: '该消息已失效' })
  expect(await list()).toMatchObject({ live: [], list: [{ smartId, status: 'adopted' }], total: 1 })
})

test('an ignored rule is left out for 30 days, an important one for 7 (E-X-21); the others go on', async () => {
  found = [finding('TIER_NEAR'), finding('USAGE_SPIKE'), finding('NIGHT_FLOW')]
  for (const title of ['TIER_NEAR', 'USAGE_SPIKE'])
    await master.ok(ACT, { smartId: await idOf(title), action: 'ignore', reason: 'wrong' })
  expect(await gateway.db.selectFrom('smartState').select('reason').where('status', '=', 'ignored').execute()).toEqual([
    { reason: 'wrong' },
    { reason: 'wrong' },
  ])
  found = [finding('TIER_NEAR', 'k2'), finding('USAGE_SPIKE', 'k2'), finding('NIGHT_FLOW')]
  later(60)
  expect(await live()).toEqual(['NIGHT_FLOW'])
  gateway.clock.moveTo('2026-11-30T09:30:00+08:00')
  expect(await live()).toEqual(['NIGHT_FLOW', 'USAGE_SPIKE'])
  gateway.clock.moveTo('2026-12-23T09:30:00+08:00')
  expect(await live()).toEqual(['NIGHT_FLOW', 'USAGE_SPIKE', 'TIER_NEAR'])
})

test('one device of several is put aside alone, and stays away (E-X-21)', async () => {
  found = [finding('DEVICE_EXPIRY', 'k1'), finding('DEVICE_EXPIRY', 'k2')]
  const [one] = (await list()).live
  await master.ok(ACT, { smartId: one?.smartId ?? '', action: 'ignore', reason: 'wrong' })
  later(60)
  expect(await list()).toMatchObject({ live: [{ title: 'DEVICE_EXPIRY' }], list: [{ smartId: one?.smartId }] })
})

test('what is over, unknown, or another customer’s cannot be dealt with (E6010)', async () => {
  found = [finding('NIGHT_FLOW')]
  const smartId = await idOf('NIGHT_FLOW')
  const refused = { code: 'E6010' }
  expect(await stranger.call(ACT, { smartId, action: 'adopt' })).toMatchObject(refused)
  expect(await master.call(ACT, { smartId: 'SM0', action: 'adopt' })).toMatchObject(refused)
  expect(await list(stranger)).toMatchObject({ live: [], list: [] })
  found = []
  later(60)
  await list()
  expect(await master.call(ACT, { smartId, action: 'adopt' })).toMatchObject(refused)
})

test('a sub-account sees what its models show (E-X-20a)', async () => {
  found = [finding('NIGHT_FLOW'), finding('BILL_DUE')]
  const of = (models: string[]) => callerOf(BP, 'sub', { isMaster: false, models })
  expect(await live(of(['BILL_VIEW']))).toEqual(['BILL_DUE'])
  expect(await live(of([]))).toEqual([])
  const smartId = await idOf('NIGHT_FLOW')
  expect(await of(['BILL_VIEW']).call(ACT, { smartId, action: 'adopt' })).toMatchObject({ code: 'E6010' })
})

test('the history has pages, the newest first', async () => {
  for (const day of datesBetween('2026-11-24', '2026-11-26')) {
    found = [finding('USAGE_SPIKE', day, { title: day })]
    gateway.clock.moveTo(`${day}T10:00:00+08:00`)
    await list()
  }
  const first = await list(master, { pageSize: 1 })
  const second = await list(master, { pageSize: 1, pageNum: 2 })
  expect([first.total, first.list[0]?.title, second.list[0]?.title]).toEqual([2, '2026-11-25', '2026-11-24'])
})

describe('SMART_DIGEST', () => {
  const digests = () =>
    gateway.db
      .selectFrom('message')
      .select(['userId', 'summary', 'targetRoute'])
      .where('templateCode', '=', 'SMART_DIGEST')
      .orderBy('userId')
      .execute()

  test('one message a day for what is new, important and has no message of its own', async () => {
    found = [finding('USAGE_SPIKE'), finding('TIER_NEAR'), finding('NIGHT_FLOW'), finding('SAVE_GOOD')]
    await gateway.passTime('2026-11-23T10:30:00+08:00')
    await gateway.drain()
    const messages = await digests()
    expect(messages[0]).toMatchObject({
      summary: '为您发现2条用气建议',
      targetRoute: '/subPagesB/pages/smartMessage',
    })
    await gateway.passTime('2026-11-24T10:30:00+08:00')
    expect(await digests()).toHaveLength(messages.length)
  })

  test('nothing for what has a message, is good news, or was seen on the page', async () => {
    found = [finding('BILL_DUE'), finding('SAVE_GOOD')]
    await gateway.passTime('2026-11-23T10:30:00+08:00')
    expect(await digests()).toEqual([])
    found = [finding('USAGE_SPIKE')]
    gateway.clock.moveTo('2026-11-24T09:50:00+08:00')
    await list()
    await gateway.passTime('2026-11-24T10:30:00+08:00')
    const users = (await digests()).map(({ userId }) => userId)
    expect(users).not.toContain(masterId)
  })
})

test('a year after its end a finding goes, with what users did about it', async () => {
  found = [finding('NIGHT_FLOW')]
  await list()
  // It held for two days without being confirmed.
  const left = async (at: string) => {
    gateway.clock.moveTo(at)
    await inWork(gateway, purge)
    return (await gateway.db.selectFrom('smartState').selectAll().execute()).length
  }
  expect([await left('2027-11-25T09:30:00+08:00'), await left('2027-11-25T09:30:01+08:00')]).toEqual([1, 0])
})
