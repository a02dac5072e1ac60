import { aBill, anAccount, inTransaction, paymentGateway } from '../test/gateway/payment-kit'
import type { TestGateway } from '../test/setup/gateway'
import { billMachine } from './modules/billing/states'
import { transition } from './states'

describe('a transition', () => {
  let gateway: TestGateway
  const bill = { bp: '1000000003', billId: 'b-1', state: 'UNPAID' } as const

  beforeEach(async () => {
    gateway = await paymentGateway()
    const key = await anAccount(gateway.db, { bp: bill.bp })
    await aBill(gateway.db, key, { billId: bill.billId, receivable: '100.00' })
  })
  afterEach(() => gateway.close())

  const stands = () =>
    gateway.db.selectFrom('bill').select(['state', 'paidPrincipal']).where('billId', '=', 'b-1').executeTakeFirst()
  const log = () =>
    gateway.db.selectFrom('stateLog').select(['entity', 'entityId', 'fromState', 'toState', 'by', 'reason']).execute()

  it('changes the row with what goes along, and is in the state log', async () => {
    const how = { set: { paidPrincipal: '40.00' }, by: 'u-1', reason: '部分缴费' }
    await expect(inTransaction(gateway, (work) => transition(work, billMachine, bill, 'PAY_PART', how))).resolves.toBe(
      'PART_PAID',
    )
    expect(await stands()).toEqual({ state: 'PART_PAID', paidPrincipal: '40.00' })
    expect(await log()).toEqual([
      { entity: 'bill', entityId: 'b-1', fromState: 'UNPAID', toState: 'PART_PAID', by: 'u-1', reason: '部分缴费' },
    ])
  })

  it('is refused where the machine has no such move, and after another move', async () => {
    const settled = inTransaction(gateway, (work) => transition(work, billMachine, bill, 'PLAN_SETTLED'))
    await expect(settled).rejects.toMatchObject({ code: '2904' })
    await gateway.db.updateTable('bill').set({ state: 'REVERSED' }).where('billId', '=', 'b-1').execute()
    const late = inTransaction(gateway, (work) => transition(work, billMachine, bill, 'DUE_PASSED'))
    await expect(late).rejects.toMatchObject({ code: '2904' })
    expect(await stands()).toMatchObject({ state: 'REVERSED' })
    expect(await log()).toEqual([])
  })

  it('that leads back to the same state changes what goes along and is not logged', async () => {
    await gateway.db.updateTable('bill').set({ state: 'OVERDUE' }).where('billId', '=', 'b-1').execute()
    const how = { set: { paidPrincipal: '40.00' } }
    await inTransaction(gateway, (work) =>
      transition(work, billMachine, { ...bill, state: 'OVERDUE' }, 'PAY_PART', how),
    )
    expect(await stands()).toEqual({ state: 'OVERDUE', paidPrincipal: '40.00' })
    expect(await log()).toEqual([])
  })
})
