import { addDays } from '@domain/date'
import type { In, Out } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { penaltyInMonth } from '../gas-package/service'
import { planWork } from './work'
import { demoNow, testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const GROUPS = 'predict GET /group/list'
const RENAME = 'predict POST /group/rename'
const BEFORE = 'predict POST /checkPredictionGasBefore'
const CHECK = 'predict POST /checkPredictionGas'
const ADD = 'predict POST /addPredictionGas'
const WITHDRAW = 'predict POST /plan/withdraw'
const AHEAD = 'predict GET /plan/ahead'
const RECORDS = 'predict GET /plan/records'
const DETAIL = 'predict GET /plan/detail'
const [KILNS, CANTEEN, HOSPITAL, TEXTILE] = ['GRP000001', 'GRP000002', 'GRP000003', 'GRP000004']
const TOMORROW = '2026-11-24'

let gateway: TestGateway
let master: Caller
let other: Caller
let hospital: Caller
let textile: Caller
beforeEach(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'director' })
  other = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'second' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
  textile = gateway.asSession({ ...bound, bp: '1000000004', companyCode: '1002', userId: 'weaver' })
})
afterEach(() => gateway.close())

/** What the clock does with plans at a moment. */
const closeAt = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(planWork, 'plan.close10')))
}

const day = (over: Partial<In<typeof ADD>> = {}): In<typeof ADD> => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  planType: 'DAY',
  period: TOMORROW,
  declaredVolume: '6500',
  method: 'MANUAL',
  note: '按排产申报',
  ...over,
})
const checkOf = ({ groupId, planType, period, declaredVolume, items }: In<typeof ADD>): In<typeof CHECK> => ({
  groupId,
  planType,
  period,
  declaredVolume,
  ...(items && { items }),
})
const current = async (period = TOMORROW): Promise<Out<typeof BEFORE>['current']> =>
  (await master.ok(BEFORE, { groupId: KILNS, planType: 'DAY', period })).current
const decide = async (bizNo: string, decision: 'PASS' | 'ADJUST', volume: string) => {
  const desk = gateway.asSession({ companyCode: '1001', userId: 'clerk' })
  const declarer = gateway.asSession({ companyCode: '1001', userId: 'director' })
  const { taskId } = await gateway.db
    .selectFrom('reviewTask')
    .select('taskId')
    .where('bizNo', '=', bizNo)
    .executeTakeFirstOrThrow()
  const verdict = { taskId, decision, remark: '供应紧张', volume }
  expect(await declarer.send('btwob POST /review/decide', verdict)).toMatchObject({ code: '2210' })
  await desk.ok('btwob POST /review/decide', verdict)
}

test('groups with what is planned and used today and what waits (P-01, P-02)', async () => {
  const { groups } = await master.ok(GROUPS, {})
  expect(groups.map(({ name, planMode, meters, isDefault }) => [name, planMode, meters.length, isDefault])).toEqual([
    ['窑炉生产', 'DAILY', 2, true],
    ['厂区生活', 'MONTHLY', 1, false],
  ])
  expect(groups[0]?.todo).toContainEqual({ planType: 'DAY', period: TOMORROW, closeAt: '2026-11-23T10:00:00+08:00' })
  expect(await master.ok('dg GET /small/gasplan/getNewCustomer', {})).toMatchObject({
    isNewCustomer: '1',
    planMode: 'DAILY',
    groupCount: 2,
    defaultGroupId: KILNS,
    energyPage: 'DG',
  })
  expect(await hospital.ok('dg GET /small/gasplan/getNewCustomer', {})).toMatchObject({
    isNewCustomer: '0',
    planMode: 'MONTHLY',
  })
})

test('a group is renamed once per version', async () => {
  const name = { groupId: KILNS, name: '一期窑炉', version: 0 }
  expect(await master.ok(RENAME, { requestNo: nextRequestNo(), ...name })).toEqual({ version: 1 })
  expect((await master.call(RENAME, { requestNo: nextRequestNo(), ...name })).code).toBe('2904')
  expect((await hospital.call(RENAME, { requestNo: nextRequestNo(), ...name })).code).toBe('2902')
})

