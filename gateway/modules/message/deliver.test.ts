import { sql } from 'kysely'
import { contentGateway, inWork, jobOf } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { deliver } from './deliver/send'
import { publish, withdraw, type MessageDraft } from './service'

const BP = '1000000001'
let gateway: TestGateway
let master: Caller
const userId = () => master.headers['userid'] ?? ''
let openId = ''
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
  const tied = gateway.db.selectFrom('wxRelation').select('openId').where('userId', '=', userId())
  openId = (await tied.executeTakeFirstOrThrow()).openId
})
afterAll(() => gateway.close())

const mode = (port: string, value: string) => gateway.setting(`${port}.mode`, value)

beforeEach(async () => {
  for (const key of ['BILL', 'SUPPLY', 'SERVICE']) await gateway.setting(`wx.template.${key}`, `demo-${key}`)
  await mode('sms', 'OFF')
  gateway.clock.moveTo('2026-11-24T09:30:00+08:00')
  // Time passes in these tests: a login does not last.
  master = await gateway.as('13800000001')
  await gateway.drain()
  const tables = [
    'message',
    'messageDelivery',
    'devOutbox',
    'wxSubscription',
    'receptionSetting',
    'quietSetting',
  ] as const
  for (const table of tables) await gateway.db.deleteFrom(table).execute()
})

let sequence = 0
const overdue = {
  templateCode: 'BILL_OVERDUE',
  params: { month: '2026-10', n: '3', x: '1.00', y: '0.10' },
} as const
const urgent = { templateCode: 'STOP_GAS_URGENT', params: { reason: '抢修', area: '新源路', end: '12:00' } } as const
const normal = { templateCode: 'BILL_ISSUED', params: { month: '2026-10', x: '1.00', date: '2026-11-25' } } as const
async function tell(words: object = overdue, more: object = {}): Promise<void> {
  sequence += 1
  const draft = {
    bp: BP,
    companyCode: '1001',
    audience: 'MASTER',
    bizId: `B${sequence}`,
    dedupeKey: `deliver-${sequence}`,
    route: '/pages/my-bill/details/details?billId=B1',
    ...words,
    ...more,
  }
  await inWork(gateway, (work) => publish(work, draft as MessageDraft))
  await gateway.drain()
}
const passTo = (clock: string) => gateway.passTime(`2026-11-${clock}+08:00`)
const states = async () =>
  (await gateway.db.selectFrom('messageDelivery').selectAll().orderBy('msgId').orderBy('channel').execute()).map(
    ({ channel, state, reason, attempts }) => [channel, state, reason, attempts].filter(Boolean).join(' '),
  )
const outbox = async () =>
  (await gateway.db.selectFrom('devOutbox').selectAll().orderBy('createdAt').orderBy('outboxId').execute()).map(
    ({ kind, createdAt }) => `${kind} ${createdAt.slice(8, 16)}`,
  )
const accept = (tmplId: string, times = 1) =>
  gateway.db
    .insertInto('wxSubscription')
    .values({ userId: userId(), openId, tmplId, remaining: times, lastResult: 'accept', lastAt: gateway.clock.iso() })
    .execute()
const remaining = async (tmplId: string) =>
  (await gateway.db.selectFrom('wxSubscription').select('remaining').where('tmplId', '=', tmplId).executeTakeFirst())
    ?.remaining

