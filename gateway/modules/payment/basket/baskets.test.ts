import { fileArea, membershipArea, messageArea } from '../../../../test/gateway/areas'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import { brokenInvariants } from '../../../../test/invariants/money'
import { textsOfPdf } from '../../../../test/gateway/pdf-kit'
import { aBill, anAccount, inTransaction, pass, payer, requestNo, T } from '../../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { In } from '@contract'
import type { Area } from '../../../areas'
import { decideRefund, openRefund } from '../refund/refunds'
import { reconcileDay } from '../channel/reconcile'
import { findOrder } from '../repo/orders'
import { countSince } from '../repo/payments'
import { paymentArea } from '..'

const A = { bp: '1000000003', companyCode: '1002' }
const B = { bp: '1000000005', companyCode: '1002' }
const C = { bp: '1000000001', companyCode: '1001' }
const CREATE = 'btwob POST /pay/basket/create'
const DETAIL = 'btwob GET /pay/basket/detail'
const PREPAY = 'btwob POST /pay/basket/prepay'

let gateway: TestGateway
let li: Caller
beforeEach(async () => {
  const areas = [paymentArea, messageArea, membershipArea, fileArea] as unknown as Area[]
  gateway = await testGateway({
    areas,
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0' },
  })
  for (const code of ['1001', '1002']) await aCompany(gateway.db, code)
  for (const key of [A, B, C]) {
    await anAccount(gateway.db, key)
    await aCustomer(gateway.db, key, `客户${key.bp.slice(-1)}`)
    await aBinding(gateway.db, key, 'u-1', { isMaster: true })
  }
  await aBill(gateway.db, A, { billId: 'a1', receivable: '300.00' })
  await aBill(gateway.db, A, { billId: 'a2', receivable: '50.00', billMonth: '2026-09' })
  await aBill(gateway.db, C, { billId: 'c1', receivable: '70.00' })
  li = payer(gateway, A)
})
afterEach(async () => {
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  await gateway.close()
})

const ENTRIES: In<typeof CREATE>['entries'] = [
  { bp: C.bp, kind: 'BILL' },
  { bp: A.bp, kind: 'BILL' },
  { bp: B.bp, kind: 'PREPAY', amount: '100.00' },
  { bp: A.bp, kind: 'PREPAY', amount: '20.00' },
]
const create = (entries = ENTRIES) => li.ok(CREATE, { entries, channel: 'SANDBOX', requestNo: requestNo() })
const prepay = async (basketId: string, companyCode: string) => {
  const opened = await li.ok(PREPAY, { basketId, companyCode, channel: 'SANDBOX', requestNo: requestNo() })
  if (opened.channel !== 'SANDBOX') throw new Error('not the sandbox')
  return { ...opened, token: opened.params.sandboxToken }
}
const pay = async (basketId: string, companyCode: string) => {
  const { token } = await prepay(basketId, companyCode)
  await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result: 'SUCCESS' })
  await pass(gateway, 10)
}
const states = async (basketId: string) =>
  (await li.ok(DETAIL, { basketId })).groups.map(
    (group) => `${group.companyCode} ${group.due} ${group.orders.map(({ state }) => state).join(' ')}`,
  )
