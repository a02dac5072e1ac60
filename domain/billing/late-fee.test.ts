import fc from 'fast-check'
import { addDays } from '../date'
import { compareMoney, fromFen, timesMoney } from '../money'
import { type LateFeeInput, lateFee, lateFeeFormula, lateFeeTerms, ratePercent, ratesOf } from './late-fee'

const bill: LateFeeInput = {
  unpaid: '52380.40',
  receivable: '52380.40',
  baseDate: '2026-10-15',
  onDate: '2026-10-27',
  rates: ratesOf('0.0005'),
}

it.each([
  ['twelve days late', {}, 12, '314.28'], // 52380.40 × 0.0005 × 12 = 314.2824
  ['on the due date', { onDate: '2026-10-15' }, 0, '0.00'],
  ['before the due date', { onDate: '2026-10-01' }, 0, '0.00'],
  ['the first day', { onDate: '2026-10-16' }, 1, '26.19'], // 26.1902
  ['across a leap day', { baseDate: '2024-02-28', onDate: '2024-03-01' }, 2, '52.38'],
  ['nothing owed', { unpaid: '0.00' }, 12, '0.00'],
  ['a carried fee stays owed', { carried: '50.00' }, 12, '364.28'],
  ['a waived fee is not owed', { waived: '14.28' }, 12, '300.00'], // 314.28 − 14.28
  ['all of it waived, and more', { waived: '400.00' }, 12, '0.00'],
  ['waived before it was carried', { carried: '50.00', waived: '50.00' }, 12, '314.28'],
  ['another rate', { rates: ratesOf('0.0010') }, 12, '628.56'], // 628.5648
])('%s (AE-36)', (_, own, days, fee) => {
  expect(lateFee({ ...bill, ...own })).toMatchObject({ days, fee, capped: false })
})

describe('the cap of 30 % (AE-36)', () => {
  const old: LateFeeInput = {
    unpaid: '3260.40',
    receivable: '3260.40',
    baseDate: '2024-06-15',
    onDate: '2026-11-23',
    rates: ratesOf('0.0005', '2024-11-01'),
  }

  it('holds the fee of an old bill', () => {
    // 139 days × 0.0010 + 752 days × 0.0005 = 51.5 % of the principal
    expect(lateFee(old)).toEqual({ days: 891, fee: '978.12', waived: '0.00', capped: true })
  })

  it('counts what was already paid or waived', () => {
    expect(lateFee({ ...old, paid: '900.00' }).fee).toBe('78.12')
    expect(lateFee({ ...old, paid: '900.00', waived: '8.12' })).toMatchObject({ fee: '70.00', waived: '8.12' })
    expect(lateFee({ ...old, paid: '978.12' })).toMatchObject({ fee: '0.00', capped: true })
    expect(lateFee({ ...old, paid: '1000.00', waived: '5.00' })).toMatchObject({ fee: '0.00', waived: '0.00' })
  })

  it('is reached on day 600 at 0.05 %', () => {
    const input = { ...bill, unpaid: '1000.00', receivable: '1000.00', baseDate: '2025-01-01' }
    expect(lateFee({ ...input, onDate: addDays('2025-01-01', 600) })).toMatchObject({
      days: 600,
      fee: '300.00',
      capped: false,
    })
    expect(lateFee({ ...input, onDate: addDays('2025-01-01', 601) })).toMatchObject({
      days: 601,
      fee: '300.00',
      capped: true,
    })
  })
})

it.each([
  ['wholly before the cut-over', '2024-10-01', '2024-10-11', '10.00'], // 10 × 0.0010
  ['across it', '2024-10-22', '2024-11-11', '15.00'], // 10 × 0.0010 + 10 × 0.0005
  ['wholly after it', '2024-11-11', '2024-11-21', '5.00'],
  ['from the cut-over day', '2024-11-01', '2024-11-11', '5.00'],
])('old bills have two rates: %s (AE-29)', (_, baseDate, onDate, fee) => {
  const rates = ratesOf('0.0005', '2024-11-01')
  expect(lateFee({ unpaid: '1000.00', receivable: '1000.00', baseDate, onDate, rates }).fee).toBe(fee)
})

it('never falls from one day to the next and never passes the cap', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 900 }), (fen, days) => {
      const unpaid = fromFen(String(fen))
      const on = (day: number) =>
        lateFee({ ...bill, unpaid, receivable: unpaid, onDate: addDays(bill.baseDate, day) }).fee
      expect(compareMoney(on(days), on(days + 1))).toBeLessThanOrEqual(0)
      expect(compareMoney(on(days), timesMoney(unpaid, '0.30'))).toBeLessThanOrEqual(0)
    }),
  )
})

it('explains itself (A 6.15)', () => {
  expect(lateFeeFormula('52380.40', lateFeeTerms(bill))).toBe('52380.40 × 0.05% × 12天')
  const carried = '50.00'
  const change = (earlier: { carried?: string; waived?: string }) =>
    lateFeeFormula('52380.40', lateFeeTerms(bill), earlier)
  expect(change({ carried })).toBe('前期违约金 50.00 + 52380.40 × 0.05% × 12天')
  expect(lateFeeFormula('52380.40', lateFeeTerms({ ...bill, onDate: bill.baseDate }), { carried })).toBe(
    '前期违约金 50.00',
  )
  expect(change({ waived: '14.28' })).toBe('52380.40 × 0.05% × 12天 − 减免 14.28')
  expect(change({ carried, waived: '20.00' })).toBe('前期违约金 30.00 + 52380.40 × 0.05% × 12天')
  expect(change({ carried, waived: '64.28' })).toBe('52380.40 × 0.05% × 12天 − 减免 14.28')
  const two = { baseDate: '2024-10-22', onDate: '2024-11-11', rates: ratesOf('0.0005', '2024-11-01') }
  expect(lateFeeFormula('1000.00', lateFeeTerms(two))).toBe('1000.00 × 0.1% × 10天 + 1000.00 × 0.05% × 10天')
  expect(ratePercent('0.0010')).toBe('0.1%')
})
