import { firstShare, noticeOutcome } from './first-notice'

const EARLY = '2026-11-20T09:00:00+08:00'
const LATER = '2026-11-20T09:00:01+08:00'

test.each([
  [null, null, 'OPEN'],
  [EARLY, null, 'FIRST'],
  [EARLY, LATER, 'FIRST'],
  [EARLY, EARLY, 'FIRST'],
  [LATER, EARLY, 'LATE'],
  [null, EARLY, 'LATE'],
] as const)('delivered %s, page opened %s: %s', (heardAt, viewedAt, outcome) => {
  expect(noticeOutcome({ heardAt, viewedAt })).toBe(outcome)
})

test.each([
  [0, 0, null],
  [0, 3, 0],
  [19, 1, 95],
  [94, 5, 94],
  [949, 51, 94],
  [7, 0, 100],
])('%i first, %i late: %p', (first, late, share) => {
  expect(firstShare({ first, late })).toBe(share)
})
