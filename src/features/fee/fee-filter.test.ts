import { inputOf, lastMonths, monthOfEntry } from './fee-filter'

it.each([
  ['nothing chosen', {}, {}],
  ['money in', { direction: 'IN' as const }, { direction: 'IN' }],
  ['kind and month', { entryType: 'TOPUP' as const, month: '2026-11' }, { entryType: 'TOPUP', month: '2026-11' }],
])('%s', (_name, part, input) =>
  expect(inputOf({ direction: 'ALL', entryType: undefined, month: undefined, ...part })).toEqual(input),
)

it('stands under its month', () => expect(monthOfEntry({ occurredAt: '2026-11-01T00:00:00+08:00' })).toBe('2026-11'))

it.each([
  [1, '2026-11-22', '2026-10-23'],
  [12, '2026-11-22', '2025-11-23'],
  [12, '2025-02-28', '2024-02-29'],
  [12, '2024-02-29', '2023-03-01'],
])('the last %i months up to %s begin on %s (AE-91)', (months, dateTo, dateFrom) =>
  expect(lastMonths(months, dateTo)).toEqual({ dateFrom, dateTo }),
)
