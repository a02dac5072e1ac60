import { countTry, lockedMinutes, noFailures, type Failures } from './lockout'

const minute = 60_000
const start = Date.parse('2026-11-23T09:30:00+08:00')

function after(times: readonly number[]): { failures: Failures; left: number } {
  return times.reduce<{ failures: Failures; left: number }>(
    ({ failures }, at) => countTry(failures, start + at * minute),
    { failures: noFailures, left: 5 },
  )
}

describe('LG-07: 5 wrong within 30 min lock for 30 min', () => {
  test.each([
    { minutes: [0], left: 4, locked: false },
    { minutes: [0, 1], left: 3, locked: false },
    { minutes: [0, 1, 2, 3], left: 1, locked: false },
    { minutes: [0, 1, 2, 3, 4], left: 0, locked: true },
    // At exactly 30 min the first one no longer counts.
    { minutes: [0, 10, 20, 29, 30], left: 1, locked: false },
    { minutes: [0, 10, 20, 29, 29.99], left: 0, locked: true },
    { minutes: [0, 31], left: 4, locked: false },
  ])('tries at minutes $minutes leave $left', ({ minutes, left, locked }) => {
    const result = after(minutes)
    expect(result.left).toBe(left)
    expect(result.failures.lockedUntil !== null).toBe(locked)
  })

  test.each([
    { later: 0, minutes: 30 },
    { later: 1, minutes: 29 },
    { later: 0.5, minutes: 30 },
    { later: 29.5, minutes: 1 },
    { later: 30, minutes: null },
  ])('$later min later $minutes whole minutes are left', ({ later, minutes }) => {
    const { failures } = after([0, 0, 0, 0, 0])
    expect(lockedMinutes(failures, start + later * minute)).toBe(minutes)
  })

  test('the count starts from zero after the lock', () => {
    const { failures } = after([25, 26, 27, 28, 29])
    expect(countTry(failures, start + 59 * minute).left).toBe(4)
  })
})
