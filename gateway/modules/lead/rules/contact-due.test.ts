import { contactDue, isOnDuty } from './contact-due'

/** Weeks from Monday to Friday; 2026-11-20 is a Friday. */
const isWorkday = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

test.each([
  ['Friday afternoon goes on on Monday', '2026-11-20T16:30:00+08:00', 4, '2026-11-23T11:30:00+08:00'],
  ['within a day', '2026-11-23T09:00:00+08:00', 4, '2026-11-23T13:00:00+08:00'],
  ['to the minute of the end', '2026-11-23T13:30:00+08:00', 4, '2026-11-23T17:30:00+08:00'],
  ['before the day begins', '2026-11-23T06:00:00+08:00', 4, '2026-11-23T12:30:00+08:00'],
  ['after the day', '2026-11-23T17:30:00+08:00', 1, '2026-11-24T09:30:00+08:00'],
  ['on a Saturday', '2026-11-21T10:00:00+08:00', 1, '2026-11-23T09:30:00+08:00'],
  ['24 hours are two days and two thirds', '2026-11-23T08:30:00+08:00', 24, '2026-11-25T14:30:00+08:00'],
])('E-M-13: %s', (_what, from, hours, due) => {
  expect(contactDue(from, hours, isWorkday)).toBe(due)
})

test.each([
  ['2026-11-23T08:29:59+08:00', false],
  ['2026-11-23T08:30:00+08:00', true],
  ['2026-11-23T17:29:59+08:00', true],
  ['2026-11-23T17:30:00+08:00', false],
  ['2026-11-22T10:00:00+08:00', false],
])('on duty at %s: %s', (now, is) => {
  expect(isOnDuty(now, isWorkday)).toBe(is)
})