const balanceOf = async (bp: string) =>
  (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', bp).executeTakeFirstOrThrow()).balance

describe('one basket (Y-13)', () => {
  it('is an order per entry; each gas company is paid once, and its money is its own', async () => {
    const made = await create()
    expect(made).toMatchObject({ total: '540.00', receiptUrl: null })
    expect(made.groups.map(({ companyCode, due, orders }) => [companyCode, due, orders.map(({ bp }) => bp)])).toEqual([
      ['1001', '70.00', [C.bp]],
      ['1002', '470.00', [A.bp, A.bp, B.bp]],
    ])
    await pay(made.basketId, '1002')
    expect(await states(made.basketId)).toEqual(['1001 70.00 WAIT_PAY', '1002 0.00 SUCCESS SUCCESS SUCCESS'])
    expect([await balanceOf(A.bp), await balanceOf(B.bp), await balanceOf(C.bp)]).toEqual(['20.00', '100.00', '0.00'])
    await pay(made.basketId, '1001')
    expect(await states(made.basketId)).toEqual(['1001 0.00 SUCCESS', '1002 0.00 SUCCESS SUCCESS SUCCESS'])
    const trades = await gateway.db.selectFrom('sandboxTrade').select(['companyCode', 'amountFen']).execute()
    expect(trades.map(({ companyCode, amountFen }) => `${companyCode} ${amountFen}`).sort()).toEqual([
      '1001 7000',
      '1002 47000',
    ])
    const { receiptUrl } = await li.ok(DETAIL, { basketId: made.basketId })
    const paper = await gateway.gateway.app.inject({ url: receiptUrl ?? '' })
    const text = textsOfPdf(paper.rawPayload).join('\n')
    for (const words of ['合并缴费收据', '燃气公司1001', '燃气公司1002', '540.00', B.bp]) expect(text).toContain(words)
  })

  it('made again under its number is the same; opened again its payment is the same', async () => {
    const asked = { entries: ENTRIES, channel: 'SANDBOX' as const, requestNo: requestNo() }
    const first = await li.ok(CREATE, asked)
    expect((await li.call(CREATE, asked)).data).toMatchObject({ basketId: first.basketId })
    const [one, two] = [await prepay(first.basketId, '1002'), await prepay(first.basketId, '1002')]
    expect(two.token).toBe(one.token)
    expect(await gateway.db.selectFrom('sandboxTrade').select('token').execute()).toHaveLength(1)
  })

  it('is all or nothing: a foreign number, one that may not be paid for, a bill twice', async () => {
    const foreign = payer(gateway, A, 'u-7', '13800000007')
    await aBinding(gateway.db, A, 'u-7', { models: ['PAY_TOPUP'] })
    await aBinding(gateway.db, B, 'u-7', { models: ['BILL_VIEW'] })
    const ask = (entries: In<typeof CREATE>['entries'], caller = foreign) =>
      caller.call(CREATE, { entries, channel: 'SANDBOX', requestNo: requestNo() })
    expect(await ask([{ bp: C.bp, kind: 'BILL' }])).toMatchObject({ code: '2902' })
    const mixed = [
      { bp: A.bp, kind: 'BILL' as const },
      { bp: B.bp, kind: 'PREPAY' as const, amount: '10.00' },
    ]
    expect(await ask(mixed)).toMatchObject({ code: '2902' })
    const twice = [
      { bp: A.bp, kind: 'BILL' as const },
      { bp: A.bp, kind: 'BILL' as const },
    ]
    expect(await ask(twice, li)).toMatchObject({ code: '2901' })
    expect(await gateway.db.selectFrom('payOrder').select('orderId').execute()).toEqual([])
    const { basketId } = await create()
    expect(await foreign.call(DETAIL, { basketId })).toMatchObject({ code: '2902' })
    const stolen = { basketId, companyCode: '1002', channel: 'SANDBOX' as const, requestNo: requestNo() }
    expect(await foreign.call(PREPAY, stolen)).toMatchObject({ code: '2902' })
  })

  it('counts as one payment towards the rate of a user, however many orders it holds', async () => {
    const { basketId } = await create()
    const opened = await prepay(basketId, '1002')
    expect(opened.amount).toBe('470.00')
    expect(await countSince(gateway.db, 'u-1', '2026-11-23T09:00:00+08:00')).toBe(1)
  })

  it('must fit the channel’s limit per company', async () => {
    const entries = [A, B].map(({ bp }) => ({ bp, kind: 'PREPAY' as const, amount: '30000.00' }))
    expect(await li.call(CREATE, { entries, channel: 'SANDBOX', requestNo: requestNo() })).toMatchObject({
      code: 'A2305',
    })
    await create(entries.slice(0, 1))
  })

  it('a wrong sum falls on the last of them; the others are settled', async () => {
    await gateway.setting('sandbox.mode', 'BAD_AMOUNT')
    const { basketId } = await create()
    await pay(basketId, '1002')
    await gateway.setting('sandbox.mode', '')
    await pass(gateway, 30)
    expect(await states(basketId)).toEqual(['1001 70.00 WAIT_PAY', '1002 0.00 SUCCESS SUCCESS SUCCESS_TO_BALANCE'])
    expect(await balanceOf(B.bp)).toBe('100.01')
  })

  it('money that comes after the orders ended stays on the balances that it was for', async () => {
    const { basketId } = await create()
    const { token } = await prepay(basketId, '1002')
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result: 'LATE' })
    await pass(gateway, 1830)
    expect(await states(basketId)).toEqual(['1001 0.00 CLOSED', '1002 0.00 CLOSED CLOSED CLOSED'])
    await pass(gateway, 120)
    await pass(gateway, 30)
    expect(await states(basketId)).toEqual([
      '1001 0.00 CLOSED',
      '1002 0.00 SUCCESS_TO_BALANCE SUCCESS_TO_BALANCE SUCCESS_TO_BALANCE',
    ])
  })

  it('no notification: each order queries the channel about the trade itself', async () => {
    await gateway.setting('sandbox.mode', 'NEVER')
    const { basketId } = await create()
    const { token } = await prepay(basketId, '1002')
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: token, result: 'SUCCESS' })
    await pass(gateway, 60)
    expect(await states(basketId)).toEqual(['1001 70.00 WAIT_PAY', '1002 0.00 SUCCESS SUCCESS SUCCESS'])
  })

  it('one of its orders given back is a part of the trade, once', async () => {
    const { basketId, groups } = await create()
    await pay(basketId, '1002')
    const orderId = groups[1]?.orders[2]?.orderId ?? ''
    const order = await findOrder(gateway.db, orderId)
    if (!order) throw new Error('no order')
    const { refundId } = await inTransaction(gateway, (w) => openRefund(w, order, { reason: '重复充值', by: 'u-1' }))
    await inTransaction(gateway, (w) => decideRefund(w, refundId, 'PASS', 'staff'))
    await pass(gateway, 30)
    expect((await states(basketId))[1]).toBe('1002 0.00 SUCCESS SUCCESS REFUNDED')
    expect(await gateway.db.selectFrom('sandboxTrade').select('refundedFen').execute()).toEqual([
      { refundedFen: '10000' },
    ])
    const { receiptUrl } = await li.ok(DETAIL, { basketId })
    const text = textsOfPdf((await gateway.gateway.app.inject({ url: receiptUrl ?? '' })).rawPayload)
    // 300.00 and 50.00 of bills, 20.00 and the 100.00 that went back.
    const at = text.indexOf('合计')
    expect(text.slice(at, at + 2)).toEqual(['合计', '470.00'])
    expect(text.slice(text.indexOf('已退款'), text.indexOf('已退款') + 4)).toEqual([
      '已退款',
      '100.00',
      '实付',
      '370.00',
    ])
  })

  it('the channel’s statement of the day agrees with the payments', async () => {
    const { basketId } = await create()
    await pay(basketId, '1002')
    await pay(basketId, '1001')
    const outside = {
      ...gateway.gateway.work,
      db: gateway.db,
      afterCommit: () => undefined,
      transaction: <R>(run: Parameters<typeof inTransaction<R>>[1]) => inTransaction(gateway, run),
    }
    await reconcileDay(outside, '2026-11-23')
    expect(await gateway.db.selectFrom('reconcileDiff').select('kind').execute()).toEqual([])
  })

  it('a cancelled order ends the open payment; what is left is paid by another', async () => {
    const { basketId, groups } = await create()
    await prepay(basketId, '1002')
    await li.ok('default POST /crmgas/pay/cancel', { orderId: groups[1]?.orders[2]?.orderId ?? '' })
    const again = await prepay(basketId, '1002')
    expect(again.amount).toBe('370.00')
    await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: again.token, result: 'SUCCESS' })
    await pass(gateway, 10)
    expect((await states(basketId))[1]).toBe('1002 0.00 SUCCESS SUCCESS CLOSED')
  })
})
