import { nextRequestNo } from '../../../test/gateway/case-kit'
import { uploaded } from '../../../test/gateway/inspection-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { exemptDaysOf } from './known'
import { deviationWork } from './work'

const LIST = 'demand GET /deviation/list'
const DETAIL = 'demand GET /deviation/detail'
const SAVE = 'demand POST /deviation/save'
const CONFIRM = 'demand POST /deviation/confirmNormal'
const CHANGE = 'demand GET /usage/change'
const KILNS = 'GRP000001'
const BP = '1000000001'
const DAY = '2026-11-22'

let gateway: TestGateway
let master: Caller
let other: Caller
let hospital: Caller
beforeEach(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: BP, companyCode: '1001', userId: 'director' })
  other = gateway.asSession({ ...bound, bp: BP, companyCode: '1001', userId: 'second' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
  await gateway.db.deleteFrom('deviationCase').where('bp', '=', BP).execute()
})
afterEach(() => gateway.close())

/** A sub-account with these rights. */
const clerk = (...models: string[]) =>
  gateway.asSession({ bp: BP, companyCode: '1001', reviewStatus: '1', userId: 'clerk', models })
const sweepAt = async (name: 'deviation.judge' | 'deviation.expire', moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, name)))
}
const judge = (moment = '2026-11-23T09:50:00+08:00') => sweepAt('deviation.judge', moment)
/** Plans of the last days as they were used, but for one. */
const plan = async (gasDay: string, share: number) => {
  const volumes = await gateway.db
    .selectFrom('dailyUsage')
    .select((eb) => ['gasDay', eb.fn.sum<string>('volume').as('volume')])
    .where('meterId', 'in', ['10010101', '10010102'])
    .where('gasDay', '>=', '2026-11-12')
    .groupBy('gasDay')
    .execute()
  for (const { gasDay: period, volume } of volumes)
    await gateway.db
      .updateTable('gasPlan')
      .set({ approvedVolume: String(Math.round(Number(volume) * (period === gasDay ? share : 1))) })
      .where('groupId', '=', KILNS)
      .where('planType', '=', 'DAY')
      .where('period', '=', period)
      .execute()
}
const cases = async (caller = master) => (await caller.ok(LIST, {})).list.filter(({ groupId }) => groupId === KILNS)
const theCase = async () => {
  const [one] = await cases()
  if (!one) throw new Error('no case')
  return one
}
/** The case of a day that was used a quarter more than planned. */
const opened = async () => {
  await plan(DAY, 0.8)
  await judge()
  return (await theCase()).caseId
}
/** An emergency in which gas was off at all meters. */
const stopped = (realStopAt: string, realResumeAt: string) =>
  gateway.db
    .insertInto('stopGas')
    .values({
      bp: BP,
      stopId: 'stop-1',
      companyCode: '1001',
      kind: 'EMERGENCY',
      state: 'RESUMED',
      title: '紧急停气',
      reason: '管网抢修',
      meterIds: [],
      realStopAt,
      realResumeAt,
      createdAt: realStopAt,
      updatedAt: realResumeAt,
    })
    .execute()
const passedByDesk = async (caseId: string) => {
  const staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  const { list } = await staff.ok('btwob GET /review/list', { pageSize: 50 })
  const task = list.find(({ bizNo }) => bizNo === caseId)
  await staff.ok('btwob POST /review/decide', { taskId: task?.taskId ?? '', decision: 'PASS', remark: '' })
}
const picture = () => uploaded(gateway, 'director', { bizType: 'DEVIATION' })
const reason = (caseId: string, over: object = {}) => ({
  requestNo: nextRequestNo(),
  caseId,
  reasonCode: 'EQUIPMENT' as const,
  reasonText: '二号窑烧嘴故障',
  attachments: [] as string[],
  ...over,
})

