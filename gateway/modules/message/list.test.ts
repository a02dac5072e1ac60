import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import type { Area } from '../../areas'
import { answer } from '../../extensions'
import { done, upsert } from '../todo/service'
import { publish, stopsNotOver, withdraw, type MessageDraft } from './service'

const BP = '1000000001'
/** Stops that are not over. */
let openStops: string[] = []
const stopArea: Area = {
  name: 'stops',
  handlers: {},
  extensions: [answer(stopsNotOver, async (_work, _bp, ids) => new Set(ids.filter((id) => openStops.includes(id))))],
}

let gateway: TestGateway
let master: Caller
let other: Caller
const idOf = (caller: Caller): string => caller.headers['userid'] ?? ''
beforeAll(async () => {
  gateway = await contentGateway({}, [stopArea])
  master = await gateway.as('13800000001')
  other = await gateway.as('13800000002')
  // The notices of their logins.
  await gateway.drain()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('message').execute()
  await gateway.db.deleteFrom('todo').where('bp', '=', BP).execute()
  openStops = []
  gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
})

let sequence = 0
/** Publishes to the master of the customer, each a second after the one before. */
async function tell(more: Partial<MessageDraft> = {}): Promise<void> {
  sequence += 1
  gateway.clock.moveTo(new Date(gateway.clock.now() + 1000).toISOString())
  const draft = {
    bp: BP,
    companyCode: '1001',
    audience: 'MASTER',
    templateCode: 'BILL_ISSUED',
    params: { month: '2026-10', x: '1.00', date: '2026-11-25' },
    route: '/pages/my-bill/details/details?billId=B1',
    bizType: 'BILL',
    bizId: `B${sequence}`,
    dedupeKey: `list-${sequence}`,
    ...more,
  }
  await inWork(gateway, (work) => publish(work, draft as MessageDraft))
  await gateway.drain()
}
const stop = (bizId: string) =>
  ({
    templateCode: 'STOP_GAS_URGENT',
    params: { reason: '抢修', area: '新源路', end: '12:00' },
    bizType: 'STOP_GAS',
    bizId,
  }) as const
const list = (more: object = {}, caller = master) => caller.ok('default GET /crmgas/message/list', more)
const titles = async (more: object = {}) => (await list(more)).list.map(({ bizId }) => bizId)
const todo = (bizId: string, more: object = {}) =>
  inWork(gateway, (work) =>
    upsert(work, {
      bp: BP,
      companyCode: '1001',
      type: 'STOP_ACK',
      bizId,
      title: '停气',
      route: '/pages/my-bill/details/details?billId=B1',
      ...more,
    }),
  )

test('a message that names a person is masked at rest, and whole for its user (C 2)', async () => {
  const params = { handlerName: '李工', handlerPhone: '13800000021' }
  await tell({ templateCode: 'TK_DISPATCHED', params, userIds: [idOf(master)] })
  const kept = await gateway.db.selectFrom('message').select(['msgId', 'summary', 'params']).execute()
  expect(kept).toMatchObject([
    { summary: '李*将为您服务，电话138****0021', params: { handlerName: '李*', handlerPhone: '138****0021' } },
  ])
  const shown = { summary: '李工将为您服务，电话13800000021' }
  expect((await list()).list).toMatchObject([shown])
  expect(await master.ok('default GET /crmgas/message/detail', { msgId: kept[0]?.msgId ?? '' })).toMatchObject(shown)
})

test('the newest first, of the account and the customer; other customers, deleted and expired ones apart', async () => {
  await tell({ bizId: 'one' })
  await tell({
    bp: null,
    templateCode: 'ACCOUNT_CANCEL',
    params: { result: '已撤销' },
    userIds: [idOf(master)],
    bizId: 'own',
  })
  await tell({ bp: '1000000002', bizId: 'elsewhere' })
  await tell({ bizId: 'over', expireAt: '2026-11-23T09:30:00+08:00' })
  const answer = await list()
  expect(answer).toMatchObject({ total: 2, pageNum: 1 })
  expect(answer.list.map(({ bizId }) => bizId)).toEqual(['own', 'one'])
  expect(answer.list[1]).toMatchObject({
    categoryCode: 'bill',
    status: 'unread',
    targetRoute: '/pages/my-bill/details/details',
    targetParams: { billId: 'B1' },
    overWord: null,
    todo: null,
  })
  expect(await titles({ categoryCode: 'account' })).toEqual(['own'])
  expect(await titles({ keyword: '1.00元' })).toEqual(['one'])
  expect(await titles({ keyword: '%' })).toEqual([])
})

test('pages of one list stand still while messages come (pitfall 15)', async () => {
  for (const bizId of ['a', 'b', 'c']) await tell({ bizId })
  const first = await list({ pageSize: 2 })
  await tell({ bizId: 'new' })
  const second = await list({ pageNum: 2, pageSize: 2, asOf: first.asOf })
  expect([...first.list, ...second.list].map(({ bizId }) => bizId)).toEqual(['c', 'b', 'a'])
  expect(second.total).toBe(3)
})

test('categoryList: all eleven, with what is new', async () => {
  await tell({ bizId: 'old' })
  await tell(stop('S1'))
  const { list: rows } = await master.ok('default GET /crmgas/message/categoryList', {})
  expect(rows).toHaveLength(11)
  expect(rows[0]).toMatchObject({ code: 'supply', name: '停复气通知', unread: 1, lastTitle: '紧急停气通知' })
  expect(rows.find(({ code }) => code === 'hyq')).toMatchObject({ unread: 0, lastTitle: '', lastAt: null })
})

