import { BP, balanceWorld, calls, KILNS, type BalanceWorld } from '../../../test/gateway/balance-kit'
import { dataWaiting, sweepOf } from '../../../test/gateway/work-kit'
import { inWork, jobOf } from '../../../test/setup/content-gateway'
import { workOffNow } from '../../demo/within'
import { ask } from '../../wiring'
import { respondedVolume } from '../gas-package/service'
import { askHoursKind, saveHours } from './hours'
import { balanceWork } from './work'

let world: BalanceWorld
beforeEach(async () => {
  world = await balanceWorld()
})
afterEach(() => world.gateway.close())

const detail = (applyNo: string) => world.master.ok(calls.apply, { applyNo })
/** A participation of the kilns that runs: 4,000 m³ a day of 12,000, 0.6000 yuan/m³, 25 to 27 November. */
async function running(given: Parameters<BalanceWorld['open']>[0] = {}) {
  const activityId = await world.open(given)
  const applyNo = await world.signUp(activityId)
  await world.pass('2026-11-24T17:00:00+08:00')
  await world.pass('2026-11-25T08:00:00+08:00')
  return { activityId, applyNo }
}
const judge = (date: string) => world.sweep('balance.judge', `${date}T09:45:00+08:00`)
async function responded(volumes: Record<string, string | null>) {
  for (const [gasDay, volume] of Object.entries(volumes)) await world.use(gasDay, volume)
}

const KILN_METERS = ['10010101', '10010102']
const lessUsed = (meterIds: readonly string[], from = '2026-11-01') =>
  inWork(world.gateway, (work) => ask(work, respondedVolume)(work, { bp: BP, meterIds, from, to: '2026-11-30' }))

test('responses by day, and the reward five working days after the end (S-06, S-08)', async () => {
  const { activityId, applyNo } = await running()
  await responded({ '2026-11-25': '8500.00', '2026-11-26': '6800.00', '2026-11-27': '10500.00' })
  // A gas day is not closed before 09:30 of the next date.
  await world.sweep('balance.judge', '2026-11-26T09:29:00+08:00')
  expect((await detail(applyNo)).responses).toEqual([])
  await judge('2026-11-26')
  await judge('2026-11-26')
  expect(await detail(applyNo)).toMatchObject({
    status: 'RUNNING',
    respondedDays: 1,
    totalReward: '2100.00',
    asOf: '2026-11-26T09:45:00+08:00',
  })
  await judge('2026-11-27')
  await world.pass('2026-11-28T08:00:00+08:00')
  await judge('2026-11-28')
  const row = (date: string, actual: string, response: string, effective: string, rate: string, reward: string) => ({
    date,
    status: 'JUDGED',
    actualVolume: actual,
    responseVolume: response,
    effectiveVolume: effective,
    rate,
    reward,
  })
  expect(await detail(applyNo)).toMatchObject({
    status: 'SETTLING',
    activity: { status: 'SETTLING' },
    totalEffective: '8300.00',
    totalReward: '4980.00',
    paidReward: '0.00',
    payAt: '2026-12-04T10:00:00+08:00',
    responses: [
      row('2026-11-25', '8500.00', '3500.00', '3500.00', '87.50', '2100.00'),
      row('2026-11-26', '6800.00', '5200.00', '4800.00', '130.00', '2880.00'),
      row('2026-11-27', '10500.00', '1500.00', '0.00', '37.50', '0.00'),
    ],
  })
  // S-09: what a package of these meters does not have to pay for.
  expect(await lessUsed(KILN_METERS)).toBe('8300.00')
  expect(await lessUsed([...KILN_METERS, '10010103'], '2026-11-26')).toBe('4800.00')
  expect(await lessUsed(KILN_METERS.slice(1))).toBe('0.00')
  await world.pass('2026-12-04T09:59:59+08:00')
  expect(await world.rewards()).toEqual([])
  const before = await world.master.ok('default GET /crmgas/fee/transaction', {})
  await world.pass('2026-12-04T10:00:00+08:00')
  await world.pass('2026-12-04T10:00:00+08:00')
  expect(await world.rewards()).toEqual([{ amount: '4980.00', key: `SUB:${applyNo}` }])
  expect(await detail(applyNo)).toMatchObject({
    status: 'SETTLED',
    paidReward: '4980.00',
    activity: { status: 'FINISHED' },
  })
  const after = await world.master.ok('default GET /crmgas/fee/transaction', {})
  expect(Number(after.balance) - Number(before.balance)).toBeCloseTo(4980, 2)
  expect(after.list[0]).toMatchObject({ entryType: 'REWARD', amount: '4980.00' })
  expect(await world.staff.ok(calls.staffDetail, { activityId })).toMatchObject({
    results: { applies: 1, customers: 1, signedVolume: '4000.00', totalReward: '4980.00', paidReward: '4980.00' },
    applicants: { list: [{ bp: BP, customerName: '华北精工陶瓷有限公司', applyNo }] },
  })
  const order = await world.master.ok('default GET /crmgas/order/detail', { orderKey: `SUBSTITUTION:${applyNo}` })
  expect(order).toMatchObject({ group: 'DONE', amount: '4980.00' })
})

