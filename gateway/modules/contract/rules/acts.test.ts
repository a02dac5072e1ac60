import { isReissuable, isRenewable, successorSpan } from './acts'

const TODAY = '2026-11-23'

test.each([
  ['2027-02-21', 'EFFECTIVE', 'SUPPLY', true],
  ['2027-02-22', 'EFFECTIVE', 'SUPPLY', false],
  ['2027-02-21', 'EFFECTIVE', 'ANNUAL_FRAME', false],
  ['2027-02-21', 'EXPIRED', 'SAFETY', false],
] as const)('ends %s, %s, %s: renewable %s (6.6)', (endDate, state, contractType, is) => {
  expect(isRenewable({ endDate, state, contractType }, TODAY, 90)).toBe(is)
})

const one = { contractType: 'SUPPLY', year: null, renewOf: null } as const
const lapsed = (day: string, over = {}) =>
  ({ ...one, state: 'INVALID', reissued: 0, updatedAt: `${day}T10:00:00+08:00`, ...over }) as const

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
  expect(isReissuable(lapsed('2026-11-01', { renewOf: 'a' }), TODAY, [{ ...one, renewOf: 'a', state }])).toBe(is)
  expect(isReissuable(lapsed('2026-11-01', { renewOf: 'b' }), TODAY, [{ ...one, renewOf: 'a', state }])).toBe(true)
})

test.each([
  [2027, 'REFUSED', true],
  [2027, 'DRAFT', false],
  [2028, 'DRAFT', true],
] as const)('a lapsed frame of 2027 beside one of %i that is %s: %s (C-11)', (year, state, is) => {
  const frame = { ...one, contractType: 'ANNUAL_FRAME' } as const
  expect(isReissuable(lapsed('2026-11-01', { ...frame, year: 2027 }), TODAY, [{ ...frame, year, state }])).toBe(is)
})

test.each([
  ['2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
  ['2027-03-01', '2028-02-29', '2028-03-01', '2029-02-28'],
  ['2027-09-30', '2028-03-29', '2028-03-30', '2028-09-29'],
  ['2026-11-23', '2027-02-28', '2027-03-01', '2027-06-06'],
] as const)('%s to %s is renewed from %s to %s', (startDate, endDate, from, to) => {
  expect(successorSpan({ startDate, endDate })).toEqual({ startDate: from, endDate: to })
})
