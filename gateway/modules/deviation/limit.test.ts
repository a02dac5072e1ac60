import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import type { Work } from '../../http/context'
import { sweepNow } from '../../demo/within'
import { excludeHours } from '../billing/service'
import { changeAlone, groupsOf, type Group } from '../plan/service'
import { deviationFindings } from './advice'
import { monthResult } from './months'
import { deviationWork } from './work'

/* G-03: days under a limit of supply, from the order of staff to the fee. */

const DETAIL = 'predict GET /plan/detail'
const KEY = { bp: '1000000001', companyCode: '1001' }
const [KILNS, CANTEEN] = ['GRP000001', 'GRP000002']
const [YESTERDAY, LIMITED] = ['2026-11-22', '2026-11-27']

let gateway: TestGateway
let master: Caller
beforeEach(async () => {
  gateway = await testGateway()
  master = gateway.asSession({ ...KEY, reviewStatus: '1', isMaster: true, userId: 'director' })
  await gateway.db.deleteFrom('deviationCase').where('bp', '=', KEY.bp).execute()
})
afterEach(() => gateway.close())

/** Staff limit two days that come. */
const ordered = async (limitVolume: string) => {
  const staff = gateway.asSession({ companyCode: KEY.companyCode, userId: 'dispatcher' })
  const { stopIds } = await staff.ok('btwob POST /stopGas/save', {
    requestNo: nextRequestNo(),
    kind: 'PEAK',
    bps: [KEY.bp],
    title: '调峰限气',
    reason: '上游供气紧张',
    limitVolume,
    planStopAt: `${LIMITED}T08:00:00+08:00`,
    planResumeAt: '2026-11-29T08:00:00+08:00',
  })
  return { staff, stopId: stopIds[0] ?? '' }
}
/** A limit of the day before that is over. */
const past = (limitVolume: string) =>
  gateway.db
    .insertInto('stopGas')
    .values({
      ...KEY,
      stopId: 'limit-1',
      kind: 'PEAK',
      state: 'RESUMED',
      title: '调峰限气',
      reason: '上游供气紧张',
      meterIds: ['10010101', '10010102'],
      limitVolume,
      realStopAt: `${YESTERDAY}T08:00:00+08:00`,
      realResumeAt: '2026-11-23T08:00:00+08:00',
      createdAt: `${YESTERDAY}T07:00:00+08:00`,
      updatedAt: '2026-11-23T08:00:00+08:00',
    })
    .execute()
const monthOf = async (groupId: string) => (await master.ok(DETAIL, { groupId, month: '2026-11' })).days
const dayOf = async (date: string, groupId = KILNS) => (await monthOf(groupId)).find((one) => one.date === date)
const judged = async () => {
  gateway.clock.moveTo('2026-11-23T09:50:00+08:00')
  await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'deviation.judge')))
  const { list } = await master.ok('demand GET /deviation/list', {})
  return list.filter(({ date, groupId }) => date === YESTERDAY && groupId === KILNS)
}
/** Something asked of the group of kilns. */
const ofKilns = <Result>(answer: (work: Work, group: Group) => Promise<Result>) =>
  inWork(gateway, async (work) => {
    const group = (await groupsOf(work.db, KEY)).find(({ groupId }) => groupId === KILNS)
    if (!group) throw new Error('no kilns')
    return answer(work, group)
  })
const change = (stopId: string, values: Partial<Record<'realStopAt' | 'realResumeAt' | 'limitVolume', string>>) =>
  gateway.db.updateTable('stopGas').set(values).where('stopId', '=', stopId).execute()
const planYesterday = (volume: string) =>
  gateway.db
    .updateTable('gasPlan')
    .set({ approvedVolume: volume })
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .where('period', '=', YESTERDAY)
    .execute()