test('a day beyond the tolerance becomes one case with a message and a to-do; looking again adds none (D-02)', async () => {
  await plan(DAY, 0.8)
  await judge()
  await judge('2026-11-23T10:20:00+08:00')
  const found = await cases()
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    caseType: 'DAY',
    date: DAY,
    groupName: '窑炉生产',
    status: 'WAIT_REPORT',
    reportDeadline: '2026-11-25T17:00:00+08:00',
  })
  expect(Number(found[0]?.deviationRate)).toBeCloseTo(25, 0)
  const todos = await gateway.db
    .selectFrom('todo')
    .selectAll()
    .where('type', '=', 'DEVIATION_REASON')
    .where('bp', '=', BP)
    .execute()
  expect(todos.filter(({ bizId }) => bizId === found[0]?.caseId)).toMatchObject([
    { status: '0', modelCode: 'DEVIATION_REPORT' },
  ])
  const one = await master.ok(DETAIL, { caseId: found[0]?.caseId ?? '' })
  expect(one.series).toHaveLength(15)
  expect(one.series.at(-1)).toMatchObject({ date: DAY, actual: one.actualVolume })
  expect(one).toMatchObject({ canReport: true, equipmentDaysLeft: 3, attachments: [] })
  // Both sums are the day's; an hour of four figures is rounded to two.
  expect(one.hours.map(({ at }) => at.slice(11, 13))).toEqual(
    Array.from({ length: 24 }, (_, hour) => String((8 + hour) % 24).padStart(2, '0')),
  )
  const sumOf = (name: 'actual' | 'plan') => one.hours.reduce((sum, hour) => sum + Number(hour[name]), 0)
  expect(Math.abs(sumOf('actual') - Number(one.actualVolume))).toBeLessThan(0.5)
  expect(Math.abs(sumOf('plan') - Number(one.planVolume))).toBeLessThan(0.5)
})

test('a day that a pause has judged when its reason cannot be given any more is no case (D-03)', async () => {
  await plan(DAY, 0.8)
  const late = { planned: '2026-11-23T09:50:00+08:00', done: '2026-11-25T17:00:00+08:00' }
  await inWork(gateway, (work) => sweepNow(heldUp(work, late), sweepOf(deviationWork, 'deviation.judge')))
  expect(await cases()).toEqual([])
})

test('a telemetry that does not answer takes the hours of a day, not the case', async () => {
  const caseId = await opened()
  const hours = jest.spyOn(gateway.gateway.work.ports.meterFeed, 'hours').mockRejectedValue(new Error('away'))
  expect(await master.ok(DETAIL, { caseId })).toMatchObject({ hours: [], canReport: true })
  hours.mockRestore()
})

test('within the tolerance there is no message; a day that a stop cut short is no deviation', async () => {
  await plan(DAY, 0.95)
  await judge()
  expect(await cases()).toEqual([])
  await plan(DAY, 0.8)
  await stopped('2026-11-22T20:00:00+08:00', '2026-11-23T01:00:00+08:00')
  await judge()
  expect(await cases()).toEqual([])
})

test('late data are judged while a reason would still be taken (D-02)', async () => {
  await plan('2026-11-20', 0.8)
  await judge()
  expect(await cases()).toMatchObject([{ date: '2026-11-20' }])
  await gateway.db.deleteFrom('deviationCase').where('bp', '=', BP).execute()
  await judge('2026-11-24T09:50:00+08:00')
  expect((await cases()).filter(({ date }) => date === '2026-11-20')).toEqual([])
})

test('another customer sees and reports nothing of it', async () => {
  const caseId = await opened()
  expect(await cases(hospital)).toEqual([])
  for (const call of [DETAIL, CHANGE] as const) expect((await hospital.call(call, { caseId })).code).toBe('2902')
  expect((await hospital.call(SAVE, reason(caseId))).code).toBe('2902')
  expect((await hospital.call(CONFIRM, { requestNo: nextRequestNo(), caseId })).code).toBe('2902')
})

