import fc from 'fast-check'
import { decimal, fixed } from './decimal'
import { compareDecimals, rounded } from './decimal-text'

const texts = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 12 }))
  .map(([negative, digits, places]) => {
    const padded = String(digits).padStart(places + 1, '0')
    const value = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`
    return negative ? `-${value}` : value
  })

describe('decimal texts', () => {
  it.each([
    ['999.995', 2, '1000.00'],
    ['-0.004', 2, '0.00'],
    ['-0.005', 2, '-0.01'],
    ['0012.3', 0, '12'],
    ['0.5', 0, '1'],
    ['9', 3, '9.000'],
  ])('%s to %d places: %s', (text, places, expected) => expect(rounded(text, places)).toBe(expected))

  it.each(['', '1e3', '1.', '.5', ' 1', '+1', '1,000'])('refuses %p', (text) => {
    expect(() => rounded(text, 2)).toThrow(RangeError)
    expect(() => compareDecimals(text, '1')).toThrow(RangeError)
  })

  it('round and compare as the decimal library does', () => {
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0, max: 6 }), (a, b, places) => {
        expect(rounded(a, places)).toBe(fixed(decimal(a), places))
        expect(compareDecimals(a, b)).toBe(decimal(a).cmp(decimal(b)))
      }),
      { numRuns: 2000 },
    )
  })
})
