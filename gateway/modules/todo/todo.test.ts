import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { done, drop, overdueDays, upsert, type TodoDraft } from './service'

let gateway: TestGateway
let master: Caller
let sub: Caller
let other: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  master = await gateway.as('13800000001')
  sub = await gateway.as('13800000002')
  other = await gateway.as('13800000007')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('todoIgnore').execute()
  await gateway.db.deleteFrom('todo').execute()
})

const draft = (bizId: string, more: Partial<TodoDraft> = {}): TodoDraft => ({
  bp: '1000000001',
  companyCode: '1001',
  type: 'BILL_DUE',
  bizId,
  title: `账单${bizId}`,
  route: `/pages/my-bill/details/details?billId=${bizId}`,
  ...more,
})
const write = (bizId: string, more: Partial<TodoDraft> = {}) =>
  inWork(gateway, (work) => upsert(work, draft(bizId, more)))
const open = async (caller: Caller) =>
  (await caller.ok('default GET /crmgas/todo/list', {})).list.map((row) => row.bizId)
const count = async (caller: Caller) => (await caller.ok('default GET /crmgas/todo/count', {})).count

test('a to-do as the page gets it', async () => {
  await write('B1', {
    amount: '1234.50',
    dueAt: '2026-11-21T17:30:00+08:00',
    summary: '2026-10',
    modelCode: 'BILL_VIEW',
    priority: 1,
  })
  const { list, total, counts } = await master.ok('default GET /crmgas/todo/list', {})
  expect({ total, counts }).toEqual({ total: 1, counts: { BILL_DUE: 1 } })
  expect(list[0]).toMatchObject({
    type: 'BILL_DUE',
    typeName: '账单待缴',
    title: '账单B1',
    summary: '2026-10',
    amount: '1234.50',
    dueAt: '2026-11-21T17:30:00+08:00',
    overdueDays: 2,
    route: '/pages/my-bill/details/details?billId=B1',
    priority: 1,
    status: '0',
    ignorable: false,
  })
})

test('overdue first, then by deadline with those without last, then by priority, then the newest (TD-02)', async () => {
  await write('overdue', { priority: 3, dueAt: '2026-11-01T00:00:00+08:00' })
  await write('none')
  await write('late', { dueAt: '2026-12-01T00:00:00+08:00' })
  await write('soon', { dueAt: '2026-11-25T00:00:00+08:00' })
  await write('first', { priority: 1 })
  expect(await open(master)).toEqual(['overdue', 'soon', 'late', 'first', 'none'])
  const page = await master.ok('default GET /crmgas/todo/list', { pageNum: 2, pageSize: 2 })
  expect(page).toMatchObject({ total: 5, pageNum: 2 })
  expect(page.list.map((row) => row.bizId)).toEqual(['late', 'first'])
})

test('seen with the model, by the master, by the named user; never by another customer', async () => {
  await write('all')
  await write('bills', { modelCode: 'BILL_VIEW' })
  await write('sign', { modelCode: 'SETTLE_SIGN', type: 'STATEMENT' })
  await write('master', { audience: 'MASTER', type: 'SUB_REVIEW' })
  await write('person', { audience: 'USER', userId: sub.headers['userid'] ?? '' })
  expect((await open(master)).sort()).toEqual(['all', 'bills', 'master', 'sign'])
  expect((await open(sub)).sort()).toEqual(['all', 'bills', 'person'])
  expect([await count(master), await count(sub), await count(other)]).toEqual([4, 3, 0])
})

test('one per business object: written again it is brought up to date and opens again', async () => {
  await write('B1', { amount: '1.00' })
  await write('B1', { amount: '2.00', title: '新' })
  expect((await master.ok('default GET /crmgas/todo/list', {})).list).toMatchObject([{ title: '新', amount: '2.00' }])
  expect(await inWork(gateway, (work) => done(work, 'BILL_DUE', 'B1'))).toBe(1)
  expect(await inWork(gateway, (work) => done(work, 'BILL_DUE', 'B1'))).toBe(0)
  expect(await count(master)).toBe(0)
  expect((await master.ok('default GET /crmgas/todo/list', { status: '1' })).list).toMatchObject([
    { bizId: 'B1', status: '1', overdueDays: 0 },
  ])
  await write('B1')
  expect(await count(master)).toBe(1)
  await inWork(gateway, (work) => drop(work, 'BILL_DUE', 'B1', '1000000002'))
  expect(await count(master)).toBe(1)
  await inWork(gateway, (work) => drop(work, 'BILL_DUE', 'B1', '1000000001'))
  expect((await master.ok('default GET /crmgas/todo/list', { status: '3' })).total).toBe(1)
})

