import { toMillis } from '@domain/date'
import { brokenInvariants } from '../../../../test/invariants/money'
import {
  aBill,
  anAccount,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
  POSTPAID,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import type { TestGateway } from '../../../../test/setup/gateway'

describe('paying a bill', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  it('orders, pays at the sandbox, is settled by the notification: bill PAID, voucher, ledger untouched', async () => {
    const key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '1250.40' })
    const li = payer(gateway, key)
    const order = await orderBills(li, ['b-1'])
    expect(order).toMatchObject({
      amount: '1250.40',
      payAmount: '1250.40',
      state: 'WAIT_PAY',
      split: 'NONE',
      expireAt: '2026-11-23T10:00:00+08:00',
    })
    const token = await openCashier(li, order.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result: 'SUCCESS' })
    expect(await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).toMatchObject({ state: 'PAYING' })
    await pass(gateway, 5)
    const result = await li.ok('default GET /crmgas/pay/query', { orderId: order.orderId })
    expect(result).toMatchObject({ state: 'SUCCESS', paidAmount: '1250.40', nextAction: 'NONE' })
    expect(result).toMatchObject({ proxy: false, billIds: ['b-1'], createdAt: '2026-11-23T09:30:00+08:00' })
    const [track] = (await li.ok('btwob GET /pay/track', { orderId: order.orderId })).list
    const momentOf = (step: string) => track?.steps.find((one) => one.step === step)?.at
    expect(result.confirmedAt).toBe(momentOf('PAID'))
    expect(result.creditedAt).toBe(momentOf('CREDITED'))
    expect(toMillis(result.creditedAt ?? '') - toMillis(result.confirmedAt ?? '')).toBeGreaterThan(0)
    expect(result.voucherId).not.toBeNull()
    const voucher = await li.ok('default GET /crmgas/voucher/detail', { voucherId: result.voucherId ?? '' })
    expect(voucher).toMatchObject({
      amount: '1250.40',
      amountUpper: '壹仟贰佰伍拾元肆角整',
      parts: [{ name: '气费', amount: '1250.40' }],
    })
    const bills = await li.ok('default GET /crmgas/bill/list', {})
    expect(bills.list[0]).toMatchObject({ state: 'PAID', paidPrincipal: '1250.40', locked: null })
    expect((await li.ok('default GET /crmgas/fee/transaction', {})).total).toBe(0)
  })

  it('refuses the same bill to a second payer, and shows the payer the own order', async () => {
    const key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '1250.40' })
    const [li, wang] = [payer(gateway, key, 'u-1', '13800000001'), payer(gateway, key, 'u-2', '13800000002')]
    const order = await orderBills(li, ['b-1'])
    const ask = { bizType: 'BILL' as const, billIds: [{ billId: 'b-1' }], channel: 'SANDBOX' as const }
    const other = await wang.call('default POST /crmgas/pay/createOrder', { ...ask, requestNo: requestNo() })
    expect(other).toMatchObject({
      code: 'A2301',
      text: '该账单正由138****0001支付中，请于30分钟后再试',
      data: { own: '0' },
    })
    const own = await li.call('default POST /crmgas/pay/createOrder', { ...ask, requestNo: requestNo() })
    expect(own).toMatchObject({ code: 'A2301', data: { own: '1', orderId: order.orderId, remainSeconds: 1800 } })
  })

  it('comes before finished ones in the records until it ends, the one that ends first first, on pages that follow each other', async () => {
    const key = await anAccount(gateway.db)
    for (const billId of ['b-1', 'b-2', 'b-3']) await aBill(gateway.db, key, { billId, receivable: '100.00' })
    const li = payer(gateway, key)
    const first = await orderBills(li, ['b-1'])
    await pass(gateway, 60)
    const second = await orderBills(li, ['b-2'])
    await pass(gateway, 60)
    const third = await orderBills(li, ['b-3'])
    await li.ok('default POST /crmgas/pay/cancel', { orderId: third.orderId })
    const page = async (pageNum: number, pageSize: number, state?: 'OPEN' | 'DONE') => {
      const { list, total } = await li.ok('default GET /crmgas/pay/record', {
        pageNum,
        pageSize,
        ...(state && { state }),
      })
      return [total, ...list.map(({ orderId }) => orderId)]
    }
    expect(await page(1, 20)).toEqual([3, first.orderId, second.orderId, third.orderId])
    expect(await page(2, 1)).toEqual([3, second.orderId])
    expect(await page(2, 2)).toEqual([3, third.orderId])
    expect(await page(1, 1, 'OPEN')).toEqual([2, first.orderId])
    expect(await page(1, 20, 'DONE')).toEqual([0])
  })

  it('takes no order while the day is being closed, where that is wanted (AE-52)', async () => {
    await aBill(gateway.db, await anAccount(gateway.db), { billId: 'b-1', receivable: '1250.40' })
    await gateway.setting('dayEndOn', '1')
    const li = payer(gateway, POSTPAID)
    const ask = { bizType: 'BILL' as const, billIds: [{ billId: 'b-1' }], channel: 'SANDBOX' as const }
    const order = () => li.call('default POST /crmgas/pay/createOrder', { ...ask, requestNo: requestNo() })
    gateway.clock.moveTo('2026-11-23T23:30:00+08:00')
    expect(await order()).toMatchObject({ code: 'A2307', text: '系统日终处理中，请于00:30后再试' })
    gateway.clock.moveTo('2026-11-24T00:30:00+08:00')
    expect(await order()).toMatchObject({ code: '1000' })
  })
})
