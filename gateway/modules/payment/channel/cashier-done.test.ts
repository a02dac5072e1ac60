import {
  aBill,
  anAccount,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import type { PaymentChannel } from '../../../ports/payment'

const QUERY = 'default GET /crmgas/pay/query'
const ORDER = 'default GET /crmgas/pay/order'

let gateway: TestGateway
let li: Caller
let orderId: string
beforeEach(async () => {
  gateway = await paymentGateway()
  const key = await anAccount(gateway.db)
  li = payer(gateway, key)
  await aBill(gateway.db, key, { billId: 'b-1', receivable: '100.00', billMonth: '2026-01' })
  orderId = (await orderBills(li, ['b-1'])).orderId
  await openCashier(li, orderId)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await gateway.close()
})

const confirming = async () => (await li.ok(ORDER, { orderId })).confirming

test('an order is CONFIRMING after its cashier reported the money, until it is paid again or ten minutes have passed', async () => {
  await li.ok(QUERY, { orderId })
  expect(await confirming()).toBe(false)
  await li.ok(QUERY, { orderId, cashier: 'DONE' })
  expect(await confirming()).toBe(true)
  await openCashier(li, orderId)
  expect(await confirming()).toBe(false)
  await li.ok(QUERY, { orderId, cashier: 'DONE' })
  gateway.clock.moveTo('2026-11-23T09:40:00+08:00')
  expect(await confirming()).toBe(false)
})

test('a host without a cashier for the channel opens no payment there (AE-43)', async () => {
  const wish = { orderId, channel: 'WXMINI' as const, platform: 'H5' as const, requestNo: requestNo() }
  const wechat = { code: 'WXMINI' } as PaymentChannel
  jest.spyOn(gateway.gateway.work.ports.payment, 'open').mockReturnValue(wechat)
  const refused = { code: 'A2321', text: '支付渠道不可用，请更换支付方式' }
  expect(await li.call('default POST /crmgas/pay/prepay', wish)).toMatchObject(refused)
  expect(await gateway.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'PREPAID' }])
})

test('at a channel without keys a payment ends with its time there, and with an alarm', async () => {
  const { log } = gateway.gateway.work
  const alarm = jest.spyOn(log, 'error')
  await gateway.db.updateTable('payment').set({ channel: 'WXH5' }).execute()
  const end = await li.call('default POST /crmgas/pay/cancel', { orderId })
  expect(end).toMatchObject({ code: 'A2322' })
  await pass(gateway, 1801)
  expect((await li.ok(QUERY, { orderId })).state).toBe('CLOSED')
  expect(alarm).toHaveBeenCalledWith(
    expect.objectContaining({ alarm: 'RECONCILE', channel: 'WXH5' }),
    expect.anything(),
  )
})

test('an order that was begun with another channel is of the one that took its money (AE-54)', async () => {
  await gateway.db.updateTable('payOrder').set({ channel: 'WXMINI' }).execute()
  const sandboxToken = await openCashier(li, orderId)
  await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  await pass(gateway, 6)
  expect(await li.ok(QUERY, { orderId })).toMatchObject({ state: 'SUCCESS', channel: 'SANDBOX' })
  const records = await li.ok('default GET /crmgas/pay/record', { channel: 'SANDBOX' })
  expect(records.list).toMatchObject([{ orderId }])
  const vouchers = await li.ok('default GET /crmgas/voucher/list', {})
  expect(vouchers.list).toMatchObject([{ channelText: '模拟支付' }])
})
