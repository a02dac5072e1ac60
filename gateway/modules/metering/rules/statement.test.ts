import { sumMoney } from '@domain/money'
import type { PriceBook, Schedule } from '@domain/tariff/types'
import { subtractVolume, sumVolume } from '@domain/volume'
import { priceStatement, type MeterPeriod } from './statement'

const schedule = (change: Partial<Schedule>): Schedule => ({
  priceId: 'p',
  season: 'HEATING',
  effectiveFrom: '2025-11-01',
  effectiveTo: null,
  guidePrice: '4.1500',
  basePrice: '4.0200',
  tierMode: 'NONE',
  surchargeAllowed: false,
  tiers: [],
  ...change,
})
const tiers = [
  { tierNo: 1, fromVolume: '0.00', toVolume: '1000000.00', delta: '0.0000' },
  { tierNo: 2, fromVolume: '1000000.00', toVolume: null, delta: '-0.0500' },
]
const book = (schedules: Schedule[]): PriceBook => ({ schedules, contracts: [] })
const channel = (channelNo: string, readVolume: string, change: object = {}) => ({
  channelNo,
  prevReading: '0.00',
  currReading: readVolume,
  readVolume,
  adjustVolume: '0.00',
  adjustReason: '',
  carriedIn: '0.00',
  readingSource: 'REMOTE' as const,
  ...change,
})
const meter = (change: Partial<MeterPeriod>): MeterPeriod => ({
  meterId: 'm1',
  meterNo: '0030m1',
  book: book([schedule({ tierMode: 'DISCOUNT', tiers })]),
  channels: [channel('1', '42350.68')],
  usedBefore: '0.00',
  packageVolume: '0.00',
  ...change,
})
const month = { from: '2025-12-01', to: '2025-12-31', otherItems: [], taxRate: '0.09' }

test('AE-17 and AE-18 worked: 985,000 used, 42,350.68 in the month → 168,882.20, net 154,937.80, tax 13,944.40', () => {
  const priced = priceStatement({ ...month, meters: [meter({ usedBefore: '985000.00' })] })
  expect(priced.lines[0]?.segments).toMatchObject([
    { tierNo: 1, label: '阶梯1', volume: '15000.00', price: '4.0200', amount: '60300.00' },
    { tierNo: 2, label: '阶梯2', volume: '27350.68', price: '3.9700', amount: '108582.20' },
  ])
  expect(priced).toMatchObject({
    totalVolume: '42350.68',
    totalAmount: '168882.20',
    netAmount: '154937.80',
    taxAmount: '13944.40',
  })
})

test('AE-17a worked: 80,000 of 98,211.46 are a package, the deviation item comes on top → 73,681.61', () => {
  const priced = priceStatement({
    ...month,
    meters: [
      meter({
        book: book([schedule({ basePrice: '3.9800' })]),
        channels: [channel('1', '98211.46')],
        packageVolume: '80000.00',
      }),
    ],
    otherItems: [{ amount: '1200.00' }],
  })
  expect(priced.lines[0]).toMatchObject({
    settleVolume: '98211.46',
    packageVolume: '80000.00',
    billedVolume: '18211.46',
    amount: '72481.61',
  })
  expect(priced.totalAmount).toBe('73681.61')
})

test('AE-16 worked: 1,860 m³ over 31 days across the season border by days → 7,021.80', () => {
  const seasons = book([
    schedule({
      priceId: 'n',
      season: 'NON_HEATING',
      effectiveFrom: '2025-04-01',
      effectiveTo: '2025-10-31',
      basePrice: '3.4500',
      guidePrice: '3.5500',
    }),
    schedule({ priceId: 'h', basePrice: '3.8700', guidePrice: '3.9500' }),
  ])
  const priced = priceStatement({
    ...month,
    from: '2025-10-25',
    to: '2025-11-24',
    meters: [meter({ book: seasons, channels: [channel('1', '1860.00')] })],
  })
  expect(priced.lines[0]?.segments).toMatchObject([
    { season: 'NON_HEATING', volume: '420.00', amount: '1449.00', fromDate: '2025-10-25', toDate: '2025-10-31' },
    { season: 'HEATING', volume: '1440.00', amount: '5572.80', fromDate: '2025-11-01', toDate: '2025-11-24' },
  ])
  expect(priced.totalAmount).toBe('7021.80')
})

