import { taxRateOn } from './tax-rate'

const rows = [
  { effectiveFrom: '2026-10-01', taxRate: '0.0600' },
  { effectiveFrom: '2025-01-01', taxRate: '0.0900' },
]

test.each([
  ['2026-10-01', '0.06'],
  ['2026-09-30', '0.09'],
  ['2024-12-31', '0.09'],
])('the rate of gas used on %s is that of the price row in force: %s', (day, rate) => {
  expect(taxRateOn(rows, day)).toBe(rate)
})

test('a company without a price table has the rate by law', () => {
  expect(taxRateOn([], '2026-11-23')).toBe('0.09')
})
