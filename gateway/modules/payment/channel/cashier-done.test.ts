import { aBill, anAccount, openCashier, orderBills, payer, paymentGateway } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'

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
afterEach(() => gateway.close())

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
