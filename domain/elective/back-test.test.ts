import fc from 'fast-check'
import { datesBetween, daysInMonth, firstOfMonth, lastOfMonth } from '../date'
import { addMoney, subtractMoney, sumMoney } from '../money'
import { heat, industry, schedule } from '../tariff/fixtures'
import { priceWithElective } from '../tariff/elective'
import { amountOf } from '../tariff/segments'
import { compareVolume, minVolume, sumVolume } from '../volume'
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

test('what is elective fills no tier: the year reaches its next one later (AE-17a)', () => {
  const days = evenly('2026-01', '40000.00')
  const of = (volume: string) =>
    splitMonths([meter(days, { book: industry, usedBefore: '0.00' })], ['2026-01'], volume)[0]
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
    '0.00',
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