describe('a day', () => {
  test('counts at once, is repeated without effect, and is superseded by the next revision (P-06)', async () => {
    const wish = day()
    const done = await master.ok(ADD, wish)
    expect(done).toMatchObject({ revision: 1, status: 'CONFIRMED', approvedVolume: '6500', version: 1 })
    expect(await master.ok(ADD, wish)).toEqual(done)
    expect(await master.ok(ADD, day({ declaredVolume: '6600', version: 1 }))).toMatchObject({ revision: 2, version: 2 })
    expect(await current()).toMatchObject({ declaredVolume: '6600', status: 'CONFIRMED', note: '按排产申报' })
    const { list } = await master.ok(RECORDS, { groupId: KILNS, planType: 'DAY', status: 'SUPERSEDED', year: '2026' })
    expect(list[0]?.plan).toMatchObject({ period: TOMORROW, declaredVolume: '6500' })
  })

  test('two people declare it: the second saw an older one (P-18)', async () => {
    const answers = await Promise.all([master.call(ADD, day()), other.call(ADD, day({ declaredVolume: '6700' }))])
    expect(answers.filter(({ code }) => code === '2904')).toHaveLength(1)
    expect(await current()).toMatchObject({ revision: 1 })
  })

  test('the last second before ten, and ten (P-03)', async () => {
    gateway.clock.moveTo('2026-11-23T09:59:59+08:00')
    await master.ok(ADD, day())
    gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
    const late = await master.call(ADD, day({ declaredVolume: '6600', version: 1 }))
    expect(late).toMatchObject({
      code: '42601',
      text: '当前不在申报时间内，日计划申报时间:2026-11-17 00:00至2026-11-23 10:00',
    })
    expect(await master.ok(BEFORE, { groupId: KILNS, planType: 'DAY', period: TOMORROW })).toMatchObject({
      allowed: false,
      reason: late.text,
    })
  })

  test('several days go in one call', async () => {
    const items = [
      { period: TOMORROW, volume: '6500', version: 0 },
      { period: '2026-11-27', volume: '6400', version: 0 },
    ]
    const both = day({ declaredVolume: '12900', items })
    expect(await master.ok(CHECK, checkOf(both))).toMatchObject({ level: expect.stringMatching(/OK|WARN/) })
    await master.ok(ADD, both)
    expect(await current('2026-11-27')).toMatchObject({ declaredVolume: '6400' })
    expect((await master.call(ADD, day({ declaredVolume: '1', items, version: 1 }))).code).toBe('2901')
  })

  test.each([
    ['the most of the contract', '9000', '1000'],
    ['above the contract', '9001', '42605'],
    ['1e9', '1000000000', '42605'],
    ['negative', '-1', '2901'],
    ['empty', '', '2901'],
    ['full-width', '６５００', '2901'],
  ])('%s', async (_what, declaredVolume, code) => {
    expect((await master.send(ADD, day({ declaredVolume }))).code).toBe(code)
  })

  test('a difference has to be explained (P-05)', async () => {
    const far = day({ declaredVolume: '2000', note: '' })
    const checked = await master.ok(CHECK, checkOf(far))
    expect(checked).toMatchObject({ level: 'WARN', noteRequired: true })
    expect((await master.call(ADD, far)).code).toBe('42604')
    expect(await master.ok(ADD, day({ declaredVolume: '2000', note: '停产检修两天' }))).toMatchObject({
      status: 'CONFIRMED',
    })
  })

  test('what is not declared is the share of the month, locked at ten (P-08, P-09)', async () => {
    const share = (await master.ok(BEFORE, { groupId: KILNS, planType: 'DAY', period: TOMORROW })).reference.system
    await closeAt('2026-11-23T10:10:00+08:00')
    expect(await current()).toMatchObject({
      declaredVolume: share,
      method: 'SYSTEM',
      status: 'LOCKED',
      submittedBy: null,
    })
    await closeAt('2026-11-25T10:10:00+08:00')
    expect(await current()).toMatchObject({ status: 'EXECUTED' })
  })

  test('the work of some days is made up: every day has a plan', async () => {
    for (let n = 0; n < 15; n += 5) await closeAt(`${addDays('2026-11-23', n)}T10:10:00+08:00`)
    await closeAt('2026-12-07T10:10:00+08:00')
    const { list } = await master.ok(RECORDS, { groupId: KILNS, planType: 'DAY', pageSize: 50 })
    for (let n = 1; n <= 15; n++)
      expect(list.filter(({ plan }) => plan?.period === addDays('2026-11-23', n) && plan.revision >= 1)).not.toEqual([])
    expect((await master.ok(BEFORE, { groupId: KILNS, planType: 'MONTH', period: '2026-12' })).current).toMatchObject({
      status: 'LOCKED',
    })
  })
})

