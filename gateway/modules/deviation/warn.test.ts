import { formatVolumeNumber } from '@domain/volume'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { frozenClock } from '../../ports/clock'
import { jobOf } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { warnGroup } from './warn'
import { deviationWork } from './work'

const OPTIONS = 'predict GET /plan/changeOptions'
const DETAIL = 'predict GET /plan/detail'
const COST = 'predict GET /plan/cost'
const KILNS = 'GRP000001'
const BP = '1000000001'
const KEY = { bp: BP, companyCode: '1001', groupId: KILNS }
const TODAY = '2026-11-23'
const METERS = ['10010101', '10010102']

let gateway: TestGateway
let master: Caller
let hospital: Caller
// One gateway; each test begins at 14:00 without messages, changes or stops, with meters that answer and the plan that it sets.
beforeAll(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: BP, companyCode: '1001', userId: 'director' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  at('14:00:00')
  const { db } = gateway
  await db.deleteFrom('message').where('templateCode', '=', 'DAY_WARNING').execute()
  await db.deleteFrom('messageMark').where('dedupeKey', 'like', 'DAY_WARNING%').execute()
  await db.deleteFrom('planChange').where('bp', '=', BP).execute()
  await db.deleteFrom('stopGas').where('stopId', '=', 'stop-1').execute()
  await db.deleteFrom('meterReading').where('readingId', 'like', 'R-WARN-%').execute()
  await db.updateTable('meter').set({ onlineState: 'ONLINE' }).where('meterId', 'in', METERS).execute()
})

const at = (clock: string) => gateway.clock.moveTo(`${TODAY}T${clock}+08:00`)
const options = () => master.ok(OPTIONS, { groupId: KILNS, planType: 'DAY', period: TODAY })
/** Plans today so that what is projected is so many times of it. */
const planned = async (times: number): Promise<number> => {
  const { projected } = await options()
  const plan = Number(projected?.volume) / times
  const volume = String(times < 1 ? Math.floor(plan) : Math.ceil(plan))
  await gateway.db
    .updateTable('gasPlan')
    .set({ approvedVolume: volume })
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .where('period', '=', TODAY)
    .execute()
  return Number(volume)
}
const warn = async () => {
  await warnGroup(jobOf(gateway), KEY)
  await gateway.drain()
}
const said = () =>
  gateway.db
    .selectFrom('message')
    .select(['userId', 'summary', 'targetRoute', 'targetParams'])
    .where('templateCode', '=', 'DAY_WARNING')
    .execute()
const words = async () => [...new Set((await said()).map(({ summary }) => summary))]

test('the sweep asks at 14:00 for all groups; those that plan months get none', async () => {
  at('13:50:00')
  await planned(1.3)
  await gateway.passTime(`${TODAY}T14:01:00+08:00`)
  expect(await words()).toHaveLength(1)
  expect((await words())[0]).toContain('窑炉生产')
})

test('beyond the tolerance one message with the figure that the pages show, and looking again adds none', async () => {
  const plan = await planned(1.11)
  await warn()
  const shown = (await options()).projected
  const [text, ...more] = await words()
  expect(more).toEqual([])
  expect(text).toMatch(
    new RegExp(
      `^窑炉生产今日预计用气${formatVolumeNumber(shown?.volume)} m³，计划${formatVolumeNumber(String(plan))} m³，偏差\\+1[01]\\.\\d\\d%，15:00前可调整计划$`,
    ),
  )
  expect((await said())[0]).toMatchObject({
    targetRoute: '/pages/predict-gas/predict-gas-change',
    targetParams: { groupId: KILNS, date: 'today' },
  })
  const { running } = await master.ok(DETAIL, { groupId: KILNS })
  expect(running).toMatchObject({ date: TODAY, plan: String(plan), projected: shown, asOf: `${TODAY}T14:00:00+08:00` })
  expect((await master.ok(COST, { groupId: KILNS, date: TODAY })).expected).toEqual(shown)
  const { length } = await said()
  at('14:20:00')
  await warn()
  expect(await said()).toHaveLength(length)
  expect((await hospital.call(DETAIL, { groupId: KILNS })).code).toBe('2902')
})

test.each([
  ['much', 1.099, []],
  ['little', 0.901, []],
  ['too little', 0.888, ['−11']],
])('%s of the plan, %s times of it', async (_name, times, rates) => {
  await planned(times)
  await warn()
  expect((await words()).map((text) => /偏差(−?\d+)/.exec(text)?.[1])).toEqual(rates)
})

test('nothing after 15:00, when the plan counts for good (P-10)', async () => {
  await planned(1.3)
  at('15:00:00')
  await warn()
  expect(await said()).toEqual([])
})

