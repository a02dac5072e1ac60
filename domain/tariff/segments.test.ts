import fc from 'fast-check'
import { addDays, datesBetween } from '../date'
import { compareMoney, priced, subtractMoney, sumMoney } from '../money'
import { compareVolume, sumVolume } from '../volume'
import { isRounding } from './day-price'
import { commerce, heat, industry, schedule } from './fixtures'
import { shareVolume } from './parts'
import { priceChannels, roomOf } from './channels'
import { amountOf, electiveSegments, priceSegments, tierAt } from './segments'
import type { Segment } from './types'

const short = (segments: readonly Segment[]): string[] =>
  segments.map((s) => `${s.fromDate}..${s.toDate} T${s.tierNo} ${s.volume}×${s.price}=${s.amount}`)

const base = { meterId: 'm1', usedBefore: '0.00' }

describe('segments', () => {
  it('cuts at the season border by days (AE-16)', () => {
    const segments = priceSegments({ ...base, book: heat, from: '2025-10-25', to: '2025-11-24', volume: '1860.00' })
    expect(short(segments)).toEqual([
      '2025-10-25..2025-10-31 T1 420.00×3.4500=1449.00',
      '2025-11-01..2025-11-24 T1 1440.00×3.8700=5572.80',
    ])
    expect(amountOf(segments)).toBe('7021.80')
    expect(segments.map((s) => s.season)).toEqual(['NON_HEATING', 'HEATING'])
  })

  it('cuts at a tier border and rounds each segment once (AE-17)', () => {
    const segments = priceSegments({
      ...base,
      book: industry,
      from: '2026-11-01',
      to: '2026-11-30',
      volume: '42350.68',
      usedBefore: '985000.00',
    })
    expect(short(segments)).toEqual([
      // 1411.69 m³ a day: the eleventh day goes beyond 15,000.
      '2026-11-01..2026-11-11 T1 15000.00×4.0200=60300.00',
      '2026-11-11..2026-11-30 T2 27350.68×3.9700=108582.20',
    ])
    expect(amountOf(segments)).toBe('168882.20')
  })

  it.each([
    ['just reaches the border', '999900.00', '100.00', ['T1 100.00']],
    ['begins exactly at the border', '1000000.00', '100.00', ['T2 100.00']],
    ['goes one hundredth beyond', '999900.00', '100.01', ['T1 100.00', 'T2 0.01']],
    ['runs through three tiers', '999999.00', '2000002.00', ['T1 1.00', 'T2 2000000.00', 'T3 1.00']],
  ])('a volume that %s', (_, usedBefore, volume, expected) => {
    const segments = priceSegments({
      ...base,
      book: industry,
      from: '2026-11-01',
      to: '2026-11-30',
      volume,
      usedBefore,
    })
    expect(segments.map((s) => `T${s.tierNo} ${s.volume}`)).toEqual(expected)
  })

  it('begins the tiers again on 1 January (AE-15)', () => {
    const segments = priceSegments({
      ...base,
      book: commerce,
      from: '2026-12-15',
      to: '2027-01-14',
      volume: '3100.00',
      usedBefore: '59000.00',
    })
    // 17 of 31 days: 1700.00, of which 1000.00 fill tier 1; the new year starts in tier 1.
    expect(short(segments)).toEqual([
      // 100.00 a day: the tenth fills tier 1, the eleventh begins tier 2.
      '2026-12-15..2026-12-24 T1 1000.00×4.1200=4120.00',
      '2026-12-25..2026-12-31 T2 700.00×4.2200=2954.00',
      '2027-01-01..2027-01-14 T1 1400.00×4.1200=5768.00',
    ])
  })

  it('takes the daily volumes of a remote meter', () => {
    const daily = datesBetween('2025-10-25', '2025-11-24').map((gasDay) => ({
      gasDay,
      volume: gasDay < '2025-11-01' ? '100.00' : '10.00',
    }))
    const segments = priceSegments({
      ...base,
      book: heat,
      from: '2025-10-25',
      to: '2025-11-24',
      volume: '940.00',
      daily,
    })
    expect(segments.map((s) => s.volume)).toEqual(['700.00', '240.00'])
  })

  it('shares a billed volume that differs from the days in their proportion', () => {
    const daily = [
      { gasDay: '2026-10-31', volume: '300.00' },
      { gasDay: '2026-11-01', volume: '100.00' },
    ]
    const input = { ...base, book: heat, from: '2026-10-31', to: '2026-11-01', daily }
    expect(priceSegments({ ...input, volume: '200.00' }).map((s) => s.volume)).toEqual(['150.00', '50.00'])
    const silent = daily.map((day) => ({ ...day, volume: '0.00' }))
    expect(priceSegments({ ...input, daily: silent, volume: '200.00' }).map((s) => s.volume)).toEqual([
      '100.00',
      '100.00',
    ])
  })

  it('counts the leap day', () => {
    const book = {
      schedules: [
        schedule({ priceId: 'a', effectiveTo: '2024-02-28', basePrice: '4.0000' }),
        schedule({ priceId: 'b', effectiveFrom: '2024-02-29', basePrice: '3.0000' }),
      ],
      contracts: [],
    }
    const segments = priceSegments({ ...base, book, from: '2024-02-01', to: '2024-02-29', volume: '29.00' })
    expect(short(segments)).toEqual([
      '2024-02-01..2024-02-28 T1 28.00×4.0000=112.00',
      '2024-02-29..2024-02-29 T1 1.00×3.0000=3.00',
    ])
  })

  it('takes a price change on day 1 for the whole period', () => {
    const book = {
      schedules: [
        schedule({ priceId: 'old', basePrice: '3.9600' }),
        schedule({ priceId: 'new', effectiveFrom: '2026-12-01' }),
      ],
      contracts: [],
    }
    const input = { ...base, book, from: '2026-12-01', to: '2026-12-31', volume: '31.00' }
    expect(short(priceSegments(input))).toEqual(['2026-12-01..2026-12-31 T1 31.00×4.0200=124.62'])
    expect(priceSegments({ ...input, from: '2026-11-30', to: '2026-12-30' }).map((s) => s.volume)).toEqual([
      '1.00',
      '30.00',
    ])
  })

  it('cuts where a contract ends', () => {
    const book = {
      ...industry,
      contracts: [
        {
          contractNo: 'C1',
          meterId: null,
          basePrice: '3.9800',
          effectiveFrom: '2026-11-01',
          effectiveTo: '2026-11-10',
        },
      ],
    }
    const segments = priceSegments({ ...base, book, from: '2026-11-01', to: '2026-11-30', volume: '300.00' })
    expect(short(segments)).toEqual([
      '2026-11-01..2026-11-10 T1 100.00×3.9800=398.00',
      '2026-11-11..2026-11-30 T1 200.00×4.0200=804.00',
    ])
    expect(segments.map((s) => s.contractNo)).toEqual(['C1', null])
  })

  it('cuts at the season border under a contract that spans it', () => {
    const contract = {
      contractNo: 'C1',
      meterId: 'm1',
      basePrice: '3.5000',
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
    }
    const book = { ...heat, contracts: [contract] }
    const segments = priceSegments({ ...base, book, from: '2026-10-31', to: '2026-11-01', volume: '2.00' })
    expect(segments.map((s) => [s.season, s.price, s.priceId])).toEqual([
      ['NON_HEATING', '3.5000', 'heat-n'],
      ['HEATING', '3.5000', 'heat-h'],
    ])
  })

  it('prices no volume as nothing and refuses a negative one', () => {
    const input = { ...base, book: heat, from: '2025-10-25', to: '2025-11-24' }
    expect(priceSegments({ ...input, volume: '0.00' })).toEqual([])
    expect(amountOf([])).toBe('0.00')
    expect(() => priceSegments({ ...input, volume: '-0.01' })).toThrow(RangeError)
  })

  it('keeps elective gas outside the tiers (AE-17a)', () => {
    const segments = electiveSegments([{ volume: '1000.00', price: '3.6500' }], '2026-11-01', '2026-11-30')
    expect(short(segments)).toEqual(['2026-11-01..2026-11-30 T0 1000.00×3.6500=3650.00'])
    expect(segments[0]?.season).toBe('HEATING')
  })
})