test('a reason without its proof, with ten pictures, after its deadline, twice (D-05)', async () => {
  const caseId = await opened()
  expect((await master.call(SAVE, reason(caseId))).code).toBe('42701')
  const ten = Array.from({ length: 10 }, (_, n) => `file${n}`)
  expect((await master.call(SAVE, reason(caseId, { attachments: ten }))).code).toBe('42704')
  expect((await master.call(SAVE, reason(caseId, { reasonCode: 'OTHER', reasonText: '     ' }))).code).toBe('2901')
  const strange = await uploaded(gateway, 'stranger', { bizType: 'DEVIATION' })
  expect((await master.call(SAVE, reason(caseId, { attachments: [strange] }))).code).toBe('44852')
  const wish = reason(caseId, { attachments: [await picture()], expectedRecoverDate: '2026-11-24' })
  const sent = await master.ok(SAVE, wish)
  expect(sent).toEqual({ caseId, status: 'SUBMITTED' })
  expect(await master.ok(SAVE, wish)).toEqual(sent)
  expect((await other.call(SAVE, reason(caseId, { reasonCode: 'OTHER' }))).code).toBe('42703')
  expect(await master.ok(DETAIL, { caseId })).toMatchObject({
    reasonCode: 'EQUIPMENT',
    reasonText: '二号窑烧嘴故障',
    expectedRecoverDate: '2026-11-24',
    canReport: false,
    submitCount: 1,
  })
})

test('two people at once: one reason', async () => {
  const caseId = await opened()
  const wishes = [master, other].map((user) => user.call(SAVE, reason(caseId, { reasonCode: 'WEATHER' })))
  const codes = (await Promise.all(wishes)).map(({ code }) => code).sort()
  expect(codes).toEqual(['1000', '42703'])
})

test.each([
  [0, { status: 'ACCEPTED', equipmentDaysLeft: 2, reviewRemark: '' }],
  [3, { status: 'REJECTED', equipmentDaysLeft: 0, reviewRemark: '本月设备原因免考核天数已用完' }],
])('the desk accepts by equipment, after %i days of the month: three are exempt (D-06)', async (before, expected) => {
  const caseId = await opened()
  await master.ok(SAVE, reason(caseId, { attachments: [await picture()] }))
  // They waited for the desk together.
  const others = ['01', '02', '03'].slice(0, before).map((day) => ({
    bp: BP,
    companyCode: '1001',
    groupId: KILNS,
    caseId: `C${day}`,
    caseType: 'DAY' as const,
    gasDay: `2026-11-${day}`,
    actualVolume: '1.00',
    status: 'ACCEPTED' as const,
    reasonCode: 'EQUIPMENT' as const,
    reportDeadline: '2026-11-10T17:00:00+08:00',
    createdAt: '2026-11-04T09:50:00+08:00',
    updatedAt: '2026-11-04T09:50:00+08:00',
  }))
  if (others.length > 0) await gateway.db.insertInto('deviationCase').values(others).execute()
  await passedByDesk(caseId)
  expect(await master.ok(DETAIL, { caseId })).toMatchObject(expected)
})

/** A request to verify a meter, filed on the day at 10:00. */
const doubted = async (over: {
  meterId?: string
  createdAt?: string
  state?: 'SUBMITTED' | 'CANCELLED' | 'RESOLVED'
}) => {
  const { meterId = '10010101', state = 'SUBMITTED', createdAt = `${DAY}T10:00:00+08:00` } = over
  const meters = gateway.db.selectFrom('meter').select('meterNo').where('meterId', '=', meterId)
  const { meterNo } = await meters.executeTakeFirstOrThrow()
  const resolvedAt = state === 'RESOLVED' ? `${DAY}T07:00:00+08:00` : null
  await gateway.db
    .updateTable('serviceTicket')
    .set({ meterNo, createdAt, state, resolvedAt })
    .where('bp', '=', BP)
    .where('subtype', 'in', ['A_VERIFY', 'METER_FAULT'])
    .execute()
}