test('an announced limit cuts the plans of its days, shared by the groups; withdrawn, they are as they were', async () => {
  const before = [await dayOf(LIMITED), await dayOf(LIMITED, CANTEEN)].map((day) => Number(day?.plan))
  const [kilns = 0, canteen = 0] = before
  const limit = Math.floor((kilns + canteen) / 2)
  const { staff, stopId } = await ordered(`${limit}.00`)
  const after = [await dayOf(LIMITED), await dayOf(LIMITED, CANTEEN)]
  for (const [n, day] of after.entries()) {
    expect(Number(day?.limitVolume)).toBeCloseTo((limit * (before[n] ?? 0)) / (kilns + canteen), 1)
    expect(Number(day?.plan)).toBe(Math.round(Number(day?.limitVolume)))
  }
  expect(await dayOf('2026-11-29')).toMatchObject({ limitVolume: null })
  const { plansAffected } = await master.ok('default GET /crmgas/stopGas/info', { stopId })
  expect(plansAffected).toMatchObject([
    { groupId: KILNS, fromDate: LIMITED, toDate: '2026-11-28' },
    { groupId: CANTEEN, fromDate: LIMITED, toDate: '2026-11-28' },
  ])
  expect(Number(plansAffected[0]?.limited?.counted)).toBeLessThan(Number(plansAffected[0]?.limited?.declared))
  await staff.ok('btwob POST /stopGas/move', {
    requestNo: nextRequestNo(),
    stopId,
    to: 'CANCELLED',
    remark: '供气恢复',
  })
  expect(await dayOf(LIMITED)).toMatchObject({ plan: String(kilns), limitVolume: null })
})

test('more than the limit is declared with a warning, and the limit counts until it is lifted', async () => {
  await ordered('5000.00')
  const asked = { groupId: KILNS, planType: 'DAY', period: LIMITED, declaredVolume: '6500' } as const
  const checked = await master.ok('predict POST /checkPredictionGas', asked)
  expect(checked.items).toContainEqual(expect.objectContaining({ code: 'LIMIT', level: 'WARN', dates: [LIMITED] }))
  const ahead = await master.ok('predict GET /plan/ahead', { groupId: KILNS })
  expect(ahead.days.find(({ date }) => date === LIMITED)?.limitVolume).toBe((await dayOf(LIMITED))?.limitVolume)
  const add = { ...asked, requestNo: nextRequestNo(), method: 'MANUAL', note: '按排产申报', version: 0 } as const
  const current = ahead.days.find(({ date }) => date === LIMITED)?.current
  await master.ok('predict POST /addPredictionGas', { ...add, version: current?.version ?? 0 })
  expect(Number((await dayOf(LIMITED))?.plan)).toBeLessThanOrEqual(5000)
  // What is named is the part that the declaration itself leaves the group.
  const left = (await dayOf(LIMITED))?.limitVolume
  expect(checked.items.find(({ code }) => code === 'LIMIT')?.message).toContain(`上限${left} m³`)
})

test('a plan above its limit does not change; below it changes up to the limit, from what was declared (P-10)', async () => {
  const declared = 6500
  const day = { groupId: KILNS, planType: 'DAY', period: LIMITED, declaredVolume: String(declared) } as const
  const add = { ...day, requestNo: nextRequestNo(), method: 'MANUAL', note: '按排产申报', version: 0 } as const
  await master.ok('predict POST /addPredictionGas', add)
  const { stopId } = await ordered('5000.00')
  gateway.clock.moveTo(`${LIMITED}T09:40:00+08:00`)
  const asked = { groupId: KILNS, planType: 'DAY', period: LIMITED } as const
  const options = await master.ok('predict GET /plan/changeOptions', asked)
  const text = '当日限气，计划按上限计，暂不能变更'
  expect(options).toMatchObject({ allowed: false, reason: text, base: String(declared) })
  expect(options.locked).toBe(String(Math.floor(Number(options.limitVolume))))
  const wish = { ...asked, reasonCode: 'PRODUCTION', reason: '订单变化，调整排产', entry: 'QUICK' } as const
  const ask = (toVolume: string) =>
    master.call('predict POST /plan/change', {
      ...wish,
      requestNo: nextRequestNo(),
      toVolume,
      version: options.version,
    })
  expect(await ask(options.locked ?? '')).toMatchObject({ code: '42616', text })
  await gateway.db.updateTable('gasPlan').set({ state: 'LOCKED' }).where('period', '=', LIMITED).execute()
  const alone = () => ofKilns((work, group) => changeAlone(work, group, LIMITED, null))
  expect(await alone()).toBeNull()
  await change(stopId, { limitVolume: String(declared + Number((await dayOf(LIMITED, CANTEEN))?.plan) + 1000) })
  const { limitVolume, max } = await master.ok('predict GET /plan/changeOptions', asked)
  expect(Number(limitVolume)).toBeGreaterThan(declared)
  expect(await alone()).toMatchObject({ min: expect.any(String) as string })
  expect(Number(max)).toBeLessThanOrEqual(Number(limitVolume))
})

