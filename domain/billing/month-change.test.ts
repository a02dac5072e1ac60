import fc from 'fast-check'
import { addMoney, fromFen, subtractMoney } from '../money'
import { monthChange } from './month-change'

const month = (volume: string, amount: string) => ({ volume, amount })

it.each([
  // 100 m³ more at 3.5000 are 350.00.
  ['more gas at one price', month('1100.00', '3850.00'), month('1000.00', '3500.00'), '350.00', '350.00', '0.00'],
  // The same gas, 0.4000 dearer.
  ['a dearer season', month('1000.00', '3900.00'), month('1000.00', '3500.00'), '400.00', '0.00', '400.00'],
  // 200 m³ less at 3.5000 are −700.00; 800 × 0.4000 are 320.00.
  ['less gas, dearer', month('800.00', '3120.00'), month('1000.00', '3500.00'), '-380.00', '-700.00', '320.00'],
])('%s', (_say, now, before, amount, byVolume, byPrice) =>
  expect(monthChange(now, before)).toMatchObject({ amount, byVolume, byPrice }),
)

it('a month without gas has no average price to compare', () => {
  expect(monthChange(month('0.00', '0.00'), month('1000.00', '3500.00'))).toBeNull()
  expect(monthChange(month('1000.00', '3500.00'), month('0.00', '0.00'))).toBeNull()
})

it('both parts add up to the change, to the fen', () => {
  const amounts = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((fen) => fromFen(String(fen)))
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, (v1, a1, v0, a0) => {
      const change = monthChange(month(v1, a1), month(v0, a0))
      expect(change && addMoney(change.byVolume, change.byPrice)).toBe(subtractMoney(a1, a0))
    }),
  )
})