describe('deliveries', () => {
  test('an important message leaves by SMS and, with an authorisation, by WeChat, each once', async () => {
    await accept('demo-BILL')
    await tell()
    await passTo('24T09:31:00')
    expect(await states()).toEqual(['sms sent 1', 'wxMini sent 1'])
    expect((await outbox()).sort()).toEqual(['BILL_OVERDUE 24T09:31', 'demo-BILL 24T09:31'])
    expect(await remaining('demo-BILL')).toBe(0)
    await tell()
    await passTo('24T09:33:00')
    expect((await states()).slice(2)).toEqual(['sms sent 1', 'wxMini skipped quota'])
  })

  test('in the night it waits for the morning; an urgent one does not (E-X-04)', async () => {
    gateway.clock.moveTo('2026-11-24T22:30:00+08:00')
    await tell()
    await tell(urgent)
    await passTo('24T22:31:00')
    expect(await outbox()).toEqual(['STOP_GAS_URGENT 24T22:31'])
    await passTo('25T08:06:00')
    expect((await outbox())[1]).toBe('BILL_OVERDUE 25T08:06')
  })

  test('what is switched off while it waits does not leave; nor does what is read or over', async () => {
    gateway.clock.moveTo('2026-11-24T22:30:00+08:00')
    master = await gateway.as('13800000001')
    await tell()
    await tell()
    await tell({ ...overdue, dedupeKey: 'taken back' })
    const [, row] = (await master.ok('default GET /crmgas/message/list', { categoryCode: 'bill' })).list
    await master.ok('default POST /crmgas/message/read', { msgIds: [row?.msgId ?? ''] })
    await inWork(gateway, (work) => withdraw(work, { bp: BP, dedupeKey: 'taken back', word: '已缴清' }))
    await save({ bill: { sms: false } })
    await passTo('25T08:06:00')
    const sms = (await states()).filter((state) => state.startsWith('sms'))
    expect(sms).toEqual(['sms skipped setting', 'sms skipped over', 'sms skipped over'])
    expect(await outbox()).toEqual([])
  })

  test('nothing of a customer number leaves for a user that has left it while it waited (E-X-02)', async () => {
    gateway.clock.moveTo('2026-11-24T23:10:00+08:00')
    await tell()
    const binding = gateway.db.updateTable('bpBinding').where('bp', '=', BP).where('userId', '=', userId())
    await binding.set({ status: 'UNBOUND' }).execute()
    await passTo('25T08:31:00')
    await binding.set({ status: 'LIVE' }).execute()
    expect(await outbox()).toEqual([])
    expect(await states()).toEqual(['sms skipped noBinding', 'wxMini skipped noBinding'])
  })

  test('a provider that is down is tried after 1, 5 and 30 minutes, then dropped', async () => {
    await mode('sms', 'DOWN')
    await tell()
    await passTo('24T09:30:30')
    expect((await states())[0]).toBe('sms queued 1')
    for (const clock of ['09:32:00', '09:38:00', '10:09:00']) await passTo(`24T${clock}`)
    expect((await states())[0]).toBe('sms failed 4')
    // Back after a day: a dropped message does not leave late, and is in the list; a new one leaves once.
    await passTo('25T09:30:00')
    await mode('sms', 'OFF')
    master = await gateway.as('13800000001')
    await tell()
    await passTo('25T09:40:00')
    expect(await outbox()).toHaveLength(1)
    expect((await master.ok('default GET /crmgas/message/list', { categoryCode: 'bill' })).total).toBe(2)
  })

  test('a provider that comes back gets it once', async () => {
    await mode('sms', 'DOWN')
    await tell()
    await passTo('24T09:30:40')
    await mode('sms', 'OFF')
    await passTo('24T09:45:00')
    expect((await states())[0]).toMatch(/^sms sent/)
    expect(await outbox()).toHaveLength(1)
  })

  test('43101: nothing is left whatever was counted; a deleted template uses nothing up', async () => {
    await gateway.setting('wx.template.BILL', 'bill-spent')
    await accept('bill-spent', 5)
    await tell()
    await passTo('24T09:31:00')
    expect((await states())[1]).toBe('wxMini skipped quota 1')
    expect(await remaining('bill-spent')).toBe(0)
    await gateway.setting('wx.template.BILL', 'bill-deleted')
    await accept('bill-deleted', 2)
    await tell()
    await passTo('24T09:33:00')
    expect(await remaining('bill-deleted')).toBe(2)
  })

  test('several normal messages leave as one at ten', async () => {
    await accept('demo-SERVICE', 2)
    await accept('demo-BILL', 2)
    await tell(normal)
    await tell(normal)
    await passTo('24T09:59:00')
    expect(await outbox()).toEqual([])
    await passTo('24T10:01:00')
    expect((await states()).sort()).toEqual(['wxMini sent 1', 'wxMini skipped digest'])
    expect(await outbox()).toEqual(['demo-SERVICE 24T10:01'])
  })

  test('they leave as one too after quiet hours that last beyond ten', async () => {
    await save({}, { quiet: { enabled: true, start: '22:00', end: '10:30' } })
    await accept('demo-SERVICE', 9)
    await accept('demo-BILL', 9)
    for (let left = 6; left > 0; left -= 1) await tell(normal)
    for (let minute = 30; minute <= 36; minute += 1) await passTo(`24T10:${minute}:00`)
    expect((await states()).sort()).toEqual(['wxMini sent 1', ...Array<string>(5).fill('wxMini skipped digest')])
  })

  test('what is not normal leaves by itself beside them; what was read or switched off is not counted', async () => {
    await accept('demo-SERVICE', 2)
    await accept('demo-BILL', 2)
    await accept('demo-SUPPLY', 2)
    for (let left = 3; left > 0; left -= 1) await tell(normal)
    const { list } = await master.ok('default GET /crmgas/message/list', { categoryCode: 'bill' })
    await master.ok('default POST /crmgas/message/read', { msgIds: [list[0]?.msgId ?? ''] })
    await gateway.setting('wx.template.HYQ', 'demo-HYQ')
    await save({ market: { wxMini: true } })
    await tell({
      templateCode: 'ACTIVITY_REMIND',
      params: { title: '培训', start: '明天' },
      userIds: [userId()],
      audience: 'USER',
    })
    await save({ market: { wxMini: false } })
    gateway.clock.moveTo('2026-11-24T10:00:05+08:00')
    await tell()
    await tell(urgent)
    await passTo('24T10:01:00')
    const sent = gateway.db.selectFrom('devOutbox').select(['kind', 'text']).where('kind', 'like', 'demo-%')
    const letters = await sent.orderBy('kind').execute()
    expect(letters.map(({ kind }) => kind)).toEqual(['demo-BILL', 'demo-SERVICE', 'demo-SUPPLY'])
    expect(letters[1]?.text).toContain('2件')
  })

  test('they leave as one too when all of them begin at the same moment', async () => {
    await accept('demo-SERVICE', 4)
    for (let left = 4; left > 0; left -= 1) await tell(normal)
    gateway.clock.moveTo('2026-11-24T10:00:30+08:00')
    const items = await gateway.db.selectFrom('messageDelivery').selectAll().execute()
    // Each has a connection before the first begins: a pool opens them one by one.
    await Promise.all(items.map(() => gateway.db.transaction().execute((db) => sql`select pg_sleep(0.05)`.execute(db))))
    const { run } = deliver
    if (!('manual' in run)) throw new Error('a delivery waits for its provider outside of a transaction')
    await Promise.all(items.map((item) => run.manual(jobOf(gateway), { ...item, channel: 'wxMini' })))
    expect((await states()).sort()).toEqual([
      'wxMini sent 1',
      'wxMini skipped digest',
      'wxMini skipped digest',
      'wxMini skipped digest',
    ])
    expect(await remaining('demo-SERVICE')).toBe(3)
  })

  test('advertising leaves once a day (E-X-05)', async () => {
    await gateway.setting('wx.template.HYQ', 'demo-HYQ')
    await accept('demo-HYQ', 3)
    await save({ market: { wxMini: true } })
    const ad = {
      templateCode: 'ACTIVITY_REMIND',
      params: { title: '培训', start: '明天' },
      userIds: [userId()],
      audience: 'USER',
    }
    await tell(ad)
    await passTo('24T10:01:00')
    await tell(ad)
    await passTo('25T09:59:00')
    await passTo('25T10:00:30')
    expect(await states()).toEqual(['wxMini sent 1', 'wxMini skipped frequency'])
  })

  test('a category that is switched off is not in the list either', async () => {
    await save({ market: { inApp: false } })
    await tell({
      templateCode: 'ACTIVITY_REMIND',
      params: { title: '培训', start: '明天' },
      userIds: [userId()],
      audience: 'USER',
    })
    expect((await master.ok('default GET /crmgas/message/list', {})).total).toBe(0)
  })
})

