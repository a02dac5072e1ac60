import { BP, balanceWorld, calls, KILNS, type BalanceWorld } from '../../../test/gateway/balance-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { groupsOf } from '../plan/service'
import { monthResult } from './months'
import { deviationWork } from './work'

let world: BalanceWorld
beforeEach(async () => {
  world = await balanceWorld()
})
afterEach(() => world.gateway.close())

test('a day with a response is no deviation, of the day and of the month (S-09)', async () => {
  await world.gateway.db.deleteFrom('deviationCase').where('bp', '=', BP).execute()
  const applyNo = await world.signUp(await world.open())
  await world.pass('2026-11-24T17:00:00+08:00')
  await world.pass('2026-11-25T08:00:00+08:00')
  await world.gateway.db
    .updateTable('gasPlan')
    .set({ approvedVolume: '12000' })
    .where('groupId', '=', KILNS)
    .where('planType', '=', 'DAY')
    .execute()
  await world.use('2026-11-25', '8000.00')
  const deviations = async () => {
    await inWork(world.gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'deviation.judge')))
    const rows = await world.gateway.db
      .selectFrom('deviationCase')
      .select('gasDay')
      .where('bp', '=', BP)
      .where('gasDay', '>=', '2026-11-25')
      .execute()
    return rows.map(({ gasDay }) => gasDay)
  }
  await world.sweep('balance.judge', '2026-11-26T09:45:00+08:00')
  expect(await world.master.ok(calls.apply, { applyNo })).toMatchObject({ respondedDays: 1 })
  expect(await deviations()).toEqual([])
  const exempt = () =>
    inWork(world.gateway, async (work) => {
      const key = { bp: BP, companyCode: '1001' }
      const group = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === KILNS)
      return group ? ((await monthResult(work, group, '2026-11'))?.exemptDays ?? []) : []
    })
  expect(await exempt()).toContain('2026-11-25')
  // The same use without the response is one.
  await world.gateway.db.updateTable('balanceDay').set({ effectiveVolume: '0.00' }).execute()
  expect(await deviations()).toEqual(['2026-11-25'])
  expect(await exempt()).not.toContain('2026-11-25')
})