describe('a month', () => {
  const month = (over: Partial<In<typeof ADD>> = {}) =>
    day({ planType: 'MONTH', period: '2026-12', declaredVolume: '150000', ...over })
  const seen = async () => await master.ok(BEFORE, { groupId: KILNS, planType: 'MONTH', period: '2026-12' })

  test('beside last year, three months, the proposal and the package (P-04)', async () => {
    const before = await seen()
    expect(before).toMatchObject({
      allowed: true,
      window: { open: '2026-11-15T00:00:00+08:00', close: '2026-11-25T17:00:00+08:00' },
      current: { status: 'DRAFT' },
      limits: { capacity: '781200', mdq: '9000' },
    })
    expect(Number(before.reference.lastYear)).toBeGreaterThan(0)
    expect(before.reference.systemItems).toHaveLength(31)
  })

  test('an order on meters of both groups counts for each with the part of its own meters (P-05, D-07)', async () => {
    const { db } = gateway
    const key = { bp: '1000000001', companyCode: '1001' }
    const [ofKilns, ofCanteen] = [['10010101', '10010102'], ['10010103']]
    const all = db.selectFrom('extractionCycle as c').innerJoin('packageOrder as o', 'o.orderNo', 'c.orderNo')
    const running = all.where('o.bp', '=', key.bp).where('o.state', 'in', ['EFFECTIVE', 'EXTRACTING'])
    const december = running.where('c.startDate', '=', '2026-12-01').select(['c.orderNo', 'c.cycleNo'])
    const { orderNo, cycleNo } = await december.executeTakeFirstOrThrow()
    const cycles = db.updateTable('extractionCycle').where('bp', '=', key.bp)
    await cycles.set({ lockedVolume: null, lockMode: null }).where('startDate', '>=', '2026-12-01').execute()
    const one = cycles.where('orderNo', '=', orderNo).where('cycleNo', '=', cycleNo)
    await one.set({ lockedVolume: '100000', lockMode: 'PICK_BILL' }).execute()
    const orders = db.updateTable('packageOrder').where('orderNo', '=', orderNo)
    await orders.set({ meterIds: [...ofKilns, ...ofCanteen] }).execute()
    const short = { endDate: '2026-12-31', settledAt: demoNow, penaltyVolume: '5000.00' }
    await db.updateTable('childOrder').set({ penaltyVolume: null }).where('bp', '=', key.bp).execute()
    const child = db.updateTable('childOrder').set(short).where('orderNo', '=', orderNo)
    await child.where('cycleNo', '=', cycleNo).execute()

    const used = async (meterIds: string[]) => {
      const days = db.selectFrom('dailyUsage').select((eb) => eb.fn.sum<string>('volume').as('volume'))
      const months = days.where('gasDay', '>=', '2026-08-01').where('gasDay', '<=', '2026-10-31')
      return Number((await months.where('meterId', 'in', meterIds).executeTakeFirstOrThrow()).volume)
    }
    const share = (await used(ofCanteen)) / (await used([...ofKilns, ...ofCanteen]))
    const lockedOf = async (groupId: string) =>
      Number((await master.ok(BEFORE, { groupId, planType: 'MONTH', period: '2026-12' })).reference.packageLocked)
    const [kilns, canteen] = [await lockedOf(KILNS), await lockedOf(CANTEEN)]
    expect(kilns + canteen).toBe(100_000)
    expect(Math.abs(canteen - 100_000 * share)).toBeLessThan(2)
    const penalOf = (meterIds: string[]) =>
      inWork(gateway, async (work) => Number(await penaltyInMonth(work, key, { month: '2026-12', meterIds })))
    expect((await penalOf(ofKilns)) + (await penalOf(ofCanteen))).toBeCloseTo(5000, 2)
    expect(await penalOf(ofCanteen)).toBeCloseTo(5000 * share, 1)
  })

  test('its days must add up, and what is unusual goes to the gas company, which adjusts it (P-05, P-06, P-13)', async () => {
    const { reference, current: draft } = await seen()
    const version = draft?.version ?? 0
    const items = (reference.systemItems ?? []).map(({ period, volume }) => ({ period, volume }))
    const wrong = await master.call(ADD, month({ declaredVolume: '1', items, version }))
    expect(wrong).toMatchObject({
      code: '42605',
      data: { items: expect.arrayContaining([expect.objectContaining({ code: 'SUM' })]) },
    })
    const more = String(Math.round(Number(reference.lastYear) * 1.35))
    const sent = await master.ok(ADD, month({ declaredVolume: more, version, note: '新增产线一条线' }))
    expect(sent).toMatchObject({ status: 'SUBMITTED', approvedVolume: null, revision: 1 })
    await decide(sent.planId, 'ADJUST', '180000.00')
    expect((await seen()).current).toMatchObject({ status: 'ADJUSTED', approvedVolume: '180000', remark: '供应紧张' })
    const { days } = await master.ok(DETAIL, { groupId: KILNS, month: '2026-12' })
    expect(days.reduce((sum, one) => sum + Number(one.plan), 0)).toBeGreaterThan(0)
  })

  test('its year, curtailed by the gas company, proposes the months in their parts of what was approved (P-08, P-13)', async () => {
    const year = { groupId: KILNS, planType: 'YEAR', period: '2027' } as const
    const version = (await master.ok(BEFORE, year)).current?.version ?? 0
    const items = Array.from({ length: 12 }, (_, n) => ({
      period: `2027-${String(n + 1).padStart(2, '0')}`,
      volume: n === 0 ? '200000' : '100000',
    }))
    const sent = await master.ok(
      ADD,
      day({ ...year, declaredVolume: '1300000', items, version, note: '新增产线一条线' }),
    )
    await decide(sent.planId, 'ADJUST', '650000.00')
    const { current: adjusted } = await master.ok(BEFORE, year)
    expect(adjusted).toMatchObject({ status: 'ADJUSTED', approvedVolume: '650000' })
    expect(adjusted?.items?.slice(0, 2).map(({ volume }) => volume)).toEqual(['100000', '50000'])
    const { reference } = await master.ok(BEFORE, { groupId: KILNS, planType: 'MONTH', period: '2027-01' })
    expect(reference.system).toBe('100000')
  })

  test('is withdrawn while it is undecided', async () => {
    const before = await hospital.ok(BEFORE, { groupId: HOSPITAL, planType: 'MONTH', period: '2026-12' })
    const planId = before.current?.planId ?? ''
    const version = before.current?.version ?? 0
    expect(before.current?.status).toBe('SUBMITTED')
    expect((await master.call(WITHDRAW, { requestNo: nextRequestNo(), planId, version })).code).toBe('2902')
    expect((await hospital.call(WITHDRAW, { requestNo: nextRequestNo(), planId, version: 9 })).code).toBe('2904')
    expect(await hospital.ok(WITHDRAW, { requestNo: nextRequestNo(), planId, version })).toEqual({
      status: 'WITHDRAWN',
    })
  })

  test('undecided, it is waited for two working days, then it counts (P-09)', async () => {
    await closeAt('2026-11-27T10:10:00+08:00')
    const at = async () =>
      (await hospital.ok(BEFORE, { groupId: HOSPITAL, planType: 'MONTH', period: '2026-12' })).current
    expect(await at()).toMatchObject({ status: 'SUBMITTED' })
    await closeAt('2026-11-28T10:10:00+08:00')
    expect(await at()).toMatchObject({ status: 'LOCKED' })
  })

  test('rejected, it gives way to the proposal a day after the window (P-09)', async () => {
    const at = async () => (await master.ok(BEFORE, { groupId: CANTEEN, planType: 'MONTH', period: '2026-12' })).current
    expect(await at()).toMatchObject({ status: 'REJECTED' })
    await closeAt('2026-11-26T16:00:00+08:00')
    expect(await at()).toMatchObject({ status: 'REJECTED' })
    await closeAt('2026-11-27T10:10:00+08:00')
    expect(await at()).toMatchObject({ status: 'LOCKED', method: 'SYSTEM' })
  })
})

