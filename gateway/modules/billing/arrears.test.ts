import { inWork } from '../../../test/setup/content-gateway'
import { energyGateway, untilSomebodyWaits } from '../../../test/gateway/energy-kit'
import { aBill, anAccount, inTransaction } from '../../../test/gateway/payment-kit'
import { heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { sweepNow } from '../../demo/within'
import { arrears } from './arrears'
import { billOverdue } from './overdue'
import { lockBills } from './repo/bills'
import { billingWork } from './work'

/** AE-87: each company says after how many days a case for arrears begins. */
it.each([
  ['10', '1000000003', '账单逾期超过10天未缴清'],
  ['45', '1000000004', '账单逾期超过45天未缴清'],
])('stopDays %s warns customers that are later than that, and states it', async (stopDays, bp, reason) => {
  const gateway = await energyGateway('2026-11-23T09:30:00+08:00')
  const late = [
    { bp: '1000000003', dueDate: stopDays === '10' ? '2026-11-12' : '2026-10-10' },
    { bp: '1000000004', dueDate: stopDays === '10' ? '2026-11-13' : '2026-10-08' },
  ]
  for (const { bp: owner, dueDate } of late) {
    const key = await anAccount(gateway.db, { bp: owner, companyCode: '1002' })
    await aBill(gateway.db, key, { billId: `b-${owner}`, receivable: '900.00', dueDate, state: 'OVERDUE' })
  }
  await gateway.setting('stopDays', stopDays)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(billingWork, 'billing.warnArrears')))
  expect(await gateway.db.selectFrom('stopGas').select(['bp', 'state', 'reason']).execute()).toEqual([
    { bp, state: 'WARNED', reason },
  ])
  await gateway.close()
})

it('what a pause has held up begins its days when it is sent: those of the warning and those of the notice (AE-87)', async () => {
  const gateway = await energyGateway('2026-12-08T09:30:00+08:00')
  const key = await anAccount(gateway.db)
  await aBill(gateway.db, key, { billId: 'b-0', receivable: '900.00', dueDate: '2026-10-10', state: 'OVERDUE' })
  const late = (name: string, planned: string) =>
    inWork(gateway, (work) =>
      sweepNow(
        heldUp(work, { planned: `${planned}T10:00:00+08:00`, done: '2026-12-08T09:30:00+08:00' }),
        sweepOf(billingWork, name),
      ),
    )
  const stop = () =>
    gateway.db.selectFrom('stopGas').select(['state', 'createdAt', 'noticeAt', 'planStopAt']).executeTakeFirst()
  await late('billing.warnArrears', '2026-11-24')
  await late('billing.noticeArrears', '2026-12-02')
  const [warnedAt, noticeAt] = ['2026-12-08T09:30:00+08:00', '2026-12-08T09:30:00+08:00']
  expect(await stop()).toMatchObject({ state: 'WARNED', createdAt: warnedAt })
  await gateway.db.updateTable('stopGas').set({ createdAt: '2026-11-23T10:00:00+08:00' }).execute()
  await late('billing.noticeArrears', '2026-12-02')
  expect(await stop()).toMatchObject({ state: 'NOTICED', noticeAt, planStopAt: '2026-12-15T10:00:00+08:00' })
  await gateway.close()
})

it('a bill that an application for a plan holds is neither payable nor late for the payer, and late for the stop of gas (AE-87)', async () => {
  const gateway = await energyGateway('2026-11-23T09:30:00+08:00')
  const key = await anAccount(gateway.db)
  for (const [billId, dueDate] of [
    ['b-0', '2026-11-01'],
    ['b-1', '2026-11-05'],
  ] as const)
    await aBill(gateway.db, key, {
      billId,
      receivable: '900.00',
      dueDate,
      state: 'OVERDUE',
      billMonth: `2026-0${billId === 'b-0' ? 8 : 9}`,
    })
  const late = async () => {
    const { due, overdue, unplanned } = await inTransaction(gateway, (work) => arrears(work, key))
    return [{ due, overdue }, unplanned].map((of) => [of.due.count, of.overdue.count, of.overdue.days].join(' '))
  }
  const all = '2 2 22'
  expect(await late()).toEqual([all, all])
  const hold = gateway.db.updateTable('bill').set({ heldByPlan: 'p-1' })
  await hold.where('billId', '=', 'b-0').execute()
  expect(await late()).toEqual(['1 1 18', all])
  await hold.execute()
  expect(await late()).toEqual(['0 0 0', all])
  await gateway.close()
})

it('a bill with a payment under way at midnight becomes overdue later (A 3.3)', async () => {
  const gateway = await energyGateway('2026-11-29T00:10:00+08:00')
  const key = await anAccount(gateway.db)
  for (const [index, receivable] of ['900.00', '500.00'].entries())
    await aBill(gateway.db, key, { billId: `b-${index}`, receivable, billMonth: `2026-0${index + 1}` })
  let marked: Promise<void> = Promise.resolve()
  await inTransaction(gateway, async (work) => {
    await lockBills(work.db, key, ['b-1'])
    marked = inTransaction(gateway, (other) => billOverdue(other, key.bp))
    if (!gateway.database.lite) await untilSomebodyWaits(gateway.db)
  })
  await marked
  const states = await gateway.db.selectFrom('bill').select(['billId', 'state']).orderBy('billId').execute()
  expect(states.map(({ billId, state }) => `${billId} ${state}`)).toEqual(['b-0 OVERDUE', 'b-1 OVERDUE'])
  await gateway.close()
})
