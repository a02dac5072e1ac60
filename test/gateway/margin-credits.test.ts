import { aBidActivity, aBidder, offer, payMargin } from './bidding-kit'
import { saleGateway } from './package-sale-kit'
import { aBill, requestNo, T } from './payment-kit'
import { billingArea } from '../../gateway/modules/billing'
import { ordersArea } from '../../gateway/modules/orders'
import { paymentArea } from '../../gateway/modules/payment'
import { biddingArea } from '../../gateway/modules/bidding'

it('a margin that comes back to the balance pays what is owed (AE-33)', async () => {
  const gateway = await saleGateway(T, [biddingArea, ordersArea, paymentArea, billingArea])
  try {
    const bidder = await aBidder(gateway, '1000000001', '华北精工陶瓷有限公司')
    const ngId = await aBidActivity(gateway)
    const { bidNo } = await bidder.caller.ok('sqdev POST /ng/activity/signup', {
      ngId,
      agreed: true,
      requestNo: requestNo(),
    })
    await gateway.passTime('2026-11-25T09:30:00+08:00')
    await offer(bidder, bidNo, { price: '3.7000', volume: '20000', minVolume: '1000' })
    await payMargin(bidder, bidNo)
    const { bid } = await bidder.caller.ok('sqdev GET /ng/bid/detail', { bidNo })
    await gateway.db.updateTable('gasAccount').set({ balance: '0.00' }).execute()
    await aBill(gateway.db, bidder.buyer.key, { billId: 'b-1', receivable: '100.00' })
    const withdrawal = { bidNo, version: bid.version, requestNo: requestNo() }
    const { returned } = await bidder.caller.ok('sqdev POST /ng/bid/withdraw', withdrawal)
    expect(returned).not.toBe('0.00')
    await gateway.drain()
    const bill = await gateway.db.selectFrom('bill').select(['state', 'paidPrincipal']).executeTakeFirstOrThrow()
    expect(bill).toEqual({ state: 'PAID', paidPrincipal: '100.00' })
  } finally {
    await gateway.close()
  }
})
