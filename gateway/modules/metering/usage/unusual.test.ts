import { addDays } from '@domain/date'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'

const UNUSUAL = 'btwob GET /usage/unusual'
const ANSWER = 'btwob POST /usage/answer'
const KILN = '10010102'
/** The last closed gas day of the demo data, a Sunday. */
const DAY = '2026-11-22'
const BEFORE = addDays(DAY, -1)

let gateway: TestGateway
let industry: Caller
beforeEach(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
})
afterEach(() => gateway.close())

const set = (from: string, to: string, volume: string) =>
  gateway.db
    .updateTable('dailyUsage')
    .set({ volume, quality: 'NORMAL' })
    .where('bp', '=', '1000000001')
    .where('meterId', '=', KILN)
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .execute()
/** The kiln takes so much on its last day, 1,000 m³ on the 77 days before it. */
async function lastDay(volume: string): Promise<void> {
  await set(addDays(DAY, -77), BEFORE, '1000.00')
  await set(DAY, DAY, volume)
}
const asked = async () => (await industry.ok(UNUSUAL, { meterId: KILN })).list

test('a day far above its like days is named with their mean; a usual one is not', async () => {
  await lastDay('1500.00')
  expect(await asked()).toMatchObject([
    { meterId: KILN, gasDay: DAY, volume: '1500.00', mean: '1000.00', percent: 50, isWorkday: false },
  ])
  await set(DAY, DAY, '1399.99')
  expect(await asked()).toEqual([])
})

test('what was called normal is not asked about again, nor the same on another day off; more than that is', async () => {
  await lastDay('1500.00')
  await industry.ok(ANSWER, { meterId: KILN, gasDay: DAY, answer: 'NORMAL' })
  expect(await asked()).toEqual([])
  await set(BEFORE, BEFORE, '1500.00')
  expect(await asked()).toEqual([])
  await set(BEFORE, BEFORE, '2500.00')
  expect(await asked()).toMatchObject([{ gasDay: BEFORE }])
})

test('what was not normal is not asked twice, but the next such day is', async () => {
  await lastDay('1500.00')
  await industry.ok(ANSWER, { meterId: KILN, gasDay: DAY, answer: 'ABNORMAL' })
  expect(await asked()).toEqual([])
  await set(BEFORE, BEFORE, '1600.00')
  expect(await asked()).toMatchObject([{ gasDay: BEFORE }])
  const kept = await gateway.db.selectFrom('usageAnswer').select(['gasDay', 'answer', 'volume', 'isWorkday']).execute()
  expect(kept).toEqual([{ gasDay: DAY, answer: 'ABNORMAL', volume: '1500.00', isWorkday: false }])
})

test('a day that is not asked about takes no answer, nor does a meter of another customer', async () => {
  await lastDay('1000.00')
  expect(await industry.call(ANSWER, { meterId: KILN, gasDay: DAY, answer: 'NORMAL' })).toMatchObject({ code: '2902' })
  const hospital = await gateway.as('13800000008')
  expect(await hospital.call(UNUSUAL, { meterId: KILN })).toMatchObject({ code: 'A2101' })
  expect(await hospital.call(ANSWER, { meterId: KILN, gasDay: DAY, answer: 'NORMAL' })).toMatchObject({ code: 'A2101' })
})

test('a customer number without a gas account has nothing to be asked about (2902)', async () => {
  const newcomer = gateway.asSession({
    bp: '1999999999',
    companyCode: '1001',
    userId: 'u-1',
    isMaster: true,
    models: [],
    reviewStatus: '1',
  })
  expect((await newcomer.call(UNUSUAL, {})).code).toBe('2902')
})
