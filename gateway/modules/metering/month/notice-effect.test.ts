import { datesBetween } from '@domain/date'
import { aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'

const CALL = 'btwob GET /price/notice'
const key = { bp: '1000000003', companyCode: '1002' }

let gateway: TestGateway
let caller: Caller

/** 3.00 yuan/m³ so far; from 16 November on 3.30, of which 0.30 is passed on from upstream. */
beforeEach(async () => {
  gateway = await energyGateway('2026-11-23T09:30:00+08:00')
  await anAccount(gateway.db, { ...key, chargeMode: 'POSTPAID' })
  await flatPrice(gateway.db, key.companyCode)
  await notice('N2', 'HEATING', '2026-11-16', '3.3000')
  await aMeter(gateway.db, key, { meterId: 'A1' })
  await aMeter(gateway.db, key, { meterId: 'M1', meterType: 'MECH' })
  const day = { ...key, meterId: 'A1', channelNo: '1', startReading: '0.00', endReading: '10.00', volume: '10.00' }
  await gateway.db
    .insertInto('dailyUsage')
    .values(
      datesBetween('2026-11-01', '2026-11-22').map((gasDay) => ({
        ...day,
        gasDay,
        estAmount: '30.00',
        quality: 'NORMAL' as const,
      })),
    )
    .execute()
  caller = gateway.asSession({ ...key, isMaster: true, reviewStatus: '1' })
})
afterEach(() => gateway.close())

const notice = (docNo: string, season: 'HEATING' | 'NON_HEATING', effectiveFrom: string, price: string) =>
  gateway.db
    .insertInto('priceSchedule')
    .values({
      companyCode: key.companyCode,
      priceId: docNo,
      gasUse: 'PUB',
      season,
      effectiveFrom,
      guidePrice: price,
      basePrice: price,
      linkageDelta: '0.3000',
      tierMode: 'NONE',
      docNo,
      docTitle: '调价通知',
    })
    .execute()

test('the running month under the old and the new price, by the days it counts from (Y-05)', async () => {
  const effect = await caller.ok(CALL, {})
  expect(effect).toMatchObject({
    notice: { docNo: 'N2', title: '调价通知', effectiveFrom: '2026-11-16' },
    billMonth: '2026-11',
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
  })
  const [remote, byHand] = effect.meters
  // 220 m³ in 22 days and 8 more days at 10 m³: 150 × 3.00 + 150 × 3.30 against 300 × 3.00.
  expect(remote).toMatchObject({
    volume: '300.00',
    basis: 'RUNNING',
    countsFrom: '2026-11-16',
    contractNo: null,
    difference: '45.00',
    before: { amount: '900.00', basePrice: '3.0000', finalPrice: '3.0000' },
    after: {
      amount: '945.00',
      basePrice: '3.3000',
      linkageDelta: '0.3000',
      guidePrice: '3.3000',
      finalPrice: '3.3000',
    },
    asOf: '2026-11-23T08:00:00+08:00',
  })
  const preview = await caller.ok('energy GET /monthBill/preview', {})
  expect(preview.forecastAmount).toBe(remote?.after.amount)
  // Nothing tells how much a meter read by hand will use: the prices are known, the bill is not.
  expect(byHand).toMatchObject({
    meterId: 'M1',
    volume: null,
    basis: 'NONE',
    difference: null,
    after: { finalPrice: '3.3000', amount: null, segments: [] },
  })
})

test('another volume, spread over the days as a bill without daily values is', async () => {
  const { meters } = await caller.ok(CALL, { meterId: 'M1', volume: '600' })
  // Half of the thirty days at each price: 300 × 3.00 + 300 × 3.30.
  expect(meters[0]).toMatchObject({ volume: '600.00', basis: 'TYPED', difference: '90.00' })
  expect(meters[0]?.after.segments.map(({ volume, amount }) => [volume, amount])).toEqual([
    ['300.00', '900.00'],
    ['300.00', '990.00'],
  ])
})

test('an agreed price is not touched by what is published', async () => {
  await gateway.db
    .insertInto('contractPrice')
    .values({
      ...key,
      contractPriceId: 'C',
      contractNo: 'HT1',
      meterId: null,
      basePrice: '2.8000',
      effectiveFrom: '2026-01-01',
      effectiveTo: '2026-12-31',
    })
    .execute()
  const { meters } = await caller.ok(CALL, { meterId: 'A1' })
  expect(meters[0]).toMatchObject({
    contractNo: 'HT1',
    difference: '0.00',
    after: { amount: '840.00', finalPrice: '2.8000' },
  })
})

test('a notice to come touches the month in which it begins', async () => {
  await notice('N3', 'NON_HEATING', '2027-04-10', '3.2000')
  const { billMonth, meters } = await caller.ok(CALL, { docNo: 'N3', meterId: 'A1', volume: '300.00' })
  expect(billMonth).toBe('2027-04')
  // 90 m³ of the first nine days at 3.00, 210 m³ at 3.20.
  expect(meters[0]).toMatchObject({ countsFrom: '2027-04-10', difference: '42.00', after: { amount: '942.00' } })
  // Asked for nothing, it is the notice of the running month.
  expect((await caller.ok(CALL, {})).notice.docNo).toBe('N2')
})

test.each([
  [{ docNo: 'NONE' }, '2902'],
  [{ volume: '100' }, 'A2317'],
  [{ meterId: 'A1', volume: '0' }, 'A2317'],
  [{ meterId: 'A1', volume: '100000000' }, 'A2317'],
  [{ meterId: 'A1', volume: '１００' }, 'A2317'],
  [{ meterId: 'A1', volume: '1e6' }, 'A2317'],
  [{ meterId: 'XX' }, 'A2101'],
])('%j is refused with %s', async (input, code) => expect(await caller.call(CALL, input)).toMatchObject({ code }))
