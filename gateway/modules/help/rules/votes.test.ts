import { usefulRate } from './votes'

test.each([
  ['four votes say nothing', 4, 0, null],
  ['five are enough', 5, 0, 100],
  ['none of five', 0, 5, 0],
  ['two of three hundred, rounded', 2, 298, 1],
  ['half up: 1 of 8 is 12.5', 1, 7, 13],
  ['no vote', 0, 0, null],
])('%s (HC-05)', (_what, usefulCount, uselessCount, rate) => {
  expect(usefulRate({ usefulCount, uselessCount })).toBe(rate)
})
