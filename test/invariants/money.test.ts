import type { TestGateway } from '../setup/gateway'
import { brokenInvariants, reservedRule } from './money'
import { brokenRules } from './rules'
import { aBill, anAccount, openCashier, orderBills, pass, payer, paymentGateway } from '../gateway/payment-kit'

/** The checker of the money proof must see what is wrong: each row breaks one thing by hand in books that are right. */
describe('the invariants of money', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
    const key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00' })
    await aBill(gateway.db, key, { billId: 'b-2', receivable: '100.00', billMonth: '2026-09' })
    const li = payer(gateway, key)
    const { orderId } = await orderBills(li, ['b-1'])
    const sandboxToken = await openCashier(li, orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
  })
  afterEach(() => gateway.close())

  const broken = () => brokenInvariants(gateway.db, gateway.clock.iso())
  const db = () => gateway.db

  it('hold for a bill that was paid', async () => {
    expect(await broken()).toEqual([])
    expect(await brokenRules(gateway.db, [reservedRule])).toEqual([])
  })

  it('AE-30 is seen when it is broken', async () => {
    await db().updateTable('gasAccount').set({ frozen: '0.01' }).execute()
    expect(await brokenRules(gateway.db, [reservedRule])).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['I1', () => db().updateTable('gasAccount').set({ balance: '0.01' }).execute()],
    ['I3', () => db().updateTable('payment').set({ received: '100.01' }).execute()],
    [
      'I3',
      () =>
        db()
          .updateTable('bill')
          .set({ state: 'PART_PAID', paidPrincipal: '99.99' })
          .where('billId', '=', 'b-1')
          .execute(),
    ],
    ['I6', () => db().updateTable('gasAccount').set({ frozen: '0.01' }).execute()],
    [
      'I6',
      async () => {
        const { orderId } = await db().selectFrom('payOrder').select('orderId').executeTakeFirstOrThrow()
        const lock = { lockOrderId: orderId, lockUserId: 'u-1', lockUntil: '2026-11-23T10:00:00+08:00' }
        await db().updateTable('bill').set(lock).where('billId', '=', 'b-2').execute()
      },
    ],
    ['I7', () => db().updateTable('payOrder').set({ state: 'CLOSED' }).execute()],
  ])('%s is seen when it is broken', async (name, spoil) => {
    await spoil()
    expect((await broken()).map((text) => text.slice(0, 2))).toContain(name)
  })
})
