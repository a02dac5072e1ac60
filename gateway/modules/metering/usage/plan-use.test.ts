import { datesBetween } from '@domain/date'
import { aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { answer } from '../../../extensions'
import { gasPlans } from '../gas-plans'

const CALL = 'energy GET /energy/dg/overview'
const NOW = '2026-11-23T09:30:00+08:00'
const key = { bp: '1000000003', companyCode: '1002' }

/** A hundred cubic metres a day, in the year of a plan of 36,500. */
const planArea: Area = {
  name: 'plans',
  handlers: {},
  extensions: [
    answer(gasPlans, {
      summary: async () => ({
        planMode: 'DAILY',
        groupCount: 1,
        defaultGroupId: 'G1',
        contractYear: '2026',
        planYear: '36500.00',
        planVolume: '36500.00',
        planMonthVolume: '3000.00',
        dayPlanToday: '100.00',
      }),
      days: async (_work, _key, { from, to }) => new Map(datesBetween(from, to).map((day) => [day, '100.00'])),
      limits: async () => new Map(),
      tolerance: async () => ({ dayPct: '10.00', monthPct: '5.00' }),
    }),
  ],
}

/** Two meters: 80 and 40 m³ a day from 1 to 20 November; on the 21st and the 22nd neither sent data. */
async function world(areas: readonly Area[]): Promise<{ gateway: TestGateway; caller: Caller }> {
  const gateway = await energyGateway(NOW, {}, areas)
  await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
  await flatPrice(gateway.db, key.companyCode)
  for (const meterId of ['A1', 'A2']) await aMeter(gateway.db, key, { meterId })
  const day = (meterId: string, gasDay: string) => ({
    ...key,
    meterId,
    channelNo: '1',
    gasDay,
    startReading: '0.00',
    endReading: '0.00',
    estAmount: '0.00',
    ...(gasDay > '2026-11-20'
      ? { quality: 'MISSING' as const, volume: '0.00' }
      : { quality: 'NORMAL' as const, volume: meterId === 'A1' ? '80.00' : '40.00' }),
  })
  await gateway.db
    .insertInto('dailyUsage')
    .values(datesBetween('2026-11-01', '2026-11-22').flatMap((gasDay) => [day('A1', gasDay), day('A2', gasDay)]))
    .execute()
  return { gateway, caller: gateway.asSession({ ...key, isMaster: true, reviewStatus: '1' }) }
}

test('without an area of plans no customer has one: said so', async () => {
  const { gateway, caller } = await world([])
  expect(await caller.call(CALL, {})).toMatchObject({ code: 'A2111', text: '当前户号未开通气量计划' })
  await gateway.close()
})

describe('with a plan', () => {
  let gateway: TestGateway
  let caller: Caller
  beforeAll(async () => {
    ;({ gateway, caller } = await world([planArea]))
  })
  afterAll(() => gateway.close())

  test('used and planned by day, month and year: silent days count on neither side of the deviation', async () => {
    const { plan, days, meters, balance, ...month } = await caller.ok(CALL, {})
    expect(plan).toEqual({
      yearPlan: '36500.00',
      yearUsed: '2400.00',
      monthPlan: '3000.00',
      monthUsed: '2400.00',
      gasDay: '2026-11-22',
      dayPlan: '100.00',
      dayUsed: null,
      // 2,400 of 2,000 that were planned for the twenty days with frames.
      deviationPct: '20.0',
      level: 'OVER',
    })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({
      gasDay: '2026-11-01',
      plan: '100.00',
      actual: '120.00',
      deviationPct: '20.0',
      level: 'OVER',
      quality: 'NORMAL',
    })
    const nothing = { plan: '100.00', actual: null, deviationPct: null, level: 'NORMAL', quality: 'MISSING' }
    expect(days.slice(20)).toEqual(datesBetween('2026-11-21', '2026-11-30').map((gasDay) => ({ gasDay, ...nothing })))
    expect(meters.map(({ meterId, volume, sharePct }) => [meterId, volume, sharePct])).toEqual([
      ['A1', '1600.00', '66.7'],
      ['A2', '800.00', '33.3'],
    ])
    expect(month).toMatchObject({ billMonth: '2026-11', asOf: '2026-11-23T08:00:00+08:00', whole: 90 })
    expect(month.missingDays).toEqual(['2026-11-21', '2026-11-22'])
    expect(balance).toMatchObject({ available: expect.any(String), provisional: '0.00' })
  })

  test('a month to come is planned and not used; money needs BILL_VIEW', async () => {
    const { plan } = await caller.ok(CALL, { month: '2026-12' })
    expect(plan).toMatchObject({
      monthPlan: '3100.00',
      monthUsed: '0.00',
      gasDay: null,
      deviationPct: null,
      level: 'NORMAL',
    })
    const sub = gateway.asSession({ ...key, isMaster: false, reviewStatus: '1', models: ['ENERGY_VIEW'] })
    expect((await sub.ok(CALL, {})).balance).toBeNull()
  })
})