test('an activity about hours of the day counts those alone; a day without its hours waits (S-02, S-06)', async () => {
  // A quarter of each day flows at 08:00, 11:00, 12:00 and 13:00.
  let silent = ''
  jest.spyOn(world.gateway.gateway.work.ports.meterFeed, 'hours').mockImplementation(async (_meter, days) =>
    days.map(({ gasDay, volume }) =>
      gasDay === silent
        ? []
        : Array.from({ length: 24 }, (_, hour) => ({
            hourStart: '',
            volume: [0, 3, 4, 5].includes(hour) ? (Number(volume) / 4).toFixed(4) : '0.0000',
            pressure: null,
            temperature: null,
          })),
    ),
  )
  // It plans nothing, and may sign up all the same.
  await world.gateway.db.updateTable('predictionGroup').set({ planMode: 'NONE' }).where('bp', '=', BP).execute()
  const activityId = await world.open({ windows: [{ from: '11:00', to: '14:00' }] })
  const key = { bp: BP, companyCode: '1001', activityId }
  const keep = () => saveHours(jobOf(world.gateway), key)
  const kilns = async () =>
    (await world.master.ok(calls.detail, { activityId })).groups.find(({ groupId }) => groupId === KILNS)
  expect(await kilns()).toMatchObject({ baseline: null, enabled: false })
  // The opened sign-up enqueues the query for the hours of every customer, and so does each day until there are some.
  await inWork(world.gateway, (work) => workOffNow(work, askHoursKind))
  expect(await dataWaiting(world.gateway, 'balance.hours')).toContainEqual(expect.objectContaining(key))
  const open = sweepOf(balanceWork, 'balance.askHours')
  expect((await inWork(world.gateway, (work) => open.list(work, '', 10))).map(({ data }) => data)).toEqual([
    { companyCode: '1001', activityId, after: '' },
  ])
  await keep()
  expect(await kilns()).toMatchObject({ baseline: '9000.00', maxVolume: '5400.00', enabled: true })

  const applyNo = await world.signUp(activityId, { dailyVolume: '3000.00' })
  await world.pass('2026-11-24T17:00:00+08:00')
  await world.pass('2026-11-25T08:00:00+08:00')
  await responded({ '2026-11-25': '8000.00', '2026-11-26': '8000.00', '2026-11-27': '12000.00' })
  silent = '2026-11-26'
  world.gateway.clock.moveTo('2026-11-28T09:46:00+08:00')
  const { list } = sweepOf(balanceWork, 'balance.hours')
  expect((await inWork(world.gateway, (work) => list(work, '', 10))).map(({ data }) => data)).toEqual([key])
  await keep()
  await judge('2026-11-28')
  const row = (date: string, actual: string, effective: string, reward: string) => ({
    date,
    actualVolume: actual,
    effectiveVolume: effective,
    reward,
  })
  expect((await detail(applyNo)).responses).toMatchObject([
    row('2026-11-25', '6000.00', '3000.00', '1800.00'),
    { date: '2026-11-26', status: 'WAITING', actualVolume: null, reward: null },
    row('2026-11-27', '9000.00', '0.00', '0.00'),
  ])
  // What was corrected meanwhile counts, and so do hours that came.
  silent = ''
  await responded({ '2026-11-25': '7000.00' })
  await keep()
  await judge('2026-11-29')
  expect((await detail(applyNo)).responses).toMatchObject([
    row('2026-11-25', '5250.00', '3600.00', '2160.00'),
    row('2026-11-26', '6000.00', '3000.00', '1800.00'),
    {},
  ])
})

test('an activity that asks for more counts the other way', async () => {
  const { applyNo } = await running({ direction: 'FILL' })
  await responded({ '2026-11-25': '15500.00' })
  await judge('2026-11-26')
  expect((await detail(applyNo)).responses).toMatchObject([{ responseVolume: '3500.00', reward: '2100.00' }])
  expect(await lessUsed(KILN_METERS)).toBe('0.00')
})

