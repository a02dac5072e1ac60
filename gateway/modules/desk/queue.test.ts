/* The queue of a company's staff: what is due first is first, and two never take one case. */
import { deskKinds } from '@domain/desk-kinds'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { allAreas } from '../../all-areas'
import { deskTasks, dropTask, openTask } from './service'

let gateway: TestGateway
let anna: Caller
let bo: Caller

beforeAll(async () => {
  gateway = await testGateway()
  anna = gateway.asSession({ userId: 'anna', companyCode: '1001' })
  bo = gateway.asSession({ userId: 'bo', companyCode: '1001' })
  await gateway.db.updateTable('reviewTask').set({ droppedAt: gateway.clock.iso() }).execute()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.db.updateTable('reviewTask').set({ droppedAt: gateway.clock.iso() }).execute())

const task = async (bizNo: string, minutes: number | null, bp: string | null = null): Promise<string> => {
  const dueAt = minutes === null ? null : new Date(gateway.clock.now() + minutes * 60_000).toISOString()
  await inWork(gateway, (work) =>
    openTask(work, { companyCode: '1001', bizType: 'BANK_ENTRY', bizNo, bp, rule: 'manual', dueAt }),
  )
  const row = await gateway.db
    .selectFrom('reviewTask')
    .select('taskId')
    .where('bizNo', '=', bizNo)
    .where('droppedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.taskId
}
const take = (caller: Caller, taskId: string, flag: '1' | '0' = '1') =>
  caller.call('btwob POST /review/take', { taskId, take: flag })
const listOf = async (caller: Caller, input = {}) => (await caller.ok('btwob GET /review/list', input)).list

test('every kind of task that an area declares has a name at the desk', () => {
  const kinds = allAreas.flatMap(({ extensions = [] }) =>
    extensions.flatMap((one) => ('collection' in one && one.collection === deskTasks ? Object.keys(one.entries) : [])),
  )
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter((kind) => !(kind in deskKinds))).toEqual([])
})

test.each(Object.keys(deskKinds))(
  '%s is neither taken nor decided by the user that asked by a call, a user of the customer number or not (2210)',
  async (bizType) => {
    const draft = {
      companyCode: '1001',
      bizType,
      bizNo: '1000000009|asked',
      bp: null,
      rule: 'manual',
      dueAt: null,
    } as const
    await inWork(gateway, (work) => openTask({ ...work, actor: 'anna' }, draft))
    const [{ taskId } = { taskId: '' }] = await gateway.db
      .selectFrom('reviewTask')
      .select('taskId')
      .where('bizType', '=', bizType)
      .where('bizNo', '=', draft.bizNo)
      .execute()
    expect(await take(anna, taskId)).toMatchObject({ code: '2210' })
    expect(await anna.call('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '' })).toMatchObject({
      code: '2210',
    })
    expect(await take(bo, taskId)).toMatchObject({ ok: true })
  },
)

test('what a user asked for is not ended by the same user at work for the company (2210)', async () => {
  const draft = {
    companyCode: '1001',
    bizType: 'READING',
    bizNo: 'ended',
    bp: null,
    rule: 'manual',
    dueAt: null,
  } as const
  const asked = (actor: string) => inWork(gateway, (work) => openTask({ ...work, actor }, draft))
  const ends = (actor: string, staff = true) =>
    inWork(gateway, (work) => dropTask({ ...work, actor, ...(staff && { ownNumbers: new Set<string>() }) }, draft))
  await asked('anna')
  await expect(ends('anna')).rejects.toMatchObject({ code: '2210' })
  expect(await listOf(bo, { bizType: 'READING' })).toHaveLength(1)
  // A customer withdraws the own one.
  await ends('anna', false)
  await asked('carl')
  await ends('anna')
  expect(await listOf(bo, { bizType: 'READING' })).toEqual([])
})

test('what staff do themselves may bring a task to the desk that they decide', async () => {
  const draft = {
    companyCode: '1001',
    bizType: 'READING',
    bizNo: 'keyed',
    bp: null,
    rule: 'manual',
    dueAt: null,
  } as const
  await inWork(gateway, (work) => openTask({ ...work, actor: 'anna', ownNumbers: new Set() }, draft))
  const [{ taskId } = { taskId: '' }] = await listOf(anna, { bizType: 'READING' })
  expect(await take(anna, taskId)).toMatchObject({ ok: true })
})

test('what is due first is first, what has no limit last; the counts have its state', async () => {
  for (const [no, minutes] of [
    ['later', 600],
    ['never', null],
    ['late', -5],
    ['soon', 29],
  ] as const)
    await task(no, minutes)
  expect((await listOf(anna)).map(({ bizNo }) => bizNo)).toEqual(['late', 'soon', 'later', 'never'])
  expect(await anna.ok('btwob GET /review/summary', undefined)).toMatchObject({
    overdue: 1,
    soon: 1,
    free: 4,
    mine: 0,
    kinds: [{ bizType: 'BANK_ENTRY', count: 4 }],
    dead: 0,
  })
  const stranger = gateway.asSession({ userId: 'anna', companyCode: '1002' })
  expect(await stranger.ok('btwob GET /review/summary', undefined)).toMatchObject({ overdue: 0, free: 0, kinds: [] })
})

test('of two that take one task at once one gets it; the other reads the name of its holder, and may not decide it', async () => {
  const taskId = await task('one', 60)
  const answers = await Promise.all([take(anna, taskId), take(bo, taskId)])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  const [winner, loser] = answers[0]?.ok ? [anna, bo] : [bo, anna]
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: '2212', text: '其他同事正在处理该任务' })
  const decision = { taskId, decision: 'PASS', remark: '' } as const
  expect(await loser.call('btwob POST /review/decide', decision)).toMatchObject({ code: '2212' })
  expect(await take(winner, taskId)).toMatchObject({ ok: true })
  expect(
    [await listOf(winner, { share: 'MINE' }), await listOf(loser, { share: 'FREE' })].map((l) => l.length),
  ).toEqual([1, 0])
  expect(await take(winner, taskId, '0')).toMatchObject({ ok: true, data: { isMine: '0' } })
  expect(await take(loser, taskId)).toMatchObject({ ok: true, data: { isMine: '1' } })
})

