import {
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import { itemsNotDone } from '../../../../test/gateway/work-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { RefundBlocked, RefundLater, type PaymentChannel } from '../../../ports/payment'
import { decide, describeTasks, type Decision } from '../../desk/service'
import { decideRefund, openRefund } from './refunds'
import { findOrder } from '../repo/orders'

const DAY = 24 * 3600

/** Money that its channel does not pay back: the refund waits, and staff decide (A 3.10). */
describe('a refund that the channel does not carry out', () => {
  let gateway: TestGateway
  let li: Caller
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
    li = payer(gateway, key)
    await approved()
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
  const states = async () => ({
    refund: (await gateway.db.selectFrom('refund').select('state').executeTakeFirstOrThrow()).state,
    payment: (await gateway.db.selectFrom('payment').select('state').executeTakeFirstOrThrow()).state,
    balance: (await gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()).balance,
  })
  const untouched = { refund: 'APPROVED', payment: 'SUCCESS', balance: '0.00' }
  const toBalance = { refund: 'TO_BALANCE', payment: 'SUCCESS', balance: '80.00' }
  const cases = () =>
    gateway.db.selectFrom('reviewTask').selectAll().where('bizType', '=', 'REFUND_BLOCKED').orderBy('taskId').execute()
  const answerOf = async () => {
    const waiting = (await cases()).filter((task) => task.decision === null)
    const views = await inTransaction(gateway, (work) => describeTasks(work, waiting))
    return [...views.values()].flatMap(({ facts }) => facts.find(({ label }) => label === '渠道答复')?.value)
  }
  const decideAll = async (decision: Decision) => {
    const staff = { userId: 'u-desk', companyCode: key.companyCode }
    for (const task of (await cases()).filter((one) => one.decision === null))
      await inTransaction(gateway, (work) => decide(work, staff, task.taskId, { decision, remark: '已与渠道核对' }))
    await pass(gateway, 11)
  }

  it('is requested once, then goes to the desk: tried again after the company has fixed it', async () => {
    await gateway.db.updateTable('payment').set({ channel: 'WXMINI' }).execute()
    await pass(gateway, 11)
    expect(await states()).toEqual(untouched)
    expect(await answerOf()).toEqual(['WXMINI is not open'])
    await gateway.db.updateTable('payment').set({ channel: 'SANDBOX' }).execute()
    await pass(gateway, 2 * 3600)
    expect(await states()).toEqual(untouched)
    await expect(decideAll('ADJUST')).rejects.toMatchObject({ code: '2901' })
    await decideAll('REJECT')
    expect(await states()).toEqual({ refund: 'DONE', payment: 'REFUNDED', balance: '0.00' })
  })

  it('goes to the balance when the desk gives the channel up', async () => {
    jest.spyOn(sandbox(), 'refund').mockRejectedValue(new RefundBlocked('INVALID_REQUEST', '订单已过退款期'))
    await pass(gateway, 11)
    expect(await answerOf()).toEqual(['订单已过退款期'])
    await decideAll('PASS')
    expect(await states()).toEqual(toBalance)
    expect(await itemsNotDone(gateway, 'payment.refund')).toEqual([])
  })

  it('cancelled, it is not paid twice: what the channel has paid after all stays paid', async () => {
    const refund = jest.spyOn(sandbox(), 'refund')
    refund.mockRejectedValue(new RefundBlocked('INVALID_REQUEST', '订单已全额退款'))
    await pass(gateway, 11)
    const paid = { state: 'SUCCESS' as const, channelRefundNo: 'r-1', takenAt: gateway.clock.iso() }
    jest.spyOn(sandbox(), 'queryRefund').mockResolvedValue(paid)
    refund.mockClear()
    await decideAll('PASS')
    expect(await states()).toEqual({ refund: 'DONE', payment: 'REFUNDED', balance: '0.00' })
    expect(refund).not.toHaveBeenCalled()
  })

  it('is paid back by its channel, also where the process died before it could say so', async () => {
    await gateway.db
      .updateTable('payment')
      .set({ ['state' as 'channel']: 'REFUNDED' as 'SANDBOX' })
      .execute()
    await pass(gateway, 11)
    expect(await states()).toEqual({ refund: 'DONE', payment: 'REFUNDED', balance: '0.00' })
  })

  it('put off, it is asked about for seven days before it is a case of the desk, and again after that', async () => {
    const refund = jest.spyOn(sandbox(), 'refund').mockRejectedValue(new RefundLater('NOT_ENOUGH', '商户余额不足'))
    await pass(gateway, 7 * DAY - 3600)
    expect(await cases()).toEqual([])
    await pass(gateway, 2 * 3600)
    expect(await answerOf()).toEqual(['商户余额不足'])
    expect(await states()).toEqual(untouched)
    const asked = refund.mock.calls.length
    await pass(gateway, DAY)
    expect(refund).toHaveBeenCalledTimes(asked)
    await decideAll('REJECT')
    expect(refund.mock.calls.length).toBeGreaterThan(asked)
    await pass(gateway, 8 * DAY)
    expect(await cases()).toHaveLength(2)
    await decideAll('PASS')
    expect(await states()).toEqual(toBalance)
  })
})