test('a done to-do shows its user and time, the newest first', async () => {
  await write('B1')
  await write('B2')
  const by = sub.headers['userid'] ?? ''
  await inWork(gateway, (work) => done({ ...work, actor: by }, 'BILL_DUE', 'B1'))
  gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
  await inWork(gateway, (work) => done(work, 'BILL_DUE', 'B2'))
  const { list } = await master.ok('default GET /crmgas/todo/list', { status: '1' })
  expect(list.map(({ bizId, handledBy, handledAt }) => [bizId, handledBy, handledAt])).toEqual([
    ['B2', '', '2026-11-23T10:00:00+08:00'],
    ['B1', '李会计', '2026-11-23T09:30:00+08:00'],
  ])
  await write('B1')
  expect((await master.ok('default GET /crmgas/todo/list', {})).list).toMatchObject([
    { handledBy: '', handledAt: null },
  ])
  gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
})

test('the filter by type keeps the counts of all', async () => {
  await write('B1')
  await write('B2')
  await write('S1', { type: 'STATEMENT' })
  const { list, total, counts } = await master.ok('default GET /crmgas/todo/list', { type: 'STATEMENT' })
  expect({ ids: list.map((row) => row.bizId), total, counts }).toEqual({
    ids: ['S1'],
    total: 1,
    counts: { BILL_DUE: 2, STATEMENT: 1 },
  })
})

describe('ignoring (TD-03)', () => {
  const idOf = async (bizId: string) =>
    (await gateway.db.selectFrom('todo').select('todoId').where('bizId', '=', bizId).executeTakeFirstOrThrow()).todoId
  const ignore = async (caller: Caller, bizId: string) =>
    caller.call('default POST /crmgas/todo/ignore', { todoId: await idOf(bizId) })

  test('for oneself, and again without harm', async () => {
    await write('R1', { type: 'RECORD_EXPIRE' })
    expect(await ignore(master, 'R1')).toMatchObject({ code: '1000', data: true })
    expect(await ignore(master, 'R1')).toMatchObject({ code: '1000' })
    expect([await count(master), await count(sub)]).toEqual([0, 1])
    expect((await master.ok('default GET /crmgas/todo/list', { status: '2' })).list).toMatchObject([
      { bizId: 'R1', status: '2' },
    ])
  })

  test('of one end, not of the next one of the same thing', async () => {
    const due = { type: 'RECORD_EXPIRE', dueAt: '2026-12-01T23:59:00+08:00' } as const
    await write('R3', due)
    await ignore(master, 'R3')
    await inWork(gateway, (work) => done(work, 'RECORD_EXPIRE', 'R3'))
    await write('R3', due)
    expect(await count(master)).toBe(0)
    await write('R3', { ...due, dueAt: '2027-12-01T23:59:00+08:00' })
    expect(await count(master)).toBe(1)
  })

  test('not what must be done, not what is done, not what another customer has', async () => {
    await write('B1')
    await write('R2', { type: 'RECORD_EXPIRE' })
    expect(await ignore(master, 'B1')).toMatchObject({ code: '2540', text: '该待办不可忽略' })
    expect(await ignore(other, 'R2')).toMatchObject({ code: '2902' })
    await inWork(gateway, (work) => done(work, 'RECORD_EXPIRE', 'R2'))
    expect(await ignore(master, 'R2')).toMatchObject({ code: '2540' })
    expect(await master.call('default POST /crmgas/todo/ignore', { todoId: 'none' })).toMatchObject({ code: '2902' })
    expect(await master.send('default POST /crmgas/todo/ignore', {})).toMatchObject({ code: '2901' })
  })
})

test.each([
  [null, 0],
  ['2026-11-23T09:30:00+08:00', 0],
  ['2026-11-23T09:29:59+08:00', 1],
  ['2026-11-22T09:30:00+08:00', 1],
  ['2026-11-21T09:30:00+08:00', 2],
  ['2026-11-24T00:00:00+08:00', 0],
])('due %s: %i days late', (dueAt, days) => {
  expect(overdueDays(dueAt, Date.parse('2026-11-23T09:30:00+08:00'))).toBe(days)
})

test('what waits for a user alone waits for the master once that user has left (SA-07)', async () => {
  const userId = sub.headers['userid'] ?? ''
  const named = { audience: 'USER', userId, type: 'TICKET_CONFIRM' } as const
  await write('T1', named)
  await write('W1', { ...named, type: 'WIN_CLAIM' })
  expect([await open(sub), await open(master)]).toEqual([['W1', 'T1'], []])
  const { list } = await master.ok('default GET /hqw/subAccount/list', { reviewStatus: '1' })
  const bindingId = list.find(({ username }) => username === '13800000002')?.bindingId ?? ''
  await master.ok('default POST /hqw/subAccount/remove', { bindingId })
  expect(await open(master)).toEqual(['W1', 'T1'])
  await write('T2', named)
  await write('W2', { ...named, type: 'WIN_CLAIM' })
  expect(await open(master)).toEqual(['W2', 'T2', 'W1', 'T1'])
})
