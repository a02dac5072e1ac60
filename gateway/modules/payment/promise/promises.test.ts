import { toFen } from '@domain/money'
import { deskArea, messageArea, meteringArea, ticketArea } from '../../../../test/gateway/areas'
import {
  aBill,
  anAccount,
  inTransaction,
  openCashier,
  orderBills,
  pass,
  payer,
  paymentGateway,
  requestNo,
  T,
} from '../../../../test/gateway/payment-kit'
import { aReceiver, moneyIn, orderTransfer, proofOf } from '../../../../test/gateway/transfer-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { decide } from '../../desk/service'
import { takeMoney } from '../channel/money-in'
import { exceptionToBalance } from '../channel/to-balance'
import { keep, miss, promise, type Step } from './promises'
import { findOrder } from '../repo/orders'
import { decideRefund, openRefund } from '../refund/refunds'
import { paymentArea } from '..'

let gateway: TestGateway
let li: Caller
let key: { bp: string; companyCode: string }

const cases = async () =>
  (
    await gateway.db.selectFrom('serviceTicket').select(['ticketNo', 'state', 'title']).orderBy('createdAt').execute()
  ).map(({ ticketNo, state, title }) => ({ bizNo: ticketNo, state, title }))
const notices = () =>
  gateway.db
    .selectFrom('message')
    .select(['userId', 'summary', 'targetRoute'])
    .where('templateCode', '=', 'MONEY_LATE')
    .execute()
const track = async (orderId: string) => (await li.ok('btwob GET /pay/track', { orderId })).list
const steps = async (orderId: string, at = 0) =>
  (await track(orderId))[at]?.steps.map(({ step, state }) => `${step} ${state}`)
const stepOf = async (orderId: string, step: string) =>
  (await track(orderId)).flatMap((one) => one.steps).find((one) => one.step === step)
const staff = { userId: 'staff', companyCode: '1002' }
const desk = () => gateway.asSession(staff)
/** What staff read of the one ticket. */
const seen = async () => {
  const { ticketId } = await gateway.db.selectFrom('serviceTicket').select('ticketId').executeTakeFirstOrThrow()
  return desk().ok('btwob GET /ticket/detail', { ticketId })
}

/** The sandbox's word, without the work that would follow it. */
async function notified(): Promise<void> {
  const payment = await gateway.db
    .selectFrom('payment')
    .select(['outTradeNo', 'amount'])
    .where('state', '=', 'PREPAID')
    .executeTakeFirstOrThrow()
  const { outTradeNo, amount } = payment
  const money = { outTradeNo, channelTradeNo: outTradeNo, amountFen: toFen(amount), successTime: gateway.clock.iso() }
  await inTransaction(gateway, (w) => takeMoney(w, { ...money, by: 'notify' }))
}

async function ordered(amount: string): Promise<string> {
  const order = { bizType: 'PREPAY', amount, channel: 'SANDBOX', requestNo: requestNo() } as const
  return (await li.ok('default POST /crmgas/pay/createOrder', order)).orderId
}

const topUp = async (amount = '100.00') => paid(await ordered(amount))

async function paid(orderId: string): Promise<string> {
  const sandboxToken = await openCashier(li, orderId)
  await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  await notified()
  return orderId
}

