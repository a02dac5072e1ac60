import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
  T,
} from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { RESTAURANT, aRestaurant, bought, cardGateway, cook, pay, stateOf, wish } from '../../../test/gateway/card-kit'
import { offsetBills } from '../../modules/billing/service'
import { post } from '../../modules/gas-account/service'

/** Money that came when its order had closed: it is in the balance, and its payer asks to have it back. */
describe('at the desk of refunds', () => {
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  let li: Caller
  let orderId: string
  beforeEach(async () => {
    gateway = await paymentGateway(T, { DEMO_OPERATOR: '1', DEMO_OPERATOR_SECONDS: '0' })
    key = await anAccount(gateway.db)
    li = payer(gateway, key)
    const order = { bizType: 'PREPAY', amount: '80.00', channel: 'SANDBOX', requestNo: requestNo() } as const
    orderId = (await li.ok('default POST /crmgas/pay/createOrder', order)).orderId
    const sandboxToken = await openCashier(li, orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'LATE' })
    for (const seconds of [1801, 80, 11]) await pass(gateway, seconds)
    await li.ok('default POST /crmgas/pay/refundApply', {
      orderId,
      reason: '订单关闭后才到账',
      requestNo: requestNo(),
    })
  })
  afterEach(() => gateway.close())

  const states = () => gateway.db.selectFrom('refund').select(['state', 'refuseReason']).execute()

  it('goes back when the money is still there', async () => {
    await pass(gateway, 11)
    await pass(gateway, 11)
    expect(await states()).toEqual([{ state: 'DONE', refuseReason: null }])
  })

  it('is refused when the money has been spent', async () => {
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '70.00' })
    await inTransaction(gateway, (work) => offsetBills(work, key))
    await pass(gateway, 11)
    expect(await states()).toEqual([{ state: 'REFUSED', refuseReason: '款项已用于抵扣气费，无法退回' }])
  })

  it('waits for staff without the channel it came by', async () => {
    await gateway.db.updateTable('payment').set({ channel: 'WXMINI' }).execute()
    await pass(gateway, 11)
    expect(await states()).toEqual([{ state: 'APPLIED', refuseReason: null }])
  })
})

/** A purchase for a card that is paid by the balance and a channel, of which nothing is written. */
describe('gas for a card', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway({ DEMO_OPERATOR: '1', DEMO_OPERATOR_SECONDS: '0' })
    chen = cook(gateway)
    await aRestaurant(gateway.db)
    await move({ direction: 'IN', amount: '29.44', entryType: 'ADJUST_IN' })
  })
  afterEach(() => gateway.close())

  const move = (row: Pick<Parameters<typeof post>[1], 'direction' | 'amount' | 'entryType'>) =>
    inTransaction(gateway, (work) => post(work, { ...RESTAURANT, ...row, refType: 'TEST', refId: 't', key: 't' }))
  const balance = async () => (await chen.ok('default GET /crmgas/fee/transaction', {})).balance
  const asksBack = (gasOrderId: string) =>
    chen.ok('default POST /crmgas/gasPaymentOrder/refund', {
      gasOrderId,
      reason: '买错了表，请退款',
      requestNo: requestNo(),
    })

  it('goes back whole: its price comes to the balance first, whatever is there', async () => {
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '10')
    const order = await chen.ok('default POST /crmgas/icBuyGus', { ...asked, useBalance: '1' })
    expect(order).toMatchObject({ balanceUsed: '29.44', payAmount: '0.56' })
    await pay(chen, order.orderId)
    await asksBack(order.gasOrderId)
    const shown = await chen.ok('default GET /crmgas/pay/recordDetail', { orderId: order.orderId })
    expect(shown.refund).toMatchObject({ amount: '30.00', refuseReason: null })
    for (const seconds of [11, 60]) await pass(gateway, seconds)
    expect(await stateOf(chen, order.gasOrderId)).toBe('REFUNDED')
    expect(await balance()).toBe('29.44')
  })

  it('goes back as far as its leftover has not been used (AE-53)', async () => {
    const { gasOrderId } = await bought(chen, 'AMOUNT', '1000')
    await move({ direction: 'OUT', amount: '29.54', entryType: 'ADJUST_OUT' })
    await asksBack(gasOrderId)
    for (const seconds of [11, 60]) await pass(gateway, seconds)
    expect([await stateOf(chen, gasOrderId), await balance()]).toEqual(['REFUNDED', '0.00'])
  })
})