describe('channels of one meter', () => {
  const days = (volumes: readonly string[]) =>
    volumes.map((volume, index) => ({ gasDay: addDays('2026-09-01', index), volume }))
  const channels = (main: readonly string[], bypass: readonly string[]) => [
    { channelNo: '1', volume: sumVolume(main), daily: days(main) },
    { channelNo: '2', volume: sumVolume(bypass), daily: days(bypass) },
  ]
  const input = { book: industry, meterId: 'm1', from: '2026-09-01', to: '2026-09-03', usedBefore: '999880.00' }

  it('fill the tiers day by day: the second is in tier 1 as long as the year is (AE-15, AE-16)', () => {
    const priced = priceChannels({
      ...input,
      channels: channels(['50.00', '60.00', '50.00'], ['5.00', '5.00', '5.00']),
    })
    // The year is at 999,935.00 after the first day, at 999,995.00 after the main's second, then the bypass fills the tier.
    expect(short(priced.get('1') ?? [])).toEqual([
      '2026-09-01..2026-09-02 T1 110.00×3.5800=393.80',
      '2026-09-03..2026-09-03 T2 50.00×3.5300=176.50',
    ])
    expect(short(priced.get('2') ?? [])).toEqual([
      '2026-09-01..2026-09-02 T1 10.00×3.5800=35.80',
      '2026-09-03..2026-09-03 T2 5.00×3.5300=17.65',
    ])
  })

  it('meet the border within a day in their order', () => {
    const priced = priceChannels({
      ...input,
      channels: channels(['50.00', '80.00', '50.00'], ['5.00', '5.00', '5.00']),
    })
    expect(short(priced.get('1') ?? [])).toEqual([
      '2026-09-01..2026-09-02 T1 115.00×3.5800=411.70',
      '2026-09-02..2026-09-03 T2 65.00×3.5300=229.45',
    ])
    expect(short(priced.get('2') ?? [])).toEqual([
      '2026-09-01..2026-09-01 T1 5.00×3.5800=17.90',
      '2026-09-02..2026-09-03 T2 10.00×3.5300=35.30',
    ])
  })
})