describe('a top-up of remote meters (Y-01)', () => {
  beforeEach(async () => {
    const areas = [paymentArea, messageArea, meteringArea, deskArea, ticketArea] as unknown as Area[]
    gateway = await testGateway({
      areas,
      identify: async () => null,
      demoData: false,
      now: T,
      env: { DEMO_OPERATOR: '0' },
    })
    key = await anAccount(gateway.db, { chargeMode: 'PREPAID_REMOTE' })
    const made = { createdAt: T, updatedAt: T }
    await gateway.db
      .insertInto('meter')
      .values({
        ...key,
        meterId: '10020301',
        meterNo: '003010020301',
        meterType: 'IOT',
        chargeMode: 'PREPAID_REMOTE',
        gasUse: 'PUB',
        digits: 6,
        qmax: '100.00',
        valveState: 'OPEN',
        onlineState: 'ONLINE',
        lastReading: '0.00',
        ...made,
      })
      .execute()
    li = payer(gateway, key)
  })
  afterEach(() => gateway.close())

  /** Credits in the order of their numbers: what moved the money, how much, what the meters show. */
  const credits = async () =>
    (
      await gateway.db
        .selectFrom('creditCommand')
        .select(['refId', 'amount', 'balance', 'seq'])
        .orderBy('seq')
        .execute()
    ).map(({ refId, amount, balance }) => [refId, amount, balance])

  it('shows the balance after the last money, whichever order was made first; bills have taken their part', async () => {
    const [first, second] = [await ordered('100.00'), await ordered('50.00')]
    await paid(second)
    await paid(first)
    await aBill(gateway.db, key, { billId: 'b', receivable: '120.00' })
    const third = await topUp('40.00')
    expect(await credits()).toEqual([
      [second, '50.00', '50.00'],
      [first, '100.00', '150.00'],
      [third, '40.00', '70.00'],
    ])
    const { seq, balanceAfter } = await gateway.db
      .selectFrom('ledgerEntry')
      .select(['seq', 'balanceAfter'])
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    const newest = await gateway.db
      .selectFrom('creditCommand')
      .select(['seq', 'balance', 'orderId'])
      .where('refId', '=', third)
      .executeTakeFirstOrThrow()
    expect(newest).toEqual({ seq, balance: balanceAfter, orderId: `${third}-${seq}` })
  })

  it('follows all other money: a transfer and what comes again, what bills leave of one, what no order takes, a refund', async () => {
    await aReceiver(gateway)
    const { ttId } = await orderTransfer(li, { amount: '500.00' })
    await moneyIn(li, { ttId })
    await moneyIn(li, { ttId, amount: '20.00' })
    expect(await credits()).toEqual([
      [ttId, '500.00', '500.00'],
      [ttId, '20.00', '520.00'],
    ])
    await pass(gateway, 15)
    expect((await steps(ttId))?.slice(-2)).toEqual(['SENT DONE', 'CONFIRMED DONE'])

    await aBill(gateway.db, key, { billId: 'b', receivable: '300.00' })
    const forBill = { purpose: 'BILL' as const, billIds: ['b'] }
    const whole = await orderTransfer(li, { ...forBill, amount: '300.00' })
    const over = await orderTransfer(li, { ...forBill, amount: '300.50' })
    await moneyIn(li, { ttId: over.ttId })
    await moneyIn(li, { ttId: whole.ttId })
    const late = await topUp('80.00')
    const payment = await gateway.db
      .selectFrom('payment')
      .selectAll()
      .where('orderId', '=', late)
      .executeTakeFirstOrThrow()
    const again = {
      ...payment,
      paymentId: 'again',
      outTradeNo: `${payment.outTradeNo.slice(0, -1)}_`,
      channelTradeNo: null,
      successAt: null,
    }
    await gateway.db
      .insertInto('payment')
      .values({ ...again, state: 'PREPAID', received: null, prepayParams: null })
      .execute()
    await notified()
    expect((await credits()).slice(2)).toEqual([
      [over.ttId, '0.50', '520.50'],
      [whole.ttId, '300.00', '820.50'],
      [late, '80.00', '900.50'],
      [late, '80.00', '980.50'],
    ])

    const gone = await ordered('60.00')
    await openCashier(li, gone)
    await gateway.db.updateTable('payOrder').set({ state: 'CLOSED' }).where('orderId', '=', gone).execute()
    await notified()
    await gateway.drain()
    await pass(gateway, 15)
    const order = await findOrder(gateway.db, gone)
    if (!order) throw new Error('no order')
    const { refundId } = await inTransaction(gateway, (w) => openRefund(w, order, { reason: '不要了', by: 'u-1' }))
    await inTransaction(gateway, (w) => decideRefund(w, refundId, 'PASS', 'staff'))
    expect((await credits()).slice(6)).toEqual([
      [gone, '60.00', '1040.50'],
      [refundId, '-60.00', '980.50'],
    ])
  })

  it('of a gateway of the release before is delivered and followed as well', async () => {
    const orderId = await topUp()
    await gateway.db.updateTable('creditCommand').set({ orderId, seq: null, refId: null }).execute()
    await gateway.db.updateTable('moneyPromise').set({ trackId: orderId }).where('orderId', '=', orderId).execute()
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT NOW', 'CONFIRMED NEXT'])
    await pass(gateway, 15)
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT DONE', 'CONFIRMED DONE'])
  })

  it('is sent to the meters and confirmed by them; a case notifies no user', async () => {
    const orderId = await topUp()
    await gateway.drain()
    expect(await track(orderId)).toMatchObject([{ kind: 'REMOTE' }])
    await pass(gateway, 15)
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT DONE', 'CONFIRMED DONE'])
    await pass(gateway, 7200)
    expect([await cases(), await notices()]).toEqual([[], []])
  })

  it('that the head-end does not take in time is a case and a message, once; the late arrival closes it with a note', async () => {
    await gateway.setting('credit.mode', 'DOWN')
    const orderId = await topUp('250.00')
    await gateway.drain()
    expect(await stepOf(orderId, 'SENT')).toMatchObject({ state: 'NOW', expectedAt: '2026-11-23T09:40:00+08:00' })
    await pass(gateway, 599)
    expect(await cases()).toEqual([])
    await pass(gateway, 61)
    const [open] = await cases()
    expect(open).toMatchObject({ state: 'SUBMITTED', title: '到账异常：预存充值' })
    expect(await stepOf(orderId, 'SENT')).toMatchObject({ state: 'LATE', caseNo: open?.bizNo })
    expect(await notices()).toEqual([
      {
        userId: 'u-1',
        summary: `预存充值250.00元“已下发”超过预计时间，已为您登记工单${open?.bizNo}`,
        targetRoute: '/pages/pay/pay-result',
      },
    ])
    await gateway.setting('credit.mode', '')
    await pass(gateway, 3600)
    expect(await cases()).toMatchObject([{ bizNo: open?.bizNo, state: 'CLOSED' }])
    const said = (await seen()).logs[0]?.content
    expect(said).toMatch(/^已下发，.*超时后完成$/)
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT DONE', 'CONFIRMED DONE'])
    expect(await stepOf(orderId, 'SENT')).toMatchObject({ caseNo: open?.bizNo, note: said })
    expect(await notices()).toHaveLength(1)
  })

  it('that the meters never confirm is late at its own step', async () => {
    await gateway.setting('credit.mode', 'NEVER')
    const orderId = await topUp()
    await pass(gateway, 20)
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT DONE', 'CONFIRMED NOW'])
    await pass(gateway, 1860)
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE', 'SENT DONE', 'CONFIRMED LATE'])
    expect(await cases()).toHaveLength(1)
  })
})

