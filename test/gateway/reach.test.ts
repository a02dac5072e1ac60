/*
 * Every state of every machine of part A is reached by calls of customers and staff, by the desk, by the devices and channels of the
 * demo world, or by time that passes; never by a hand in the database. Each story writes its world first and acts then. The last test
 * names what nothing reaches.
 */
import type { In } from '@contract'
import { registerPicture } from '../../gateway/demo/energy/picture'
import { receive } from '../../gateway/modules/file/service'
import type { Caller, TestGateway } from '../setup/gateway'
import { aRestaurant, bought, buy, chip, CARD, cook, open, RESTAURANT, touch, METER } from './card-kit'
import { aMeter, flatPrice } from './energy-kit'
import { aBill, anAccount, inTransaction, openCashier, pass, payer, requestNo } from './payment-kit'
import { moneyGateway } from './money-kit'
import { everyState, noteStates, notedStates } from './reach-kit'
import { aReading, handwriting } from './statement-kit'
import { aReceiver, moneyIn, orderTransfer, proofOf } from './transfer-kit'

const DAY = 86_400
const KEY = { bp: '1000000003', companyCode: '1002' }
const seen = new Set<string>()

let gateway: TestGateway
let isOpen = false
let li: Caller
let staff: Caller
/** Another member of staff: what one has ordered another decides. */
let second: Caller

async function begin(now: string, world: () => Promise<unknown>, key = KEY): Promise<void> {
  gateway = await moneyGateway(now)
  isOpen = true
  li = payer(gateway, key)
  staff = gateway.asSession({ userId: 'staff', companyCode: key.companyCode })
  second = gateway.asSession({ userId: 'second', companyCode: key.companyCode })
  await world()
  await noteStates(gateway.db)
}
afterEach(async () => {
  if (!isOpen) return
  isOpen = false
  for (const state of await notedStates(gateway.db)) seen.add(state)
  await gateway.close()
})

const sandboxIs = (mode: string) => gateway.setting('sandbox.mode', mode)
type Order = Partial<In<'default POST /crmgas/pay/createOrder'>>
const order = (input: Order) =>
  li.ok('default POST /crmgas/pay/createOrder', {
    bizType: 'PREPAY',
    channel: 'SANDBOX',
    requestNo: requestNo(),
    ...input,
  })
type Act = In<'default POST /crmgas/pay/sandbox/pay'>['result']
async function act(orderId: string, result: Act): Promise<void> {
  const sandboxToken = await openCashier(li, orderId)
  await li.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result })
  await pass(gateway, 6)
}
const paid = async (input: Order): Promise<string> => {
  const { orderId } = await order(input)
  await act(orderId, 'SUCCESS')
  return orderId
}
/** The desk's word about the oldest open task of a kind. */
async function desk(bizType: string, decision: 'PASS' | 'REJECT' | 'ADJUST', more: object = {}): Promise<void> {
  const [task] = (await staff.ok('btwob GET /review/list', { bizType })).list
  const said = { taskId: task?.taskId ?? bizType, decision, remark: '已核实', ...more }
  expect(await second.send('btwob POST /review/decide', said)).toMatchObject({ ok: true })
}
async function uploaded(bizType: string, bytes: Buffer): Promise<string> {
  const owner = { type: 'USER', id: 'u-1', companyCode: KEY.companyCode } as const
  const file = { bizType, name: 'picture.png', bytes }
  return (await inTransaction(gateway, (work) => receive(work, owner, file))).fileId
}

