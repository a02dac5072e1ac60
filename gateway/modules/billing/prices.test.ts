import { DAY, MINUTE } from '@domain/date'
import { inWork } from '../../../test/setup/content-gateway'
import { cardTold } from '../metering/service'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let industry: Caller
let hospital: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002' })
})
afterAll(() => gateway.close())

test('my prices: contract and tiers, the announced next price', async () => {
  const { list } = await industry.ok('default GET /crmgas/price/myPrice', { meterId: '10010101' })
  expect(list[0]).toMatchObject({
    source: 'CONTRACT',
    base: '3.9800',
    // What packages cover does not count for the tiers (AE-17a): billed gas is in the first one.
    finalPrice: '3.9800',
    guidePrice: '4.1500',
    next: { effectiveFrom: '2027-01-01', finalPrice: '4.0200' },
  })
  expect(list[0]?.tiers.map((tier) => tier.remaining)).toEqual([expect.any(String), expect.any(String), null])
  expect(list[0]?.tiers[0]?.remaining).not.toBe('0.00')
  expect(await hospital.call('default GET /crmgas/price/myPrice', { meterId: '10010101' })).toMatchObject({
    code: 'A2101',
  })
})

test('guide prices of the company: in force first, the season to come marked, nothing of another company (AE-20)', async () => {
  const { list, current, season } = await hospital.ok('default GET /crmgas/price/guidePrice', {})
  expect(list.slice(0, 3).map(({ state, effectiveFrom }) => `${state} ${effectiveFrom}`)).toEqual([
    'NOW 2026-11-01',
    'NOW 2026-04-01',
    'NEXT 2027-04-01',
  ])
  expect(season).toBe('HEATING')
  const heat = current.find((row) => row.gasUse === 'HEAT' && row.season === 'HEATING')
  expect(heat).toMatchObject({ guidePrice: '3.9800', docNo: '石发改价格〔2026〕86号' })
  const one = await hospital.ok('default GET /crmgas/price/guidePrice', {
    gasUse: 'IND',
    season: 'HEATING',
    year: '2025',
  })
  expect(one.list.map(({ state, effectiveFrom }) => `${state} ${effectiveFrom}`)).toEqual(['PAST 2025-11-01'])
  expect(one.current).toHaveLength(1)
  const docId = list[0]?.docId ?? ''
  const detail = await hospital.ok('default GET /crmgas/price/guideDetail', { docId })
  expect(detail.rows).toHaveLength(4)
  expect((await industry.call('default GET /crmgas/price/guideDetail', { docId })).code).toBe('2902')
})

test('history is newest first and names its documents', async () => {
  const { list } = await hospital.ok('default GET /crmgas/price/history', { meterId: '10020301' })
  expect(list[0]).toMatchObject({
    effectiveFrom: '2026-11-01',
    effectiveTo: null,
    price: '3.9000',
    season: 'HEATING',
    guidePrice: '3.9800',
    docNo: '石发改价格〔2026〕86号',
  })
})

test('a trial fills tiers and is refused outside of its limits', async () => {
  const restaurant = gateway.asSession({ ...bound, bp: '1000000002', companyCode: '1001' })
  const trial = (value: string, buyMode: 'AMOUNT' | 'VOLUME' = 'AMOUNT', meterId = '10010204') =>
    restaurant.call('default POST /crmgas/price/trial', { meterId, buyMode, value })
  // 1000 / 4.1200 = 242.71…: 242.7 m³ cost 999.92.
  expect((await trial('1000')).data).toMatchObject({ volume: '242.7', amount: '999.92', leftover: '0.08' })
  // An amount meter gets its yuan whole (AE-56).
  expect((await trial('10', 'AMOUNT', '10010202')).data).toMatchObject({
    volume: null,
    amount: '10.00',
    leftover: '0.00',
    segments: [],
  })
  expect((await trial('2500', 'VOLUME')).data).toMatchObject({
    split: [{ volume: '999.0' }, { volume: '999.0' }, { volume: '502.0' }],
  })
  for (const wrong of ['0', '9.99', 'abc', '1e9', '1000000.01'])
    expect(await trial(wrong)).toMatchObject({ code: 'A2317' })
  expect(await trial('1.5', 'VOLUME')).toMatchObject({ code: 'A2317' })
  expect(await trial('10', 'AMOUNT', '10010101')).toMatchObject({ code: 'A2101' })
})

test('what is left in a meter counts against its hold limit for thirty days after a card brought it (AE-59)', async () => {
  const key = { bp: '1000000002', companyCode: '1001', meterId: '10010204' }
  const restaurant = gateway.asSession({ ...bound, ...key })
  const buy = () =>
    restaurant.call('default POST /crmgas/price/trial', { meterId: key.meterId, buyMode: 'VOLUME', value: '500' })
  await inWork(gateway, (work) => cardTold(work, key, { loadedSeq: 1, remain: '19800.0', total: '900000.00' }))
  const brought = gateway.clock.now()
  gateway.clock.moveTo(new Date(brought + 30 * DAY - MINUTE).toISOString())
  expect(await buy()).toMatchObject({ code: 'A2309' })
  gateway.clock.moveTo(new Date(brought + 30 * DAY + MINUTE).toISOString())
  expect(await buy()).toMatchObject({ data: { volume: '500.0' } })
})