test('without a contract, and without gas, nothing is declared (P-04)', async () => {
  const wish = day({ groupId: TEXTILE, planType: 'MONTH', period: '2026-12' })
  expect((await textile.call(ADD, wish)).code).toBe('42602')
  await gateway.db
    .insertInto('stopGas')
    .values({
      bp: '1000000001',
      stopId: 'S-PLAN',
      companyCode: '1001',
      meterIds: ['10010101', '10010102'],
      kind: 'EMERGENCY',
      state: 'STOPPED',
      title: '紧急停气',
      tips: undefined,
      createdAt: demoNow,
      updatedAt: demoNow,
    })
    .execute()
  expect((await master.call(ADD, day())).code).toBe('42603')
})

test('nothing of another customer', async () => {
  expect((await hospital.call(BEFORE, { groupId: KILNS, planType: 'MONTH', period: '2026-12' })).code).toBe('2902')
  expect((await hospital.call(CHECK, checkOf(day()))).code).toBe('2902')
  expect((await hospital.call(ADD, day())).code).toBe('2902')
  expect((await hospital.call(AHEAD, { groupId: KILNS })).code).toBe('2902')
  expect((await hospital.call(RECORDS, { groupId: KILNS })).code).toBe('2902')
  expect((await hospital.call(DETAIL, { groupId: KILNS })).code).toBe('2902')
})

