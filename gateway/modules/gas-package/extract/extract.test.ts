import { sql } from 'kysely'
import { priced } from '@domain/money'
import type { Out } from '@contract'
import type { Area } from '../../../areas'
import { answer } from '../../../extensions'
import { settleMonth } from '../../../../test/gateway/energy-kit'
import * as kit from '../../../../test/gateway/package-extract-kit'
import { inTransaction, requestNo } from '../../../../test/gateway/payment-kit'
import { heldUp } from '../../../../test/gateway/work-kit'
import { brokenPackages } from '../../../../test/invariants/packages'
import { isShortExempt, respondedVolume } from '../exempt'
import { coveredGas } from './covered'
import { lockOverdue } from './lock'
import { settleChild } from './settle'
import { soldExtractions } from './sold'

const SAVE = 'taocan POST /trade/pick/savePickPlan'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'
const CYCLES = 'taocan GET /trade/pick/cycles'

describe('extraction', () => {
  let ground: kit.Extracting
  beforeEach(async () => {
    ground = await kit.extracting()
  })
  afterEach(async () => {
    expect(await brokenPackages(ground.gateway.db)).toEqual([])
    await ground.gateway.close()
  })

  const plan = async (): Promise<Out<typeof CYCLES>> => ground.li.ok(CYCLES, { orderNo: 'M1' })
  const volumes = (first: string, second: string) => [
    { cycleNo: 1, volume: first },
    { cycleNo: 2, volume: second },
  ]
  const save = async (first: string, second: string, over: object = {}) => ({
    requestNo: requestNo(),
    orderNo: 'M1',
    version: (await plan()).version,
    cycles: volumes(first, second),
    ...over,
  })
  /** December locked as it is planned, and paid. */
  const december = async () => {
    await kit.anOrder(ground)
    await ground.li.ok(SUBMIT, { ...(await save('34400', '34400')), cycleNos: [1] })
    await kit.pay(ground, 'Z1')
  }

  /** An order of December alone that covers more gas than was bought: paid, and 930 m³ taken above it. */
  const lastCycle = async () => {
    await kit.anOrder(ground, { volume: '31000', terms: { supplyMode: 'FULL', deliveryEnd: '2026-12-31' } })
    const { version } = await plan()
    const wish = { requestNo: requestNo(), orderNo: 'M1', version, cycles: [{ cycleNo: 1, volume: '31000' }] }
    await ground.li.ok(SUBMIT, { ...wish, cycleNos: [1] })
    await kit.pay(ground, 'Z1')
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-31' }, '1030.00')
  }

  test('a plan moves gas between cycles and keeps its sum (X-02 to X-04)', async () => {
    await kit.anOrder(ground)
    const before = await plan()
    expect(before.cycles.map(({ planVolume, editable, open }) => [planVolume, editable, open])).toEqual([
      ['34400', true, true],
      ['34400', true, false],
      ['31200', true, false],
    ])
    expect([before.unlockedSum, before.closesAt]).toEqual(['100000', '2026-11-26T17:00:00+08:00'])
    const wish = await save('31400', '37400')
    const saved = await ground.li.ok(SAVE, wish)
    expect(saved.version).toBe(before.version + 1)
    expect(await ground.li.ok(SAVE, wish)).toEqual(saved)
    expect((await ground.li.call(SAVE, { ...wish, requestNo: requestNo() })).code).toBe('2904')
    expect(await ground.li.call(SAVE, await save('31300', '37400'))).toMatchObject({
      code: '42201',
      data: { V: '100000', d: '-100' },
    })
    expect((await ground.li.call(SAVE, await save('20000', '48800'))).code).toBe('2901')
    expect((await ground.stranger.call(SAVE, await save('31400', '37400'))).code).toBe('2902')
    expect((await ground.stranger.call(CYCLES, { orderNo: 'M1' })).code).toBe('2902')
  })

  test('a cycle takes no more than its meters let through (X-05)', async () => {
    await kit.anOrder(ground)
    await ground.gateway.db.updateTable('meter').set({ qmax: '48.00' }).execute()
    expect(await ground.li.call(SAVE, await save('36400', '32400'))).toMatchObject({
      code: '42202',
      data: { cap: '35712' },
    })
    // 0 says that it was not entered.
    await ground.gateway.db.updateTable('meter').set({ qmax: '0.00' }).execute()
    await ground.li.ok(SAVE, await save('36400', '32400'))
  })

  test('the same days of the year before are shown when every one of them is known', async () => {
    await kit.anOrder(ground)
    await kit.usage(ground, { from: '2025-12-01', to: '2026-01-31' }, '1000.00')
    const { db } = ground.gateway
    const missing = db.updateTable('dailyUsage').set({ quality: 'MISSING', volume: '0.00' })
    await missing.where('gasDay', '=', '2026-01-15').execute()
    expect((await plan()).cycles.map(({ lastYear }) => lastYear)).toEqual(['31000.00', null, null])
  })

  test('a pick bill locks an open cycle and makes its money due (X-06, K-20)', async () => {
    await kit.anOrder(ground)
    expect((await ground.li.call(SUBMIT, { ...(await save('31400', '37400')), cycleNos: [1] })).code).toBe('42205')
    await ground.li.ok(SAVE, await save('31400', '37400'))
    expect((await ground.li.call(SUBMIT, { ...(await save('31400', '37400')), cycleNos: [2] })).code).toBe('2904')
    const wish = { ...(await save('31400', '37400')), cycleNos: [1] }
    const bill = await ground.li.ok(SUBMIT, wish)
    expect(bill.children).toMatchObject([
      { childNo: 'Z1', lockedVolume: '31400', payableAmount: '115552.00', payDeadline: '2026-11-29T17:00:00+08:00' },
    ])
    expect(await ground.li.ok(SUBMIT, wish)).toEqual(bill)
    expect((await ground.li.call(SUBMIT, { ...(await save('31400', '37400')), cycleNos: [1] })).code).toBe('42203')
    expect((await ground.li.call(SAVE, await save('31300', '37500'))).code).toBe('42203')
    expect((await plan()).unlockedSum).toBe('68600')
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'WAIT_PAY', unitPrice: '3.6800' })
  })

  test('a floating price is set by the lock: what is published for the first day, less the discount (K-17)', async () => {
    await kit.anOrder(ground, { terms: { priceType: 'FLOAT', unitPrice: '2.9000', floatDiscount: '0.1200' } })
    expect((await plan()).cycles[0]).toMatchObject({ unitPrice: null, estimated: true })
    await ground.li.ok(SUBMIT, { ...(await save('34400', '34400')), cycleNos: [1] })
    expect(await kit.child(ground, 'Z1')).toMatchObject({ unitPrice: '2.8800', payableAmount: '99072.00' })
  })

  test('two submissions at once lock a cycle once', async () => {
    await kit.anOrder(ground)
    const wish = await save('34400', '34400')
    const codes = await Promise.all(
      [1, 2].map(async () => (await ground.li.call(SUBMIT, { ...wish, requestNo: requestNo(), cycleNos: [1] })).code),
    )
    expect(codes.sort()).toEqual(['200', '42203'])
  })

  test('a cycle that is not submitted is locked, falls due, lapses and costs the deposit (X-07, K-21, K-25)', async () => {
    await kit.anOrder(ground)
    await kit.at(ground, '2026-11-26T17:10:00+08:00')
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'WAIT_PAY', payableAmount: '126592.00' })
    const closed = { ...(await save('34400', '34400')), cycleNos: [1] }
    expect((await ground.li.call(SUBMIT, closed)).code).toBe('42203')
    await kit.at(ground, '2026-11-29T17:10:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('OVERDUE')
    await kit.at(ground, '2026-12-03T23:50:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('OVERDUE')
    await kit.at(ground, '2026-12-04T00:15:00+08:00')
    // 34,400 × 3.6800 × 10 %.
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'FORFEITED', shortFee: '12659.20' })
    expect(await kit.order(ground)).toMatchObject({ depositPaid: '36800.00', depositForfeited: '12659.20' })
    const { running } = await ground.li.ok('taocan GET /trade/order/summary', undefined)
    expect(running).toMatchObject([{ currentCycle: '12月（已失效）', remaining: '0.00' }])
    expect(await ground.li.ok('taocan GET /trade/order/childDetail', { childNo: 'Z1' })).toMatchObject({
      state: 'FORFEITED',
      remaining: '0.00',
    })
  })

  /** The gateway pauses, and goes on at a moment. */
  const pauseUntil = async (moment: string) => {
    ground.gateway.clock.moveTo(moment)
    await ground.gateway.drain()
  }
  const said = async (childNo: string) =>
    (await ground.gateway.db.selectFrom('message').select('summary').where('bizId', '=', childNo).execute()).map(
      ({ summary }) => summary,
    )

  test('a cycle that is locked late can be paid for two days; its gas counts from the day after (X-07, K-22)', async () => {
    await kit.anOrder(ground)
    await pauseUntil('2026-12-10T10:40:00+08:00')
    const due = { payDeadline: '2026-12-11T10:40:00+08:00', forfeitAt: '2026-12-12T10:40:00+08:00' }
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'WAIT_PAY', ...due })
    expect(await said('Z1')).toContain('12月提气量已自动锁定为34,400 m³，请于12-11 10:40前完成支付')
    expect((await plan()).cycles[0]?.payDeadline).toBe(due.payDeadline)
    await kit.at(ground, '2026-12-11T10:50:00+08:00')
    expect(await said('Z1')).toContain('12月逾期，12-12 10:40后失效')
    const { forfeitAt, forfeitFee } = await ground.li.ok('taocan GET /trade/order/childDetail', { childNo: 'Z1' })
    expect([forfeitAt, forfeitFee]).toEqual([due.forfeitAt, '12659.20'])
    const { list } = await ground.li.ok('taocan GET /trade/order/list', {})
    expect(list[0]?.next).toMatchObject({ action: 'PAY_CHILD', deadline: due.forfeitAt, loss: '12659.20' })
    const toPay = { bizType: 'CHILD' as const, bizNo: 'Z1', platform: 'H5' as const }
    expect((await ground.li.ok('btwob GET /package/payable', toPay)).deadline).toBe(due.forfeitAt)
    await kit.at(ground, '2026-12-12T10:30:00+08:00')
    await kit.pay(ground, 'Z1')
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-14' }, '1000.00')
    await kit.at(ground, '2026-12-15T09:50:00+08:00')
    expect(await kit.taken(ground, 'Z1')).toEqual({ extracted: '2000.00', out: '0.00', rows: 2 })
    // What is left of December passes on to January as ever.
    await kit.at(ground, '2027-01-02T06:10:00+08:00')
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'SETTLED', rolloverOutVolume: '1720.00' })
    expect(await kit.child(ground, 'Z2')).toMatchObject({ rolloverInVolume: '1720.00' })
  })

  test('a cycle that is locked late and not paid lapses two days after its lock (K-25)', async () => {
    await kit.anOrder(ground)
    await pauseUntil('2026-12-10T10:40:00+08:00')
    await kit.at(ground, '2026-12-11T10:50:00+08:00')
    await kit.at(ground, '2026-12-12T10:50:00+08:00')
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'FORFEITED', shortFee: '12659.20' })
  })

  test('a cycle with no day left when it is locked costs nothing; after the last one the order ends (K-22, K-26)', async () => {
    await kit.anOrder(ground)
    await pauseUntil('2026-12-31T10:40:00+08:00')
    const states = async () =>
      (await ground.gateway.db.selectFrom('childOrder').select('state').orderBy('cycleNo').execute()).map(
        ({ state }) => state,
      )
    expect(await states()).toEqual(['VOID', 'WAIT_PAY', 'PLANNED'])
    expect(await said('Z1')).toEqual(['12月锁定时已无可提气日期，34,400 m³不再提取，无需支付，不收取补偿'])
    await kit.pay(ground, 'Z2')
    await pauseUntil('2027-03-05T10:40:00+08:00')
    await kit.at(ground, '2027-03-06T06:40:00+08:00')
    expect(await states()).toEqual(['VOID', 'SETTLED', 'VOID'])
    expect(await kit.order(ground)).toMatchObject({ state: 'COMPLETED', depositReleased: '36800.00' })
  })

  test('a cycle with a payment under way does not lapse meanwhile (pitfall 3)', async () => {
    await kit.anOrder(ground)
    for (const moment of ['2026-11-26T17:00', '2026-11-29T17:00', '2026-12-03T23:50'])
      await kit.at(ground, `${moment}:00+08:00`)
    const { db } = ground.gateway
    await db
      .insertInto('tradePayment')
      .values({
        bp: ground.key.bp,
        payNo: 'P1',
        orderNo: 'M1',
        bizType: 'CHILD',
        bizNo: 'Z1',
        amount: '126592.00',
        channel: 'BALANCE',
        state: 'PAYING',
        expireAt: '2026-12-04T00:05:00+08:00',
        createdBy: 'u-1',
        createdAt: ground.gateway.clock.iso(),
        updatedAt: ground.gateway.clock.iso(),
      })
      .execute()
    await kit.at(ground, '2026-12-04T00:15:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('OVERDUE')
    await db.updateTable('tradePayment').set({ state: 'EXPIRED' }).execute()
    await kit.at(ground, '2026-12-04T00:30:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('FORFEITED')
  })

  test('a day that settlement had to estimate is covered on its statement; what a statement reaches stays until it is reversed (pitfall 7)', async () => {
    await december()
    const { gateway, key } = ground
    const { db } = gateway
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-31' }, '1000.00')
    const register = sql<string>`1000 * (gas_day - '2026-12-01'::date)`
    await db
      .updateTable('dailyUsage')
      .set({ startReading: register, endReading: sql`${register} + 1000` })
      .execute()
    const last = db.updateTable('dailyUsage').where('gasDay', '=', '2026-12-31')
    await last.set({ quality: 'MISSING', volume: '0.00', endReading: register }).execute()
    await kit.at(ground, '2027-01-01T09:50:00+08:00')
    expect((await kit.taken(ground, 'Z1')).extracted).toBe('30000.00')
    const statement = await inTransaction(gateway, (work) => settleMonth(work, key, '2026-12'))
    expect(statement?.lines).toMatchObject([
      { settleVolume: '31000.00', packageVolume: '31000.00', billedVolume: '0.00', amount: '0.00' },
    ])
    await last.set({ quality: 'MAKEUP', volume: '1300.00' }).execute()
    await kit.share(ground)
    expect((await kit.taken(ground, 'Z1')).extracted).toBe('31000.00')
    await db.updateTable('statement').set({ state: 'VOID' }).execute()
    await kit.share(ground)
    expect((await kit.taken(ground, 'Z1')).extracted).toBe('31300.00')
  })

  test('paid after its first day a cycle counts gas from the next one (K-22)', async () => {
    await kit.anOrder(ground)
    await kit.at(ground, '2026-12-02T10:00:00+08:00')
    await kit.pay(ground, 'Z1')
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-04' }, '1000.00')
    await kit.at(ground, '2026-12-05T09:40:00+08:00')
    expect(await kit.taken(ground, 'Z1')).toEqual({ extracted: '2000.00', out: '0.00', rows: 2 })
  })

  test('days are shared, corrected by differences, and the bill is about the rest (X-10, X-11, AE-17a)', async () => {
    await december()
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-02' }, '1800.00')
    await kit.at(ground, '2026-12-03T09:40:00+08:00')
    // 34,400 / 31 × 1.2 = 1,331.61; (34,400 − 1,331.61) / 30 × 1.2 = 1,322.74.
    expect(await kit.taken(ground, 'Z1')).toEqual({ extracted: '2654.35', out: '945.65', rows: 2 })
    const covered = (to: string) =>
      inTransaction(ground.gateway, async (work) => {
        const of = { meterIds: [kit.METER], from: '2026-12-01', to }
        return (await coveredGas.covered(work, ground.key, of)).get(kit.METER)?.total
      })
    expect([await covered('2026-12-01'), await covered('2026-12-31')]).toEqual(['1331.61', '2654.35'])
    const { unitPrice } = await ground.li.ok('taocan GET /trade/order/childDetail', { childNo: 'Z1' })
    const cost = await inTransaction(ground.gateway, (work) =>
      coveredGas.cost(work, ground.key, { meterIds: [kit.METER], from: '2026-12-01', to: '2026-12-31' }),
    )
    expect(cost).toBe(priced('2654.35', unitPrice ?? ''))
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-01' }, '1000.00')
    await kit.share(ground)
    await kit.share(ground)
    // (34,400 − 1,000) / 30 × 1.2 = 1,336.00.
    expect(await kit.taken(ground, 'Z1')).toEqual({ extracted: '2336.00', out: '464.00', rows: 4 })
    const { list, sums } = await ground.li.ok('taocan GET /trade/extract/records', { childNo: 'Z1' })
    expect(sums).toEqual({ extracted: '2336.00', out: '464.00' })
    expect(list.filter(({ source }) => source === 'ADJUST')).toHaveLength(2)
    expect((await ground.stranger.ok('taocan GET /trade/extract/records', { childNo: 'Z1' })).total).toBe(0)
    const period = await ground.li.ok('taocan GET /trade/extract/periodDetail', { childNo: 'Z1' })
    expect(period).toMatchObject({
      total: '34400.00',
      extracted: '2336.00',
      line: '2219.35',
      rate: '5.26',
      daysLeft: 29,
    })
  })

  test('a shortfall rolls over, costs and goes back, once (X-12)', async () => {
    await december()
    // 31 × 900 = 27,900: S 6,500, free 1,720, penal 4,780.
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-31' }, '900.00')
    for (const moment of ['2026-12-27T17:00', '2026-12-30T17:00']) await kit.at(ground, `${moment}:00+08:00`)
    await kit.at(ground, '2027-01-02T06:10:00+08:00')
    expect(await kit.child(ground, 'Z1')).toMatchObject({
      state: 'SETTLED',
      shortVolume: '6500.00',
      rolloverOutVolume: '1720.00',
      penaltyVolume: '4780.00',
      shortFee: '1759.04',
      refundAmount: '15831.36',
    })
    // The window of January has passed without money: what was rolled over stays with its overdue child for now.
    expect(await kit.child(ground, 'Z2')).toMatchObject({ rolloverInVolume: '1720.00', rolloverInAmount: '6329.60' })
    expect(await kit.balance(ground)).toBe('15831.36')
    await inTransaction(ground.gateway, (work) => settleChild(work, { ...ground.key, orderNo: 'M1', childNo: 'Z1' }))
    expect(await kit.balance(ground)).toBe('15831.36')
    // 126,592.00 − 6,329.60 − 15,831.36 − 1,759.04 = 27,900 × 3.6800 (IV-01).
    expect(await inTransaction(ground.gateway, (work) => soldExtractions(work, ground.key, null))).toMatchObject([
      { childNo: 'Z1', volume: '27900.00', amount: '102672.00', month: '2026-12' },
    ])
    await kit.at(ground, '2027-01-04T00:20:00+08:00')
    expect((await kit.child(ground, 'Z2')).state).toBe('FORFEITED')
    // K-25: money that had come with the volume goes back.
    expect(await kit.balance(ground)).toBe('22160.96')
  })

  test('cycles are settled in their order, whichever comes up first (X-12)', async () => {
    await december()
    ground.gateway.clock.moveTo('2026-12-27T17:10:00+08:00')
    await inTransaction(ground.gateway, (work) => lockOverdue(work, { ...ground.key, orderNo: 'M1' }))
    await kit.pay(ground, 'Z2')
    await kit.usage(ground, { from: '2026-12-01', to: '2027-01-31' }, '900.00')
    await kit.at(ground, '2027-02-02T05:00:00+08:00')
    ground.gateway.clock.moveTo('2027-02-02T06:00:00+08:00')
    await inTransaction(ground.gateway, (work) => settleChild(work, { ...ground.key, orderNo: 'M1', childNo: 'Z2' }))
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'SETTLED', rolloverOutVolume: '1720.00' })
    // 34,400 + 1,720 − 27,900; what was rolled in is used first.
    expect(await kit.child(ground, 'Z2')).toMatchObject({ state: 'SETTLED', shortVolume: '8220.00' })
  })

  test('gas beyond the package is paid, and the order ends with its deposit (X-12, K-26)', async () => {
    await lastCycle()
    await kit.at(ground, '2027-01-02T06:40:00+08:00')
    const over = await kit.child(ground, 'Z1')
    expect(over).toMatchObject({ state: 'WAIT_SUPPLEMENT' })
    expect((await kit.order(ground)).state).toBe('SETTLING')
    await kit.payBu(ground, over.diffNo ?? '')
    expect((await kit.child(ground, 'Z1')).state).toBe('SETTLED')
    expect(await kit.order(ground)).toMatchObject({
      state: 'COMPLETED',
      paidAmount: '117502.40',
      depositReleased: '11408.00',
    })
    expect(await kit.balance(ground)).toBe('11408.00')
  })

  test('a difference of a cycle that a pause has settled late is paid in the days from then on (X-12)', async () => {
    await lastCycle()
    await kit.at(ground, '2027-01-02T05:00:00+08:00')
    const late = { planned: '2027-01-02T06:00:00+08:00', done: '2027-01-12T09:00:00+08:00' }
    await inTransaction(ground.gateway, (work) =>
      settleChild(heldUp(work, late), { ...ground.key, orderNo: 'M1', childNo: 'Z1' }),
    )
    const bu = await ground.gateway.db.selectFrom('supplementOrder').select('payDeadline').executeTakeFirstOrThrow()
    expect(bu.payDeadline).toBe('2027-01-19T17:00:00+08:00')
  })

  test('an unpaid difference is taken from the deposit (K-26)', async () => {
    await lastCycle()
    await kit.at(ground, '2027-01-02T06:40:00+08:00')
    expect((await kit.child(ground, 'Z1')).state).toBe('WAIT_SUPPLEMENT')
    await kit.at(ground, '2027-01-09T17:15:00+08:00')
    // 930 × 3.6800 = 3,422.40.
    expect(await kit.order(ground)).toMatchObject({
      state: 'COMPLETED',
      depositForfeited: '3422.40',
      depositReleased: '7985.60',
      paidAmount: '117502.40',
    })
  })
})

