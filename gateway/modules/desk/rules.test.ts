import { holderAt } from './rules'

const now = Date.parse('2026-11-24T10:00:00+08:00')

test.each([
  [null, null, null],
  ['a', '2026-11-24T09:59:59+08:00', 'a'],
  ['a', '2026-11-24T08:00:01+08:00', 'a'],
  ['a', '2026-11-24T08:00:00+08:00', null],
])('taken by %s at %s: held by %s', (takenBy, takenAt, holder) => {
  expect(holderAt({ takenBy, takenAt }, now)).toBe(holder)
})
