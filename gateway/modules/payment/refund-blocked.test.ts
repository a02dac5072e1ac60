import {
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../test/gateway/payment-kit'
import { hurryTries, itemsNotDone } from '../../../test/gateway/work-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { RefundBlocked, type PaymentChannel } from '../../ports/payment'
import { deadLetters, retryDead } from '../../work/dead'
import { decideRefund, openRefund } from './refunds'
import { findOrder } from './repo/orders'

/** Money that can neither go back nor stay unseen: the refund waits, and a person sees it. */
describe('a refund that the channel does not carry out', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
    li = payer(gateway, key)
  })
  afterEach(() => gateway.close())

  const approved = async () => {
    const { orderId } = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '80.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    const sandboxToken = await openCashier(li, orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 30)
    await inTransaction(gateway, async (work) => {
      const order = await findOrder(work.db, orderId)
      if (!order) throw new Error('the order vanished')
      const { refundId } = await openRefund(work, order, { reason: '改用电汇', by: 'desk' })
      await decideRefund(work, refundId, 'PASS', 'desk')
    })
  }
  const sandbox = (): PaymentChannel => {
    const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!channel) throw new Error('the sandbox is closed')
    return channel
  }
  const everyTry = async () => {
    await pass(gateway, 11)
    for (let tries = 1; tries < 9; tries += 1) {
      await hurryTries(gateway)
      await gateway.drain()
    }
  }
  const states = async () => ({
    refund: (await gateway.db.selectFrom('refund').select('state').executeTakeFirstOrThrow()).state,
    payment: (await gateway.db.selectFrom('payment').select('state').executeTakeFirstOrThrow()).state,
    balance: (await gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()).balance,
  })
  const untouched = { refund: 'APPROVED', payment: 'SUCCESS', balance: '0.00' }

  it('stays and becomes a dead letter when its channel is not open any more', async () => {
    await approved()
    await gateway.db.updateTable('payment').set({ channel: 'WXMINI' }).execute()
    await everyTry()
    expect(await states()).toEqual(untouched)
    const { rows } = await deadLetters(gateway.db, key.companyCode, { offset: 0, limit: 10 })
    const letter = rows.find(({ kind }) => kind === 'payment.refund')
    expect(letter?.tries).toBe(9)
    expect(letter?.error).toMatch(/^refund \w+: WXMINI is not open$/)

    await gateway.db.updateTable('payment').set({ channel: 'SANDBOX' }).execute()
    expect(await retryDead(gateway.db, key.companyCode, letter?.itemId ?? '')).toBe(true)
    await gateway.drain()
    expect(await states()).toEqual({ refund: 'DONE', payment: 'REFUNDED', balance: '0.00' })
  })

  it('stays and becomes a dead letter when the channel refuses until a person mends something', async () => {
    await approved()
    jest.spyOn(sandbox(), 'refund').mockRejectedValue(new RefundBlocked('INVALID_REQUEST', '订单已全额退款'))
    await everyTry()
    expect(await states()).toEqual(untouched)
    expect(await itemsNotDone(gateway, 'payment.refund')).toMatchObject([{ state: 'failed', error: '订单已全额退款' }])
  })
})