const SAVE = 'default POST /crmgas/message/setting/save'
const settings = () => master.ok('default GET /crmgas/message/setting/query', {})
/** The matrix as it is, with these switches, saved. */
async function wish(changes: Record<string, object>, more: object = {}) {
  const { version, categories, quiet } = await settings()
  const rows = categories.map(({ code, channels: { inApp, wxMini, sms, push } }) => ({
    code,
    inApp: inApp.on,
    wxMini: wxMini.on,
    sms: sms.on,
    push: push.on,
    ...changes[code],
  }))
  return { version, categories: rows, quiet, ...more }
}
const save = async (changes: Record<string, object>, more: object = {}) => master.call(SAVE, await wish(changes, more))

describe('settings', () => {
  test('what is usual, then what was chosen', async () => {
    const first = await settings()
    expect(first).toMatchObject({ version: 0, quiet: { enabled: true, start: '22:00', end: '08:00' } })
    expect(first.categories).toHaveLength(11)
    expect(first.categories[0]).toMatchObject({
      code: 'supply',
      mandatory: true,
      channels: { sms: { on: true, locked: true }, wxMini: { on: true, locked: false }, push: { offered: false } },
    })
    expect(
      await save({ bill: { sms: false } }, { quiet: { enabled: false, start: '21:00', end: '07:00' } }),
    ).toMatchObject({
      data: { version: 1 },
    })
    const second = await settings()
    expect(second).toMatchObject({ version: 1, quiet: { enabled: false, start: '21:00', end: '07:00' } })
    expect(second.categories.find(({ code }) => code === 'bill')?.channels.sms.on).toBe(false)
  })

  test('a switch of WeChat that is not offered yet is no choice', async () => {
    for (const key of ['template.ORDER', 'account.ORDER']) await gateway.setting(`wx.${key}`, '')
    const wx = async () => (await settings()).categories.find(({ code }) => code === 'gasUse')?.channels.wxMini
    const before = await wx()
    await save({})
    await gateway.setting('wx.template.ORDER', 'demo-ORDER')
    expect([before?.offered, (await wx())?.on]).toEqual([false, true])
  })

  test('E6003, E6004, E6005', async () => {
    expect(await save({ supply: { sms: false } })).toMatchObject({
      code: 'E6003',
      text: '该消息涉及用气安全，不可关闭',
    })
    expect(await save({}, { quiet: { enabled: true, start: '08:00', end: '08:00' } })).toMatchObject({ code: 'E6004' })
    const seen = await wish({})
    expect(await master.call(SAVE, seen)).toMatchObject({ code: '1000' })
    expect(await master.call(SAVE, seen)).toMatchObject({ code: 'E6005', text: '设置已在其他设备更新，请刷新' })
    expect(await master.call(SAVE, { ...(await wish({})), version: 9 })).toMatchObject({ code: 'E6005' })
  })
})

