import { meaningOf, spanOfMonths } from './items'

test.each([
  ['', null],
  ['  ', null],
  ['第一', { word: '第一', amount: null }],
  ['1200', { word: '1200', amount: '1200.00' }],
  ['１２００．５', { word: '1200.5', amount: '1200.50' }],
  ['1,200.00', { word: '1,200.00', amount: '1200.00' }],
  ['-40.00', { word: '-40.00', amount: '-40.00' }],
  // More digits than any amount: a number.
  ['26117000000123456789', { word: '26117000000123456789', amount: null }],
])('the keyword %j looks for %j', (keyword, meaning) => expect(meaningOf(keyword)).toEqual(meaning))

test('months of 2025-11 to 2026-01 are the instants from the first of the first to the first after the last', () =>
  expect(spanOfMonths({ from: '2025-11', to: '2026-01' })).toEqual({
    from: '2025-11-01T00:00:00+08:00',
    before: '2026-02-01T00:00:00+08:00',
  }))
