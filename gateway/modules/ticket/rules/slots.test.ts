import { weekday } from '@domain/date'
import { canAppoint } from './slots'

const plainWeek = (date: string) => weekday(date) <= 5

// 2026-11-20 is a Friday.
test.each([
  ['APPLY', '2026-11-20', false],
  ['REPAIR', '2026-11-21', true],
  ['APPLY', '2026-11-21', false],
  ['APPLY', '2026-11-23', true],
  ['INSPECTION', '2026-12-04', true],
  ['INSPECTION', '2026-12-07', false],
  ['REPAIR', '2026-12-04', true],
  ['REPAIR', '2026-12-05', false],
] as const)('a visit %s on %s: %s (TK-05)', (kind, date, expected) =>
  expect(canAppoint(kind, date, '2026-11-20', plainWeek)).toBe(expected),
)
