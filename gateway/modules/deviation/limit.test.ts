import { nextRequestNo } from '../../../test/gateway/case-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { monthResult } from './months'
import { groupsOf } from '../plan/service'
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
  // Its change begins at what counts of it.
  gateway.clock.moveTo('2026-11-27T09:40:00+08:00')
  const options = await master.ok('predict GET /plan/changeOptions', asked)
  expect(options).toMatchObject({ limitVolume: expect.stringMatching(/^4\d{3}\.\d\d$/) as string })
  expect(options.base).toBe(String(Math.floor(Number(options.limitVolume))))
})

test('a day above its limit is a case without any tolerance; as much as the limit is none, whatever was planned', async () => {
  const used = (await dayOf(YESTERDAY))?.actual ?? '0'
  await planYesterday('20000')
  await past(used)
  expect(await judged()).toEqual([])
  await gateway.db
    .updateTable('stopGas')
    .set({ limitVolume: String(Number(used) - 1) })
    .where('stopId', '=', 'limit-1')
    .execute()
  expect(await judged()).toMatchObject([{ caseType: 'DAY' }])
  expect(await dayOf(YESTERDAY)).toMatchObject({ level: 'OVER', limitVolume: (Number(used) - 1).toFixed(2) })
})

test('the fee of the month counts what exceeds the limit, and the limit as the plan of its day (D-07)', async () => {
  const result = () =>
    inWork(gateway, async (work) => {
      const group = (await groupsOf(work.db, KEY)).find(({ groupId }) => groupId === KILNS)
      return group ? monthResult(work, group, '2026-11') : null
    })
  const used = Number((await dayOf(YESTERDAY))?.actual)
  await planYesterday(String(Math.round(used)))
  const before = await result()
  await past((used - 1000).toFixed(2))
  const after = await result()
  expect(Number(after?.plan) - Number(before?.plan)).toBeCloseTo(used - 1000 - Math.round(used), 2)
  expect(Number(after?.over)).toBeGreaterThanOrEqual(1000)
  expect(after?.exemptDays).toEqual(before?.exemptDays)
})
