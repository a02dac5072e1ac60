import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const COST = 'predict GET /plan/cost'
const KILNS = 'GRP000001'

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

/** What the days of November of the kilns were planned with; the month then is over or under by much. */
const planned = (share: string) =>
  gateway.db
    .updateTable('gasPlan')
    .set((eb) => ({ approvedVolume: eb('declaredVolume', '*', share) }))
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .where('period', '<', '2026-11-24')
    .where('period', '>=', '2026-11-01')
    .execute()

test('in a month that is over its band each m³ more of a plan saves, and the highest plan is the cheapest (Y-07)', async () => {
  await planned('0.7')
  const { points, cheapest, expected, asOf } = await master.ok(COST, { groupId: KILNS, date: '2026-11-24' })
  expect(points).toHaveLength(21)
  const costs = points.map(({ cost }) => Number(cost))
  expect(costs.every((cost, n) => n === 0 || cost <= (costs[n - 1] ?? 0))).toBe(true)
  expect(cheapest).toEqual(points.at(-1))
  expect(Number(expected?.low)).toBeLessThanOrEqual(Number(expected?.volume))
  expect(Number(expected?.high)).toBeGreaterThanOrEqual(Number(expected?.volume))
  expect(asOf).toBe('2026-11-23T08:00:00+08:00')
})

test('nothing for a day that is over, for a group that plans months or is only reminded', async () => {
  const none = { points: [], cheapest: null, expected: null }
  expect(await master.ok(COST, { groupId: KILNS, date: '2026-11-20' })).toMatchObject(none)
  expect(await master.ok(COST, { groupId: 'GRP000002', date: '2026-11-24' })).toMatchObject(none)
  expect(await hospital.ok(COST, { groupId: 'GRP000003', date: '2026-11-24' })).toMatchObject(none)
  expect((await hospital.call(COST, { groupId: KILNS, date: '2026-11-24' })).code).toBe('2902')
})
