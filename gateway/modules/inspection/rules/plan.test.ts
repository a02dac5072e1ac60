import { isReminded, plansOf } from './plan'

test.each([
  ['INDUSTRY', '2026-01-01', ['1 2026-01-01 2026-06-30', '2 2026-07-01 2026-12-31']],
  ['PUBLIC', '2026-06-30', ['1 2026-01-01 2026-06-30', '2 2026-07-01 2026-12-31']],
  // Supplied since the second half.
  ['INDUSTRY', '2026-07-01', ['2 2026-07-01 2026-12-31']],
  ['COMMERCE', '2026-11-23', ['1 2026-01-01 2026-12-31']],
] as const)('%s on %s: %j (IN-01)', (customerClass, today, terms) =>
  expect(plansOf(customerClass, 2026, today).map(({ seq, dueFrom, dueTo }) => `${seq} ${dueFrom} ${dueTo}`)).toEqual(
    terms,
  ),
)

test.each([
  ['WAITING', '2026-12-01', true],
  ['WAITING', '2026-12-02', false],
  ['MISSED', '2026-12-24', true],
  ['WAITING', '2026-12-30', true],
  ['WAITING', '2026-12-31', false],
  ['APPOINTED', '2026-12-24', false],
  // Its day has passed.
  ['APPOINTED', '2026-12-30', true],
  ['DONE', '2026-12-24', false],
] as const)('%s on %s: reminded %s (IN-01)', (status, today, reminded) =>
  expect(isReminded({ status, dueTo: '2026-12-31', appointDate: '2026-12-24' }, today)).toBe(reminded),
)