test('reading is idempotent and leaves what is another’s', async () => {
  await tell({ audience: 'ALL' })
  const [row] = (await list()).list
  const msgId = row?.msgId ?? ''
  expect(await other.ok('default POST /crmgas/message/read', { msgIds: [msgId] })).toMatchObject({ total: 1 })
  const read = () => master.ok('default POST /crmgas/message/read', { msgIds: [msgId, 'no'] })
  expect([await read(), await read()]).toEqual([{ total: 0 }, { total: 0 }])
  expect(await titles({ status: 'unread' })).toEqual([])
  expect((await master.ok('default GET /crmgas/message/unreadCount', {})).total).toBe(0)
})

test('readAll goes up to the moment of the list (E-X-10)', async () => {
  await tell({ bizId: 'a' })
  await tell(stop('S1'))
  const { asOf } = await list()
  await tell({ bizId: 'later' })
  const all = (more: object) => master.ok('default POST /crmgas/message/readAll', { asOf, ...more })
  expect(await all({ categoryCode: 'bill' })).toEqual({ affected: 1, total: 2 })
  expect(await all({})).toEqual({ affected: 1, total: 1 })
  expect(await titles({ status: 'unread' })).toEqual(['later'])
})

test('detail marks it read; another’s is E6001, one of another own customer number names it (E-X-11)', async () => {
  const two = await gateway.as('13800000008')
  await gateway.drain()
  await gateway.db.deleteFrom('message').execute()
  for (const [bizId, bp] of [
    ['mine', '1000000003'],
    ['elsewhere', '1000000004'],
  ] as const)
    await tell({ bizId, bp, companyCode: '1002' })
  const rows = await gateway.db.selectFrom('message').select(['msgId', 'bizId']).execute()
  const idFor = (bizId: string) => rows.find((row) => row.bizId === bizId)?.msgId ?? ''
  const detail = (msgId: string, caller = two) => caller.call('default GET /crmgas/message/detail', { msgId })
  expect(await detail(idFor('mine'))).toMatchObject({ code: '1000', data: { status: 'read', bp: '1000000003' } })
  expect(await detail(idFor('mine'), other)).toMatchObject({ code: 'E6001' })
  expect(await detail('no')).toMatchObject({ code: 'E6001', text: '消息不存在' })
  expect(await detail(idFor('elsewhere'))).toMatchObject({ data: { bp: '1000000004', todo: null } })
  await gateway.db.deleteFrom('bpBinding').where('bp', '=', '1000000004').execute()
  expect(await detail(idFor('elsewhere'))).toMatchObject({ code: 'E6001' })
})

test('an unread notice of a stop that is not over stays (E-X-12)', async () => {
  await tell(stop('S1'))
  await tell(stop('S2'))
  openStops = ['S1']
  const rows = (await list()).list
  const idFor = (bizId: string) => rows.find((row) => row.bizId === bizId)?.msgId ?? ''
  const [kept, going] = [idFor('S1'), idFor('S2')]
  const remove = (msgIds: string[]) => master.ok('default POST /crmgas/message/delete', { msgIds })
  expect(await remove([kept, going, 'no'])).toEqual({
    deleted: 1,
    refused: [
      { msgId: kept, code: 'E6002' },
      { msgId: 'no', code: 'E6001' },
    ],
  })
  await master.ok('default POST /crmgas/message/read', { msgIds: [kept] })
  expect(await remove([kept])).toEqual({ deleted: 1, refused: [] })
  expect(await titles()).toEqual([])
})

test('what is over carries its word and is no longer unread', async () => {
  await tell({ dedupeKey: 'gap' })
  await inWork(gateway, (work) => withdraw(work, { bp: BP, dedupeKey: 'gap', word: '已恢复' }))
  expect((await list()).list[0]).toMatchObject({ title: '账单已出', overWord: '已恢复', status: 'read' })
})

test('a message shows its open to-do and closes with it; the message of the end stays unread (rest 3-7)', async () => {
  await tell({ ...stop('S1'), audience: 'ALL' })
  await todo('S1', { dueAt: '2026-11-24T18:00:00+08:00' })
  expect((await list()).list[0]?.todo).toMatchObject({ typeName: '停气通知待知悉', status: '0' })
  gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
  await inWork(gateway, async (work) => {
    await done({ ...work, actor: idOf(master) }, 'STOP_ACK', 'S1')
    await publish(work, { ...stop('S1'), bp: BP, companyCode: '1001', dedupeKey: 'the end' })
  })
  await gateway.drain()
  const [end, first] = (await list()).list
  expect(end).toMatchObject({ status: 'unread' })
  expect(first).toMatchObject({ status: 'read', todo: { status: '1', handledAt: '2026-11-23T10:00:00+08:00' } })
  expect(first?.todo?.handledBy).not.toBe('')
  expect((await list({}, other)).list[1]).toMatchObject({ status: 'read' })
})

test('a to-do of the master is not shown to others', async () => {
  await tell({ ...stop('S1'), audience: 'ALL' })
  await todo('S1', { audience: 'MASTER' })
  expect((await list({}, other)).list[0]).toMatchObject({ bizId: 'S1', todo: null })
})