test('statements and their bills', async () => {
  await begin('2026-11-30T09:00:00+08:00', async () => {
    await anAccount(gateway.db)
    await flatPrice(gateway.db, KEY.companyCode)
    for (const meterId of ['M1', 'M2', 'M3', 'M4', 'M5']) {
      await aMeter(gateway.db, KEY, { meterId, meterType: 'MECH', valveState: 'NONE' })
      await aReading(gateway.db, KEY, { meterId, readAt: '2026-11-01T08:00:00+08:00', stdReading: '1000.00' })
      await aReading(gateway.db, KEY, { meterId, readAt: '2026-12-01T08:00:00+08:00', stdReading: '1100.00' })
    }
  })
  await pass(gateway, DAY + 4000)
  const { list } = await li.ok('energy GET /settlement/list', { state: 'PENDING', pageSize: 20 })
  const [signed, granted, kept, withdrawn] = list.map(({ statementId }) => statementId)
  await li.ok('energy POST /settlement/confirm', {
    statementId: signed ?? '',
    revision: 1,
    signerName: '王康宁',
    signFileID: await uploaded('SIGNATURE', await handwriting()),
    signMeta: { points: 120, strokeLength: 1400, areaPct: 40, width: 1000, height: 400 },
    requestNo: requestNo(),
  })
  const dispute = (statementId = '') =>
    li.ok('energy POST /settlement/dispute', {
      statementId,
      revision: 1,
      reasonCode: 'OTHER' as const,
      content: '与我们的记录不一致',
      images: [],
      requestNo: requestNo(),
    })
  await dispute(granted)
  await desk('STATEMENT_DISPUTE', 'PASS')
  await dispute(kept)
  await desk('STATEMENT_DISPUTE', 'REJECT')
  const { disputeId } = await dispute(withdrawn)
  await li.ok('energy POST /settlement/cancelDispute', { disputeId })
  await pass(gateway, 5 * DAY)
  const bills = (await li.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })).list
  expect(bills).toHaveLength(5)
  const [whole, part, back] = bills.map(({ billId }) => billId)
  await paid({ bizType: 'BILL', billIds: [{ billId: whole ?? '' }] })
  await paid({ bizType: 'BILL', billIds: [{ billId: part ?? '', amount: '100.00' }] })
  await staff.ok('btwob POST /bill/reverse', {
    bp: KEY.bp,
    billId: back ?? '',
    reason: '计价有误',
    requestNo: requestNo(),
  })
  await pass(gateway, 14 * DAY)
})

test('money at a channel, and its way back', async () => {
  await begin('2026-11-23T09:30:00+08:00', () => anAccount(gateway.db))
  const failed = await order({ amount: '20.00' })
  await act(failed.orderId, 'FAIL')
  for (let poll = 0; poll < 3; poll++) await li.ok('default GET /crmgas/pay/query', { orderId: failed.orderId })
  await li.ok('default POST /crmgas/pay/cancel', { orderId: failed.orderId })
  const split = await order({ amount: '60000.00' })
  await act(split.orderId, 'SUCCESS')
  await pass(gateway, 25 * 3600)
  await paid({ amount: '60000.00' }).then((orderId) => act(orderId, 'SUCCESS'))
  for (const decision of ['REJECT', 'PASS'] as const) {
    const { orderId } = await order({ amount: '80.00' })
    await act(orderId, 'LATE')
    for (const seconds of [1801, 80, 11]) await pass(gateway, seconds)
    await li.ok('default POST /crmgas/pay/refundApply', { orderId, reason: '订单关闭后才到账', requestNo: requestNo() })
    await desk('REFUND', decision)
    await pass(gateway, 120)
  }
})

test('bank transfers', async () => {
  await begin('2026-11-23T09:30:00+08:00', async () => {
    await anAccount(gateway.db)
    await aReceiver(gateway)
  })
  const proven = await orderTransfer(li)
  await proofOf(gateway, li, proven.ttId)
  await desk('TT_PROOF', 'REJECT')
  await moneyIn(li, { ttId: proven.ttId })
  const other = await orderTransfer(li)
  await moneyIn(li, { ttId: other.ttId, amount: '499.00' })
  const cancelled = await orderTransfer(li)
  await li.ok('default POST /crmgas/pay/tt/cancel', { ttId: cancelled.ttId })
  await orderTransfer(li)
  for (const decision of ['REJECT', 'PASS'] as const) {
    await moneyIn(li, { note: '货款', amount: '77.00', payerAccount: '62220000' })
    await desk('BANK_ENTRY', decision, { remark: decision === 'PASS' ? `户号${KEY.bp}` : '已退回' })
  }
  await pass(gateway, 17 * DAY)
})

