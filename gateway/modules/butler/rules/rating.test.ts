import { averageOf } from './rating'

test.each([
  [[5, 5, 4, 5, 3], '4.4'],
  [[5, 5, 5, 5], null],
  [[4, 4, 4, 4, 5, 4, 4, 4], '4.1'],
  [[], null],
])('stars %j mean %s (BT-03)', (stars, expected) =>
  expect(averageOf({ n: stars.length, sum: stars.reduce((sum, one) => sum + one, 0) })).toBe(expected),
)