test('the week ahead: declared days, suggestions with their range and record', async () => {
  const { days, record } = await master.ok(AHEAD, { groupId: KILNS })
  expect(days.map(({ date, isOpen }) => [date, isOpen])).toEqual(
    Array.from({ length: 7 }, (_, n) => [addDays('2026-11-23', n + 1), true]),
  )
  expect(days[0]).toMatchObject({ current: null, closeAt: '2026-11-23T10:00:00+08:00' })
  expect(days[1]?.current).toMatchObject({ status: 'CONFIRMED' })
  for (const { suggestion } of days) {
    expect(Number(suggestion?.low)).toBeLessThanOrEqual(Number(suggestion?.volume))
    expect(Number(suggestion?.high)).toBeGreaterThanOrEqual(Number(suggestion?.volume))
    // What is known of the weather is said, and how it differs from the weeks before.
    expect(suggestion?.temperature === null).toBe(suggestion?.warmer === null)
  }
  // An announced stop takes part of its day.
  for (const { stopHours, suggestion } of days) expect(Number(suggestion?.stop) < 0).toBe(stopHours > 0)
  expect(record?.days).toBeGreaterThan(40)
  expect((record?.inside ?? 0) / (record?.days ?? 1)).toBeGreaterThan(0.6)
})

test('a month day by day (D-01)', async () => {
  const { days, sums, monthPlan, yearPlan, changes } = await master.ok(DETAIL, { groupId: KILNS })
  expect(days).toHaveLength(30)
  expect(monthPlan).toMatchObject({ period: '2026-11', status: 'LOCKED' })
  expect(yearPlan).toMatchObject({ period: '2026' })
  expect(days.find(({ date }) => date === '2026-11-10')).toMatchObject({ dataState: 'FULL' })
  expect(days.find(({ date }) => date === '2026-11-29')).toMatchObject({ actual: null, deviationPct: null })
  expect(Number(sums.actual)).toBeGreaterThan(0)
  expect(changes.map(({ status }) => status).sort()).toEqual(['PASSED', 'PASSED', 'REJECTED', 'SUBMITTED'])
})
