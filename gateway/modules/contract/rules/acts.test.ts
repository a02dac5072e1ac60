import { isReissuable, isRenewable } from './acts'

const TODAY = '2026-11-23'

test.each([
  ['2027-02-21', 'EFFECTIVE', 'SUPPLY', true],
  ['2027-02-22', 'EFFECTIVE', 'SUPPLY', false],
  ['2027-02-21', 'EFFECTIVE', 'ANNUAL_FRAME', false],
  ['2027-02-21', 'EXPIRED', 'SAFETY', false],
] as const)('ends %s, %s, %s: renewable %s (6.6)', (endDate, state, contractType, is) => {
  expect(isRenewable({ endDate, state, contractType }, TODAY)).toBe(is)
})

const lapsed = (day: string, over = {}) =>
  ({ state: 'INVALID', reissued: 0, updatedAt: `${day}T10:00:00+08:00`, renewOf: null, ...over }) as const

test.each([
  ['2026-10-24', 'INVALID', 0, true],
  ['2026-10-23', 'INVALID', 0, false],
  ['2026-11-01', 'INVALID', 1, false],
  ['2026-11-01', 'REFUSED', 0, false],
] as const)('lapsed %s, %s, sent out again %i times: %s (C-03)', (day, state, reissued, is) => {
  expect(isReissuable(lapsed(day, { state, reissued }), TODAY, [])).toBe(is)
})

test.each([
  ['REFUSED', true],
  ['REVIEWING', false],
  ['EFFECTIVE', false],
] as const)('lapsed beside another renewal that is %s: %s (C-09)', (state, is) => {
  expect(isReissuable(lapsed('2026-11-01', { renewOf: 'a' }), TODAY, [{ renewOf: 'a', state }])).toBe(is)
  expect(isReissuable(lapsed('2026-11-01', { renewOf: 'b' }), TODAY, [{ renewOf: 'a', state }])).toBe(true)
})