test('passed early or executed late, a limit keeps its announced days; staff may end it before', async () => {
  const { stopId } = await ordered('5000.00')
  const second = gateway.asSession({ companyCode: KEY.companyCode, userId: 'second' })
  await second.ok('btwob POST /stopGas/move', { requestNo: nextRequestNo(), stopId, to: 'STOPPED', remark: '' })
  const limited = async () =>
    (await monthOf(KILNS)).flatMap(({ date, limitVolume }) => (limitVolume === null ? [] : [date]))
  expect(await limited()).toEqual([LIMITED, '2026-11-28'])
  await change(stopId, { realStopAt: '2026-11-28T20:00:00+08:00', realResumeAt: '2026-11-30T12:00:00+08:00' })
  expect(await limited()).toEqual([LIMITED, '2026-11-28'])
  await change(stopId, { realStopAt: `${LIMITED}T08:00:00+08:00`, realResumeAt: '2026-11-28T08:00:00+08:00' })
  expect(await limited()).toEqual([LIMITED])
})

test('no setting of hours leaves a whole day of a limit out', async () => {
  await gateway.setting('stopgas.excludeHours', '24', KEY.companyCode)
  await inWork(gateway, async (work) => {
    expect(() => excludeHours(work.settings, KEY.companyCode)).toThrow('stopgas.excludeHours')
  })
})

test('a day above its limit is a case without any tolerance; as much as the limit is none, whatever was planned', async () => {
  const used = (await dayOf(YESTERDAY))?.actual ?? '0'
  await planYesterday('20000')
  await past(used)
  expect(await judged()).toEqual([])
  await change('limit-1', { limitVolume: String(Number(used) - 1) })
  expect(await judged()).toMatchObject([{ caseType: 'DAY' }])
  expect(await dayOf(YESTERDAY)).toMatchObject({ level: 'OVER', limitVolume: (Number(used) - 1).toFixed(2) })
})

test('the fee of the month counts what exceeds the limit, and the limit as the plan of its day (D-07)', async () => {
  const result = () => ofKilns((work, group) => monthResult(work, group, '2026-11'))
  const used = Number((await dayOf(YESTERDAY))?.actual)
  await planYesterday(String(Math.round(used)))
  const before = await result()
  await past((used - 1000).toFixed(2))
  const after = await result()
  expect(Number(after?.plan) - Number(before?.plan)).toBeCloseTo(used - 1000 - Math.round(used), 2)
  expect(Number(after?.over)).toBeGreaterThanOrEqual(1000)
  expect(after?.exemptDays).toEqual(before?.exemptDays)
})

test('a day above its limit is above it on every page, and its month is not as planned', async () => {
  await gateway.db.updateTable('predictionGroup').set({ monthTolerance: '100.00' }).where('bp', '=', KEY.bp).execute()
  const use = () => master.ok('energy GET /energy/dg/overview', {})
  const month = () => master.ok('demand GET /usage/overview', { groupId: KILNS, period: '2026-11' })
  const risks = async () =>
    (await inWork(gateway, (work) => deviationFindings(work, KEY))).map(({ insight }) => insight)
  expect([(await use()).plan.level, (await month()).level, await risks()]).toEqual(['NORMAL', 'NORMAL', []])
  await planYesterday('20000')
  await past('1.00')
  const all = (await use()).days.find(({ gasDay }) => gasDay === YESTERDAY)?.actual
  await change('limit-1', { limitVolume: String(Number(all) - 1) })
  // A limit without meters is one of all of the customer.
  await gateway.db.updateTable('stopGas').set({ meterIds: [] }).where('stopId', '=', 'limit-1').execute()
  const { plan, days } = await use()
  expect(days.find(({ gasDay }) => gasDay === YESTERDAY)).toMatchObject({ deviationPct: '0.0', level: 'OVER' })
  expect(plan.level).toBe('OVER')
  await change('limit-1', { limitVolume: '100.00' })
  expect(await dayOf(YESTERDAY)).toMatchObject({ level: 'OVER' })
  const { sums } = await master.ok(DETAIL, { groupId: KILNS, month: '2026-11' })
  expect(sums).toMatchObject({ level: 'OVER' })
  expect(await month()).toMatchObject({ level: 'OVER', projection: { outside: true } })
  expect(await risks()).toContainEqual(expect.stringContaining('其中超过限气上限'))
})