test('two channels share their meter’s tiers, day by day (AE-15)', () => {
  const priced = priceStatement({
    ...month,
    to: '2025-12-10',
    meters: [meter({ usedBefore: '999000.00', channels: [channel('1', '1500.00'), channel('2', '100.00')] })],
  })
  // 150 and 10 a day: 40 m³ of the tier are left for the seventh day, and the first channel takes them.
  expect(priced.lines.map((line) => line.segments.map((one) => [one.tierNo, one.volume, one.fromDate]))).toEqual([
    [
      [1, '940.00', '2025-12-01'],
      [2, '560.00', '2025-12-07'],
    ],
    [
      [1, '60.00', '2025-12-01'],
      [2, '40.00', '2025-12-07'],
    ],
  ])
})

test('an adjustment says what it costs or saves: the line without it is what the days cost (AE-26)', () => {
  const lineOf = (readVolume: string, adjustVolume: string) =>
    priceStatement({
      ...month,
      meters: [
        meter({
          usedBefore: '999000.00',
          channels: [channel('1', readVolume, { adjustVolume, adjustReason: '异议核减' })],
        }),
      ],
    }).lines[0]
  // Of 1,500 m³ 1,000 are in tier 1 at 4.0200; what is taken off was in tier 2 at 3.9700.
  expect(lineOf('1500.00', '-186.40')).toMatchObject({ amount: '5264.99', adjustAmount: '-740.01' })
  expect(lineOf('1500.00', '0.00')).toMatchObject({ amount: '6005.00', adjustAmount: '0.00' })
})

test('an adjustment counts, a negative rest is carried (AE-26)', () => {
  const lines = (adjustVolume: string) =>
    priceStatement({
      ...month,
      meters: [meter({ channels: [channel('1', '100.00', { adjustVolume, adjustReason: '异议核减' })] })],
    }).lines[0]
  expect(lines('-30.00')).toMatchObject({ settleVolume: '70.00', carried: '0.00' })
  expect(lines('-130.00')).toMatchObject({ settleVolume: '0.00', carried: '-30.00', amount: '0.00', segments: [] })
})

/** The package covers days: what was estimated too high before is priced once, here or later. */
test.each([
  ['of a month that a package covers is carried whole', '100.00', '-10.19', '100.00', '-10.19', '0.00', '0.00'],
  ['takes the priced rest, and what is more is carried', '70.00', '-30.01', '70.00', '-0.01', '0.00', '-120.60'],
  ['takes exactly the priced rest', '70.00', '-30.00', '70.00', '0.00', '0.00', '-120.60'],
  ['takes a part of the priced rest', '70.00', '-10.00', '90.00', '0.00', '80.40', '-40.20'],
  ['beyond the month leaves the package its gas', '70.00', '-130.00', '70.00', '-100.00', '0.00', '-120.60'],
  ['of more is priced beside the package', '100.00', '10.00', '110.00', '0.00', '40.20', '40.20'],
])('an adjustment %s (AE-17a, AE-26)', (_, byPackage, adjustVolume, settled, carried, amount, adjustAmount) => {
  const gasDay = '2025-12-01'
  const reading = channel('1', '100.00', {
    adjustVolume,
    daily: [{ gasDay, volume: '100.00' }],
    covered: [{ gasDay, volume: byPackage }],
  })
  const [line] = priceStatement({
    ...month,
    to: gasDay,
    meters: [meter({ channels: [reading], packageVolume: byPackage })],
  }).lines
  expect(line).toMatchObject({ settleVolume: settled, packageVolume: byPackage, carried, amount, adjustAmount })
  expect(line?.billedVolume).toBe(subtractVolume(settled, byPackage))
})

test('what an adjustment takes off is never priced gas of another channel, whatever its tiers (AE-26)', () => {
  const gasDay = '2025-12-01'
  const daily = [{ gasDay, volume: '100.00' }]
  const [one, two] = priceStatement({
    ...month,
    to: gasDay,
    meters: [
      meter({
        // 60 m³ before the second tier.
        usedBefore: '999940.00',
        packageVolume: '100.00',
        channels: [
          channel('1', '100.00', { adjustVolume: '-10.00', daily, covered: daily }),
          channel('2', '100.00', { daily }),
        ],
      }),
    ],
  }).lines
  expect(one).toMatchObject({ packageVolume: '100.00', billedVolume: '0.00', carried: '-10.00', segments: [] })
  // 60 × 4.0200 + 40 × 3.9700
  expect(two).toMatchObject({ packageVolume: '0.00', billedVolume: '100.00', carried: '0.00', amount: '400.00' })
  expect(two?.segments).toMatchObject([{ volume: '60.00' }, { volume: '40.00' }])
})

