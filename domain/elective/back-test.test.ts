import fc from 'fast-check'
import { datesBetween, daysInMonth, firstOfMonth, lastOfMonth } from '../date'
import { addMoney, subtractMoney, sumMoney } from '../money'
import { heat, industry, schedule } from '../tariff/fixtures'
import { priceWithElective } from '../tariff/elective'
import { amountOf } from '../tariff/segments'
import { compareVolume, minVolume, sumVolume } from '../volume'
import type { CoverTerms } from '../package/month-cover'
import { backTest, splitMonths, type Offer, type TestedMeter } from './back-test'
import { fixedAt, indexed } from './fixtures'
import { electiveShares } from './share'
import { optionPrice, type OptionTerms } from './terms'

const evenly = (month: string, volume: string) =>
  datesBetween(firstOfMonth(month), lastOfMonth(month)).map((gasDay) => ({ gasDay, volume }))

const flat = (basePrice: string) => ({
  schedules: [
    schedule({ priceId: 'h', basePrice, guidePrice: '9.0000' }),
    schedule({ priceId: 'n', season: 'NON_HEATING', basePrice, guidePrice: '9.0000' }),
  ],
  contracts: [],
})

const meter = (days: TestedMeter['channels'][number]['days'], given: Partial<TestedMeter> = {}): TestedMeter => ({
  meterId: 'm1',
  book: flat('3.8600'),
  usedBefore: '0.00',
  channels: [{ channelNo: '1', days }],
  ...given,
})

const offer = (terms: OptionTerms, volume: string, index: (month: string) => string | null = () => null): Offer => ({
  key: terms.optionType,
  volume,
  takeRate: terms.takeRate,
  shortFeeRate: terms.shortFeeRate,
  priceIn: (month, taken) => optionPrice(terms, taken, index(month)),
})

test('BE-06 worked: 86,000 used, 80,000 at 3.7200, 3.8600 published → 320,760.00, 11,200.00 less than without', () => {
  const month = '2026-04'
  const days = [...evenly(month, '2866.00').slice(1), { gasDay: '2026-04-01', volume: '2886.00' }]
  const { plain, offers } = backTest({
    meters: [meter(days)],
    months: [month],
    offers: [offer(fixedAt('3.7200'), '80000')],
  })
  expect(plain).toMatchObject({ total: '331960.00', worst: { month, price: '3.8600' } })
  expect(offers[0]).toMatchObject({
    total: '320760.00',
    difference: '-11200.00',
    shortFee: '0.00',
    worst: { month, price: '3.7298' },
    months: [{ used: '86000.00', taken: '80000.00', price: '3.7200' }],
  })
})

test('BE-07 worked: 60,000 used of 80,000 → 223,200.00 and a fee of 1,488.00, named and counted', () => {
  const { offers } = backTest({
    meters: [meter(evenly('2026-04', '2000.00'))],
    months: ['2026-04'],
    offers: [offer(fixedAt('3.7200'), '80000')],
  })
  expect(offers[0]).toMatchObject({ total: '224688.00', shortFee: '1488.00', difference: '-6912.00' })
})

test('a month without a published index makes the sums of its offer unknown, not those of the others', () => {
  const months = ['2026-04', '2026-05']
  const { offers } = backTest({
    meters: [meter(months.flatMap((month) => evenly(month, '1000.00')))],
    months,
    offers: [
      offer(indexed, '30000', (month) => (month === '2026-04' ? '3.4000' : null)),
      offer(fixedAt('3.7200'), '30000'),
    ],
  })
  expect(offers).toMatchObject([
    { key: 'INDEX', unknown: ['2026-05'], total: null, difference: null, worst: null },
    { key: 'FIXED', unknown: [], shortFee: '0.00' },
  ])
})

const packageAt = (price: string, volume: string, cover: Partial<CoverTerms> = {}): Offer => ({
  key: 'PACKAGE',
  volume,
  cover: {
    supplyMode: 'FULL',
    cycleType: 'MONTH',
    overTolerance: '5.00',
    shortTolerance: '5.00',
    shortFeeRate: '10.00',
    ...cover,
  },
  priceIn: () => price,
})
const april = (days: TestedMeter['channels'][number]['days'], offers: Offer[]) =>
  backTest({ meters: [meter(days)], months: ['2026-04'], offers }).offers

test('a package that covers all of a month takes 5 % above it at its price, the rest is billed as published (X-10, X-12)', () => {
  // 90,000 used of 80,000: 84,000 at 3.7200, 6,000 at 3.8600.
  const [full] = april(evenly('2026-04', '3000.00'), [packageAt('3.7200', '80000')])
  expect(full).toMatchObject({ total: '335640.00', shortFee: '0.00', months: [{ taken: '84000.00' }] })
})

test('a package that covers a part takes 1.2 times its even part a day at most (X-10)', () => {
  // Fifteen days of 4,000 and fifteen of none: less than all of 60,000 is taken although 60,000 is used.
  const days = evenly('2026-04', '0.00').map((day, index) => ({ ...day, volume: index < 15 ? '4000.00' : '0.00' }))
  const [part] = april(days, [packageAt('3.7200', '60000', { supplyMode: 'PART' })])
  // 2,400.00 on the first day, then 1.2 / 29 of 57,600 …; what is short above 5 % costs 10 % of its price.
  expect(part?.months[0]?.used).toBe('60000.00')
  expect(compareVolume(part?.months[0]?.taken ?? '0', '40000.00')).toBe(-1)
  expect(part?.shortFee).not.toBe('0.00')
})

