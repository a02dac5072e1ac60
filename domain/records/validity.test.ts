import {
  afterCycle,
  alarmValidity,
  endOfLife,
  lastReminder,
  nextEndOf,
  reminderOn,
  termsOf,
  validityOf,
  verifiedUntil,
} from './validity'

const TODAY = '2026-11-27'

test.each([
  [null, 90, 'NORMAL'],
  ['2027-02-26', 90, 'NORMAL'],
  ['2027-02-25', 90, 'DUE_SOON'],
  ['2026-11-27', 90, 'DUE_SOON'],
  ['2026-11-26', 90, 'OVERDUE'],
  ['2026-12-28', 30, 'NORMAL'],
  ['2026-12-27', 30, 'DUE_SOON'],
])('an end on %s, near within %i days: %s (D 3.5)', (due, near, expected) =>
  expect(validityOf(due, TODAY, near)).toBe(expected),
)

test.each([
  ['2024-02-29', 3, '2027-02-28'],
  ['2024-05-20', 8, '2032-05-20'],
])('a life from %s of %i years ends on %s', (from, years, expected) => expect(endOfLife(from, years)).toBe(expected))

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-08-31', null, null],
  ['2026-03-15', 12, '2027-03-15'],
])('RC-07: done on %s, every %s months → %s', (doneOn, months, expected) =>
  expect(afterCycle(doneOn, months)).toBe(expected),
)

test('RC-05 worked: a ROOTS meter of class 1.0 verified on 2024-05-20 holds until 2027-05-19', () =>
  expect(verifiedUntil('2024-05-20', 36)).toBe('2027-05-19'))

test('the ends of a new detector and of a new valve', () => {
  expect(termsOf('DETECTOR', '2025-01-10', '2025-02-01')).toEqual({
    expireDate: '2028-01-10',
    nextCalibrateDate: '2026-02-01',
    nextCheckDate: null,
  })
  expect(termsOf('SHUTOFF', '2025-01-10', '2025-08-31')).toEqual({
    expireDate: '2035-01-10',
    nextCalibrateDate: null,
    nextCheckDate: '2026-02-28',
  })
})

const terms = (expireDate: string, nextCalibrateDate: string | null, nextCheckDate: string | null) => ({
  expireDate,
  nextCalibrateDate,
  nextCheckDate,
})

test.each([
  [terms('2027-02-25', null, null), 'DUE_SOON'],
  [terms('2028-01-01', '2026-12-28', null), 'NORMAL'],
  [terms('2028-01-01', '2026-12-27', null), 'DUE_SOON'],
  [terms('2028-01-01', null, '2026-11-26'), 'OVERDUE'],
  [terms('2027-02-25', '2026-11-26', null), 'OVERDUE'],
])('%j: %s (D 3.5)', (given, expected) => expect(alarmValidity(given, TODAY)).toBe(expected))

test('the first of several ends; a life before a calibration on the same day', () => {
  expect(nextEndOf(terms('2028-01-01', '2027-01-01', '2027-06-01'))).toEqual({ term: 'CALIBRATE', due: '2027-01-01' })
  expect(nextEndOf(terms('2027-01-01', '2027-01-01', null))).toEqual({ term: 'LIFE', due: '2027-01-01' })
})

test.each([
  ['2027-01-26', 60],
  ['2026-12-27', 30],
  ['2026-12-04', 7],
  ['2026-11-27', 0],
  ['2026-11-20', -7],
  ['2026-11-13', -14],
  ['2026-11-26', null],
  ['2027-01-25', null],
  ['2027-02-25', null],
])('an end on %s is reminded of with %s days left (RC-03, Y-17)', (due, expected) =>
  expect(reminderOn(due, TODAY)).toBe(expected),
)

test.each([
  ['2027-01-27', null],
  ['2027-01-26', 60],
  ['2026-12-05', 30],
  ['2026-11-28', 7],
  ['2026-11-21', 0],
  ['2026-11-20', -7],
  ['2026-11-04', -21],
])('of an end on %s the newest reminder is that with %s days left', (due, expected) =>
  expect(lastReminder(due, TODAY)).toBe(expected),
)