test.each([
  // 4,780 × 3.6800.
  [
    'X-13: an accepted reason',
    answer(isShortExempt, async () => true),
    { penaltyVolume: '4780.00', shortFee: '0.00', refundAmount: '17590.40', rolloverOutVolume: '1720.00' },
    '允差内 1720.00 × 3.6800 = 6329.60元；免收补偿；退款 17590.40 − 0.00 = 17590.40元',
  ],
  // 1,720 of 34,400 are tolerated, 1,000 more were asked for: 3,780 × 3.6800 = 13,910.40, 10 % of it.
  [
    'S-09: 1,000 m³ that resource balance asked for',
    answer(respondedVolume, async (_, { meterIds, from, to }) =>
      `${meterIds.join()} ${from} ${to}` === `${kit.METER} 2026-12-01 2026-12-31` ? '1000.00' : '0.00',
    ),
    { penaltyVolume: '3780.00', shortFee: '1391.04', refundAmount: '12519.36', rolloverOutVolume: '2720.00' },
    '允差内及资源平衡响应 1000.00 m³，共 2720.00',
  ],
] as const)('what a shortfall costs less by %s', async (_, extension, settled, words) => {
  const reasons: Area = { name: 'reasons', handlers: {}, extensions: [extension] }
  const ground = await kit.extracting(undefined, [reasons])
  await kit.anOrder(ground)
  const { version } = await ground.li.ok(CYCLES, { orderNo: 'M1' })
  const cycles = [1, 2].map((cycleNo) => ({ cycleNo, volume: '34400' }))
  await ground.li.ok(SUBMIT, { requestNo: requestNo(), orderNo: 'M1', version, cycles, cycleNos: [1] })
  await kit.pay(ground, 'Z1')
  await kit.usage(ground, { from: '2026-12-01', to: '2026-12-31' }, '900.00')
  await kit.at(ground, '2027-01-02T06:10:00+08:00')
  expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'SETTLED', ...settled })
  expect(await kit.balance(ground)).toBe(settled.refundAmount)
  const { settlement } = await ground.li.ok('taocan GET /trade/order/childDetail', { childNo: 'Z1' })
  expect(settlement).toMatchObject({ penal: settled.penaltyVolume, fee: settled.shortFee })
  expect(settlement?.formulaText).toContain(words)
  expect(await brokenPackages(ground.gateway.db)).toEqual([])
  await ground.gateway.close()
})
