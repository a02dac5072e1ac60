import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { METER, RESTAURANT, aRestaurant, bought, cardGateway, touch } from '../../../test/gateway/card-kit'
import { decideRefund, inTransaction, pass } from '../../../test/gateway/payment-kit'
import { cardTold } from '../metering/service'

const CALL = 'btwob GET /usage/cards'

describe('usage of meters that are filled by cards (A 6.4)', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway()
    chen = gateway.asSession({
      ...RESTAURANT,
      userId: 'u-1',
      username: '13800000007',
      isMaster: true,
      reviewStatus: '1',
      models: ['ENERGY_VIEW', 'BILL_VIEW', 'PAY_TOPUP', 'NFC_WRITE'],
    })
    await aRestaurant(gateway.db, [
      {},
      { meterId: '10010202', icMode: 'AMOUNT' },
      { meterId: '10010203', icMode: 'AMOUNT' },
    ])
  })
  afterEach(() => gateway.close())

  const read = (total: string, remain: string) =>
    inTransaction(gateway, (work) =>
      cardTold(work, { ...RESTAURANT, meterId: METER }, { loadedSeq: 45, remain, total }),
    )
  const months = async (meterId?: string) => {
    const answer = await chen.ok(CALL, meterId === undefined ? {} : { meterId })
    expect(answer.months.map(({ month }) => month)).toEqual(expect.arrayContaining(['2025-12', '2026-11']))
    return answer.months.filter(({ amount }) => amount !== '0.00')
  }

  it('counts what was bought of both kinds of meters, and nothing that was paid back', async () => {
    await bought(chen, 'AMOUNT', '300', '10010202')
    expect(await months()).toEqual([{ month: '2026-11', volume: '0.00', amount: '300.00' }])
    const { gasOrderId } = await bought(chen, 'VOLUME', '50')
    expect(await months()).toEqual([{ month: '2026-11', volume: '50.00', amount: '450.00' }])
    expect(await months(METER)).toEqual([{ month: '2026-11', volume: '50.00', amount: '150.00' }])
    const { refundId } = await chen.ok('default POST /crmgas/gasPaymentOrder/refund', {
      gasOrderId,
      reason: '写卡前发现买错了',
      requestNo: 'usage-1',
    })
    await inTransaction(gateway, (work) => decideRefund(work, refundId, 'PASS', 'staff', ''))
    await pass(gateway, 60)
    expect(await months()).toEqual([{ month: '2026-11', volume: '0.00', amount: '300.00' }])
    await bought(chen, 'VOLUME', '100', '10010203')
    expect(await months()).toEqual([{ month: '2026-11', volume: '100.00', amount: '600.00' }])
  })

  it('counts a purchase once it is paid, written or not', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '100')
    await touch(chen, { gasOrderId })
    expect(await months()).toEqual([{ month: '2026-11', volume: '100.00', amount: '300.00' }])
  })

  it('tells the use between two reads of a card, and how long the rest lasts', async () => {
    const nothing = { remain: '204.0', dayMean: null, lastsUntil: null }
    expect((await chen.ok(CALL, { meterId: METER })).meters).toMatchObject([nothing])
    await read('1000.0', '204.0')
    await pass(gateway, 10 * 86_400)
    await read('1150.0', '54.0')
    const { uses, meters } = await chen.ok(CALL, {})
    expect(uses).toMatchObject([{ meterId: METER, name: '003010010204', volume: '150.00', dayMean: '15.00' }])
    expect(meters).toMatchObject([
      { meterId: '10010202', remain: null, dayMean: null, lastsUntil: null },
      { meterId: '10010203', remain: null },
      { meterId: METER, remain: '54.0', dayMean: '15.00', lastsUntil: '2026-12-06' },
    ])
  })

  it('keeps what was bought for a meter, and what it used, once it is removed', async () => {
    await bought(chen, 'VOLUME', '50')
    await read('1000.0', '204.0')
    await pass(gateway, 10 * 86_400)
    await read('1150.0', '54.0')
    await gateway.db.updateTable('meter').set({ state: 'REMOVED' }).where('meterId', '=', METER).execute()
    const { months, uses, meters } = await chen.ok(CALL, {})
    expect(months.find(({ month }) => month === '2026-11')).toMatchObject({ volume: '50.00', amount: '150.00' })
    expect(uses).toMatchObject([{ meterId: METER, volume: '150.00' }])
    expect(meters.map(({ meterId }) => meterId)).toEqual(['10010202', '10010203'])
  })

  it('says of which read the rest is, whatever photos of the register came after it', async () => {
    await read('1000.0', '204.0')
    await pass(gateway, 10 * 86_400)
    await read('1150.0', '54.0')
    const readAt = gateway.clock.iso()
    const [last] = await gateway.db.selectFrom('meterReading').selectAll().orderBy('readAt', 'desc').limit(1).execute()
    if (!last) throw new Error('no read')
    await pass(gateway, 5 * 86_400)
    const photo = { readingId: 'photo', source: 'PHOTO' as const, stdReading: '1180.00', readAt: gateway.clock.iso() }
    await gateway.db
      .insertInto('meterReading')
      .values({ ...last, ...photo })
      .execute()
    await gateway.db.updateTable('meter').set({ lastReadingAt: photo.readAt }).where('meterId', '=', METER).execute()
    const { meters } = await chen.ok(CALL, { meterId: METER })
    // 54.0 m³ at the read, 180 m³ in 15 days.
    expect(meters).toMatchObject([{ remain: '54.0', dayMean: '12.00', readAt, lastsUntil: '2026-12-07' }])
    const { groups } = await chen.ok('default GET /crmgas/pay/payMeters', {})
    const paid = groups.flatMap((group) => group.meters).find(({ meterId }) => meterId === METER)
    expect(paid).toMatchObject({ remainVolume: '54.0', lastReadingAt: readAt })
  })

  it('shows no money without BILL_VIEW, and no meter of another kind or customer', async () => {
    await bought(chen, 'VOLUME', '50')
    const clerk = gateway.asSession({
      ...RESTAURANT,
      userId: 'u-9',
      isMaster: false,
      reviewStatus: '1',
      models: ['ENERGY_VIEW'],
    })
    const answer = await clerk.ok(CALL, {})
    expect(answer.months.at(-1)).toEqual({ month: '2026-11', volume: '50.00', amount: null })
    expect(await clerk.call(CALL, { meterId: 'nothing' })).toMatchObject({ code: 'A2101' })
    const stranger = gateway.asSession({
      ...RESTAURANT,
      bp: '1000000099',
      userId: 'u-8',
      isMaster: true,
      reviewStatus: '1',
    })
    expect(await stranger.call(CALL, { meterId: METER })).toMatchObject({ code: 'A2101' })
    expect(await stranger.ok(CALL, {})).toMatchObject({ uses: [], meters: [] })
  })
})
