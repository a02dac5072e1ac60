import { profileOf, wishesOf } from './profile'

const months = (...volumes: string[]) => volumes.map((volume, index) => ({ month: `2026-0${index + 1}`, volume }))

test('E-M-24: sum, mean, peak and spread of the months', () => {
  // Mean 200, deviations −100, 0, 100: √(20000 / 3) ÷ 200.
  expect(profileOf(months('100.00', '200.00', '300.00'))).toEqual({
    months: 3,
    volume: '600.00',
    avgMonth: '200.00',
    peakMonth: '2026-03',
    peakVolume: '300.00',
    cv: '0.4082',
  })
})

test.each([
  ['two months', months('100.00', '200.00')],
  ['no gas', months('0.00', '0.00', '0.00')],
  ['nothing', []],
])('%s: no profile', (_what, monthly) => {
  expect(profileOf(monthly)).toBeNull()
})

test.each([
  ['whole hundreds', months('1050.00', '2999.99', '1999.99'), { low: '1000', mean: '2000', peak: '2900' }],
  [
    'a month of none is not the least one',
    months('0.00', '300.00', '600.00'),
    { low: '300', mean: '300', peak: '600' },
  ],
  ['less than a hundred is whole m³', months('90.50', '90.50', '90.50'), { low: '90', mean: '90', peak: '90' }],
])('%s', (_what, monthly, wishes) => {
  expect(wishesOf(monthly)).toEqual(wishes)
})
