import { dayOf } from './date'

test('a month without such a day has its last', () => {
  expect([dayOf('2026-02', 31), dayOf('2026-02', 1), dayOf('2024-02', 29)]).toEqual([
    '2026-02-28',
    '2026-02-01',
    '2024-02-29',
  ])
})
