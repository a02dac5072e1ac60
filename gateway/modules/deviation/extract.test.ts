import { nextRequestNo } from '../../../test/gateway/case-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { shortExempt } from './extract'
import { deviationWork } from './work'

const LIST = 'demand GET /deviation/list'
const DETAIL = 'demand GET /deviation/detail'
const SAVE = 'demand POST /deviation/save'

let gateway: TestGateway
let master: Caller
let child: { bp: string; childNo: string; companyCode: string; startDate: string }
beforeAll(async () => {
  gateway = await testGateway()
  await gateway.db.deleteFrom('deviationCase').execute()
  await gateway.db.deleteFrom('todo').where('type', '=', 'DEVIATION_REASON').execute()
  // The demo's canteen, which bought a third more than it takes.
  child = await gateway.db
    .selectFrom('childOrder')
    .innerJoin('packageOrder', (join) =>
      join.onRef('packageOrder.bp', '=', 'childOrder.bp').onRef('packageOrder.orderNo', '=', 'childOrder.orderNo'),
    )
    .select(['childOrder.bp', 'childNo', 'companyCode', 'childOrder.startDate'])
    .where('packageOrder.packageId', '=', 'PKG019')
    .executeTakeFirstOrThrow()
  const { bp, companyCode } = child
  master = gateway.asSession({ bp, companyCode, reviewStatus: '1', isMaster: true, userId: 'director' })
})
afterAll(() => gateway.close())

const judgeAt = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'deviation.cycle')))
}
const cases = async () => (await master.ok(LIST, { caseType: 'EXTRACT' })).list.map(({ caseId }) => caseId)

// One story on one gateway.
test('a cycle far below its line becomes one case in a week, with a message and a to-do (X-14)', async () => {
  const late = { planned: '2026-11-22T09:55:00+08:00', done: '2026-11-24T17:00:00+08:00' }
  await inWork(gateway, (work) => sweepNow(heldUp(work, late), sweepOf(deviationWork, 'deviation.cycle')))
  expect(await cases()).toEqual([])
  await judgeAt('2026-11-23T09:55:00+08:00')
  await judgeAt('2026-11-24T09:55:00+08:00')
  const [caseId = '', ...others] = await cases()
  expect(others).toEqual([])
  const one = await master.ok(DETAIL, { caseId })
  expect(one).toMatchObject({ caseType: 'EXTRACT', canReport: true, reportDeadline: '2026-11-25T17:00:00+08:00' })
  expect(Number(one.deviationRate)).toBeLessThan(-15)
  expect(one.extract).toMatchObject({ childNo: child.childNo, startDate: child.startDate, overAmount: '0.00' })
  expect(Number(one.extract?.shortFee)).toBeGreaterThan(0)
  const bound = { bp: child.bp, companyCode: child.companyCode, reviewStatus: '1', userId: 'clerk' } as const
  const clerk = gateway.asSession({ ...bound, models: ['ENERGY_VIEW', 'PREDICT_VIEW'] })
  const unseen = { planVolume: null, actualVolume: null, deviationRate: null }
  expect(await clerk.ok(DETAIL, { caseId })).toMatchObject({ ...unseen, extract: null, series: [], groupName: '' })
  expect((await clerk.ok(LIST, { caseType: 'EXTRACT' })).list).toMatchObject([unseen])
  // The page of the cycle leads to it.
  expect(await master.ok('taocan GET /trade/extract/periodDetail', { childNo: child.childNo })).toMatchObject({
    caseId,
  })
  expect(one.series).toHaveLength(one.extract?.days ?? 0)
  // Days that the meters sent nothing of are not days without gas.
  const actualOn = new Map(one.series.map(({ date, actual }) => [date, actual]))
  const { missingDays } = await master.ok('energy GET /energy/overview', {})
  expect(missingDays).toContain('2026-11-22')
  for (const day of missingDays.filter((each) => actualOn.has(each))) expect(actualOn.get(day)).toBeNull()
  expect(Number(actualOn.get('2026-11-20'))).toBeGreaterThan(0)
  // Nor do they count for the line.
  expect(one.extract?.elapsed).toBe(one.series.filter(({ actual }) => actual !== null).length)
  const said = await gateway.db
    .selectFrom('todo')
    .select(['status', 'route'])
    .where('type', '=', 'DEVIATION_REASON')
    .where('bizId', '=', caseId)
    .execute()
  expect(said).toEqual([{ status: '0', route: `/subPages/my-message/oderDeviation?caseId=${caseId}` }])
})

test('the days of the cycle are counted as for its case; one on which supply was off does not count (X-14, G-04)', async () => {
  const [caseId = ''] = await cases()
  const page = () => master.ok('taocan GET /trade/extract/periodDetail', { childNo: child.childNo })
  const shown = async () => (await master.ok(DETAIL, { caseId })).extract
  const before = await page()
  const passed = before.elapsed
  expect(before.stopped).toBe(0)
  expect(await shown()).toMatchObject({ elapsed: passed, stopped: 0, days: before.days.length })
  await gateway.db
    .insertInto('stopGas')
    .values({
      bp: child.bp,
      stopId: 'stop-of-cycle',
      companyCode: child.companyCode,
      kind: 'EMERGENCY',
      state: 'RESUMED',
      title: '紧急停气',
      reason: '管网抢修',
      meterIds: [],
      // 4 h and 1 min of the gas day, one minute more than is borne.
      realStopAt: `${child.startDate}T09:00:00+08:00`,
      realResumeAt: `${child.startDate}T13:01:00+08:00`,
      createdAt: `${child.startDate}T09:00:00+08:00`,
      updatedAt: `${child.startDate}T13:01:00+08:00`,
    })
    .execute()
  const after = await page()
  expect(after).toMatchObject({ elapsed: passed - 1, stopped: 1, extracted: before.extracted })
  expect(await shown()).toMatchObject({ elapsed: passed - 1, stopped: 1 })
  // The line is T × days ÷ days of the cycle, in hundredths, half up.
  const share = BigInt(before.total.replace('.', '')) * BigInt(passed - 1)
  const length = BigInt(before.days.length)
  expect(after.line?.replace('.', '')).toBe(String((share * 2n + length) / (length * 2n)))
  await gateway.db.deleteFrom('stopGas').where('stopId', '=', 'stop-of-cycle').execute()
})

test('an accepted reason frees the shortfall of its fee, one of the weather does not (X-13)', async () => {
  const [caseId = ''] = await cases()
  const exempt = () => inWork(gateway, (work) => shortExempt(work, child))
  expect(await exempt()).toBe(false)
  const wish = { requestNo: nextRequestNo(), caseId, reasonText: '管网压力不足，无法按计划提气', attachments: [] }
  await master.ok(SAVE, { ...wish, reasonCode: 'SUPPLIER' })
  const staff = gateway.asSession({ userId: 'staff', companyCode: child.companyCode })
  const { list } = await staff.ok('btwob GET /review/list', { pageSize: 50 })
  const taskId = list.find(({ bizNo }) => bizNo === caseId)?.taskId ?? ''
  await staff.ok('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '' })
  expect(await exempt()).toBe(true)
  await gateway.db.updateTable('deviationCase').set({ reasonCode: 'WEATHER' }).where('caseId', '=', caseId).execute()
  expect(await exempt()).toBe(false)
})

test('a case of another customer is none', async () => {
  const [caseId = ''] = await cases()
  const stranger = gateway.asSession({
    bp: '1000000004',
    companyCode: '1002',
    reviewStatus: '1',
    isMaster: true,
    userId: 'weaver',
  })
  expect((await stranger.call(DETAIL, { caseId })).code).toBe('2902')
})
