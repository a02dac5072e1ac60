import { dayPrice, isRounding } from './day-price'

it.each([
  // 833.33 × 3.4500 = 2874.9885 → 2874.99; divided again it would be 3.4500 here, 3.4501 for 33.37 m³ (115.13).
  ['2874.99', '833.33', ['3.4500'], '3.4500'],
  ['115.13', '33.37', ['3.4500'], '3.4500'],
  ['119.46', '33.37', ['3.5800', '3.5300'], '3.5800'],
  ['117.80', '33.37', ['3.5800', '3.5300'], '3.5300'],
  // The day on which tier 2 began: 100 m³ at 3.5800 and 100 m³ at 3.5300.
  ['711.00', '200.00', ['3.5800', '3.5300'], '3.5550'],
  ['0.04', '0.01', ['3.5800', '3.5300'], '3.5800'],
  ['711.00', '200.00', [], '3.5550'],
  ['0.00', '0.00', ['3.5800'], null],
])('%s yuan of %s m³ at %j: %s', (amount, volume, prices, expected) => {
  expect(dayPrice(amount, volume, prices)).toBe(expected)
})

it.each([
  ['0.00', 0, true],
  ['0.01', 0, false],
  ['0.31', 31, true],
  ['-0.31', 31, true],
  ['0.32', 31, false],
  ['-105.43', 30, false],
])('%s over %d rows is rounding: %s', (difference, rows, expected) => {
  expect(isRounding(difference, rows)).toBe(expected)
})
