import { toMillis } from './date'
import {
  formatClock,
  formatDay,
  formatFullMoment,
  formatMoment,
  formatMonth,
  formatMonthShort,
  formatRelative,
  formatSpan,
  weekdayText,
} from './date-format'

const today = '2026-11-23'
const now = toMillis('2026-11-23 09:30')

it('leaves the current year out', () => {
  expect(formatDay('2026-11-20', today)).toBe('11-20')
  expect(formatDay('2025-11-20', today)).toBe('2025-11-20')
  expect(formatMoment('2026-11-20T09:30:00+08:00', today)).toBe('11-20 09:30')
  expect(formatMoment('2025-11-20 09:30:00.0', today)).toBe('2025-11-20 09:30')
  expect(formatFullMoment('2026-11-20T01:30:05Z')).toBe('2026-11-20 09:30:05')
})

it("strips the '.0' of a time text (specification 3)", () => {
  expect(formatFullMoment('2026-11-20 09:30:05.0')).toBe('2026-11-20 09:30:05')
  expect(formatRelative('2026-11-21 23:59:59.0', now)).toBe('2天前')
})

it('writes months, spans and weekdays', () => {
  expect([formatMonth('2026-10'), formatMonthShort('2026-09')]).toEqual(['2026年10月', '9月'])
  expect(formatSpan('2026-12', '2027-02')).toBe('2026-12 至 2027-02')
  expect([weekdayText('2026-11-22'), weekdayText('2026-11-23')]).toEqual(['周日', '周一'])
})

it.each([
  ['2026-11-23 09:30:00', '刚刚'],
  ['2026-11-23 09:25:01', '刚刚'],
  ['2026-11-23 09:25:00', '5分钟前'],
  ['2026-11-23 08:30:01', '59分钟前'],
  ['2026-11-23 08:30:00', '1小时前'],
  ['2026-11-22 09:30:01', '23小时前'],
  ['2026-11-22 09:30:00', '1天前'],
  ['2026-11-22 00:10:00', '1天前'],
  ['2026-11-21 23:59:59', '2天前'],
  ['2026-10-24 10:00:00', '30天前'],
  ['2026-10-23 10:00:00', '10-23'],
  ['2025-10-23 10:00:00', '2025-10-23'],
  ['2026-11-23 09:32:00', '刚刚'],
  ['2026-11-23 10:00:00', '11-23 10:00'],
])('%s was %s', (moment, expected) => {
  expect(formatRelative(moment, now)).toBe(expected)
})

it('counts beyond a day in hours on a clock', () => {
  expect(formatClock(90000000)).toBe('25:00:00')
})
