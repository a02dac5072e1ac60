import * as kit from '../../../../test/gateway/package-extract-kit'
import { inTransaction, requestNo } from '../../../../test/gateway/payment-kit'
import { lapsingCycles } from '../../home/service'
import { monthPreview, listMeters, outlook } from '../../metering/service'
import { ask } from '../../../wiring'
import { findAccount } from '../../gas-account/service'

/* What packages mean for coming days: AE-32, A 5.3, K-25. The price is 3.00 yuan per m³, the meter uses 100 m³ a day. */

let ground: kit.Extracting
beforeEach(async () => {
  ground = await kit.extracting()
  await ground.gateway.db.updateTable('gasAccount').set({ chargeMode: 'PREPAID_REMOTE', balance: '1000.00' }).execute()
  await kit.anOrder(ground, { volume: '10000', terms: { supplyMode: 'FULL', deliveryEnd: '2026-12-31' } })
  const { version } = await ground.li.ok('taocan GET /trade/pick/cycles', { orderNo: 'M1' })
  const cycles = [{ cycleNo: 1, volume: '10000' }]
  const plan = { requestNo: requestNo(), orderNo: 'M1', version, cycles, cycleNos: [1] }
  await ground.li.ok('taocan POST /trade/pick/submitPickBillInfo', plan)
  await kit.usage(ground, { from: '2026-11-01', to: '2026-11-28' }, '100.00')
  // 28 November is closed; December begins on the fourth day from then.
  ground.gateway.clock.moveTo('2026-11-29T10:00:00+08:00')
})
afterEach(() => ground.gateway.close())

const lasting = () => inTransaction(ground.gateway, (work) => outlook(work, ground.key))

test('a cycle that is not paid covers nothing, a paid one its days: how long the balance lasts (AE-32)', async () => {
  const unpaid = await lasting()
  expect(unpaid.nextCosts).toEqual(Array<string>(31).fill('300.00'))
  expect(unpaid.daysLeft).toBe(3)
  const covered = [...Array<string>(2).fill('300.00'), ...Array<string>(29).fill('0.00')]
  expect(unpaid.ifPaid).toEqual({ cycles: ['12月'], daysLeft: 31, nextCosts: covered })
  await kit.pay(ground, 'Z1')
  const paid = await lasting()
  // 29 and 30 November, then 29 days of December that are covered: 600.00 of 1,000.00 are spent, and 400.00 are left.
  expect(paid).toEqual({ daysLeft: 31, nextCosts: covered, ifPaid: null })
})

test('the forecast of the month counts paid gas only, and says what it would be', async () => {
  await kit.usage(ground, { from: '2026-11-29', to: '2026-12-02' }, '100.00')
  ground.gateway.clock.moveTo('2026-12-03T10:00:00+08:00')
  const preview = () =>
    inTransaction(ground.gateway, async (work) => {
      const account = await findAccount(work.db, ground.key)
      if (!account) throw new Error('no account')
      return monthPreview(work, account, await listMeters(work, ground.key), { withMoney: true, isWhole: true })
    })
  // 31 days × 100 m³ × 3.00; two days of December are used, and paid on the third a cycle counts from the fourth (K-22).
  expect(await preview()).toMatchObject({
    forecastVolume: '3100.00',
    forecastAmount: '9300.00',
    unpaidCycles: ['12月'],
    forecastIfPaid: '900.00',
  })
})

test('an overdue cycle says when it lapses and what that costs (K-25)', async () => {
  const lapsing = () => inTransaction(ground.gateway, (work) => ask(work, lapsingCycles)(work, ground.key))
  expect(await lapsing()).toEqual([])
  await kit.at(ground, '2026-12-01T09:00:00+08:00')
  // 10 % of 10,000 m³ × 3.68.
  expect(await lapsing()).toEqual([
    { name: '12月', childNo: 'Z1', lapseAt: '2026-12-04T00:00:00+08:00', fee: '3680.00' },
  ])
})
