import { lastMonths, typeText } from './entry'

it('two kinds of one name are distinguished', () =>
  expect([typeText('ADJUST_IN'), typeText('ADJUST_OUT')]).toEqual(['调账（收入）', '调账（支出）']))

it.each([
  [1, '2026-11-22', '2026-10-23'],
  [12, '2026-11-22', '2025-11-23'],
  [12, '2025-02-28', '2024-02-29'],
  [12, '2024-02-29', '2023-03-01'],
])('the last %i months up to %s begin on %s (AE-91)', (months, dateTo, dateFrom) =>
  expect(lastMonths(months, dateTo)).toEqual({ dateFrom, dateTo }),
)
