import { weekday } from '@domain/date'
import { dueInMinutes, dueInWorkingDays } from './promise-due'

const plainWeek = (date: string) => weekday(date) <= 5

it('counts minutes around the clock (Y-01)', () => {
  expect(dueInMinutes('2026-11-23T23:55:00+08:00', 10)).toBe('2026-11-24T00:05:00+08:00')
})

it.each([
  ['2026-11-23T10:20:30+08:00', 1, '2026-11-24T10:20:30+08:00'],
  ['2026-11-27T15:00:00+08:00', 1, '2026-11-30T15:00:00+08:00'],
  ['2026-11-23T07:00:00+08:00', 1, '2026-11-24T09:00:00+08:00'],
  ['2026-11-23T18:00:00+08:00', 1, '2026-11-25T09:00:00+08:00'],
  ['2026-11-28T12:00:00+08:00', 1, '2026-12-01T09:00:00+08:00'],
  ['2026-11-26T11:00:00+08:00', 3, '2026-12-01T11:00:00+08:00'],
])('counts working days from %s: %i later is %s', (from, days, due) => {
  expect(dueInWorkingDays(from, days, plainWeek)).toBe(due)
})