test('instalments', async () => {
  await begin('2026-11-23T09:30:00+08:00', async () => {
    await anAccount(gateway.db)
    for (const billMonth of ['2026-08', '2026-09'])
      await aBill(gateway.db, KEY, { billId: billMonth, receivable: '4000.00', billMonth })
  })
  const apply = async (downPct: number) => {
    const wish = { billIds: ['2026-08', '2026-09'], downPct, periods: 3, reason: '资金周转紧张', agree: '1' as const }
    return (await li.ok('default POST /crmgas/installment/apply', { ...wish, requestNo: requestNo() })).planId
  }
  await apply(30)
  await desk('INSTALLMENT', 'REJECT')
  await li.ok('default POST /crmgas/installment/cancel', { planId: await apply(30) })
  const pay = (planId: string, ...seqs: number[]) => paid({ bizType: 'INSTALLMENT', planId, seqs })
  const settled = await apply(30)
  await desk('INSTALLMENT', 'PASS')
  await pay(settled, 0)
  await pass(gateway, 31 * DAY)
  await pay(settled, 1)
  await pay(settled, 2, 3)
})

test('an instalment that is not paid ends the plan', async () => {
  await begin('2026-11-23T09:30:00+08:00', async () => {
    await anAccount(gateway.db)
    await aBill(gateway.db, KEY, { billId: 'b', receivable: '6000.00' })
  })
  const wish = { billIds: ['b'], downPct: 30, periods: 3, reason: '资金周转紧张', agree: '1' as const }
  const { planId } = await li.ok('default POST /crmgas/installment/apply', { ...wish, requestNo: requestNo() })
  await desk('INSTALLMENT', 'PASS')
  await paid({ bizType: 'INSTALLMENT', planId, seqs: [0] })
  await pass(gateway, 45 * DAY)
})

test('photos and doubtful registers', async () => {
  await begin('2026-11-29T09:00:00+08:00', async () => {
    await anAccount(gateway.db)
    await flatPrice(gateway.db, KEY.companyCode)
    const read = { lastReading: '1100.00', lastReadingAt: '2026-11-01T09:00:00+08:00' }
    await aMeter(gateway.db, KEY, { meterId: 'M1', meterType: 'MECH', valveState: 'NONE', ...read })
    for (const meterId of ['A1', 'A2']) {
      await aMeter(gateway.db, KEY, { meterId, lastReading: '1100.00', lastReadingAt: '2026-11-27T08:00:00+08:00' })
      await aReading(gateway.db, KEY, {
        meterId,
        readAt: '2026-11-29T08:00:00+08:00',
        stdReading: '900.00',
        source: 'REMOTE',
      })
    }
  })
  const send = async (reading: string) =>
    li.ok(
      'default POST /crmgas/setMeterImg',
      {
        meterId: 'M1',
        fileID: await uploaded('METER_IMG', registerPicture(reading)),
        reading,
        purpose: 'READING' as const,
        confirmed: '1' as const,
        requestNo: requestNo(),
      },
      { 'user-agent': 'MicroMessenger/8.0' },
    )
  await send('1150.00')
  await send('1151.00')
  await desk('METER_IMG', 'REJECT')
  await send('1152.00')
  await desk('METER_IMG', 'PASS')
  await pass(gateway, 2400)
  await desk('READING', 'REJECT')
  await desk('READING', 'ADJUST', { volume: '1105.00' })
})

test('stops of supply, valves and meters', async () => {
  await begin('2026-11-23T09:30:00+08:00', async () => {
    await anAccount(gateway.db)
    await flatPrice(gateway.db, KEY.companyCode)
    await aMeter(gateway.db, KEY, { meterId: 'M1' })
    await aBill(gateway.db, KEY, { billId: 'b', receivable: '900.00', dueDate: '2026-09-10', state: 'OVERDUE' })
  })
  const turn = (event: 'FAIL' | 'REPAIR') =>
    staff.ok('btwob POST /meter/state', { meterNo: 'NOM1', event, reason: '现场检查', requestNo: requestNo() })
  await turn('FAIL')
  await turn('REPAIR')
  const stop = async () => {
    const wish = { kind: 'EMERGENCY' as const, bps: [KEY.bp], title: '紧急停气', reason: '管网泄漏' }
    const { stopIds } = await staff.ok('btwob POST /stopGas/save', { ...wish, requestNo: requestNo() })
    return stopIds[0] ?? ''
  }
  const end = (stopId: string) =>
    staff.ok('btwob POST /stopGas/move', { stopId, to: 'RESUMED', remark: '', requestNo: requestNo() })
  const valve = (mode: string) => gateway.setting('valve.mode', mode)
  await valve('REFUSED')
  const refused = await stop()
  await pass(gateway, 60)
  await valve('NEVER')
  await end(refused)
  await pass(gateway, 60)
  // The open one is replaced by the next command, which no device answers.
  const unanswered = await stop()
  for (let times = 0; times < 12; times++) await pass(gateway, 3 * 3600)
  await valve('NORMAL')
  await end(unanswered)
  await pass(gateway, 60)
  const cancelled = await staff.ok('btwob POST /stopGas/save', {
    kind: 'PEAK' as const,
    bps: [KEY.bp],
    title: '限气',
    reason: '调峰',
    limitVolume: '10.00',
    planStopAt: '2027-03-01T10:00:00+08:00',
    requestNo: requestNo(),
  })
  await desk('STOP_GAS', 'REJECT')
  expect(cancelled.stopIds).toHaveLength(1)
  // Arrears warn, are noticed and stop; paid, the customer's word brings the gas back.
  await pass(gateway, 8 * DAY)
  await desk('STOP_GAS', 'PASS')
  await paid({ bizType: 'BILL', billIds: [{ billId: 'b' }] })
  const { stopGas } = await li.ok('default GET /crmgas/stopGas/info', {})
  await li.ok('default POST /crmgas/stopGas/confirmResume', {
    stopId: stopGas?.stopId ?? '',
    safetyConfirm: '1',
    requestNo: requestNo(),
  })
})

