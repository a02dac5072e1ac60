import type { In } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepOf } from '../../../test/gateway/work-kit'
import { sweepNow } from '../../demo/within'
import { planWork } from './work'

const OPTIONS = 'predict GET /plan/changeOptions'
const CHANGE = 'predict POST /plan/change'
const WITHDRAW = 'predict POST /plan/changeWithdraw'
const REASONS = 'predict GET /plan/reasonDict'
const RUN = 'predict POST /calc/run'
const [SAVE, LIST, DELETE] = [
  'predict POST /calc/template/save',
  'predict GET /calc/template/list',
  'predict POST /calc/template/delete',
] as const
const [KILNS, HOSPITAL] = ['GRP000001', 'GRP000003']
const TODAY = '2026-11-23'

let gateway: TestGateway
let master: Caller
let hospital: Caller
beforeEach(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'director' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
})
afterEach(() => gateway.close())

const options = () => master.ok(OPTIONS, { groupId: KILNS, planType: 'DAY', period: TODAY })
/** Today's plan with the change that waits taken back: both changes of the day are left. */
const fresh = async () => {
  const { changes } = await options()
  const waiting = changes.find(({ status }) => status === 'SUBMITTED')
  if (waiting) await master.ok(WITHDRAW, { requestNo: nextRequestNo(), changeId: waiting.changeId })
  return options()
}
const ask = (over: Partial<In<typeof CHANGE>>): In<typeof CHANGE> => ({
  requestNo: nextRequestNo(),
  groupId: KILNS,
  planType: 'DAY',
  period: TODAY,
  toVolume: '0',
  reasonCode: 'PRODUCTION',
  reason: '生产计划调整',
  entry: 'QUICK',
  version: 1,
  ...over,
})
/** The states of the revisions in force of today. */
const inForce = async () => {
  const rows = await gateway.db
    .selectFrom('gasPlan')
    .select('state')
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .where('period', '=', TODAY)
    .where('state', 'in', ['LOCKED', 'EXECUTED'])
    .execute()
  return { states: rows.map(({ state }) => state) }
}
const times = (volume: string | null, factor: number) => String(Math.floor(Number(volume) * factor))

test('what today may become, with what was metered and what it will come to (P-10)', async () => {
  const now = await options()
  expect(now).toMatchObject({ allowed: true, limitCount: 2, usedToday: 1, deadline: '2026-11-23T15:00:00+08:00' })
  expect(now.changes[0]).toMatchObject({ status: 'SUBMITTED', entry: 'QUICK' })
  expect(Number(now.min)).toBeGreaterThan(Number(now.locked) * 0.89)
  expect(Number(now.max)).toBeLessThanOrEqual(Number(now.locked) * 1.1)
  expect(now.projected).not.toBeNull()
  expect((await hospital.call(OPTIONS, { groupId: KILNS, planType: 'DAY', period: TODAY })).code).toBe('2902')
})

test('4 % takes effect at once, 8 % waits for the desk, a third is refused (P-10)', async () => {
  const { locked, version } = await fresh()
  const wish = ask({ toVolume: times(locked, 1.04), version })
  const done = await master.ok(CHANGE, wish)
  expect(done.status).toBe('PASSED')
  expect(await master.ok(CHANGE, wish)).toEqual(done)
  const after = await options()
  expect(after).toMatchObject({ locked: times(locked, 1.04), base: locked, usedToday: 1 })
  expect((await master.call(CHANGE, ask({ toVolume: times(locked, 1.08), version }))).code).toBe('2904')
  const second = await master.ok(CHANGE, ask({ toVolume: times(locked, 1.08), version: after.version }))
  expect(second.status).toBe('SUBMITTED')
  expect((await master.call(CHANGE, ask({ toVolume: times(locked, 1.01), version: after.version }))).code).toBe('42612')
  expect((await options()).allowed).toBe(false)
})

test('out of range, late, and another customer', async () => {
  const { base, version } = await fresh()
  const far = await master.call(CHANGE, ask({ toVolume: times(base, 1.11), version }))
  expect(far.code).toBe('42611')
  expect(far.text).toContain('变更幅度不得超过10%')
  expect((await hospital.call(CHANGE, ask({ version }))).code).toBe('2902')
  gateway.clock.moveTo('2026-11-23T14:59:59+08:00')
  expect((await master.call(CHANGE, ask({ toVolume: times(base, 1.02), version }))).code).not.toBe('42613')
  const { version: now } = await options()
  gateway.clock.moveTo('2026-11-23T15:00:00+08:00')
  expect((await master.call(CHANGE, ask({ toVolume: times(base, 1.02), version: now }))).code).toBe('42613')
})

