import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import {
  aBill,
  anAccount,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
} from '../../../../test/gateway/payment-kit'
import { ChannelDown, type PaymentChannel } from '../../../ports/payment'

/** A channel that never answers costs its time-out once per run, not once per payment. */
describe('a silent channel', () => {
  let gateway: TestGateway
  let li: Caller
  let channel: PaymentChannel
  let asked: jest.SpyInstance
  beforeEach(async () => {
    gateway = await paymentGateway()
    const key = await anAccount(gateway.db)
    li = payer(gateway, key)
    for (const n of [1, 2, 3]) {
      await aBill(gateway.db, key, { billId: `b-${n}`, receivable: '100.00', billMonth: `2026-0${n}` })
      const { orderId } = await orderBills(li, [`b-${n}`])
      await openCashier(li, orderId)
    }
    const sandbox = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!sandbox) throw new Error('the sandbox is closed')
    channel = sandbox
    asked = jest.spyOn(channel, 'query')
  })
  afterEach(() => gateway.close())

  const states = async () => (await gateway.db.selectFrom('payOrder').select('state').execute()).map((row) => row.state)

  it('is asked once at a time, and about everything again when it answers', async () => {
    await gateway.setting('sandbox.mode', 'DOWN')
    await pass(gateway, 21)
    expect(asked).toHaveBeenCalledTimes(1)
    await pass(gateway, 1801)
    // One of the concurrent runs queries a waiting payment or an expired order; the others skip it.
    expect(asked).toHaveBeenCalledTimes(2)
    expect(await states()).toEqual(['PAYING', 'PAYING', 'PAYING'])
    await gateway.setting('sandbox.mode', 'NORMAL')
    await pass(gateway, 61)
    expect(await states()).toEqual(['CLOSED', 'CLOSED', 'CLOSED'])
  })

  it('is not one that refuses a query about a single payment', async () => {
    asked.mockRejectedValueOnce(new ChannelDown('PARAM_ERROR'))
    await pass(gateway, 21)
    expect(asked).toHaveBeenCalledTimes(3)
  })
})
