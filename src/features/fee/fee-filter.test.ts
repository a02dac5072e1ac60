import { inputOf, monthOfEntry } from './fee-filter'

it.each([
  ['nothing chosen', {}, {}],
  ['money in', { direction: 'IN' as const }, { direction: 'IN' }],
  ['kind and month', { entryType: 'TOPUP' as const, month: '2026-11' }, { entryType: 'TOPUP', month: '2026-11' }],
])('%s', (_name, part, input) =>
  expect(inputOf({ direction: 'ALL', entryType: undefined, month: undefined, ...part })).toEqual(input),
)

it('stands under its month', () => expect(monthOfEntry({ occurredAt: '2026-11-01T00:00:00+08:00' })).toBe('2026-11'))