test('nor what a pause has held up until then', async () => {
  await planned(1.3)
  const kind = deviationWork.kinds.find(({ name }) => name === 'deviation.warn')
  const late = (clock: string) => frozenClock(`${TODAY}T${clock}+08:00`).plannedFor(`${TODAY}T14:00:00+08:00`)
  for (const clock of ['15:10:00', '14:50:00']) {
    if (kind && 'manual' in kind.run) await kind.run.manual({ ...jobOf(gateway), clock: late(clock) }, KEY)
    await gateway.drain()
    expect(await words()).toHaveLength(clock === '14:50:00' ? 1 : 0)
  }
})

/** A meter that is silent but for one register. */
const silent = async (readAt: string | null) => {
  const [meterId = ''] = METERS
  await gateway.db
    .updateTable('meter')
    .set({ onlineState: 'OFFLINE', lastFrameAt: '2026-11-23T08:00:00+08:00' })
    .where('meterId', '=', meterId)
    .execute()
  const channels = await gateway.db
    .selectFrom('dailyUsage')
    .select(['channelNo', 'endReading'])
    .where('meterId', '=', meterId)
    .where('gasDay', '=', '2026-11-22')
    .execute()
  for (const { channelNo, endReading } of readAt === null ? [] : channels)
    await gateway.db
      .insertInto('meterReading')
      .values({
        companyCode: '1001',
        readingId: `R-WARN-${channelNo}`,
        meterId,
        channelNo,
        readAt: `${TODAY}T${readAt}+08:00`,
        gasDay: TODAY,
        stdReading: (Number(endReading) + 900).toFixed(2),
        source: 'REMOTE',
        state: 'VALID',
        createdAt: `${TODAY}T${readAt}+08:00`,
      })
      .execute()
}

test.each([
  ['12:00:00', 1],
  ['11:59:00', 0],
  [null, 0],
])('a register of %s is the newest one: %s message', async (readAt, count) => {
  await planned(2)
  await silent(readAt)
  await warn()
  expect(await words()).toHaveLength(count)
})

const stop = (over: object) =>
  gateway.db
    .insertInto('stopGas')
    .values({
      bp: BP,
      stopId: 'stop-1',
      companyCode: '1001',
      kind: 'PLANNED',
      state: 'NOTICED',
      title: '计划停气',
      reason: '管网检修',
      meterIds: METERS,
      createdAt: `${TODAY}T08:00:00+08:00`,
      updatedAt: `${TODAY}T08:00:00+08:00`,
      ...over,
    })
    .execute()

test.each([
  ['announced for five hours', { planStopAt: `${TODAY}T18:00:00+08:00`, planResumeAt: `${TODAY}T23:00:00+08:00` }, 0],
  ['announced for four hours', { planStopAt: `${TODAY}T18:00:00+08:00`, planResumeAt: `${TODAY}T22:00:00+08:00` }, 1],
  ['an emergency without an end', { kind: 'EMERGENCY', state: 'STOPPED', realStopAt: `${TODAY}T13:00:00+08:00` }, 0],
  [
    'over since noon',
    {
      kind: 'EMERGENCY',
      state: 'RESUMED',
      realStopAt: `${TODAY}T07:00:00+08:00`,
      realResumeAt: `${TODAY}T12:30:00+08:00`,
    },
    0,
  ],
])('G-04: a stop %s', async (_name, over, count) => {
  await stop(over)
  await planned(2)
  await warn()
  expect(await words()).toHaveLength(count)
})

test('a change that took effect a minute before is what the day is held against', async () => {
  const plan = await planned(1.13)
  const { projected, version } = await options()
  const ask = (toVolume: number) => ({
    requestNo: nextRequestNo(),
    groupId: KILNS,
    planType: 'DAY' as const,
    period: TODAY,
    toVolume: String(toVolume),
    reasonCode: 'PRODUCTION' as const,
    reason: '二号窑停产检修',
    entry: 'QUICK' as const,
    version,
  })
  at('13:59:00')
  const { status } = await master.ok('predict POST /plan/change', ask(Math.floor(plan * 1.05)))
  expect(status).toBe('PASSED')
  at('14:00:00')
  await warn()
  expect(await words()).toEqual([])
  expect(Number(projected?.volume) / plan).toBeGreaterThan(1.1)
})

test('a change within the tolerance that waits says enough', async () => {
  const plan = await planned(1.15)
  const { version } = await options()
  const { status } = await master.ok('predict POST /plan/change', {
    requestNo: nextRequestNo(),
    groupId: KILNS,
    planType: 'DAY',
    period: TODAY,
    toVolume: String(Math.floor(plan * 1.09)),
    reasonCode: 'PRODUCTION',
    reason: '订单增加，产量上调',
    entry: 'QUICK',
    version,
  })
  expect(status).toBe('SUBMITTED')
  await warn()
  expect(await words()).toEqual([])
})
