import { recentTries, withoutTry } from './address'

test('a try counts for an hour', () => {
  expect(recentTries([0, 1, 3_600_000], 3_600_000)).toEqual([1, 3_600_000])
})

test.each([
  { from: [1, 2, 3], at: 2, left: [1, 3] },
  { from: [1, 2, 2], at: 2, left: [1, 2] },
  { from: [1], at: 9, left: [1] },
])('a try of $at taken back from $from', ({ from, at, left }) => {
  expect(withoutTry(from, at)).toEqual(left)
})