test('a package that is not used: 60,000 of 80,000 → 16,000 beyond the tolerance, 5,952.00 (X-12)', () => {
  const [short] = april(evenly('2026-04', '2000.00'), [packageAt('3.7200', '80000')])
  expect(short).toMatchObject({ total: '229152.00', shortFee: '5952.00' })
})

test('by ten days each third is settled by itself: a full middle makes up for no empty end (X-01, X-12)', () => {
  const days = evenly('2026-04', '1000.00').map((day, index) => ({ ...day, volume: index < 20 ? '1000.00' : '0.00' }))
  const [thirds] = april(days, [packageAt('3.7200', '30000', { cycleType: 'TEN_DAYS' })])
  // The last 10,000 are not used: 9,500 × 3.7200 × 10 %.
  expect(thirds).toMatchObject({ shortFee: '3534.00', months: [{ taken: '20000.00' }] })
})

test('what is elective fills no tier: the year reaches its next one later (AE-17a)', () => {
  const days = evenly('2026-01', '40000.00')
  const of = (volume: string) =>
    splitMonths([meter(days, { book: industry, usedBefore: '0.00' })], ['2026-01'], { volume })[0]
  // 1,240,000 m³: 1,000,000 at 4.0200 and 240,000 at 3.9700.
  expect(of('0.00')).toMatchObject({ used: '1240000.00', taken: [], rest: '4972800.00' })
  // 300,000 of it elective: 940,000 are left, all of the first tier.
  expect(of('300000')).toMatchObject({ taken: ['300000.00'], rest: '3778800.00' })
})

test('a year starts its tiers from nothing', () => {
  const days = [...evenly('2025-12', '1000.00'), ...evenly('2026-01', '1000.00')]
  const [december, january] = splitMonths(
    [meter(days, { book: industry, usedBefore: '2990000.00' })],
    ['2025-12', '2026-01'],
    { volume: '0.00' },
  )
  // 10,000 of the second tier and 21,000 of the third; then 31,000 of the first.
  expect([december?.rest, january?.rest]).toEqual(['122020.00', '124620.00'])
})

test('BE-08: each choice takes the days of its own month, the first ones, across meters', () => {
  const day = (gasDay: string, meterId: string, volume: string) => ({ gasDay, meterId, channelNo: '1', volume })
  const days = [
    day('2026-05-01', 'a', '70.00'),
    day('2026-04-30', 'b', '50.00'),
    day('2026-04-30', 'a', '60.00'),
    day('2026-05-02', 'a', '-5.00'),
    day('2026-05-03', 'a', '40.00'),
  ]
  const months = [
    { month: '2026-04', volume: '100' },
    { month: '2026-05', volume: '90' },
  ]
  expect(electiveShares(days, months)).toEqual(['70.00', '40.00', '60.00', '0.00', '20.00'])
})

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2))

test('whatever is used, a month takes min(used, elected), and a bill of it is the same as its two parts (BE-06)', () => {
  fc.assert(
    fc.property(
      fc.array(cents(500_000), { minLength: 30, maxLength: 30 }),
      fc.array(cents(500_000), { minLength: 30, maxLength: 30 }),
      fc.integer({ min: 1, max: 200_000 }).map(String),
      (one, two, volume) => {
        const month = '2026-04'
        expect(daysInMonth(month)).toBe(30)
        const dated = (volumes: readonly string[]) =>
          volumes.map((value, index) => ({ gasDay: `2026-04-${String(index + 1).padStart(2, '0')}`, volume: value }))
        const channels = [
          { channelNo: '1', days: dated(one) },
          { channelNo: '2', days: dated(two) },
        ]
        const used = sumVolume([...one, ...two])
        const [tested] = backTest({
          meters: [meter([], { book: heat, channels })],
          months: [month],
          offers: [offer(fixedAt('3.7200'), volume)],
        }).offers
        const tried = tested?.months[0]
        expect(tried?.taken).toBe(minVolume(used, volume))
        const shares = electiveShares(
          channels.flatMap((channel) =>
            channel.days.map((day) => ({ ...day, meterId: 'm1', channelNo: channel.channelNo })),
          ),
          [{ month, volume }],
        )
        const bill = priceWithElective({
          book: heat,
          meterId: 'm1',
          from: '2026-04-01',
          to: '2026-04-30',
          usedBefore: '0.00',
          channels: channels.map(({ channelNo, days }, place) => ({
            channelNo,
            volume: sumVolume(days.map((day) => day.volume)),
            daily: days,
            elective: days.map((day, index) => ({
              gasDay: day.gasDay,
              volume: shares[place * 30 + index] ?? '0.00',
              price: '3.7200',
            })),
          })),
        })
        const segments = [...bill.values()].flat()
        expect(subtractMoney(tried?.amount ?? '0', tried?.shortFee ?? '0')).toBe(amountOf(segments))
        expect(sumVolume(segments.map((segment) => segment.volume))).toBe(used)
        expect(compareVolume(tried?.taken ?? '0', volume)).toBeLessThanOrEqual(0)
      },
    ),
  )
})

test('the differences of the months add up to that of the offer', () => {
  const months = ['2026-01', '2026-02', '2026-03']
  const { plain, offers } = backTest({
    meters: [
      meter(
        months.flatMap((month, index) => evenly(month, `${(index + 1) * 777}.77`)),
        { book: industry },
      ),
    ],
    months,
    offers: [offer(fixedAt('3.7200'), '40000')],
  })
  expect(offers[0]?.difference).toBe(sumMoney((offers[0]?.months ?? []).map(({ difference }) => difference)))
  expect(offers[0]?.total).toBe(addMoney(plain.total ?? '0', offers[0]?.difference ?? '0'))
})
