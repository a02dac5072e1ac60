import { sumMoney } from '@domain/money'
import { offsetBills, reverseBill } from '../../billing/service'
import { post } from '../../gas-account/service'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
} from '../../../../test/gateway/payment-kit'
import type { TestGateway } from '../../../../test/setup/gateway'

describe('a bill that is taken back after it was paid', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
  })
  afterEach(() => gateway.close())

  it('shows what came back beside what was paid', async () => {
    const key = await anAccount(gateway.db)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '300.00' })
    const li = payer(gateway, key)
    const { orderId } = await orderBills(li, ['b-1'], { amount: '100.00' })
    const sandboxToken = await openCashier(li, orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
    const given = {
      amount: '250.00',
      direction: 'IN',
      entryType: 'ADJUST_IN',
      refType: '',
      refId: '',
      key: 'g',
    } as const
    await inTransaction(gateway, async (work) => {
      await post(work, { ...key, ...given })
      await offsetBills(work, key)
      await reverseBill(work, key, 'b-1', '抄表错误')
    })
    const { state, payments, offsets } = await li.ok('default GET /crmgas/bill/detail', { billId: 'b-1' })
    expect(state).toBe('REVERSED')
    expect(payments.map(({ amount }) => amount)).toEqual(['100.00'])
    expect(offsets.map(({ entryType, amount }) => [entryType, amount])).toEqual([
      ['BILL_OFFSET', '200.00'],
      ['ADJUST_IN', '-300.00'],
    ])
    expect(sumMoney([...payments, ...offsets].map(({ amount }) => amount))).toBe('0.00')
  })
})
