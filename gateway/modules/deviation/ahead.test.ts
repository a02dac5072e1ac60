import { nextRequestNo } from '../../../test/gateway/case-kit'
import { uploaded } from '../../../test/gateway/inspection-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { deviationWork } from './work'

const LOOK = 'demand GET /deviation/ahead'
const TELL = 'demand POST /deviation/saveAhead'
const KILNS = 'GRP000001'
const BP = '1000000001'
const TODAY = '2026-11-23'
const METERS = ['10010101', '10010102']

let gateway: TestGateway
let master: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: BP, companyCode: '1001', userId: 'director' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  gateway.clock.moveTo(`${TODAY}T14:05:00+08:00`)
  await gateway.db.deleteFrom('dayReason').where('bp', '=', BP).execute()
})

const reason = (over: object = {}) => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  date: TODAY,
  reasonCode: 'WEATHER' as const,
  reasonText: '寒潮降温，窑炉预热用气增加',
  attachments: [] as string[],
  ...over,
})

test('what the running day will come to; another day has no projection and takes no reason', async () => {
  const now = await master.ok(LOOK, { groupId: KILNS, date: TODAY })
  expect(now).toMatchObject({ groupName: '窑炉生产', canReport: true, reason: null, asOf: `${TODAY}T14:05:00+08:00` })
  const off = (100 * Number(now.projected?.volume)) / Number(now.plan) - 100
  expect(Number(now.rate)).toBeCloseTo(off, 1)
  const over = await master.ok(LOOK, { groupId: KILNS, date: '2026-11-20' })
  expect(over).toMatchObject({ canReport: false, projected: null, rate: null, measuredSoFar: null })
  for (const date of ['2026-11-22', '2026-11-24'])
    expect((await master.call(TELL, reason({ date }))).code).toBe('42702')
  gateway.clock.moveTo('2026-11-24T07:59:59+08:00')
  expect((await master.ok(LOOK, { groupId: KILNS, date: TODAY })).canReport).toBe(true)
  gateway.clock.moveTo('2026-11-24T08:00:00+08:00')
  expect((await master.call(TELL, reason())).code).toBe('42702')
})

test('what can be done about it: the cost of a plan is that of the curve, a reason is free (Y-07)', async () => {
  const { ways, projected, plan } = await master.ok(LOOK, { groupId: KILNS, date: TODAY })
  const { points } = await master.ok('predict GET /plan/cost', { groupId: KILNS, date: TODAY })
  expect(ways?.cost).toBe(points.find((one) => one.plan === plan)?.cost)
  expect(ways?.explainUntil).toBe('2026-11-26T17:00:00+08:00')
  const { alone } = await master.ok('predict GET /plan/changeOptions', {
    groupId: KILNS,
    planType: 'DAY',
    period: TODAY,
  })
  const [wish, min, max] = [projected?.volume, alone?.min, alone?.max].map(Number) as [number, number, number]
  const to = Math.min(Math.max(wish, min), max)
  expect(ways?.change).toMatchObject({ to: String(to), until: `${TODAY}T15:00:00+08:00` })
  gateway.clock.moveTo(`${TODAY}T15:00:00+08:00`)
  expect((await master.ok(LOOK, { groupId: KILNS, date: TODAY })).ways).toMatchObject({ change: null })
  expect((await master.ok(LOOK, { groupId: KILNS, date: '2026-11-20' })).ways).toBeNull()
})

test('a group that plans months, and another customer', async () => {
  expect((await master.call(TELL, reason({ groupId: 'GRP000002' }))).code).toBe('42702')
  expect((await hospital.call(LOOK, { groupId: KILNS, date: TODAY })).code).toBe('2902')
  expect((await hospital.call(TELL, reason())).code).toBe('2902')
})

test('the same rules as for the reason of a closed day (D-05); a second one takes the place of the first', async () => {
  expect((await master.call(TELL, reason({ reasonCode: 'EQUIPMENT' }))).code).toBe('42701')
  const ten = Array.from({ length: 10 }, (_, n) => `file${n}`)
  expect((await master.call(TELL, reason({ attachments: ten }))).code).toBe('42704')
  expect((await master.call(TELL, reason({ reasonText: '     ' }))).code).toBe('2901')
  const strange = await uploaded(gateway, 'stranger', { bizType: 'DEVIATION' })
  expect((await master.call(TELL, reason({ attachments: [strange] }))).code).toBe('44852')
  const own = await uploaded(gateway, 'director', { bizType: 'DEVIATION' })
  const wish = reason({ attachments: [own] })
  expect(await master.ok(TELL, wish)).toEqual({ date: TODAY })
  expect(await master.ok(TELL, wish)).toEqual({ date: TODAY })
  await master.ok(
    TELL,
    reason({ reasonText: '寒潮提前到达，夜间保温', attachments: [own], expectedRecoverDate: '2026-11-25' }),
  )
  expect((await master.ok(LOOK, { groupId: KILNS, date: TODAY })).reason).toEqual({
    reasonCode: 'WEATHER',
    reasonText: '寒潮提前到达，夜间保温',
    expectedRecoverDate: '2026-11-25',
    attachments: [{ fileId: own, url: expect.stringContaining(own) }],
    submittedAt: `${TODAY}T14:05:00+08:00`,
  })
})

test('the case of the day takes the reason: nothing is asked for, the desk decides (D-06)', async () => {
  await gateway.db.deleteFrom('deviationCase').where('bp', '=', BP).execute()
  await master.ok(TELL, reason())
  await gateway.passTime('2026-11-24T09:40:00+08:00')
  const used = await gateway.db
    .selectFrom('dailyUsage')
    .select((eb) => eb.fn.sum<string>('volume').as('volume'))
    .where('meterId', 'in', METERS)
    .where('gasDay', '=', TODAY)
    .executeTakeFirstOrThrow()
  await gateway.db
    .updateTable('gasPlan')
    .set({ approvedVolume: String(Math.round(Number(used.volume) * 0.8)) })
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .where('period', '=', TODAY)
    .execute()
  gateway.clock.moveTo('2026-11-24T09:50:00+08:00')
  await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'deviation.judge')))
  await gateway.drain()
  const { list } = await master.ok('demand GET /deviation/list', { caseType: 'DAY' })
  const [one] = list.filter(({ date }) => date === TODAY)
  expect(one).toMatchObject({ status: 'SUBMITTED', reasonCode: 'WEATHER', submitCount: 1 })
  const todos = await gateway.db
    .selectFrom('todo')
    .select('todoId')
    .where('type', '=', 'DEVIATION_REASON')
    .where('bizId', '=', one?.caseId ?? '')
    .execute()
  expect(todos).toEqual([])
  const { summary } = await gateway.db
    .selectFrom('message')
    .select('summary')
    .where('bizId', '=', one?.caseId ?? '')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(summary).toContain('已按您当日的说明提交')
  const staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  const tasks = (await staff.ok('btwob GET /review/list', { pageSize: 50 })).list
  expect(tasks.some(({ bizNo }) => bizNo === one?.caseId)).toBe(true)
})