describe('tiers', () => {
  const tiers = industry.schedules[0]?.tiers ?? []
  it.each([
    ['0.00', 1, '1000000.00'],
    ['999999.99', 1, '0.01'],
    ['1000000.00', 2, '2000000.00'],
    ['3000000.00', 3, null],
  ])('after %s m³ the next falls into tier %d with %s left', (used, tierNo, room) => {
    const tier = tierAt(tiers, used)
    expect(tier?.tierNo).toBe(tierNo)
    expect(tier && roomOf(tier, used)).toBe(room)
  })
})

describe('properties', () => {
  const cents = fc
    .integer({ min: 0, max: 500_000_000 })
    .map((v) => `${Math.floor(v / 100)}.${String(v % 100).padStart(2, '0')}`)
  const start = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days))

  it('segments add up to the volume and each is rounded by itself', () => {
    fc.assert(
      fc.property(cents, cents, start, fc.integer({ min: 0, max: 62 }), (volume, usedBefore, from, days) => {
        const segments = priceSegments({
          meterId: 'm',
          book: industry,
          from,
          to: addDays(from, days),
          volume,
          usedBefore,
        })
        expect(compareVolume(sumVolume(segments.map((s) => s.volume)), volume)).toBe(0)
        for (const s of segments) expect(s.amount).toBe(priced(s.volume, s.price))
        expect(segments.every((s) => compareVolume(s.volume, '0') > 0)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('a period costs what its days cost one by one, but for rounding', () => {
    const volumes = fc.array(cents, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(volumes, volumes, cents, (main, bypass, usedBefore) => {
        const from = '2026-09-01'
        const count = Math.max(main.length, bypass.length)
        const channels = [main, bypass].map((volumes, place) => ({
          channelNo: String(place + 1),
          volume: sumVolume(volumes),
          daily: volumes.map((volume, index) => ({ gasDay: addDays(from, index), volume })),
        }))
        const meter = { book: industry, meterId: 'm1', from, usedBefore }
        const whole = priceChannels({ ...meter, to: addDays(from, count - 1), channels })
        let used = usedBefore
        const days = { '1': '0.00', '2': '0.00' }
        for (let index = 0; index < count; index++)
          for (const channelNo of ['1', '2'] as const) {
            const volume = (channelNo === '1' ? main : bypass)[index] ?? '0.00'
            const gasDay = addDays(from, index)
            const day = priceSegments({ ...meter, from: gasDay, to: gasDay, usedBefore: used, volume })
            days[channelNo] = sumMoney([days[channelNo], amountOf(day)])
            used = sumVolume([used, volume])
          }
        for (const channelNo of ['1', '2'] as const)
          expect(isRounding(subtractMoney(amountOf(whole.get(channelNo) ?? []), days[channelNo]), count + 2)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('pricing month by month equals pricing once within a season and a year', () => {
    fc.assert(
      fc.property(cents, cents, cents, (first, second, usedBefore) => {
        const day = { meterId: 'm', book: industry, from: '2026-11-10', to: '2026-11-10' }
        const both = sumVolume([first, second])
        const once = amountOf(priceSegments({ ...day, volume: both, usedBefore }))
        const one = amountOf(priceSegments({ ...day, volume: first, usedBefore }))
        const two = amountOf(priceSegments({ ...day, volume: second, usedBefore: sumVolume([usedBefore, first]) }))
        const difference = subtractMoney(once, subtractMoney(one, `-${two}`))
        // Each side rounds at most six segments, half a fen each.
        expect(compareMoney(difference, '0.03')).toBeLessThanOrEqual(0)
        expect(compareMoney(difference, '-0.03')).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['100.00', ['1', '1', '1', '0'], ['33.33', '33.33', '33.34', '0.00']],
    ['5.00', ['0', '0'], ['0.00', '5.00']],
    ['5.00', ['-3', '1', '1'], ['0.00', '2.50', '2.50']],
    ['0.02', ['1', '1', '1', '1'], ['0.01', '0.01', '0.00', '0.00']],
    ['5.00', [], []],
  ])('%s shared by %j', (total, weights, shares) => {
    expect(shareVolume(total, weights)).toEqual(shares)
  })

  it('shares add up, are never negative and give nothing to a weight of 0', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 40 }),
        (total, weights) => {
          const shares = shareVolume(total, weights.map(String))
          expect(compareVolume(sumVolume(shares), total)).toBe(0)
          expect(shares.every((share) => compareVolume(share, '0') >= 0)).toBe(true)
          if (weights.some((weight) => weight > 0))
            weights.forEach((weight, index) => weight === 0 && expect(shares[index]).toBe('0.00'))
        },
      ),
    )
  })
})