test('never below what was used (P-10)', async () => {
  const { base, version } = await fresh()
  const used = Number(base) * 0.95
  const channels = await gateway.db
    .selectFrom('dailyUsage')
    .select(['meterId', 'channelNo', 'endReading'])
    .where('meterId', 'in', ['10010101', '10010102'])
    .where('gasDay', '=', '2026-11-22')
    .execute()
  for (const [n, { meterId, channelNo, endReading }] of channels.entries())
    await gateway.db
      .insertInto('meterReading')
      .values({
        companyCode: '1001',
        readingId: `R-PLAN-${n}`,
        meterId,
        channelNo,
        readAt: '2026-11-23T09:00:00+08:00',
        gasDay: TODAY,
        stdReading: (Number(endReading) + (n === 0 ? used : 0)).toFixed(2),
        source: 'REMOTE',
        state: 'VALID',
        createdAt: '2026-11-23T09:00:00+08:00',
      })
      .execute()
  expect((await master.call(CHANGE, ask({ toVolume: times(base, 0.93), version }))).code).toBe('42614')
})

test('a change is taken back once, by its customer', async () => {
  const { changes } = await options()
  const changeId = changes[0]?.changeId ?? ''
  expect((await hospital.call(WITHDRAW, { requestNo: nextRequestNo(), changeId })).code).toBe('2902')
  expect(await master.ok(WITHDRAW, { requestNo: nextRequestNo(), changeId })).toEqual({ status: 'WITHDRAWN' })
  expect((await master.call(WITHDRAW, { requestNo: nextRequestNo(), changeId })).code).toBe('2904')
})

test('a running month changes once, in the days that are open (P-11)', async () => {
  gateway.clock.moveTo('2026-11-20T10:00:00+08:00')
  const month = { groupId: HOSPITAL, planType: 'MONTH', period: '2026-11' } as const
  const { locked, version, openFrom } = await hospital.ok(OPTIONS, month)
  expect(openFrom).toBe('2026-11-22')
  const wish = () => ask({ ...month, toVolume: times(locked, 1.1), version })
  expect((await hospital.call(CHANGE, ask({ ...month, toVolume: times(locked, 1.3), version }))).text).toContain('20%')
  expect(await hospital.ok(CHANGE, wish())).toMatchObject({ status: 'SUBMITTED' })
  expect((await hospital.call(CHANGE, wish())).code).toBe('42615')
})

test('an older change that waits does not undo a newer one that has taken effect (P-09)', async () => {
  const { base, locked } = await fresh()
  const version = async () => (await options()).version
  const by = (percent: number) => String(Math.floor((Number(base) * (100 + percent)) / 100))
  const { changeId } = await master.ok(CHANGE, ask({ toVolume: by(8), version: await version() }))
  expect((await options()).locked).toBe(locked)
  const alone = await master.ok(CHANGE, ask({ toVolume: by(4), version: await version() }))
  expect(alone.status).toBe('PASSED')
  expect((await options()).changes.find((one) => one.changeId === changeId)?.status).toBe('REJECTED')
  const desk = gateway.asSession({ companyCode: '1001', userId: 'clerk' })
  const { list } = await desk.ok('btwob GET /review/list', { bizType: 'PLAN_CHANGE' })
  expect(list.filter(({ bizNo }) => bizNo === changeId)).toEqual([])
  expect((await options()).locked).toBe(by(4))
})

test('a change without a decision ends with its gas day, and the plan stays as it was carried out (P-09)', async () => {
  const { changes, locked } = await options()
  const changeId = changes.find(({ status }) => status === 'SUBMITTED')?.changeId ?? ''
  const desk = gateway.asSession({ companyCode: '1001', userId: 'clerk' })
  const taskId = (await desk.ok('btwob GET /review/list', { bizType: 'PLAN_CHANGE' })).list.find(
    ({ bizNo }) => bizNo === changeId,
  )?.taskId
  expect(taskId).toBeDefined()
  gateway.clock.moveTo('2026-11-24T08:00:00+08:00')
  await inWork(gateway, (work) => sweepNow(work, sweepOf(planWork, 'plan.close10')))
  const verdict = { taskId, decision: 'PASS', remark: '' }
  expect((await desk.send('btwob POST /review/decide', verdict)).ok).toBe(false)
  const after = await options()
  expect(after.locked).toBe(locked)
  expect(after.changes.find((one) => one.changeId === changeId)?.status).toBe('REJECTED')
  const { states } = await inForce()
  expect(states).toEqual(['EXECUTED'])
})

