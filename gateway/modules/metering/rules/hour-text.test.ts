import fc from 'fast-check'
import { hourText, inHundredths, tenThousandths } from './hour-text'

test('hours of two decimals add up to their day, an unknown one stays unknown', () => {
  // 0.3333 + 0.3333 + 0.3334 = 1.00; each alone would round to 0.33.
  const hours = ['0.3333', '0.3333', '0.3334'].map(tenThousandths)
  expect(inHundredths(hours).map(hourText)).toEqual(['0.33', '0.34', '0.33'])
  expect(inHundredths([null, 12_345, null]).map(hourText)).toEqual(['', '1.23', ''])
  expect([hourText(0), hourText(5), hourText(123_456)]).toEqual(['0.00', '0.05', '1234.56'])
})

test('whatever the hours are: none is negative or off by more than a hundredth, and the sum is the rounded sum', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 24 }), (hours) => {
      const rounded = inHundredths(hours).map((hour) => hour ?? 0)
      const total = hours.reduce((sum, hour) => sum + hour, 0)
      return (
        rounded.every((hour, n) => hour >= 0 && Math.abs(hour * 100 - (hours[n] ?? 0)) <= 100) &&
        rounded.reduce((sum, hour) => sum + hour, 0) === Math.floor((total + 50) / 100)
      )
    }),
  ))