describe('limits of the other steps (Y-01)', () => {
  beforeEach(async () => {
    gateway = await paymentGateway()
    key = await anAccount(gateway.db)
    await aReceiver(gateway)
    li = payer(gateway, key)
  })
  afterEach(() => gateway.close())

  const work = <R>(run: Parameters<typeof inTransaction<R>>[1]) => inTransaction(gateway, run)
  const missAll = async () => {
    const due = await gateway.db
      .selectFrom('moneyPromise')
      .select(['bp', 'trackId', 'step'])
      .where('state', '=', 'WAITING')
      .where('dueAt', '<=', gateway.clock.iso())
      .execute()
    for (const one of due) await work((w) => miss(w, one))
  }
  const later = (seconds: number) => gateway.clock.moveTo(new Date(gateway.clock.now() + seconds * 1000).toISOString())

  it('no other user sees where the money is', async () => {
    const orderId = await topUp()
    const stranger = payer(gateway, { bp: '1000000009', companyCode: '1002' }, 'u-9', '13800000009')
    expect(await stranger.call('btwob GET /pay/track', { orderId })).toMatchObject({ code: '2902' })
    const session = { ...key, userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
    const sub = (models: string[]) => gateway.asSession({ ...session, models })
    expect(await sub(['TICKET']).call('btwob GET /pay/track', { orderId })).toMatchObject({ code: '2902' })
    expect(await sub(['PAY_RECORD']).call('btwob GET /pay/track', { orderId })).toMatchObject({ ok: true })
  })

  it('money that its order cannot take is credited within two minutes, or is a case', async () => {
    await aBill(gateway.db, key, { billId: 'b', receivable: '300.00' })
    const { orderId } = await orderBills(li, ['b'])
    const sandboxToken = await openCashier(li, orderId)
    await pass(gateway, 1900)
    await gateway.db.updateTable('payOrder').set({ state: 'CLOSED' }).where('orderId', '=', orderId).execute()
    await gateway.db.updateTable('payment').set({ state: 'PREPAID' }).where('orderId', '=', orderId).execute()
    const payment = await gateway.db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
    const arrived = { outTradeNo: payment.outTradeNo, channelTradeNo: 'c-1', amountFen: '30000', by: 'notify' as const }
    await work((w) => takeMoney(w, { ...arrived, successTime: gateway.clock.iso() }))
    expect(sandboxToken).not.toBe('')
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED NOW'])
    later(121)
    await missAll()
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED LATE'])
    expect(await cases()).toHaveLength(1)
    await work((w) => exceptionToBalance(w, orderId))
    expect(await steps(orderId)).toEqual(['PAID DONE', 'CREDITED DONE'])
    expect(await cases()).toMatchObject([{ state: 'CLOSED' }])
  })

  it('a proven transfer is matched within a working day, or is a case; a refused slip ends the promise', async () => {
    const { ttId } = await orderTransfer(li, { amount: '500.00' })
    expect(await track(ttId)).toEqual([])
    await proofOf(gateway, li, ttId)
    expect(await stepOf(ttId, 'ARRIVED')).toMatchObject({ expectedAt: '2026-11-24T09:30:00+08:00' })
    later(86_401)
    await missAll()
    expect(await steps(ttId)).toEqual(['REMITTED DONE', 'AT_BANK NOW', 'MATCHING NEXT', 'ARRIVED LATE'])
    await moneyIn(li, { ttId })
    expect(await steps(ttId)).toEqual(['REMITTED DONE', 'AT_BANK DONE', 'MATCHING DONE', 'ARRIVED DONE'])
    expect(await cases()).toMatchObject([{ state: 'CLOSED' }])

    const second = (await orderTransfer(li, { amount: '600.00' })).ttId
    await proofOf(gateway, li, second, '2026-11-24')
    const task = await gateway.db
      .selectFrom('reviewTask')
      .select('taskId')
      .where('bizNo', '=', second)
      .where('bizType', '=', 'TT_PROOF')
      .executeTakeFirstOrThrow()
    await work((w) => decide(w, staff, task.taskId, { decision: 'REJECT', remark: '凭证不清晰' }))
    later(10 * 86_400)
    await missAll()
    expect(await cases()).toHaveLength(1)
  })

  it('a refund is back within three working days, or is a case', async () => {
    const orderId = await topUp('80.00')
    const order = await findOrder(gateway.db, orderId)
    if (!order) throw new Error('no order')
    const { refundId } = await work((w) => openRefund(w, order, { reason: '重复充值', by: 'u-1' }))
    expect(await steps(orderId, 1)).toEqual(['APPLIED DONE', 'APPROVED NOW', 'SENT_BACK NEXT', 'REFUNDED NEXT'])
    expect(await stepOf(orderId, 'REFUNDED')).toMatchObject({ expectedAt: '2026-11-26T09:30:00+08:00' })
    later(3 * 86_400 + 1)
    await missAll()
    expect(await stepOf(orderId, 'REFUNDED')).toMatchObject({ state: 'LATE' })
    await work((w) => decideRefund(w, refundId, 'PASS', 'staff'))
    await pass(gateway, 60)
    expect(await steps(orderId, 1)).toEqual(['APPLIED DONE', 'APPROVED DONE', 'SENT_BACK DONE', 'REFUNDED DONE'])
    expect(await cases()).toMatchObject([{ state: 'CLOSED' }])
  })

  it('staff close a case with a note that the customer reads; what comes then opens nothing', async () => {
    const orderId = await topUp()
    const step = { bp: key.bp, trackId: orderId, step: 'SENT' as const }
    await work((w) => promise(w, { ...key, orderId }, 'SENT', { amount: '100.00' }))
    later(601)
    await missAll()
    const { ticketId, version, related } = await seen()
    expect(related).toMatchObject({ title: '预存充值', route: `/pages/pay/pay-result?orderId=${orderId}` })
    await desk().ok('btwob POST /ticket/accept', { ticketId, version })
    const taken = await seen()
    await desk().ok('btwob POST /ticket/resolve', { ticketId, version: taken.version, resultText: '已电话告知客户' })
    const solved = await gateway.db
      .selectFrom('moneyPromise')
      .select(['state', 'note'])
      .where('step', '=', 'SENT')
      .execute()
    expect(solved).toEqual([{ state: 'SOLVED', note: '已电话告知客户' }])
    await work((w) => keep(w, step))
    await missAll()
    expect(await cases()).toMatchObject([{ state: 'RESOLVED' }])
  })

  it('two concurrent sweeps after the limit open one case; one that ends early leaves nothing half done', async () => {
    const orderId = await topUp()
    const step = { bp: key.bp, trackId: orderId, step: 'SENT' as const }
    await work((w) => promise(w, { ...key, orderId }, 'SENT', { amount: '100.00' }))
    later(601)
    await expect(
      work(async (w) => {
        await miss(w, step)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await cases()).toEqual([])
    await Promise.all([work((w) => miss(w, step)), work((w) => miss(w, step))])
    expect(await cases()).toHaveLength(1)
  })

  it('never has two cases for one step, whatever happens in which order (1,000 random sequences)', async () => {
    const orderId = await topUp()
    let seed = 20261123
    const rnd = (n: number) => (seed = (seed * 48271) % 2147483647) % n
    const all: Step[] = ['CREDITED', 'SENT', 'CONFIRMED']
    for (let block = 0; block < 20; block++) {
      const at = gateway.clock.now()
      await work(async (w) => {
        for (let run = 0; run < 50; run++) {
          const step = { bp: key.bp, trackId: `s-${block}-${run}`, step: all[rnd(3)] ?? 'SENT' }
          for (let n = 0; n < 3 + rnd(4); n++) {
            const what = n === 0 ? 0 : rnd(4)
            if (what === 0) await promise(w, { ...key, orderId }, step.step, { trackId: step.trackId, amount: '1.00' })
            else if (what === 1) await keep(w, step)
            else if (what === 2) gateway.clock.moveTo(new Date(gateway.clock.now() + 1_000_000).toISOString())
            else await miss(w, step)
          }
        }
      })
      expect(gateway.clock.now()).toBeGreaterThanOrEqual(at)
    }
    const rows = await gateway.db.selectFrom('moneyPromise').select(['caseNo', 'state', 'trackId']).execute()
    const opened = await cases()
    expect(opened.length).toBeGreaterThan(100)
    expect(new Set(opened.map(({ bizNo }) => bizNo)).size).toBe(opened.length)
    expect(opened.map(({ bizNo }) => bizNo).sort()).toEqual(rows.flatMap(({ caseNo }) => caseNo ?? []).sort())
    const stillOpen = opened.filter(({ state }) => state === 'SUBMITTED').map(({ bizNo }) => bizNo)
    expect(stillOpen.sort()).toEqual(
      rows.flatMap(({ caseNo, state }) => (state === 'LATE' && caseNo !== null ? caseNo : [])).sort(),
    )
  })
})