test.each([
  ['METER', 'a ticket of the day', () => doubted({}), 'ACCEPTED'],
  ['POLICY', 'a ticket of the day', () => doubted({}), 'SUBMITTED'],
  ['METER', 'a ticket about a meter of another group', () => doubted({ meterId: '10010103' }), 'SUBMITTED'],
  ['METER', 'a ticket of the day after', () => doubted({ createdAt: '2026-11-23T08:00:00+08:00' }), 'SUBMITTED'],
  ['METER', 'a ticket that was withdrawn', () => doubted({ state: 'CANCELLED' }), 'SUBMITTED'],
  [
    'METER',
    'a ticket that was done before the day',
    () => doubted({ createdAt: '2026-11-20T08:00:00+08:00', state: 'RESOLVED' }),
    'SUBMITTED',
  ],
  ['POWER', 'an hour without gas', () => stopped(`${DAY}T20:00:00+08:00`, `${DAY}T21:00:00+08:00`), 'ACCEPTED'],
  [
    'POWER',
    'an hour without gas the day before',
    () => stopped(`${DAY}T06:00:00+08:00`, `${DAY}T07:00:00+08:00`),
    'SUBMITTED',
  ],
] as const)(
  '%s with %s: what the system knows of the day accepts it, all else is for the desk (D-06)',
  async (reasonCode, _what, known, status) => {
    const caseId = await opened()
    await doubted({ state: 'CANCELLED' })
    await known()
    expect(await master.ok(SAVE, reason(caseId, { reasonCode, attachments: [await picture()] }))).toEqual({
      caseId,
      status,
    })
  },
)

test('a reason that exempts nothing is recorded; within a day it may be given again', async () => {
  const caseId = await opened()
  const send = () => master.call(SAVE, reason(caseId, { reasonCode: 'PRODUCTION' }))
  expect((await send()).data).toMatchObject({ status: 'REJECTED' })
  expect(await master.ok(DETAIL, { caseId })).toMatchObject({
    canReport: true,
    reviewRemark: '该原因不属于免考核范围',
    reportUntil: '2026-11-24T09:50:00+08:00',
  })
  expect((await send()).data).toMatchObject({ status: 'REJECTED' })
  expect((await send()).code).toBe('42703')
})

test('a day later it is too late for the second try', async () => {
  const caseId = await opened()
  await master.ok(SAVE, reason(caseId, { reasonCode: 'PRODUCTION' }))
  gateway.clock.moveTo('2026-11-24T09:50:00+08:00')
  expect((await master.call(SAVE, reason(caseId, { reasonCode: 'PRODUCTION' }))).code).toBe('42702')
})

test('without a reason the case expires at its deadline, and its to-do goes (D-03)', async () => {
  const caseId = await opened()
  await sweepAt('deviation.expire', '2026-11-25T16:59:59+08:00')
  expect((await theCase()).status).toBe('WAIT_REPORT')
  await sweepAt('deviation.expire', '2026-11-25T17:00:00+08:00')
  expect((await theCase()).status).toBe('EXPIRED')
  expect((await master.call(SAVE, reason(caseId, { reasonCode: 'OTHER' }))).code).toBe('42702')
  const { status } = await gateway.db
    .selectFrom('todo')
    .select('status')
    .where('bizId', '=', caseId)
    .executeTakeFirstOrThrow()
  expect(status).toBe('3')
})

