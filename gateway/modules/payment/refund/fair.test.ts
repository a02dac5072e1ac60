import type { TestGateway } from '../../../../test/setup/gateway'
import { sql } from 'kysely'
import { aBill, anAccount, orderBills, payer, paymentGateway } from '../../../../test/gateway/payment-kit'
import { isoOf } from '../../../ports/clock'
import { claimApproved } from '../repo/refunds'

/** Refunds that take days block no other refund, and are queried at growing intervals. */
describe('refunds that do not end', () => {
  const distances = [2, 5, 15, 60, 600, 3600]
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  beforeAll(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00' })
    await orderBills(payer(gateway, key), ['b-1'])
    for (let n = 0; n < 60; n++) await refund(`stuck-${String(n).padStart(2, '0')}`, -3600)
  })
  afterAll(() => gateway.close())

  const after = (seconds: number) => isoOf(gateway.clock.now() + seconds * 1000)
  /** A copy of the order for each: its number is the refund's. */
  const order = (orderId: string) =>
    sql`
    insert into pay_order select (jsonb_populate_record(null::pay_order, to_jsonb(o) || jsonb_build_object(
      'order_id', ${orderId}::text, 'order_no', ${orderId}::text, 'request_no', ${orderId}::text))).*
    from (select * from pay_order order by created_at limit 1) o`.execute(gateway.db)
  const refund = async (refundId: string, since: number) => {
    await order(refundId)
    await gateway.db
      .insertInto('refund')
      .values({
        ...key,
        refundId,
        orderId: refundId,
        outRefundNo: refundId,
        amount: '1.00',
        reason: 'r',
        refundTo: 'CHANNEL',
        state: 'APPROVED',
        appliedBy: 'u',
        appliedAt: after(since),
        updatedAt: after(since),
      })
      .execute()
  }
  const taken = async (seconds: number, limit = 50) =>
    (await claimApproved(gateway.db, after(seconds), distances, limit)).map(({ refundId }) => refundId)

  it('leave room for the next one at once, and come again later and later', async () => {
    expect(await taken(0)).toHaveLength(50)
    await refund('new', 0)
    expect(await taken(1)).toContain('new')
    // Everything has been asked once; the first ones are due again 2, then 5, then 15 seconds later.
    expect(await taken(1)).toEqual([])
    expect(await taken(2, 100)).toHaveLength(50)
    expect(await taken(6, 100)).toHaveLength(11)
    expect(await taken(7, 100)).toHaveLength(50)
    expect(await taken(21, 100)).toHaveLength(11)
    expect(await taken(22, 100)).toHaveLength(50)
  })
})
