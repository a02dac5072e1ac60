import fc from 'fast-check'
import { addMoney, compareMoney, fromFen, priced, sumMoney } from '../money'
import { compareVolume, sumVolume } from '../volume'
import { commerce, heat, schedule } from './fixtures'
import { purchaseByAmount, purchaseByVolume } from './trial'
import type { PriceBook } from './types'
import { priceVersionInput } from './version'
import { splitVolume } from './volume-split'

/** 3.9500 up to 60,000 m³ of the year, 4.0500 beyond. */
const input = { book: commerce, meterId: 'm1', date: '2026-10-20', purchasedBefore: '59900.0' }

describe('volume for an amount (AE-56)', () => {
  it('fills the tiers upwards and cuts the last to 0.1 m³', () => {
    const purchase = purchaseByAmount(input, '1000.00')
    expect(purchase.segments.map((s) => [s.tierNo, s.volume, s.price, s.amount])).toEqual([
      [1, '100.0', '3.9500', '395.00'],
      [2, '149.3', '4.0500', '604.67'],
    ])
    expect([purchase.volume, purchase.amount, purchase.leftover]).toEqual(['249.3', '999.67', '0.33'])
  })

  it.each([
    ['exactly the room of tier 1', '395.00', '100.0', '0.00'],
    ['one fen less', '394.99', '99.9', '0.38'], // 99.9 × 3.95 = 394.605 → 394.61
    ['the room and not enough for 0.1 m³ more', '395.40', '100.0', '0.40'],
    ['and just enough', '395.41', '100.1', '0.00'], // 0.1 × 4.05 = 0.405 → 0.41
  ])('%s: %s', (_, paid, volume, leftover) => {
    const purchase = purchaseByAmount(input, paid)
    expect([purchase.volume, purchase.leftover]).toEqual([volume, leftover])
  })

  it('never gives more gas than was paid and leaves less than 0.1 m³', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 100_000_000 }),
        fc.integer({ min: 0, max: 1_300_000 }),
        (fen, tenths) => {
          const paid = fromFen(String(fen))
          const purchasedBefore = `${Math.floor(tenths / 10)}.${tenths % 10}`
          const purchase = purchaseByAmount({ ...input, purchasedBefore }, paid)
          expect(addMoney(purchase.amount, purchase.leftover)).toBe(paid)
          expect(compareMoney(purchase.leftover, '0.00')).toBeGreaterThanOrEqual(0)
          expect(compareMoney(purchase.leftover, '0.45')).toBeLessThan(0)
          expect(purchaseByVolume({ ...input, purchasedBefore }, purchase.volume).amount).toBe(purchase.amount)
        },
      ),
      { numRuns: 200 },
    )
  })
})

it('prices a wanted volume by the same tiers (AE-55)', () => {
  const purchase = purchaseByVolume(input, '249')
  expect(purchase).toMatchObject({ volume: '249.0', amount: '998.45', leftover: '0.00' }) // 395.00 + 149 × 4.05
})

describe('volume split (AE-58)', () => {
  const one = (volume: string, price = '4.0000') => [{ volume, price, amount: priced(volume, price) }]

  it.each([
    ['25000.0', '9999.0', ['9999.0', '9999.0', '5002.0']],
    ['2500.0', '999.0', ['999.0', '999.0', '502.0']],
    ['9999.0', '9999.0', ['9999.0']],
    ['9999.1', '9999.0', ['9999.0', '0.1']],
    ['9990.0', '999.0', Array<string>(10).fill('999.0')],
  ])('%s m³ on cards of %s', (volume, max, expected) => {
    expect(splitVolume(one(volume), max)?.map((slice) => slice.volume)).toEqual(expected)
  })

  it('refuses an eleventh slice', () => {
    expect(splitVolume(one('9990.1'), '999.0')).toBeNull()
  })

  it('takes the amounts from the segments in order', () => {
    const segments = purchaseByAmount(input, '1000.00').segments
    // 150.0: 100.0 of tier 1 = 395.00 and 50.0 of tier 2 = 202.50; the rest is what remains of 604.67.
    expect(splitVolume(segments, '150.0')).toEqual([
      { subNo: 1, volume: '150.0', amount: '597.50' },
      { subNo: 2, volume: '99.3', amount: '402.17' },
    ])
  })

  it('loses neither gas nor money', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 99_990 }), (tenths, most) => {
        const wanted = `${Math.floor(tenths / 10)}.${tenths % 10}`
        const purchase = purchaseByVolume(input, wanted)
        const max = `${Math.floor(most / 10)}.${most % 10}`
        const slices = splitVolume(purchase.segments, max)
        if (slices === null) return expect(tenths).toBeGreaterThan(most * 10)
        expect(sumMoney(slices.map((slice) => slice.amount))).toBe(purchase.amount)
        expect(
          sumVolume(
            slices.map((slice) => slice.volume),
            1,
          ),
        ).toBe(purchase.volume)
        return expect(slices.slice(0, -1).every((slice) => compareVolume(slice.volume, max) === 0)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('price version (AE-19)', () => {
  const book: PriceBook = { ...heat, contracts: [] }
  it('does not depend on order or writing', () => {
    const rewritten = {
      schedules: [...heat.schedules].reverse().map((row) => ({ ...row, basePrice: row.basePrice.replace(/0+$/, '') })),
      contracts: [],
    }
    expect(priceVersionInput(rewritten)).toBe(priceVersionInput(book))
  })

  it('changes with every rule of the price', () => {
    const [first, ...rest] = book.schedules
    if (!first) throw new Error('fixture')
    const versions = [
      book,
      { ...book, schedules: [{ ...first, basePrice: '3.8701' }, ...rest] },
      { ...book, schedules: [{ ...first, surchargeAllowed: true }, ...rest] },
      { ...book, schedules: [{ ...first, effectiveTo: '2027-03-31' }, ...rest] },
      { ...book, schedules: [{ ...first, tiers: commerce.schedules[0]?.tiers ?? [] }, ...rest] },
      { ...book, schedules: [...book.schedules, schedule({ priceId: 'more' })] },
      {
        ...book,
        contracts: [
          { contractNo: 'C', meterId: null, basePrice: '3.9', effectiveFrom: '2026-11-01', effectiveTo: null },
        ],
      },
    ].map(priceVersionInput)
    expect(new Set(versions).size).toBe(versions.length)
  })
})