describe('a change of use (D-04, D-12)', () => {
  const changed = async () => {
    await plan('', 1)
    await gateway.db
      .updateTable('gasPlan')
      .set({ approvedVolume: null, declaredVolume: '0', state: 'REJECTED' })
      .where('groupId', '=', KILNS)
      .where('planType', '=', 'DAY')
      .execute()
    await gateway.db
      .updateTable('gasPlan')
      .set({ items: null })
      .where('groupId', '=', KILNS)
      .where('planType', '=', 'MONTH')
      .execute()
    const { rows } = await inWork(gateway, async ({ db }) => ({
      rows: await db
        .updateTable('dailyUsage')
        .set((eb) => ({ volume: eb('volume', '*', '1.8') }))
        .where('meterId', 'in', ['10010101', '10010102'])
        .where('gasDay', '=', DAY)
        .returning('meterId')
        .execute(),
    }))
    expect(rows.length).toBeGreaterThan(0)
    await judge()
    return (await theCase()).caseId
  }

  test('is shown against its week, and confirmed as normal once', async () => {
    const caseId = await changed()
    const change = await master.ok(CHANGE, { caseId })
    expect(change).toMatchObject({
      date: DAY,
      status: 'WAIT_REPORT',
      plan: null,
      canReport: true,
      reportDeadline: '2026-11-24T17:00:00+08:00',
    })
    expect(Number(change.changeRate)).toBeGreaterThan(30)
    expect(change.days).toHaveLength(8)
    const unseen = {
      actual: null,
      mean7: null,
      changeRate: null,
      plan: null,
      days: [],
      hours: [],
      status: 'WAIT_REPORT',
    }
    expect(await clerk().ok(CHANGE, { caseId })).toMatchObject(unseen)
    const wish = { requestNo: nextRequestNo(), caseId }
    expect(await master.ok(CONFIRM, wish)).toEqual({ status: 'CONFIRMED' })
    expect(await master.ok(CONFIRM, wish)).toEqual({ status: 'CONFIRMED' })
    expect((await master.call(CONFIRM, { requestNo: nextRequestNo(), caseId })).code).toBe('42703')
  })
  test.each([
    ['DAILY', '已认可', []],
    ['MONTHLY', '已认可，当日免考核', [DAY]],
  ] as const)('an accepted reason exempts its day where months are planned: %s', async (planMode, words, exempt) => {
    const caseId = await changed()
    const group = gateway.db.updateTable('predictionGroup').set({ planMode }).where('groupId', '=', KILNS)
    await group.execute()
    const items = JSON.stringify([{ period: DAY, volume: '1000' }]) as never
    const months = gateway.db.updateTable('gasPlan').set({ items }).where('planType', '=', 'MONTH')
    await months.where('groupId', '=', KILNS).where('period', '=', '2026-11').execute()
    await master.ok(SAVE, reason(caseId, { reasonCode: 'SUPPLIER' }))
    await passedByDesk(caseId)
    await gateway.drain()
    const heard = gateway.db.selectFrom('message').select('summary').where('templateCode', '=', 'REASON_RESULT')
    const { summary } = await heard.where('bizId', '=', caseId).executeTakeFirstOrThrow()
    expect(summary).toMatch(new RegExp(`原因${words}$`))
    expect(await master.ok('demand GET /deviation/month', { groupId: KILNS, month: '2026-11' })).toMatchObject({
      exemptDays: exempt,
    })
    const span = { from: DAY, to: DAY }
    const noBaseline = await inWork(gateway, (work) => exemptDaysOf(work, { bp: BP, companyCode: '1001' }, span))
    expect(noBaseline.map(({ gasDay }) => gasDay)).toEqual(exempt)
  })
  test('is not confirmed after its deadline', async () => {
    const caseId = await changed()
    gateway.clock.moveTo('2026-11-24T17:00:00+08:00')
    expect((await master.call(CONFIRM, { requestNo: nextRequestNo(), caseId })).code).toBe('42702')
  })
})

test('a case says its volumes to users that may see plans (P-19)', async () => {
  const caseId = await opened()
  const unseen = { planVolume: null, actualVolume: null, deviationRate: null, status: 'WAIT_REPORT' }
  expect(await clerk().ok(DETAIL, { caseId })).toMatchObject({ ...unseen, series: [], hours: [] })
  expect(await cases(clerk())).toMatchObject([unseen])
  const [whole, seen] = [await master.ok(DETAIL, { caseId }), await clerk('PREDICT_VIEW').ok(DETAIL, { caseId })]
  expect(seen).toEqual(whole)
})

test('a deviation from a plan is no change of use', async () => {
  const caseId = await opened()
  expect((await master.call(CHANGE, { caseId })).code).toBe('2902')
  expect((await master.call(CONFIRM, { requestNo: nextRequestNo(), caseId })).code).toBe('2902')
})
