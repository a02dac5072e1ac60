import { sumVolume } from '@domain/volume'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { periodsEndedBefore } from './overview-message'
import { deviationWork } from './work'

const OVERVIEW = 'demand GET /usage/overview'
const KILNS = 'GRP000001'
const METERS = ['10010101', '10010102']

let gateway: TestGateway
let master: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'director' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
})
afterAll(() => gateway.close())

const used = async (from: string, to: string): Promise<string> =>
  (
    await gateway.db
      .selectFrom('dailyUsage')
      .select((eb) => eb.fn.sum<string>('volume').as('volume'))
      .where('meterId', 'in', METERS)
      .where('gasDay', '>=', from)
      .where('gasDay', '<=', to)
      .executeTakeFirstOrThrow()
  ).volume

test('a week that is over: its total, the week before, the same week of last year, its farthest days', async () => {
  const week = await master.ok(OVERVIEW, { groupId: KILNS, period: '2026-W47' })
  expect(week).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
    groupName: '窑炉生产',
    planMode: 'DAILY',
    total: await used('2026-11-16', '2026-11-22'),
    dayCount: 7,
    gaps: 0,
    previous: { volume: await used('2026-11-09', '2026-11-15') },
    lastYear: { volume: await used('2025-11-17', '2025-11-23') },
    projection: null,
    asOf: '2026-11-23T08:00:00+08:00',
  })
  expect(week.days).toHaveLength(7)
  const [first] = week.topDays.over
  expect(Number(first?.rate)).toBeGreaterThan(10)
  expect(week.topDays.over.length + week.topDays.under.length).toBeLessThanOrEqual(6)
})

test('what the cycles of the group’s meters have left is that of their pages', async () => {
  const { running } = await master.ok('taocan GET /trade/order/summary', {})
  const left: string[] = []
  for (const { orderNo, childNo } of running) {
    if (childNo === null) continue
    const { meters } = await master.ok('taocan GET /trade/order/detail', { orderNo })
    const child = await master.ok('taocan GET /trade/order/childDetail', { childNo })
    const isOurs = meters.some(({ meterId }) => METERS.includes(meterId))
    if (isOurs && child.state === 'EXTRACTING') left.push(child.remaining)
  }
  expect(left.length).toBeGreaterThan(0)
  const { packageLeft } = await master.ok(OVERVIEW, { groupId: KILNS, period: '2026-W47' })
  expect(packageLeft).toBe(sumVolume(left))
})

test('the running month is compared with as many days, and says how it will end', async () => {
  const month = await master.ok(OVERVIEW, { groupId: KILNS, period: '2026-11' })
  expect(month).toMatchObject({
    total: await used('2026-11-01', '2026-11-22'),
    dayCount: 22,
    previous: { volume: await used('2026-10-01', '2026-10-22') },
    projection: { month: '2026-11' },
  })
  expect(month.days).toHaveLength(30)
  expect(month.days[22]).toMatchObject({ date: '2026-11-23', actual: null, dataState: 'NONE' })
})

test('a sub-account sees use, plans and packages by the right for each (P-19)', async () => {
  const seen = (...models: string[]) =>
    gateway
      .asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', userId: 'clerk', models })
      .ok(OVERVIEW, { groupId: KILNS, period: '2026-11' })
  const noUse = { total: null, previous: null, lastYear: null }
  const noPlan = { plan: null, rate: null, level: 'NORMAL', projection: null }
  const noPackages = { packageVolume: null, packageLeft: null }
  const noTop = { topDays: { over: [], under: [] } }
  expect(await seen('RECORD_MANAGE', 'BILL_VIEW')).toMatchObject({
    ...noUse,
    ...noPlan,
    ...noPackages,
    ...noTop,
    days: [],
  })
  const use = await seen('ENERGY_VIEW')
  expect(use).toMatchObject({ total: await used('2026-11-01', '2026-11-22'), ...noPlan, ...noPackages, ...noTop })
  expect(use.days[0]).toMatchObject({ actual: await used('2026-11-01', '2026-11-01'), plan: null })
  const whole = await master.ok(OVERVIEW, { groupId: KILNS, period: '2026-11' })
  const plans = await seen('PREDICT_VIEW', 'PACKAGE_VIEW')
  const { plan, rate, projection, packageVolume, packageLeft } = whole
  expect(plans).toMatchObject({ ...noUse, ...noTop, plan, rate, projection, packageVolume, packageLeft })
  expect(await seen('ENERGY_VIEW', 'PREDICT_VIEW', 'PACKAGE_VIEW')).toEqual(whole)
})

test('without a group all meters, without a plan', async () => {
  const all = await master.ok(OVERVIEW, { period: '2026-W47' })
  expect(all).toMatchObject({ groupId: null, planMode: 'NONE', plan: null, rate: null, projection: null })
  expect(Number(all.total)).toBeGreaterThan(Number(await used('2026-11-16', '2026-11-22')))
})

test('a period that is none, one ahead, a group of another customer', async () => {
  expect(await master.ok(OVERVIEW, { groupId: KILNS, period: '2026-12' })).toMatchObject({
    total: null,
    dayCount: 0,
    previous: null,
    projection: null,
  })
  for (const period of ['2026-W54', '2026-13'])
    expect((await master.call(OVERVIEW, { groupId: KILNS, period })).code).toBe('2901')
  expect((await hospital.call(OVERVIEW, { groupId: KILNS, period: '2026-W47' })).code).toBe('2902')
})

test.each([
  ['2026-11-23', ['2026-W47']],
  ['2026-11-24', []],
  ['2026-12-01', ['2026-11']],
  ['2027-02-01', ['2027-W04', '2027-01']],
])('on %s these periods have ended', (today, periods) => expect(periodsEndedBefore(today)).toEqual(periods))

test('on Monday each group gets a message about its week, once (D-11)', async () => {
  for (const moment of ['2026-11-23T10:00:00+08:00', '2026-11-23T10:30:00+08:00']) {
    gateway.clock.moveTo(moment)
    await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'usage.overview')))
  }
  await gateway.drain()
  const said = await gateway.db
    .selectFrom('message')
    .select(['title', 'summary'])
    .where('templateCode', '=', 'USAGE_OVERVIEW')
    .where('dedupeKey', 'like', `%${KILNS}|2026-W47%`)
    .execute()
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said.map(({ summary }) => summary)).size).toBe(1)
  expect(said[0]).toMatchObject({ title: '上周用气概览' })
  expect(said[0]?.summary).toMatch(/^窑炉生产用气[\d,.]+ m³，环比[+−][\d.]+%，同比[+−][\d.]+%，较计划[+−][\d.]+%/)
})
