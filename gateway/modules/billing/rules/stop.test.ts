import type { WorkingCalendar } from '@domain/calendar'
import { weekday } from '@domain/date'
import { byUrgency, mayStopOn, nextStopAt, planStopAt, stopCause } from './stop'

const plainWeek: WorkingCalendar = (date) => weekday(date) <= 5

test.each([
  ['2026-11-30', 'IND', true], // Monday
  ['2026-12-03', 'IND', true], // Thursday
  ['2026-12-04', 'IND', false], // Friday
  ['2026-12-05', 'IND', false],
  ['2026-12-06', 'IND', false],
  ['2026-11-30', 'HEAT', true],
  ['2026-12-01', 'HEAT', false], // winter ban starts
  ['2027-02-25', 'HEAT', false],
  ['2028-02-29', 'HEAT', false], // leap day is inside
  ['2027-03-01', 'HEAT', true],
] as const)('gas may be stopped on %s for %s: %s', (date, use, allowed) =>
  expect(mayStopOn(date, use, plainWeek)).toBe(allowed),
)

test('a holiday is no day to stop', () =>
  expect(mayStopOn('2026-10-06', 'IND', (date) => date !== '2026-10-06')).toBe(false))

test.each([
  // Saturday 21 November + 7 = Saturday 28, so Monday 30 at 10:00.
  ['2026-11-21', 'IND', '2026-11-30T10:00:00+08:00'],
  // Monday 23 + 7 = Monday 30.
  ['2026-11-23', 'IND', '2026-11-30T10:00:00+08:00'],
  // Thursday 26 + 7 = Thursday 3 December.
  ['2026-11-26', 'IND', '2026-12-03T10:00:00+08:00'],
  // Heating after 30 November waits for Monday 1 March.
  ['2026-11-24', 'HEAT', '2027-03-01T10:00:00+08:00'],
] as const)('noticed on %s, %s stops at %s (AE-87)', (noticed, use, at) =>
  expect(planStopAt(noticed, 7, use, plainWeek)).toBe(at),
)

test.each([
  ['2026-11-26T08:59:00+08:00', 'IND', '2026-11-26T10:00:00+08:00'],
  ['2026-11-26T09:00:00+08:00', 'IND', '2026-11-26T09:00:00+08:00'],
  ['2026-11-26T16:59:00+08:00', 'IND', '2026-11-26T16:59:00+08:00'],
  ['2026-11-26T17:00:00+08:00', 'IND', '2026-11-30T10:00:00+08:00'],
  ['2026-12-01T10:00:00+08:00', 'HEAT', '2027-03-01T10:00:00+08:00'],
] as const)('due at %s, %s stops at %s (AE-87)', (now, use, at) => expect(nextStopAt(now, use, plainWeek)).toBe(at))

test.each([
  [30, true, false, null],
  [31, true, false, 'ARREARS'],
  [31, false, false, null],
  [0, false, true, 'OVERDRAFT'],
  [40, true, true, 'ARREARS'],
] as const)('%i days late, enough owed %s, overdrawn %s: %s', (overdueDays, hasMinArrears, isOverdrawn, cause) => {
  expect(stopCause({ overdueDays, arrears: '600.00', isOverdrawn }, { stopDays: 30, hasMinArrears })).toBe(cause)
})

test('what has stopped comes before what will, and an emergency before arrears', () => {
  const stops = [
    { state: 'WARNED', kind: 'ARREARS' },
    { state: 'NOTICED', kind: 'PLANNED' },
    { state: 'STOPPED', kind: 'ARREARS' },
    { state: 'STOPPED', kind: 'EMERGENCY' },
  ] as const
  expect([...stops].sort(byUrgency).map((stop) => `${stop.state} ${stop.kind}`)).toEqual([
    'STOPPED EMERGENCY',
    'STOPPED ARREARS',
    'NOTICED PLANNED',
    'WARNED ARREARS',
  ])
})