test('reasons; only a deviation asks for a proof', async () => {
  const change = await master.ok(REASONS, { kind: 'CHANGE' })
  expect(change.every(({ needImage }) => !needImage)).toBe(true)
  expect((await master.ok(REASONS, { kind: 'DEVIATION' })).find(({ code }) => code === 'POWER')?.needImage).toBe(true)
})

const boiler = {
  deviceType: 'STEAM_BOILER',
  name: '1#蒸汽锅炉',
  count: '1',
  ratedKw: '1400',
  ratedFlow: '',
  efficiency: '92',
  loadRate: '80',
  hours: '16',
} as const
const inputs = { devices: [boiler], outputs: [], lhv: '' }

describe('calculator', () => {
  test('by device, output and history (P-14 to P-16)', async () => {
    expect(await master.ok(RUN, { method: 'DEVICE', inputs })).toMatchObject({ dayVolume: '1973', month: '2026-12' })
    const tiles = { product: '地砖', unit: '千片', quantity: '120', unitConsumption: '38.5' }
    expect(
      await master.ok(RUN, { method: 'OUTPUT', inputs: { ...inputs, outputs: [tiles] }, workDays: 22 }),
    ).toMatchObject({
      dayVolume: '4620',
      monthVolume: String(4620 * 22),
    })
    // As the page of the week ahead suggests it; the month is the sum of its days as they are forecast.
    const { days: week } = await master.ok('predict GET /plan/ahead', { groupId: KILNS })
    const said = await master.ok(RUN, { method: 'HISTORY', groupId: KILNS })
    expect(said.dayVolume).toBe(week[0]?.suggestion?.volume)
    expect(said.lines).toHaveLength(4)
    expect(said.days).toHaveLength(31)
    expect(Number(said.monthVolume)).toBe(said.days.reduce((sum, { volume }) => sum + Number(volume), 0))
    for (const date of ['2026-11-20', '2027-01-01'])
      expect((await master.call(RUN, { method: 'HISTORY', groupId: KILNS, date })).code).toBe('2901')
    expect((await master.call(RUN, { method: 'DEVICE', inputs: { ...inputs, lhv: '41' } })).code).toBe('2901')
    expect((await master.call(RUN, { method: 'HISTORY' })).code).toBe('2901')
    expect((await hospital.call(RUN, { method: 'HISTORY', groupId: KILNS })).code).toBe('2902')
  })

  test('what was used is reckoned with and shown by its rights only (P-19)', async () => {
    const clerk = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: ['BILL_VIEW'] })
    expect((await clerk.call(RUN, { method: 'HISTORY', groupId: KILNS })).code).toBe('2110')
    const device = { method: 'DEVICE', groupId: KILNS, inputs } as const
    expect(await clerk.ok(RUN, device)).toEqual({ ...(await master.ok(RUN, device)), lastMonth: null })
  })

  test('without enough whole days history says nothing', async () => {
    await gateway.db
      .updateTable('dailyUsage')
      .set({ quality: 'MISSING' })
      .where('bp', '=', '1000000001')
      .where('gasDay', '>=', '2026-10-01')
      .execute()
    expect((await master.call(RUN, { method: 'HISTORY', groupId: KILNS })).code).toBe('42621')
  })

  test('ten templates of a group, each of its customer', async () => {
    const save = (over: object = {}) => ({
      requestNo: nextRequestNo(),
      groupId: KILNS,
      name: '夏季排产',
      method: 'DEVICE' as const,
      inputs,
      lastResult: '1973',
      ...over,
    })
    const { templateId } = await master.ok(SAVE, save())
    expect(await master.ok(SAVE, save({ templateId, name: '冬季排产' }))).toMatchObject({ name: '冬季排产' })
    const { length } = await master.ok(LIST, { groupId: KILNS })
    for (let n = length; n < 10; n++) await master.ok(SAVE, save({ name: `模板${n}` }))
    expect((await master.call(SAVE, save())).code).toBe('42622')
    expect((await hospital.call(SAVE, save())).code).toBe('2902')
    expect((await hospital.call(LIST, { groupId: KILNS })).code).toBe('2902')
    expect((await hospital.call(DELETE, { requestNo: nextRequestNo(), templateId })).code).toBe('2902')
    expect(await master.ok(DELETE, { requestNo: nextRequestNo(), templateId })).toBe(true)
  })
})