test('elective volume has a price and a label of its own and never exceeds what was used', () => {
  const elective = [
    { gasDay: '2025-12-01', volume: '80.00', price: '3.5000' },
    { gasDay: '2025-12-02', volume: '170.00', price: '3.5000' },
  ]
  const priced = priceStatement({
    ...month,
    meters: [meter({ channels: [channel('1', '100.00', { elective })] })],
  })
  expect(priced.lines[0]?.segments).toMatchObject([
    { tierNo: 0, label: '自选', volume: '100.00', price: '3.5000', amount: '350.00' },
  ])
})

test('BE-06, BE-08 worked: 10,000 of a package, 80,000 at 3.7200, the rest over a tier border, in one bill to the cent', () => {
  const days = (volumes: readonly string[]) =>
    volumes.map((volume, index) => ({ gasDay: `2025-12-0${index + 1}`, volume }))
  const used = days(['40000.00', '40000.00', '16000.00'])
  const [line] = priceStatement({
    ...month,
    to: '2025-12-03',
    meters: [
      meter({
        // 2,500 m³ before the border of the second tier.
        usedBefore: '997500.00',
        packageVolume: '10000.00',
        channels: [
          channel('1', '96000.00', {
            daily: used,
            covered: days(['10000.00']),
            // 30,000 and 40,000 are left of the first two days; the third day takes what is left of 80,000.
            elective: days(['30000.00', '40000.00', '10000.00']).map((day) => ({ ...day, price: '3.7200' })),
          }),
        ],
      }),
    ],
  }).lines
  expect(line).toMatchObject({ settleVolume: '96000.00', packageVolume: '10000.00', billedVolume: '86000.00' })
  expect(line?.segments).toMatchObject([
    { tierNo: 1, volume: '2500.00', price: '4.0200', amount: '10050.00' },
    { tierNo: 2, volume: '3500.00', price: '3.9700', amount: '13895.00' },
    { tierNo: 0, label: '自选', volume: '80000.00', price: '3.7200', amount: '297600.00' },
  ])
  // 297,600.00 + 10,050.00 + 13,895.00
  expect(line?.amount).toBe('321545.00')
  expect(line?.adjustAmount).toBe('0.00')
})

test('a month without gas costs nothing', () => {
  expect(priceStatement({ ...month, meters: [meter({ channels: [channel('1', '0.00')] })] })).toMatchObject({
    totalAmount: '0.00',
    netAmount: '0.00',
    taxAmount: '0.00',
  })
})

test('segments add up to the billed volume and the amount of every line', () => {
  const daily = Array.from({ length: 31 }, (_, day) => ({
    gasDay: `2025-12-${String(day + 1).padStart(2, '0')}`,
    volume: '333.37',
  }))
  const priced = priceStatement({
    ...month,
    meters: [
      meter({ usedBefore: '995000.00', channels: [channel('1', '10334.47', { daily }), channel('2', '310.02')] }),
    ],
  })
  for (const line of priced.lines) {
    expect(sumVolume(line.segments.map((one) => one.volume))).toBe(line.billedVolume)
    expect(sumMoney(line.segments.map((one) => one.amount))).toBe(line.amount)
  }
})

test('what a package covers comes off its days: their price counts for the rest alone, channel by channel (AE-17a)', () => {
  const prices = book([
    schedule({ priceId: 'a', effectiveTo: '2025-12-01', basePrice: '4.0000' }),
    schedule({ priceId: 'b', effectiveFrom: '2025-12-02', basePrice: '3.0000' }),
  ])
  const days = (first: string, second: string) => [
    { gasDay: '2025-12-01', volume: first },
    { gasDay: '2025-12-02', volume: second },
  ]
  const [one, two] = priceStatement({
    ...month,
    to: '2025-12-02',
    meters: [
      meter({
        book: prices,
        packageVolume: '130.00',
        channels: [
          channel('1', '200.00', { daily: days('100.00', '100.00'), covered: days('100.00', '0.00') }),
          channel('2', '60.00', { daily: days('40.00', '20.00'), covered: days('30.00', '0.00') }),
        ],
      }),
    ],
  }).lines
  expect([one, two]).toMatchObject([
    { packageVolume: '100.00', billedVolume: '100.00', amount: '300.00', adjustAmount: '0.00' },
    { packageVolume: '30.00', billedVolume: '30.00', amount: '100.00', adjustAmount: '0.00' },
  ])
})