describe('authorisations of WeChat (E-X-06)', () => {
  const report = (given: object) =>
    master.call('default POST /crmgas/message/subscribe/report', {
      openId,
      requestNo: `r${++sequence}`,
      ...given,
    } as never)
  const templates = async () => (await master.ok('default GET /small/smart-wx-info/get', { scene: 'bill' })).templates

  test('each accept is one more; a refusal is kept; what is not ours is left out; a repeat counts once', async () => {
    const results = [
      { tmplId: 'demo-BILL', result: 'accept' },
      { tmplId: 'demo-SUPPLY', result: 'reject' },
      { tmplId: 'somebody-else', result: 'accept' },
    ]
    const first = await report({ results, requestNo: 'twice' })
    expect(first.data).toMatchObject({
      templates: [
        { tmplId: 'demo-BILL', remaining: 1, lastResult: 'accept' },
        { tmplId: 'demo-SUPPLY', remaining: 0, lastResult: 'reject' },
      ],
    })
    await report({ results, requestNo: 'twice' })
    await report({ results })
    expect((await templates())?.[0]).toMatchObject({ tmplKey: 'BILL', title: '账单通知', scene: 'bill', remaining: 2 })
  })

  test('E6006: a WeChat that is not tied to the account', async () => {
    const results = [{ tmplId: 'demo-BILL', result: 'accept' }]
    expect(await report({ results, openId: 'oSomebodyElse' })).toMatchObject({
      code: 'E6006',
      text: '请先完成微信登录',
    })
  })

  test('smart-wx-info shows visitors nothing of it', async () => {
    expect(await master.ok('default GET /small/smart-wx-info/get', {})).toMatchObject({ openIdBound: true })
    const info = (await gateway.ok('default GET /small/smart-wx-info/get', {})) as object
    expect(Object.keys(info)).not.toContain('templates')
  })
})
