import { invoiceArea, messageArea } from '../../../test/gateway/areas'
import { anItem } from '../../../test/gateway/invoice-kit'
import {
  aBill,
  anAccount,
  openCashier,
  orderBills,
  pass,
  payer,
  POSTPAID,
  requestNo,
  T,
} from '../../../test/gateway/payment-kit'
import { aReceiver, moneyIn, orderTransfer } from '../../../test/gateway/transfer-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import type { Area } from '../../areas'
import { paymentArea } from '.'

/* What opening, giving up and giving back a payment refuses, where no test of its rule comes by. */

const key = POSTPAID
const PREPAY = 'default POST /crmgas/pay/prepay'
const CANCEL = 'default POST /crmgas/pay/cancel'
const REFUND = 'default POST /crmgas/pay/refundApply'
const CHANGED = { code: '2904', text: '数据已被更新，请刷新后重试' }

describe('a payment is refused', () => {
  let gateway: TestGateway
  let li: Caller
  beforeEach(async () => {
    const areas = [paymentArea, messageArea, invoiceArea] as unknown as Area[]
    const env = { DEMO_OPERATOR: '0' }
    gateway = await testGateway({ areas, identify: async () => null, demoData: false, now: T, env })
    await anAccount(gateway.db, key)
    await aBill(gateway.db, key, { billId: 'open', receivable: '500.00' })
    li = payer(gateway, key)
  })
  afterEach(() => gateway.close())

  const prepay = (orderId: string) => li.call(PREPAY, { orderId, channel: 'SANDBOX', requestNo: requestNo() })
  const payments = async () =>
    (await gateway.db.selectFrom('payment').select('state').execute()).map(({ state }) => state)

  it('above what the channel takes at once by now (AE-49)', async () => {
    const { orderId } = await orderBills(li, ['open'])
    await gateway.setting('singleLimit.SANDBOX', '499.99')
    expect(await prepay(orderId)).toMatchObject({ code: 'A2305', text: '单笔金额超限，请使用电汇缴费' })
    expect(await payments()).toEqual([])
  })

  it('when the order was cancelled during the query of its channel', async () => {
    const { orderId } = await orderBills(li, ['open'])
    const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!channel) throw new Error('the sandbox is closed')
    const open = channel.prepay.bind(channel)
    jest.spyOn(channel, 'prepay').mockImplementationOnce(async (...asked) => {
      const prepared = await open(...asked)
      expect(await li.ok(CANCEL, { orderId })).toEqual({ state: 'CLOSED' })
      return prepared
    })
    expect(await prepay(orderId)).toMatchObject(CHANGED)
    expect(await payments()).toEqual(['CLOSED'])
    expect(await gateway.db.selectFrom('sandboxTrade').select('state').execute()).toEqual([{ state: 'CLOSED' }])
  })

  it('when the money of the transfer that it cancels has come', async () => {
    await aReceiver(gateway)
    const { ttId } = await orderTransfer(li)
    await moneyIn(li, { ttId })
    expect(await li.call(CANCEL, { orderId: ttId })).toMatchObject(CHANGED)
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({ state: 'MATCHED' })
  })

  describe('when it is to be given back', () => {
    /** An order with a different sum that went to the balance as money (AE-46): the only kind that a payer may request back. */
    const toBalance = async () => {
      const { orderId } = await orderBills(li, ['open'])
      await gateway.setting('sandbox.mode', 'BAD_AMOUNT')
      const sandboxToken = await openCashier(li, orderId)
      await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
      // First the notification with the wrong sum: a query to the channel would return the right one.
      await pass(gateway, 6)
      await pass(gateway, 20)
      expect(await li.ok('default GET /crmgas/pay/query', { orderId })).toMatchObject({ state: 'SUCCESS_TO_BALANCE' })
      return orderId
    }
    const giveBack = (orderId: string) => li.call(REFUND, { orderId, reason: '付错了，请退款', requestNo: requestNo() })
    const applications = () => gateway.db.selectFrom('refund').select('refundId').execute()

    it('after the days for it (AE-53)', async () => {
      const orderId = await toBalance()
      gateway.clock.moveTo('2026-11-30T09:31:00+08:00')
      expect(await giveBack(orderId)).toMatchObject({ code: 'A2313', text: '已超过退款期限，请联系客户经理' })
      expect(await applications()).toEqual([])
    })

    it('while its invoice is in force (IV-03)', async () => {
      const orderId = await toBalance()
      await anItem(gateway, '500.00', { orderId })
      const item = (status: 'I2' | 'I5') =>
        gateway.db
          .updateTable('invoiceItem')
          .set({ ['status' as 'title']: status })
          .where('orderId', '=', orderId)
          .execute()
      await item('I2')
      expect(await giveBack(orderId)).toMatchObject({ code: '2620', text: '该笔交易已开票，请先申请红冲' })
      expect(await applications()).toEqual([])
      await item('I5')
      expect(await giveBack(orderId)).toMatchObject({ data: { state: 'APPLIED' } })
    })
  })
})
