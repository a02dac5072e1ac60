import { toFen } from '@domain/money'
import { bizTypes, type BizType } from '@domain/statuses/pay-order'
import { allAreas } from '../../gateway/all-areas'
import { contribute } from '../../gateway/extensions'
import { newId } from '../../gateway/http/ids'
import { paymentArea } from '../../gateway/modules/payment'
import { placeOrder, placeWithinLimits, type Asked } from '../../gateway/modules/payment/order/orders'
import { insertPayment } from '../../gateway/modules/payment/repo/payments'
import { outTradeNo } from '../../gateway/modules/payment/rules/numbers'
import { payables, type Payable } from '../../gateway/modules/payment/service'
import type { ItemRef } from '../../gateway/modules/payment/types'
import { entriesOf, wire } from '../../gateway/wiring'
import type { Caller, TestGateway } from '../setup/gateway'
import { anAccount, inTransaction, pass, payer, paymentGateway, POSTPAID, requestNo } from './payment-kit'
import { aReceiver, closeBooks, PAYER } from './transfer-kit'

describe('a kind of order', () => {
  it.each(Object.keys(bizTypes) as BizType[])('%s can be paid: an area declares it', (bizType) => {
    expect(entriesOf({ wiring: wire(allAreas) }, payables).get(bizType)).toBeDefined()
  })

  it('that two areas declare stops the start, and both are named', () => {
    const second = { name: 'tender', extensions: [contribute(payables, { BILL: {} as Payable })] }
    expect(() => wire([paymentArea, second])).toThrow('the payable BILL is filled by two areas: payment and tender')
  })
})

describe('a payable of an area that is not part of the gateway', () => {
  let gateway: TestGateway
  let li: Caller
  beforeEach(async () => {
    gateway = await paymentGateway()
    li = payer(gateway, await anAccount(gateway.db))
    await aReceiver(gateway)
  })
  afterEach(() => closeBooks(gateway))

  const user = { userId: 'u-1', bp: POSTPAID.bp, mask: '138****0008' }
  const accountOf = () => gateway.db.selectFrom('gasAccount').selectAll().executeTakeFirstOrThrow()
  const planOf = (parts: readonly (readonly [ItemRef, string])[]): Asked['plan'] => ({
    title: '待付',
    items: parts.map(([refType, principal]) => ({
      refType,
      refId: 'x-1',
      title: '待付',
      principal,
      lateFee: '0.00',
    })),
    billIds: [],
  })
  const count = async (table: 'payOrder' | 'payment' | 'ttOrder') =>
    (await gateway.db.selectFrom(table).selectAll().execute()).length

  /** An order of 100.00 yuan that was placed while its area was there. */
  async function placed(bizType: BizType, parts: readonly (readonly [ItemRef, string])[], slices: string[] = []) {
    const account = await accountOf()
    const orderId = newId(gateway.clock.now())
    const money = { amount: '100.00', used: '0.00', payAmount: '100.00', slices }
    const order = { orderId, plan: planOf(parts), payer: user, requestNo: requestNo(), bizType }
    await inTransaction(gateway, (work) => placeOrder(work, account, { ...order, ...money, channel: 'SANDBOX' }))
    return orderId
  }

  /** It is paid at a cashier that was opened while its area was there. */
  async function paid(orderId: string, amount: string, subOrderId: string | null = null) {
    const paymentId = newId(gateway.clock.now())
    const number = outTradeNo(POSTPAID.bp, paymentId)
    const at = gateway.clock.iso()
    await insertPayment(gateway.db, {
      ...POSTPAID,
      paymentId,
      orderId,
      subOrderId,
      payerUserId: 'u-1',
      outTradeNo: number,
      channel: 'SANDBOX',
      amount,
      state: 'PREPAID',
      createdAt: at,
      updatedAt: at,
    })
    const trade = { companyCode: POSTPAID.companyCode, outTradeNo: number, amountFen: toFen(amount) }
    const about = { description: '待付', attach: orderId, expireAt: '2026-11-23T10:00:00+08:00' }
    const channel = gateway.gateway.work.ports.payment.get('SANDBOX')
    const opened = await channel?.prepay({ ...trade, ...about }, { openId: null, clientIp: '127.0.0.1' })
    const sandboxToken = opened?.params['sandboxToken'] ?? ''
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    await pass(gateway, 6)
  }

  it('is refused before anything is written', async () => {
    const account = await accountOf()
    const wish = { plan: planOf([['GAS_ORDER', '100.00']]), usesBalance: false, proof: null, meterId: null }
    const ids = { orderId: 'o-1', requestNo: requestNo(), bizType: 'IC' as const, channel: 'SANDBOX' as const }
    const session = { ...POSTPAID, userId: 'u-1', username: '13800000008' }
    const placing = inTransaction(gateway, (work) =>
      placeWithinLimits({ ...work, session } as Parameters<typeof placeWithinLimits>[0], account, { ...wish, ...ids }),
    )
    await expect(placing).rejects.toMatchObject({ code: '2902' })
    const transfer = { purpose: 'PACKAGE' as const, payNo: 'x-1', amount: '736.00', receiverId: 'main', ...PAYER }
    expect((await li.call('default POST /crmgas/pay/tt/create', { ...transfer, requestNo: requestNo() })).code).toBe(
      '2902',
    )
    const orderId = await placed('EXTRACT', [['EXTRACT', '100.00']])
    const cashier = { orderId, channel: 'SANDBOX' as const, requestNo: requestNo() }
    expect((await li.call('default POST /crmgas/pay/prepay', cashier)).code).toBe('2902')
    expect([await count('payOrder'), await count('payment'), await count('ttOrder')]).toEqual([1, 0, 0])
  })

  it.each([
    ['EXTRACT', [['EXTRACT', '100.00']]],
    [
      'IC',
      [
        ['GAS_ORDER', '99.90'],
        ['PREPAY', '0.10'],
      ],
    ],
  ] as const)('%s takes no money: what comes goes back the way it came', async (bizType, parts) => {
    const orderId = await placed(bizType, parts)
    await paid(orderId, '100.00')
    await expectBack(orderId)
  })

  it('in slices gives back all of them', async () => {
    const orderId = await placed('IC', [['GAS_ORDER', '100.00']], ['60.00', '40.00'])
    const slices = await gateway.db.selectFrom('subOrder').selectAll().orderBy('seq').execute()
    for (const { subOrderId, amount } of slices) await paid(orderId, amount, subOrderId)
    await expectBack(orderId)
  })

  async function expectBack(orderId: string) {
    await pass(gateway, 120)
    expect(await li.ok('default GET /crmgas/pay/recordDetail', { orderId })).toMatchObject({
      state: 'SUCCESS_TO_BALANCE',
      resultNote: '订单已支付或已关闭，本次款项将原路退回',
      refund: { state: 'DONE', amount: '100.00' },
    })
    expect((await accountOf()).balance).toBe('0.00')
    const items = await gateway.db.selectFrom('payOrderItem').select('settledPrincipal').execute()
    expect(items.every(({ settledPrincipal }) => settledPrincipal === null || settledPrincipal === '0.00')).toBe(true)
  }
})