test('a day without data waits, is no failure, and is judged when they come', async () => {
  const { applyNo } = await running()
  await responded({ '2026-11-25': '12000.00', '2026-11-26': null, '2026-11-27': '12000.00' })
  await judge('2026-11-28')
  expect(await detail(applyNo)).toMatchObject({
    status: 'RUNNING',
    weakDay: null,
    waitingDays: 1,
    responses: [{ status: 'JUDGED' }, { status: 'WAITING', actualVolume: null, reward: null }, { status: 'JUDGED' }],
  })
  await world.pass('2026-11-28T10:00:00+08:00')
  await world.pass('2026-12-04T10:00:00+08:00')
  expect(await detail(applyNo)).toMatchObject({ status: 'SETTLED', paidReward: '0.00', waitingDays: 1 })
  await responded({ '2026-11-26': '8500.00' })
  await judge('2026-12-10')
  await judge('2026-12-11')
  expect(await detail(applyNo)).toMatchObject({ waitingDays: 0, totalReward: '2100.00', paidReward: '2100.00' })
  expect(await world.rewards()).toEqual([{ amount: '2100.00', key: `SUB:${applyNo}` }])
})

test('corrected data count until the reward is paid; then a day stays as it is', async () => {
  const { applyNo } = await running({ endDate: '2026-11-25' })
  await responded({ '2026-11-25': '8500.00' })
  await judge('2026-11-26')
  await responded({ '2026-11-25': '8000.00' })
  await judge('2026-11-27')
  expect(await detail(applyNo)).toMatchObject({ totalReward: '2400.00' })
  await world.pass('2026-11-27T10:00:00+08:00')
  await world.pass('2026-12-02T10:00:00+08:00')
  await responded({ '2026-11-25': '6800.00' })
  await judge('2026-12-03')
  expect(await detail(applyNo)).toMatchObject({ totalReward: '2400.00', paidReward: '2400.00' })
  expect(await world.rewards()).toHaveLength(1)
})

test('a day on which supply was off counts neither way (G-04)', async () => {
  const { applyNo } = await running()
  await responded({ '2026-11-25': '12000.00', '2026-11-26': '0.00', '2026-11-27': '12000.00' })
  await world.gateway.db
    .insertInto('stopGas')
    .values({
      bp: BP,
      stopId: 'stop-3',
      companyCode: '1001',
      kind: 'PLANNED',
      state: 'RESUMED',
      title: '计划停气',
      reason: '管线改造',
      meterIds: [],
      realStopAt: '2026-11-26T09:00:00+08:00',
      realResumeAt: '2026-11-27T06:00:00+08:00',
      createdAt: '2026-11-24T09:00:00+08:00',
      updatedAt: '2026-11-27T06:00:00+08:00',
    })
    .execute()
  await judge('2026-11-28')
  expect(await detail(applyNo)).toMatchObject({
    weakDay: null,
    totalReward: '0.00',
    responses: [{ status: 'JUDGED' }, { status: 'STOPPED', actualVolume: '0.00', reward: null }, { status: 'JUDGED' }],
  })
})

describe('S-07: two days in a row without a response', () => {
  test('end the participation, are paid what was earned, and bar the next activity alone', async () => {
    const { applyNo } = await running({ endDate: '2026-11-30' })
    await responded({
      '2026-11-25': '8500.00',
      '2026-11-26': '12000.00',
      '2026-11-27': '11900.00',
      '2026-11-28': '6800.00',
    })
    await judge('2026-11-28')
    expect(await detail(applyNo)).toMatchObject({ status: 'SETTLING', weakDay: '2026-11-27', totalReward: '2100.00' })
    await judge('2026-11-29')
    expect((await detail(applyNo)).responses).toHaveLength(3)
    const messages = await world.gateway.db
      .selectFrom('stateLog')
      .select('toState')
      .where('entity', '=', 'balance_apply')
      .where('entityId', '=', await world.applyId(applyNo))
      .orderBy('logId')
      .execute()
    expect(messages.map(({ toState }) => toState)).toEqual(['SUBMITTED', 'PASSED', 'RUNNING', 'SETTLING'])

    const later = { startDate: '2026-12-20', endDate: '2026-12-21', signupEnd: '2026-12-10T17:00:00+08:00' }
    const next = await world.open({ ...later, signupStart: '2026-11-29T10:00:00+08:00' })
    const second = await world.open({ ...later, signupStart: '2026-11-30T10:00:00+08:00' })
    await world.sweep('balance.step', '2026-11-30T10:00:00+08:00')
    expect(await world.master.call(calls.submit, await world.apply(next))).toMatchObject({ code: '42504' })
    expect((await world.master.ok(calls.detail, { activityId: second })).reason).toBe('')

    await world.pass('2026-12-07T10:00:00+08:00')
    expect(await world.rewards()).toEqual([{ amount: '2100.00', key: `SUB:${applyNo}` }])
  })
})
