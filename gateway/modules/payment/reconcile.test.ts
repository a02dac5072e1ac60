import type { TestGateway } from '../../../test/setup/gateway'
import {
  anAccount,
  inTransaction,
  openCashier,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../test/gateway/payment-kit'
import { ChannelDown, type PaymentChannel, type StatementRow } from '../../ports/payment'
import { reconcileDay } from './reconcile'

/** 5.9: every channel is reconciled every day, one that fails leaves the others alone. */
describe('the reconciliation of a day', () => {
  let gateway: TestGateway
  beforeEach(async () => {
    gateway = await paymentGateway()
  })
  afterEach(() => gateway.close())

  /** The sandbox's books under the name of another channel. */
  const channelWith = (code: PaymentChannel['code'], statement: () => Promise<StatementRow[]>): PaymentChannel => {
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
  const diffs = () =>
    gateway.db.selectFrom('reconcileDiff').select(['channel', 'kind', 'outTradeNo', 'theirs']).orderBy('kind').execute()

  it('takes every channel that is open; one whose books are not made yet is asked again and stops nobody', async () => {
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
    const { outTradeNo } = await gateway.db.selectFrom('payment').select('outTradeNo').executeTakeFirstOrThrow()
    await gateway.db.updateTable('payment').set({ channel: 'WXMINI' }).execute()

    const row = { channelTradeNo: '4200', successTime: '2026-11-23T09:31:00+08:00' }
    const wechat = channelWith('WXMINI', async () => [{ ...row, outTradeNo, amountFen: '8001' }])
    const app = channelWith('NATIVE', async () => [{ ...row, outTradeNo: 'P-nobody', amountFen: '500' }])
    const late = channelWith('WXJSAPI', async () => Promise.reject(new ChannelDown('STATEMENT_CREATING')))
    const wanted = [
      { channel: 'WXMINI', kind: 'AMOUNT', outTradeNo, theirs: '80.01' },
      { channel: 'NATIVE', kind: 'LONG', outTradeNo: 'P-nobody', theirs: '5.00' },
    ]
    await expect(reconcile([late, wechat, app])).rejects.toThrow('1 channels not reconciled')
    expect(await diffs()).toEqual(wanted)
    await reconcile([wechat, app])
    expect(await diffs()).toEqual(wanted)

    await reconcile([channelWith('WXMINI', async () => [])])
    expect(await diffs()).toContainEqual({ channel: 'WXMINI', kind: 'SHORT', outTradeNo, theirs: null })
  })
})
