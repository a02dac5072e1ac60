import * as kit from '../../../../test/gateway/package-extract-kit'
import { requestNo } from '../../../../test/gateway/payment-kit'

const COCKPIT = 'taocan GET /trade/extract/cockpit'
const CHANGE = 'taocan POST /trade/extract/change'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'

let ground: kit.Extracting
beforeEach(async () => {
  ground = await kit.extracting()
})
afterEach(() => ground.gateway.close())

/** December alone, 31,000 m³ at 2.5000 where 3.0000 is published, paid; 1,200 m³ a day up to a day. */
async function december(lastDay: string, terms: object = {}) {
  await kit.anOrder(ground, {
    volume: '31000',
    terms: { supplyMode: 'FULL', deliveryEnd: '2026-12-31', unitPrice: '2.5000', ...terms },
  })
  const { version } = await ground.li.ok('taocan GET /trade/pick/cycles', { orderNo: 'M1' })
  const wish = { requestNo: requestNo(), orderNo: 'M1', version, cycles: [{ cycleNo: 1, volume: '31000' }] }
  await ground.li.ok(SUBMIT, { ...wish, cycleNos: [1] })
  await kit.pay(ground, 'Z1')
  await kit.usage(ground, { from: '2026-08-01', to: lastDay }, '1200.00')
}

const sent = (templateCode: string) =>
  ground.gateway.db
    .selectFrom('message')
    .select(['bizId', 'summary'])
    .where('templateCode', '=', templateCode)
    .execute()

/** The newest closed gas day is the 20th: 24,000 of 31,000 are taken, eleven days are left. */
async function onThe21st(terms: object = {}) {
  await december('2026-12-20', terms)
  ground.gateway.clock.moveTo('2026-12-21T10:00:00+08:00')
  await kit.share(ground)
}

