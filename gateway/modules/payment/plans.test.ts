import { aBill, anAccount, inTransaction, paymentGateway } from '../../../test/gateway/payment-kit'
import { payPlan } from './plans'
import { intoPlan, lockBills } from '../billing/service'
import { lockAccount } from '../gas-account/service'
import { insertPlan } from './repo/plans'

/** A 2.16, AE-27: an instalment goes on the plan's bills that still stand. */
it('puts nothing on a bill that was taken back while its plan runs', async () => {
  const gateway = await paymentGateway()
  const key = await anAccount(gateway.db)
  const at = gateway.clock.iso()
  const billIds = ['b-1', 'b-2']
  for (const [index, billId] of billIds.entries())
    await aBill(gateway.db, key, { billId, receivable: '300.00', billMonth: `2026-0${index + 1}` })
  await insertPlan(gateway.db, {
    plan: {
      ...key,
      planId: 'p-1',
      planNo: 'FQ1',
      totalAmount: '600.00',
      downPayment: '200.00',
      periods: 3,
      state: 'ACTIVE',
      applyReason: '资金周转',
      applyUserId: 'u-1',
      appliedAt: at,
      updatedAt: at,
    },
    bills: billIds.map((billId) => ({ bp: key.bp, planId: 'p-1', billId, principal: '300.00', lateFee: '0.00' })),
    items: [{ bp: key.bp, planId: 'p-1', seq: 1, dueDate: '2026-12-01', amount: '400.00', state: 'DUE' }],
  })
  await inTransaction(gateway, async (work) => {
    for (const bill of await lockBills(work.db, key, billIds))
      await intoPlan(work, bill, { planId: 'p-1', lateFee: '0.00', on: '2026-11-23' }, 'desk')
  })
  await gateway.db.updateTable('bill').set({ state: 'REVERSED' }).where('billId', '=', 'b-1').execute()
  const taken = await inTransaction(gateway, async (work) => {
    const account = await lockAccount(work.db, key)
    if (!account) throw new Error('no account')
    return payPlan(work, account, { refId: 'p-1|1', principal: '400.00', lateFee: '0.00' }, 'u-1')
  })
  expect(taken).toEqual({ principal: '300.00', lateFee: '0.00' })
  const bills = gateway.db.selectFrom('bill').select(['billId', 'state', 'paidPrincipal']).orderBy('billId')
  expect(await bills.execute()).toEqual([
    { billId: 'b-1', state: 'REVERSED', paidPrincipal: '0.00' },
    { billId: 'b-2', state: 'PAID', paidPrincipal: '300.00' },
  ])
  await gateway.close()
})
