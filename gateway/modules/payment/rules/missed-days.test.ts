import { missedDays } from './missed-days'

test.each([
  ['the same day', '2026-11-23', []],
  ['the day before: what the window has just left', '2026-11-22', ['2026-11-20']],
  ['away for days', '2026-11-19', ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
  ['a clock that was moved back', '2026-12-01', []],
])('%s', (_what, readTo, days) => expect(missedDays(readTo, '2026-11-23')).toEqual(days))
