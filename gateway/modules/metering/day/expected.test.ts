import { addDays, datesBetween, lastOfMonth } from '@domain/date'
import { forecast } from '@domain/forecast'
import { sumVolume } from '@domain/volume'
import { inWork } from '../../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../../test/setup/gateway'
import { supplied } from '../../../demo/customers'
import { findAccount } from '../../gas-account/service'
import { monthPreview } from '../month/preview'
import { metersOf } from '../repo/meter'
import { daysBetween } from '../repo/usage'
import { usedDaysOf } from '../rules/used-days'
import type { AccountKey } from '../types'
import { HISTORY_DAYS, knownOfDays } from './day-facts'
import { expectedOf, expectedUse, scaledUse } from './expected'
import { outlookOf } from './outlook'

const FACTORY = { bp: '1000000001', companyCode: '1001' }
const CLOSED = '2026-11-22'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const facts = (key: AccountKey) =>
  inWork(gateway, async (work) => {
    const [account, meters] = [await findAccount(work.db, key), await metersOf(work.db, key)]
    if (!account) throw new Error('no account')
    return { account, meters }
  })

test('the same day is the same figure in the bill of the month and in how long the money lasts (Y-29, AE-32)', async () => {
  const { account, meters } = await facts(FACTORY)
  const [month, ahead] = await inWork(gateway, async (work) => [
    await expectedUse(work, account, meters, { through: CLOSED, to: '2026-11-30' }),
    await expectedUse(work, account, meters, { through: CLOSED, to: addDays(CLOSED, 31) }),
  ])
  expect(month.days.size).toBeGreaterThan(1)
  for (const [meterId, days] of month.days) expect(ahead.days.get(meterId)?.slice(0, days.length)).toEqual(days)
  const outlook = await inWork(gateway, (work) => outlookOf(work, account, meters))
  expect(outlook.nextCosts).toHaveLength(31)
})

test('the preview of the month adds the expected use of its meters to what was metered, and its range brackets it', async () => {
  const { account, meters } = await facts(FACTORY)
  const preview = await inWork(gateway, (work) =>
    monthPreview(work, account, meters, { withMoney: true, isWhole: true }),
  )
  const use = await inWork(gateway, (work) => expectedUse(work, account, meters, { through: CLOSED, to: '2026-11-30' }))
  const rest = [...use.days.keys()].map((meterId) => expectedOf(use, meterId) ?? '0.00')
  expect(preview.forecastVolume).toBe(sumVolume([preview.volume, ...rest]))
  const range = use.rangeOf([...use.days.keys()])
  if (!range) throw new Error('no range')
  const low = scaledUse(use, range.low)
  const lowRest = [...low.days.keys()].map((meterId) => expectedOf(low, meterId) ?? '0.00')
  expect(preview.forecastRange?.low.volume).toBe(sumVolume([preview.volume, ...lowRest]))
})

/** What is left of each of the last months of a customer's meters together, asked on some days: how often the sum came in the range. */
async function coverage(key: AccountKey): Promise<{ inside: number; count: number }> {
  const { meters } = await facts(key)
  const remote = meters.filter(({ meterType }) => meterType === 'IOT')
  if (remote.length === 0) return { inside: 0, count: 0 }
  const first = addDays(CLOSED, -365 - HISTORY_DAYS)
  const ids = remote.map(({ meterId }) => meterId)
  const { used, factsOf } = await inWork(gateway, async (work) => ({
    used: usedDaysOf(await daysBetween(work.db, key, ids, first, CLOSED), remote, { from: first, to: CLOSED }),
    factsOf: (await knownOfDays(work, key, { through: CLOSED, to: CLOSED })).factsOf(ids),
  }))
  const days = used.map(({ date, volume, dataState }) => ({
    ...factsOf(date),
    volume,
    isEstimated: dataState === 'PARTIAL',
  }))
  let [inside, count] = [0, 0]
  for (const from of datesBetween(addDays(CLOSED, -365), '2026-10-30').filter((_, at) => at % 3 === 0)) {
    const at = days.findIndex(({ gasDay }) => gasDay === from)
    const end = days.findIndex(({ gasDay }) => gasDay === lastOfMonth(from.slice(0, 7)))
    const left = days.slice(at, end + 1)
    if (at < 0 || left.length < 2 || left.some(({ volume, isEstimated }) => volume === null || isEstimated)) continue
    const { total } = forecast(days.slice(Math.max(0, at - HISTORY_DAYS), at), left)
    const sum = Number(sumVolume(left.map(({ volume }) => volume ?? '0.00')))
    if (sum >= Number(total.low) && sum <= Number(total.high)) inside++
    count++
  }
  return { inside, count }
}

/*
 * The seasons of the demo devices change at once with the month. Rows of days in the history that cross the first of a month err by that
 * step, what is left of a month never does: the range comes out wider here than on meters with weather (bench part `forecast`, 76–84 %).
 */
test('of 100 month ends of the demo customers 76 to 90 come in the range (Y-29)', async () => {
  let [inside, count] = [0, 0]
  for (const { bp, companyCode } of supplied) {
    const of = await coverage({ bp, companyCode })
    inside += of.inside
    count += of.count
  }
  expect(count).toBeGreaterThan(300)
  const share = (100 * inside) / count
  expect([share, share >= 76 && share <= 90]).toEqual([share, true])
})

// Last: it takes days away.
test('a meter silent for a fortnight is not forecast, one with three weeks has no range yet', async () => {
  const { account, meters } = await facts(FACTORY)
  const one = meters.filter(({ meterId }) => meterId === '10010102')
  const ask = () => inWork(gateway, (work) => expectedUse(work, account, one, { through: CLOSED, to: '2026-11-30' }))
  const remove = (from: string, to: string) =>
    gateway.db
      .deleteFrom('dailyUsage')
      .where('meterId', '=', '10010102')
      .where('gasDay', '>=', from)
      .where('gasDay', '<=', to)
      .execute()
  await remove('2024-01-01', '2026-11-01')
  const young = await ask()
  expect(young.days.get('10010102')).toHaveLength(8)
  expect(young.rangeOf(['10010102'])).toBeNull()
  await remove('2026-11-09', CLOSED)
  expect((await ask()).days.size).toBe(0)
})
