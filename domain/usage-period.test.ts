import { firstDays, shiftPeriod, spanOfPeriod, weekOf, yearBefore } from './usage-period'

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-W47', '2026-11-16', '2026-11-22'],
  ['2026-W53', '2026-12-28', '2027-01-03'],
  ['2027-W01', '2027-01-04', '2027-01-10'],
  ['2025-W01', '2024-12-30', '2025-01-05'],
])('%s is between %s and %s', (period, from, to) => expect(spanOfPeriod(period)).toEqual({ from, to }))

test.each(['2025-W53', '2026-W00', '2026-W54', '2026-13', '2026', '', '2026-w47'])('%s is no period', (period) =>
  expect(spanOfPeriod(period)).toBeNull(),
)

test.each([
  ['2026-11-22', '2026-W47'],
  ['2026-11-23', '2026-W48'],
  ['2027-01-03', '2026-W53'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (date, week) => expect(weekOf(date)).toBe(week))

test('periods before and after, and of the year before', () => {
  expect(shiftPeriod('2027-W01', -1)).toBe('2026-W53')
  expect(shiftPeriod('2026-01', -1)).toBe('2025-12')
  expect(yearBefore('2026-11')).toBe('2025-11')
  expect(yearBefore('2026-W47')).toBe('2025-W47')
})

test('a period that is not over is compared with as many days', () => {
  expect(firstDays({ from: '2026-10-01', to: '2026-10-31' }, 22)).toEqual({ from: '2026-10-01', to: '2026-10-22' })
  expect(firstDays({ from: '2026-02-01', to: '2026-02-28' }, 30)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})