test('gas for cards', async () => {
  await begin('2026-11-23T09:30:00+08:00', () => aRestaurant(gateway.db, [{ maxCardVolume: '50.0' }]), RESTAURANT)
  li = cook(gateway)
  const buyOne = async () => (await bought(li, 'VOLUME', '10')).gasOrderId
  const load = async () => {
    await chip(li, 'LOAD')
    await touch(li, { mode: 'READ', cardNo: CARD })
  }
  // Not paid.
  await buy(li, 'VOLUME', '10')
  await pass(gateway, 31 * 60)
  // In two writes; a session that is given up, one that times out, one that the card refuses.
  const { gasOrderId } = await bought(li, 'VOLUME', '80')
  const live = await open(li, { gasOrderId })
  await li.ok('default POST /crmgas/nfc/abort', { sessionId: live.sessionId })
  await open(li, { gasOrderId })
  await pass(gateway, 240)
  await touch(li, { gasOrderId })
  await touch(li, { gasOrderId })
  await load()
  await touch(li, { gasOrderId })
  await load()
  // Torn, and healed.
  const torn = await buyOne()
  await chip(li, 'TEAR', { at: 18 })
  await touch(li, { gasOrderId: torn })
  await touch(li, { gasOrderId: torn })
  await load()
  // Authorised, and the card was gone before the write was read back: for a person after three days.
  const manual = async () => {
    const lost = await buyOne()
    await chip(li, 'TEAR', { at: 18 })
    await touch(li, { gasOrderId: lost })
    await pass(gateway, 3 * DAY + 1200)
  }
  await manual()
  await desk('NFC_MANUAL', 'ADJUST')
  await pass(gateway, 3600)
  // Given back at the channel; a channel that says no gives it to the balance.
  await staff.ok('btwob POST /card/lost', { cardNo: CARD, lost: '1' })
  await staff.ok('btwob POST /card/lost', { cardNo: CARD, lost: '0' })
  for (const mode of ['NORMAL', 'REFUND_REFUSED', 'REFUND_PROCESSING']) {
    const back = await buyOne()
    await sandboxIs(mode)
    const reason = { reason: '买错了表，请退款', requestNo: requestNo() }
    await li.ok('default POST /crmgas/gasPaymentOrder/refund', { gasOrderId: back, ...reason })
    await desk('REFUND', 'PASS')
    await pass(gateway, 600)
    await sandboxIs('NORMAL')
    await pass(gateway, 3700)
  }
  await staff.ok('btwob POST /card/replace', {
    cardNo: CARD,
    newCardNo: '6217000010010299',
    cardType: 'NFC' as const,
    reason: '卡片损坏',
    requestNo: requestNo(),
  })
  await staff.ok('btwob POST /meter/state', {
    meterNo: `0030${METER}`,
    event: 'REMOVE',
    reason: '客户停业',
    requestNo: requestNo(),
  })
})

test('no state is out of reach', () => {
  expect(everyState.filter((state) => !seen.has(state))).toEqual([])
  expect(everyState.length).toBeGreaterThan(100)
})
