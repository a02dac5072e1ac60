import type { TestGateway } from '../../../../test/setup/gateway'
import {
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../../test/gateway/payment-kit'
import { ChannelDown, type PaymentChannel, type Statement } from '../../../ports/payment'
import { reconcileDay } from './reconcile'
import { decideRefund, openRefund } from '../refund/refunds'
import { findOrder } from '../repo/orders'

/** 5.9: every channel is reconciled every day, one that fails leaves the others alone. */
describe('the reconciliation of a day', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
  })
  afterEach(() => gateway.close())

  /** The sandbox's books under the name of another channel. */
  const channelWith = (code: PaymentChannel['code'], statement: () => Promise<Statement>): PaymentChannel => {
    const sandbox = gateway.gateway.work.ports.payment.get('SANDBOX')
    if (!sandbox) throw new Error('the sandbox is closed')
    return Object.assign(Object.create(sandbox) as PaymentChannel, { code, statement })
  }
  const reconcile = (channels: PaymentChannel[], day = '2026-11-23') => {
    const payment = { ...gateway.gateway.work.ports.payment, all: () => channels }
    const ports = { ...gateway.gateway.work.ports, payment }
    return reconcileDay(
      {
        ...gateway.gateway.work,
        ports,
        db: gateway.db,
        afterCommit: () => undefined,
        transaction: (work) => inTransaction(gateway, work),
      },
      day,
    )
  }
  const paid = async () => {
    const li = payer(gateway, await anAccount(gateway.db))
    const made = await li.ok('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '80.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })
    const sandboxToken = await openCashier(li, made.orderId)
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 30)
    return made.orderId
  }
  const diffs = () =>
    gateway.db.selectFrom('reconcileDiff').select(['channel', 'kind', 'outTradeNo', 'theirs']).orderBy('kind').execute()

  it('reads every open channel; a channel without books yet is queried again and blocks no other', async () => {
    await paid()
    const { outTradeNo } = await gateway.db.selectFrom('payment').select('outTradeNo').executeTakeFirstOrThrow()
    await gateway.db.updateTable('payment').set({ channel: 'WXMINI' }).execute()

    const row = { channelTradeNo: '4200', successTime: '2026-11-23T09:31:00+08:00' }
    const wechat = channelWith('WXMINI', async () => ({
      paid: [{ ...row, outTradeNo, amountFen: '8001' }],
      refunds: [],
    }))
    const app = channelWith('NATIVE', async () => ({
      paid: [{ ...row, outTradeNo: 'P-unknown', amountFen: '500' }],
      refunds: [],
    }))
    const late = channelWith('WXJSAPI', async () => Promise.reject(new ChannelDown('STATEMENT_CREATING')))
    const wanted = [
      { channel: 'WXMINI', kind: 'AMOUNT', outTradeNo, theirs: '80.01' },
      { channel: 'NATIVE', kind: 'LONG', outTradeNo: 'P-unknown', theirs: '5.00' },
    ]
    await expect(reconcile([late, wechat, app])).rejects.toThrow('1 channels not reconciled')
    expect(await diffs()).toEqual(wanted)
    await reconcile([wechat, app])
    expect(await diffs()).toEqual(wanted)

    await reconcile([channelWith('WXMINI', async () => ({ paid: [], refunds: [] }))])
    expect(await diffs()).toContainEqual({ channel: 'WXMINI', kind: 'SHORT', outTradeNo, theirs: null })
  })

  describe('with a payment that has been given back', () => {
    let outTradeNo: string
    let refundNo: string
    beforeEach(async () => {
      const orderId = await paid()
      await inTransaction(gateway, async (work) => {
        const order = await findOrder(work.db, orderId)
        if (!order) throw new Error('the order vanished')
        const { refundId } = await openRefund(work, order, { reason: '改用电汇', by: 'desk' })
        await decideRefund(work, refundId, 'PASS', 'desk')
      })
      await pass(gateway, 11)
      const [payment] = await gateway.db.selectFrom('payment').select(['outTradeNo', 'refundNo', 'state']).execute()
      expect(payment?.state).toBe('REFUNDED')
      outTradeNo = payment?.outTradeNo ?? ''
      refundNo = payment?.refundNo ?? ''
    })
    const books = async () => {
      const sandbox = gateway.gateway.work.ports.payment.get('SANDBOX')
      if (!sandbox) throw new Error('the sandbox is closed')
      return sandbox.statement('2026-11-23')
    }
    const withRefunds = async (refunds: (ours: Statement['refunds']) => Statement['refunds']) => {
      const of = await books()
      await reconcile([channelWith('SANDBOX', async () => ({ paid: of.paid, refunds: refunds(of.refunds) }))])
      return diffs()
    }

    it('finds nothing where both say the same', async () => {
      expect((await books()).refunds).toEqual([{ outRefundNo: refundNo, outTradeNo, amountFen: '8000' }])
      expect(await withRefunds((ours) => ours)).toEqual([])
    })
    it.each<[string, (ours: Statement['refunds']) => Statement['refunds'], string, string | null]>([
      ['one that the channel does not have', () => [], 'REFUND_SHORT', null],
      ['another amount', (ours) => ours.map((row) => ({ ...row, amountFen: '7999' })), 'REFUND_AMOUNT', '79.99'],
    ])('finds %s, once', async (_name, refunds, kind, theirs) => {
      const wanted = [{ channel: 'SANDBOX', kind, outTradeNo: refundNo, theirs }]
      expect(await withRefunds(refunds)).toEqual(wanted)
      expect(await withRefunds(refunds)).toEqual(wanted)
    })
    it('finds a refund that this gateway did not request, and leaves the money unchanged', async () => {
      const another = { outRefundNo: 'by hand', outTradeNo, amountFen: '1' }
      const balance = () => gateway.db.selectFrom('gasAccount').select('balance').executeTakeFirstOrThrow()
      const before = await balance()
      expect(await withRefunds((ours) => [...ours, another])).toEqual([
        { channel: 'SANDBOX', kind: 'REFUND_LONG', outTradeNo: 'by hand', theirs: '0.01' },
      ])
      expect(await balance()).toEqual(before)
    })
    it('uses the day on which the channel accepted it, not another', async () => {
      await reconcile([channelWith('SANDBOX', async () => ({ paid: [], refunds: [] }))], '2026-11-24')
      expect(await diffs()).toEqual([])
    })
  })
})
