import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { takeMoney } from './money-in'
import { decideRefund, openRefund } from '../refund/refunds'
import { findOrder } from '../repo/orders'
import { brokenInvariants } from '../../../../test/invariants/money'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'

/** FL-A5: 128000.00 in slices of the channel's limit. */
describe('an order above the channel limit', () => {
  let gateway: TestGateway
  let li: Caller
  beforeEach(async () => {
    gateway = await paymentGateway()
    li = payer(
      gateway,
      await anAccount(gateway.db, { bp: '1000000001', companyCode: '1001', chargeMode: 'PREPAID_REMOTE' }),
    )
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const topUp = (amount: string) =>
    li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount,
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
  const paySlice = async (orderId: string, subOrderId: string) => {
    const sandboxToken = await openCashier(li, orderId, subOrderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
  }
  const fee = () => li.ok('default GET /crmgas/fee/transaction', {})

  it('is paid slice by slice, in order, and counts when the last is paid', async () => {
    const order = await topUp('128000.00')
    expect(order).toMatchObject({ split: 'AMOUNT', expireAt: '2026-11-24T09:30:00+08:00' })
    expect(order.subOrders.map((row) => [row.seq, row.amount, row.canPay])).toEqual([
      [1, '50000.00', true],
      [2, '50000.00', false],
      [3, '28000.00', false],
    ])
    const [first, second, third] = order.subOrders.map((row) => row.subOrderId)
    const wrong = await li.call('default POST /crmgas/pay/prepay', {
      orderId: order.orderId,
      subOrderId: second ?? '',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    expect(wrong.code).toBe('A2320')
    await paySlice(order.orderId, first ?? '')
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).toMatchObject({
      state: 'PART_PAID',
      paidAmount: '50000.00',
      nextAction: 'NEXT_SUB',
      confirmedAt: expect.any(String) as string,
      creditedAt: null,
      nextSubOrderId: second,
    })
    expect((await fee()).total).toBe(0)
    await paySlice(order.orderId, second ?? '')
    await paySlice(order.orderId, third ?? '')
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).toMatchObject({
      state: 'SUCCESS',
      paidAmount: '128000.00',
    })
    expect(await fee()).toMatchObject({ balance: '128000.00', total: 1 })
    const vouchers = await li.ok('default GET /crmgas/voucher/list', {})
    expect(vouchers.list).toMatchObject([{ amount: '128000.00' }])
  })

  it('in payment is what its bills owe, and what of it the slices have taken; the rest is free to be paid', async () => {
    const key = { bp: '1000000001', companyCode: '1001' }
    await aBill(gateway.db, key, { billId: 'b-held', receivable: '64000.00' })
    await aBill(gateway.db, key, { billId: 'b-free', receivable: '10.00', billMonth: '2026-08' })
    const sums = async () => {
      const { bills } = await li.ok('default GET /crmgas/pay/payMeters', {})
      expect((await li.ok('default GET /crmgas/bill/arrears', {})).inPayment).toEqual(bills.inPayment)
      return [bills.totalDue, bills.inPayment]
    }
    expect(await sums()).toEqual(['64010.00', { count: 0, totalDue: '0.00', paid: '0.00' }])
    const order = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'BILL',
      billIds: [{ billId: 'b-held' }],
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    expect(await sums()).toEqual(['64010.00', { count: 1, totalDue: '64000.00', paid: '0.00' }])
    await paySlice(order.orderId, order.subOrders[0]?.subOrderId ?? '')
    expect(await sums()).toEqual(['64010.00', { count: 1, totalDue: '64000.00', paid: '50000.00' }])
    await paySlice(order.orderId, order.subOrders[1]?.subOrderId ?? '')
    expect(await sums()).toEqual(['10.00', { count: 0, totalDue: '0.00', paid: '0.00' }])
  })

  it('gives paid slices to the balance after 24 hours (CLOSED_PART)', async () => {
    const order = await topUp('128000.00')
    await paySlice(order.orderId, order.subOrders[0]?.subOrderId ?? '')
    await paySlice(order.orderId, order.subOrders[1]?.subOrderId ?? '')
    await pass(gateway, 24 * 3600)
    const detail = await li.ok('default GET /crmgas/pay/recordDetail', { orderId: order.orderId })
    expect(detail).toMatchObject({
      state: 'CLOSED_PART',
      paidAmount: '100000.00',
      resultNote: '已支付的2笔共100,000.00元已转入账户余额',
      canPay: false,
    })
    expect(detail.subOrders.map((row) => row.state)).toEqual(['SUCCESS', 'SUCCESS', 'CLOSED'])
    expect((await fee()).list.map((row) => [row.entryType, row.amount])).toEqual([['TOPUP', '100000.00']])
  })

  it('counts money that came twice for a slice once: at once on the balance, not again with the rest', async () => {
    const order = await topUp('128000.00')
    const slice = order.subOrders[0]?.subOrderId ?? ''
    const token = await openCashier(li, order.orderId, slice)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result: 'FAIL' })
    const first = await gateway.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
    await pass(gateway, 31)
    await paySlice(order.orderId, slice)
    // The first, refused payment has been paid after all, and its channel reports it.
    await inTransaction(gateway, (work) =>
      takeMoney(work, {
        outTradeNo: first.outTradeNo,
        channelTradeNo: 'T-1',
        amountFen: '5000000',
        successTime: work.clock.iso(),
        by: 'notify',
      }),
    )
    expect((await fee()).balance).toBe('50000.00')
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await pass(gateway, 24 * 3600)
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).toMatchObject({
      state: 'CLOSED_PART',
      paidAmount: '50000.00',
      resultNote: '已支付的1笔共50,000.00元已转入账户余额',
    })
    expect((await fee()).list.map((row) => [row.entryType, row.amount])).toEqual([
      ['TOPUP', '50000.00'],
      ['OVERPAY', '50000.00'],
    ])
  })

  it('gives every slice back once, under one number, however often a channel has to be asked', async () => {
    const order = await topUp('128000.00')
    for (const slice of order.subOrders.slice(0, 2)) await paySlice(order.orderId, slice.subOrderId)
    expect(await li.ok('default POST /crmgas/pay/cancel', { orderId: order.orderId })).toEqual({ state: 'CLOSED_PART' })
    await inTransaction(gateway, async (work) => {
      const closed = await findOrder(work.db, order.orderId)
      if (!closed) throw new Error('the order vanished')
      const { refundId } = await openRefund(work, closed, { reason: '改用电汇', by: 'desk' })
      expect(await decideRefund(work, refundId, 'PASS', 'desk')).toBe('APPROVED')
    })
    const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!channel) throw new Error('the sandbox is closed')
    const giveBack = channel.refund.bind(channel)
    const asked = jest.spyOn(channel, 'refund').mockImplementation(async (request) => {
      const isWorkedOn = asked.mock.calls.length === 2
      return isWorkedOn ? { state: 'PROCESSING', channelRefundNo: null, takenAt: null } : giveBack(request)
    })
    await pass(gateway, 11)
    await pass(gateway, 11)
    const numbers = asked.mock.calls.map(([{ outRefundNo }]) => outRefundNo.replace(/^.*-/, ''))
    expect(numbers).toEqual(['1', '2', '2'])
    expect(await gateway.db.selectFrom('sandboxTrade').select('refundedFen').execute()).toEqual([
      { refundedFen: '5000000' },
      { refundedFen: '5000000' },
    ])
    expect(await gateway.db.selectFrom('refund').select(['state', 'amount']).execute()).toEqual([
      { state: 'DONE', amount: '100000.00' },
    ])
    expect((await fee()).balance).toBe('0.00')
  })

  it('closes a refused payment at its channel before the next one', async () => {
    const order = await topUp('60000.00')
    const slice = order.subOrders[0]?.subOrderId ?? ''
    const sandboxToken = await openCashier(li, order.orderId, slice)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'FAIL' })
    await pass(gateway, 31)
    expect(await gateway.db.selectFrom('sandboxTrade').select('state').execute()).toEqual([{ state: 'CLOSED' }])
    expect(await gateway.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'FAILED' }])
    const again = await li.call('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    expect(again.code).toBe('A2321')
    await paySlice(order.orderId, slice)
    expect((await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).paidAmount).toBe('50000.00')
  })

  it('may be cancelled with a slice paid: that slice goes to the balance', async () => {
    const order = await topUp('60000.00')
    await paySlice(order.orderId, order.subOrders[0]?.subOrderId ?? '')
    expect(await li.ok('default POST /crmgas/pay/cancel', { orderId: order.orderId })).toEqual({ state: 'CLOSED_PART' })
    expect((await fee()).balance).toBe('50000.00')
  })

  it('never leaves a slice below 1.00, takes 20 slices at most, and keeps to the day limit', async () => {
    expect((await topUp('100000.50')).subOrders.map((row) => row.amount)).toEqual(['50000.00', '49999.00', '1.50'])
    const most = await topUp('1000000.00')
    expect(most.subOrders).toHaveLength(20)
    await aBill(gateway.db, { bp: '1000000001', companyCode: '1001' }, { billId: 'huge', receivable: '1000000.01' })
    const beyond = { bizType: 'BILL' as const, billIds: [{ billId: 'huge' }], channel: 'SANDBOX' as const }
    expect((await li.call('default POST /crmgas/pay/createOrder', { ...beyond, requestNo: requestNo() })).code).toBe(
      'A2305',
    )
    for (const slice of most.subOrders.slice(0, 4)) await paySlice(most.orderId, slice.subOrderId)
    const fifth = {
      orderId: most.orderId,
      subOrderId: most.subOrders[4]?.subOrderId ?? '',
      channel: 'SANDBOX',
    } as const
    expect((await li.call('default POST /crmgas/pay/prepay', { ...fifth, requestNo: requestNo() })).code).toBe('A2306')
    // The next day goes on within the order's 24 hours.
    gateway.clock.moveTo('2026-11-24T08:00:00+08:00')
    expect((await li.call('default POST /crmgas/pay/prepay', { ...fifth, requestNo: requestNo() })).ok).toBe(true)
  })
})