describe('Y-09 cockpit of a cycle', () => {
  test('7,000 left at 1,200 a day run out on the 26th; 6,200 are missing, 1,550 of them at the package price (X-10, X-12)', async () => {
    await onThe21st()
    const of = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    expect(of).toMatchObject({
      asOf: '2026-12-21T08:00:00+08:00',
      total: '31000.00',
      taken: '24000.00',
      left: '7000.00',
      meanDay: '1200.00',
      forecast: { runsOut: '2026-12-26', missing: '6200.00', range: { earliest: '2026-12-26', latest: '2026-12-26' } },
      priceEnds: { date: '2026-12-31', warnOn: '2026-12-24', unitPrice: '2.5000' },
      blocked: null,
    })
    expect(of.days).toHaveLength(31)
    expect(of.days.slice(18, 22)).toEqual([
      { date: '2026-12-19', left: '8200.00', expected: null, even: '12000.00' },
      { date: '2026-12-20', left: '7000.00', expected: null, even: '11000.00' },
      { date: '2026-12-21', left: null, expected: '5800.00', even: '10000.00' },
      { date: '2026-12-22', left: null, expected: '4600.00', even: '9000.00' },
    ])
    expect(of.marks).toEqual([
      { percent: 80, reachedOn: null, expectedOn: '2026-12-21' },
      { percent: 95, reachedOn: null, expectedOn: '2026-12-25' },
      { percent: 100, reachedOn: null, expectedOn: '2026-12-26' },
    ])
  })

  test('a supplement of the most that may be ordered beside waiting, priced as they will be billed (X-09, X-12)', async () => {
    await onThe21st()
    const { supplement } = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    // With it T is 34,100 and 35,805 are at its price; 37,200 are used.
    expect(supplement).toEqual({
      volume: '3100',
      isLimited: true,
      effectDate: '2026-12-23',
      unitPrice: '2.5000',
      amount: '7750.00',
      withIt: { over: '1705.00', overAmount: '4262.50', out: '1395.00', outAmount: '4185.00', total: '16197.50' },
      without: { over: '1550.00', overAmount: '3875.00', out: '4650.00', outAmount: '13950.00', total: '17825.00' },
      saving: '1627.50',
      ifLow: { left: '0.00', rollover: '0.00', fee: '0.00' },
    })
    const { version } = await kit.child(ground, 'Z1')
    const change = {
      childNo: 'Z1',
      version,
      changeType: 'ADD' as const,
      volume: '3100',
      reason: '年底赶工需要更多用气',
    }
    expect(await ground.li.ok(CHANGE, { ...change, requestNo: requestNo() })).toMatchObject({
      effectDate: '2026-12-23',
      amount: '7750.00',
    })
    const after = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    expect([after.supplement, after.blocked]).toEqual([null, '本周期变更次数已用完'])
  })

  test('a dearer package: waiting costs less, and it says so', async () => {
    await onThe21st({ unitPrice: '3.6800' })
    const { supplement } = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    // 3,100 more at 3.68 and 155 more above T instead of 3,255 at 3.00.
    expect(supplement?.saving).toBe('-2213.40')
  })

  test('in the last three days nothing can be ordered (X-09)', async () => {
    await december('2026-12-28')
    ground.gateway.clock.moveTo('2026-12-29T10:00:00+08:00')
    await kit.share(ground)
    const of = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    expect([of.supplement, of.blocked]).toEqual([null, '周期最后3天不可变更'])
    expect(of.forecast?.missing).not.toBe('0.00')
  })

  test('gas that lasts: nothing is missing, nothing is offered', async () => {
    await onThe21st()
    await kit.usage(ground, { from: '2026-08-01', to: '2026-12-20' }, '1000.00')
    await kit.share(ground)
    const of = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    expect(of.forecast).toMatchObject({ runsOut: '2026-12-31', missing: '0.00' })
    expect([of.supplement, of.blocked]).toEqual([null, null])
  })

  test('without a history of its meter, before it is paid, and once it is over: no forecast', async () => {
    await kit.anOrder(ground, { volume: '31000', terms: { deliveryEnd: '2026-12-31' } })
    const unpaid = await ground.li.ok(COCKPIT, { childNo: 'Z1' })
    expect([unpaid.forecast, unpaid.meanDay, unpaid.left]).toEqual([null, null, '31000.00'])
    const { version } = await ground.li.ok('taocan GET /trade/pick/cycles', { orderNo: 'M1' })
    const wish = { requestNo: requestNo(), orderNo: 'M1', version, cycles: [{ cycleNo: 1, volume: '31000' }] }
    await ground.li.ok(SUBMIT, { ...wish, cycleNos: [1] })
    await kit.pay(ground, 'Z1')
    expect((await ground.li.ok(COCKPIT, { childNo: 'Z1' })).forecast).toBeNull()
    ground.gateway.clock.moveTo('2027-01-02T10:00:00+08:00')
    expect((await ground.li.ok(COCKPIT, { childNo: 'Z1' })).forecast).toBeNull()
  })

  test('the cycle of another customer is not there', async () => {
    await december('2026-11-22')
    expect((await ground.stranger.call(COCKPIT, { childNo: 'Z1' })).code).toBe('2902')
  })

  test('one message that it will run out, one that the price ends within a week', async () => {
    await december('2026-12-20')
    ground.gateway.clock.moveTo('2026-12-21T09:00:00+08:00')
    await kit.at(ground, '2026-12-21T09:55:00+08:00')
    expect(await sent('EXTRACT_RUN_OUT')).toEqual([
      { bizId: 'Z1', summary: '12月提气量预计12-26用完，到周期末还差约6,200.00 m³，可提前追加' },
    ])
    expect(await sent('PACKAGE_PRICE_END')).toEqual([])
    await kit.usage(ground, { from: '2026-12-21', to: '2026-12-24' }, '1200.00')
    await kit.at(ground, '2026-12-24T09:55:00+08:00')
    await kit.at(ground, '2026-12-25T09:55:00+08:00')
    expect(await sent('EXTRACT_RUN_OUT')).toHaveLength(1)
    expect(await sent('PACKAGE_PRICE_END')).toEqual([
      { bizId: 'M1', summary: '冬季工业气量包价格2.5000元/m³至2026-12-31止，之后按公布气价计费' },
    ])
  })
})