test('each task names the company of its customer number; one without a number, or with an unknown one, names none', async () => {
  await task('own', 10, '1000000001')
  await task('unknown', 20, '9999999999')
  await task('none', 30)
  expect((await listOf(anna)).map(({ bizNo, customerName }) => [bizNo, customerName])).toEqual([
    ['own', '华北精工陶瓷有限公司'],
    ['unknown', ''],
    ['none', ''],
  ])
})

test('a task says that its customer number has been closed since', async () => {
  await task('own', 10, '1000000002')
  const isClosed = async () => (await listOf(anna)).map((one) => one.isClosed)
  expect(await isClosed()).toEqual([false])
  const customer = gateway.db.updateTable('customer').where('bp', '=', '1000000002')
  await customer.set({ status: '9' }).execute()
  expect(await isClosed()).toEqual([true])
  await customer.set({ status: '1' }).execute()
})

test('the names of a page cost one statement, however many customers it has', async () => {
  const cost = () => gateway.statementsOf(() => anna.ok('btwob GET /review/list', {}))
  await task('a', 10)
  const without = await cost()
  await task('b', 20, '1000000001')
  expect(await cost()).toBe(without + 1)
  await task('c', 30, '1000000002')
  expect(await cost()).toBe(without + 1)
})

test('a task that was taken two hours ago is free again', async () => {
  const taskId = await task('left', null)
  expect(await take(anna, taskId)).toMatchObject({ ok: true })
  await gateway.db
    .updateTable('reviewTask')
    .set({ takenAt: new Date(gateway.clock.now() - 2 * 3600_000).toISOString() })
    .where('taskId', '=', taskId)
    .execute()
  expect(await listOf(bo, { share: 'FREE' })).toHaveLength(1)
  expect(await take(bo, taskId)).toMatchObject({ ok: true })
})

test('unknown, of another company, decided, about an own customer number', async () => {
  const taskId = await task('two', 60)
  expect(await take(gateway.asSession({ userId: 'x', companyCode: '1002' }), taskId)).toMatchObject({ code: '2902' })
  expect(await anna.call('btwob GET /review/customer', { taskId: 'no' })).toMatchObject({ code: '2902' })
  await gateway.db
    .updateTable('reviewTask')
    .set({ decision: 'PASS', decidedAt: gateway.clock.iso() })
    .where('taskId', '=', taskId)
    .execute()
  expect(await take(anna, taskId)).toMatchObject({ code: '2203' })
  const { userId } = await gateway.db
    .selectFrom('bpBinding')
    .select('userId')
    .where('bp', '=', '1000000001')
    .where('isMaster', '=', true)
    .executeTakeFirstOrThrow()
  const own = await task('own', 60, '1000000001')
  expect(await take(gateway.asSession({ userId, companyCode: '1001' }), own)).toMatchObject({ code: '2210' })
})

test('what staff know of the customer: names, what is owed, meters, stops; nothing for a task without one', async () => {
  const { groups } = await anna.ok('btwob GET /review/customer', { taskId: await task('facts', 60, '1000000001') })
  expect(groups.map(({ title }) => title).slice(0, 2)).toEqual(['客户', '表具'])
  const facts = groups.flatMap(({ facts: all }) => all)
  expect(facts).toContainEqual({ label: '户号', value: '1000000001', tone: null })
  expect(facts.find(({ label }) => label === '应缴')?.value).toMatch(/^¥[\d,]+\.\d\d$/)
  expect(await anna.ok('btwob GET /review/customer', { taskId: await task('none', null) })).toEqual({ groups: [] })
})
