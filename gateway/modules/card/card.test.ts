import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  CARD,
  METER,
  RESTAURANT,
  aRestaurant,
  bought,
  buy,
  cardGateway,
  chip,
  cook,
  gasOrder,
  open,
  relay,
  stateOf,
  touch,
  wish,
} from '../../../test/gateway/card-kit'
import { brokenInvariants } from '../../../test/invariants/money'
import { inTransaction, pass, requestNo } from '../../../test/gateway/payment-kit'
import { isoOf } from '../../ports/clock'
import { cardTold } from '../metering/service'

describe('gas on a card', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway()
    chen = cook(gateway)
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })
  const meter = async () => (await chen.ok('default GET /crmgas/meter/detail', { meterId: METER })).meter

  it('is of its customer alone: another customer cannot buy for its meter, continue its session or read its record', async () => {
    await aRestaurant(gateway.db)
    const order = await bought(chen, 'VOLUME', '10')
    const { sessionId } = await open(chen, { gasOrderId: order.gasOrderId })
    const stranger = gateway.asSession({ bp: '1000000009', companyCode: '1001', userId: 'u-9', isMaster: true })
    const slices = [
      { volume: '5.0', amount: '15.00' },
      { volume: '5.0', amount: '15.00' },
    ]
    const wanted = { ...(await wish(chen, 'VOLUME', '10')), slices }
    expect((await stranger.call('default POST /crmgas/icBuyGus4HQW', wanted)).code).toBe('2902')
    expect((await stranger.call('default POST /crmgas/nfc/step', { sessionId, results: [] })).code).toBe('2902')
    await touch(chen, { mode: 'READ', cardNo: CARD })
    expect((await chen.ok('default GET /crmgas/nfc/record', { cardNo: CARD })).total).toBeGreaterThan(0)
    expect((await stranger.ok('default GET /crmgas/nfc/record', { cardNo: CARD })).total).toBe(0)
  })

  it('is bought by amount, written, read back, and in the meter (FL-A3)', async () => {
    await aRestaurant(gateway.db)
    const order = await bought(chen, 'AMOUNT', '1000')
    // 1000.00 / 3.00 = 333.3 m³ = 999.90, leftover 0.10 (AE-56).
    expect(await gasOrder(chen, order.gasOrderId)).toMatchObject({
      state: 'WAIT_WRITE',
      volume: '333.3',
      amount: '999.90',
      leftover: '0.10',
      subOrders: [{ targetSeq: 46, state: 'WAIT' }],
    })
    expect(await chen.ok('default GET /crmgas/pay/query', { orderId: order.orderId })).toMatchObject({
      nextAction: 'WRITE_CARD',
      gasOrderId: order.gasOrderId,
    })
    expect((await meter()).openGasOrderId).toBe(order.gasOrderId)
    expect((await chen.ok('default GET /crmgas/fee/transaction', {})).list).toMatchObject([
      { entryType: 'LEFTOVER', amount: '0.10' },
    ])
    expect(await touch(chen, { gasOrderId: order.gasOrderId })).toMatchObject({
      result: { state: 'SUCCESS' },
      orderState: 'WRITTEN',
      card: { purchaseSeq: 46, held: '333.3', loaded: false },
    })
    await chip(chen, 'LOAD')
    expect(await touch(chen, { mode: 'READ', cardNo: CARD })).toMatchObject({
      result: { state: 'READ' },
      card: { loaded: true, remain: '537.3' },
    })
    expect(await stateOf(chen, order.gasOrderId)).toBe('FINISHED')
    expect(await meter()).toMatchObject({ remainVolume: '537.3', openGasOrderId: null })
  })

  it('brings the register of its meter, which never falls: a smaller one is doubted, once', async () => {
    await aRestaurant(gateway.db)
    for (const table of ['meter', 'meterChannel'] as const)
      await gateway.db.updateTable(table).set({ lastReading: '79548.99' }).where('meterId', '=', METER).execute()
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await touch(chen, { gasOrderId })
    expect((await meter()).lastReading).toBe('79548.99')
    const tell = (total: string) =>
      inTransaction(gateway, (work) =>
        cardTold(work, { ...RESTAURANT, meterId: METER }, { loadedSeq: 45, remain: '204.0', total }),
      )
    for (const total of ['79600.1', '12.0', '12.0']) {
      gateway.clock.moveTo(isoOf(gateway.clock.now() + 60_000))
      await tell(total)
    }
    expect((await meter()).lastReading).toBe('79600.10')
    const readings = gateway.db.selectFrom('meterReading').select(['stdReading', 'state']).where('meterId', '=', METER)
    expect(await readings.orderBy('stdReading').execute()).toEqual([
      { stdReading: '12.00', state: 'SUSPECT' },
      { stdReading: '79548.99', state: 'VALID' },
      { stdReading: '79600.10', state: 'VALID' },
    ])
    expect(await gateway.db.selectFrom('reviewTask').select('bizType').execute()).toEqual([{ bizType: 'READING' }])
  })

  it('does not change when the card leaves before it is read, and when it leaves before the write', async () => {
    await aRestaurant(gateway.db)
    const { gasOrderId } = await bought(chen, 'VOLUME', '100')
    const { sessionId, commands } = await open(chen, { gasOrderId })
    await chip(chen, 'TAP')
    await chip(chen, 'REMOVE')
    expect(
      await chen.ok('default POST /crmgas/nfc/step', { sessionId, ...(await relay(chen, commands)) }),
    ).toMatchObject({ result: { state: 'UNCHANGED' }, orderState: 'WAIT_WRITE' })
    const second = await open(chen, { gasOrderId })
    await chip(chen, 'TAP')
    const read = await relay(chen, second.commands)
    const write = await chen.ok('default POST /crmgas/nfc/step', { sessionId: second.sessionId, ...read })
    await chip(chen, 'REMOVE')
    const lost = await relay(chen, write.commands)
    expect(await chen.ok('default POST /crmgas/nfc/step', { sessionId: second.sessionId, ...lost })).toMatchObject({
      result: { state: 'UNCHANGED' },
      orderState: 'WAIT_WRITE',
    })
    // A write command has left once: staff check the card before money goes back.
    expect((await gasOrder(chen, gasOrderId)).refundable.ok).toBe(false)
    expect((await touch(chen, { gasOrderId })).result?.state).toBe('SUCCESS')
  })

  it('is written exactly once however the write is torn (AE-67, AE-68a, Y-02)', async () => {
    await aRestaurant(gateway.db)
    for (const [round, at] of [0, 1, 15, 16, 27, 31, 32].entries()) {
      const { gasOrderId } = await bought(chen, 'VOLUME', '10')
      await chip(chen, 'TEAR', { at })
      expect(await touch(chen, { gasOrderId })).toMatchObject({ result: { state: 'UNKNOWN' }, orderState: 'UNKNOWN' })
      const check = await touch(chen, { gasOrderId, mode: 'CHECK' })
      if (check.result?.state === 'UNCHANGED') await touch(chen, { gasOrderId })
      expect(await stateOf(chen, gasOrderId)).toBe('WRITTEN')
      await chip(chen, 'LOAD')
      const read = await touch(chen, { mode: 'READ', cardNo: CARD })
      expect([read.card?.purchaseSeq, read.card?.remain]).toEqual([46 + round, `${204 + 10 * (round + 1)}.0`])
      expect(await stateOf(chen, gasOrderId)).toBe('FINISHED')
      await pass(gateway, 3700)
    }
  })

  it('goes to the desk when it is torn a second time', async () => {
    await aRestaurant(gateway.db)
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await chip(chen, 'TEAR', { at: 18 })
    await touch(chen, { gasOrderId })
    await chip(chen, 'TEAR', { at: 20 })
    expect((await touch(chen, { gasOrderId, mode: 'CHECK' })).orderState).toBe('UNKNOWN')
    expect(await touch(chen, { gasOrderId, mode: 'CHECK' })).toMatchObject({
      result: { state: 'FAILED', code: 'A2405' },
      orderState: 'MANUAL',
    })
  })

  it('is proven by the answer that is sent again, and by a check when the phone died after it', async () => {
    await aRestaurant(gateway.db)
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    const { sessionId, commands } = await open(chen, { gasOrderId })
    await chip(chen, 'TAP')
    const read = await relay(chen, commands)
    const write = await chen.ok('default POST /crmgas/nfc/step', { sessionId, ...read })
    const again = await chen.ok('default POST /crmgas/nfc/step', { sessionId, ...read })
    expect(again.commands).toEqual(write.commands)
    const done = await relay(chen, write.commands)
    // No result is reported: the session ends, and a check finds it.
    await pass(gateway, 240)
    expect(await stateOf(chen, gasOrderId)).toBe('UNKNOWN')
    expect(await touch(chen, { gasOrderId, mode: 'CHECK' })).toMatchObject({
      result: { state: 'SUCCESS' },
      orderState: 'WRITTEN',
    })
    const late = await chen.ok('default POST /crmgas/nfc/step', { sessionId, ...done })
    expect(late.result?.state).toBe('UNKNOWN')
    expect(await stateOf(chen, gasOrderId)).toBe('WRITTEN')
  })

  it('is written by one phone at a time; another one is refused with the holder (A2404)', async () => {
    await aRestaurant(gateway.db)
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    const li = cook(gateway, 'u-2', '13800000002')
    const asked = (no: string) => ({ gasOrderId, mode: 'WRITE' as const, platform: 'VIRTUAL' as const, requestNo: no })
    const answers = await Promise.all([
      chen.call('default POST /crmgas/nfc/open', asked('a')),
      li.call('default POST /crmgas/nfc/open', asked('b')),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', 'A2404'])
    const refused = answers.find(({ code }) => code === 'A2404')
    expect(refused?.data).toMatchObject({ byText: expect.stringMatching(/^138\*\*\*\*000[27]$/) as string })
  })

  it('is written slice by slice, each after the meter took the one before (FL-A4)', async () => {
    await aRestaurant(gateway.db, [{ maxCardVolume: '999.0' }])
    const asked = await wish(chen, 'VOLUME', '2500')
    expect(asked.slices.map(({ volume }) => volume)).toEqual(['999.0', '999.0', '502.0'])
    const { slices: _whole, ...single } = asked
    expect(await chen.call('default POST /crmgas/icBuyGus', single)).toMatchObject({ code: 'A2318' })
    const { gasOrderId } = await bought(chen, 'VOLUME', '2500')
    expect((await touch(chen, { gasOrderId })).orderState).toBe('PART_WRITTEN')
    expect(await touch(chen, { gasOrderId })).toMatchObject({
      result: { code: 'A2408', message: '请先将第1笔插表后再写下一笔' },
      orderState: 'PART_WRITTEN',
    })
    expect(
      await chen.call('default POST /crmgas/gasPaymentOrder/refund', {
        gasOrderId,
        reason: '不再需要这些气量',
        requestNo: requestNo(),
      }),
    ).toMatchObject({ code: 'A2312' })
    for (const state of ['PART_WRITTEN', 'WRITTEN']) {
      await chip(chen, 'LOAD')
      expect((await touch(chen, { gasOrderId })).orderState).toBe(state)
    }
    await chip(chen, 'LOAD')
    await touch(chen, { mode: 'READ', cardNo: CARD })
    expect(await stateOf(chen, gasOrderId)).toBe('FINISHED')
  })

  it('refuses a second order of a meter, an old price, what is not a card meter', async () => {
    await aRestaurant(gateway.db)
    const asked = await wish(chen, 'VOLUME', '10')
    const { slices: _one, ...single } = asked
    expect(await chen.call('default POST /crmgas/icBuyGus', { ...single, priceVersion: 'old' })).toMatchObject({
      code: 'A2302',
    })
    const first = await chen.ok('default POST /crmgas/icBuyGus', single)
    expect(await chen.ok('default POST /crmgas/icBuyGus', single)).toEqual(first)
    expect(await chen.call('default POST /crmgas/icBuyGus', { ...single, requestNo: requestNo() })).toMatchObject({
      code: 'A2308',
      data: { gasOrderId: first.gasOrderId, own: '1', state: 'WAIT_PAY' },
    })
    const { groups } = await chen.ok('default GET /crmgas/pay/payMeters', {})
    const waits = groups.flatMap(({ meters }) => meters).find(({ meterId }) => meterId === single.meterId)
    expect(waits).toMatchObject({
      canPay: true,
      pending: { gasOrderId: first.gasOrderId, state: 'WAIT_PAY', volume: '10.0' },
    })
    const { state } = await chen.ok('default POST /crmgas/gasPaymentOrder/cancel', { gasOrderId: first.gasOrderId })
    expect(state).toBe('CLOSED')
    expect(
      await chen.call('default POST /crmgas/icBuyGus', { ...single, meterId: 'none', requestNo: requestNo() }),
    ).toMatchObject({
      code: 'A2101',
    })
    expect((await buy(chen, 'VOLUME', '20')).state).toBe('WAIT_PAY')
  })

  it('buys once when two buy at once', async () => {
    await aRestaurant(gateway.db)
    const li = cook(gateway, 'u-2', '13800000002')
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '10')
    const answers = await Promise.all(
      [chen, li].map((caller) => caller.call('default POST /crmgas/icBuyGus', { ...asked, requestNo: requestNo() })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', 'A2308'])
  })
})
