import fc from 'fast-check'
import {
  addDays,
  addMonths,
  addMonthsClamped,
  clockAt,
  dateAt,
  dateOf,
  dateOfDay,
  datesBetween,
  dayNumber,
  daysInMonth,
  diffDays,
  diffMonths,
  firstOfMonth,
  isDate,
  isMonth,
  lastOfMonth,
  monthOf,
  monthsBetween,
  startOf,
  sysTimeText,
  toInstant,
  toMillis,
  weekday,
  yearOf,
} from './date'

/** 2026-11-23 01:30 UTC, the moment of the demo pictures. */
const DEMO = Date.UTC(2026, 10, 23, 1, 30, 0)

describe('dates', () => {
  it.each(['2026-11-23', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (text) => {
    expect(isDate(text)).toBe(true)
    expect(dateOfDay(dayNumber(text))).toBe(text)
  })

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '',
    '2026-01-01 10:00',
  ])('%j is no day', (text) => {
    expect(isDate(text)).toBe(false)
    expect(() => dayNumber(text)).toThrow(RangeError)
  })

  it('counts in days', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(diffDays('2026-10-15', '2026-10-27')).toBe(12)
    expect(diffDays('2026-10-27', '2026-10-15')).toBe(-12)
    expect(diffDays('2024-01-01', '2025-01-01')).toBe(366)
    expect(datesBetween('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(datesBetween('2024-03-01', '2024-02-28')).toEqual([])
  })

  it('counts in months', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-11', -36)).toBe('2023-11')
    expect(diffMonths('2023-11', '2026-11')).toBe(36)
    expect(monthsBetween('2026-12', '2027-02')).toEqual(['2026-12', '2027-01', '2027-02'])
    expect([firstOfMonth('2026-02'), lastOfMonth('2026-02'), lastOfMonth('2024-02')]).toEqual([
      '2026-02-01',
      '2026-02-28',
      '2024-02-29',
    ])
    expect([daysInMonth('2026-12'), daysInMonth('2024-02')]).toEqual([31, 29])
    expect([monthOf('2026-11-23'), yearOf('2026-11-23')]).toEqual(['2026-11', '2026'])
    expect([isMonth('2026-12'), isMonth('2026-13'), isMonth('2026-1')]).toEqual([true, false, false])
    expect(() => addMonths('2026-13', 1)).toThrow(RangeError)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
  ])('%s and %d months is %s', (date, months, expected) => {
    expect(addMonthsClamped(date, months)).toBe(expected)
  })

  it('weeks begin on Monday', () => {
    expect(weekday('2026-11-23')).toBe(1)
    expect(weekday('2026-11-29')).toBe(7)
    expect(weekday('1970-01-01')).toBe(4)
    expect(weekday('1969-12-28')).toBe(7)
  })

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20000, max: 40000 }), fc.integer({ min: -5000, max: 5000 }), (day, step) => {
        const date = dateOfDay(day)
        expect(addDays(addDays(date, step), -step)).toBe(date)
        expect(diffDays(date, addDays(date, step))).toBe(step)
      }),
    )
  })
})

describe('moments of Shanghai', () => {
  it.each([
    ['2026-11-23T09:30:00+08:00', DEMO],
    ['2026-11-23T01:30:00Z', DEMO],
    ['2026-11-22T20:30:00-05:00', DEMO],
    ['2026-11-23 09:30:00', DEMO],
    ['2026-11-23 09:30', DEMO],
    ['2026-11-23 09:30:00.0', DEMO],
    ['2026-11-23T09:30:00.250+08:00', DEMO + 250],
    ['2026-11-23T09:30:00.25+0800', DEMO + 250],
  ])('reads %s', (text, millis) => {
    expect(toMillis(text)).toBe(millis)
  })

  it.each(['2026-11-23', '2026-11-23T25:00:00', '2026-11-23 09:60', '2026-02-30 10:00', 'now', '', '2026-1-1 10:00'])(
    'refuses %j',
    (text) => {
      expect(() => toMillis(text)).toThrow(RangeError)
    },
  )

  it('writes Shanghai time whatever the machine thinks', () => {
    expect(toInstant(DEMO)).toBe('2026-11-23T09:30:00+08:00')
    expect(toInstant(DEMO + 999)).toBe('2026-11-23T09:30:00+08:00')
    expect(dateAt(Date.UTC(2026, 10, 22, 15, 59, 59))).toBe('2026-11-22')
    expect(dateAt(Date.UTC(2026, 10, 22, 16, 0, 0))).toBe('2026-11-23')
    expect(dateOf('2026-11-22T16:00:00Z')).toBe('2026-11-23')
    expect(clockAt(Date.UTC(2026, 10, 22, 16, 0, 1))).toBe('00:00:01')
    expect(clockAt(-1)).toBe('07:59:59')
    expect(sysTimeText(DEMO)).toBe('2026-11-23 09:30:00.0')
    expect(toInstant(startOf('2026-11-23'))).toBe('2026-11-23T00:00:00+08:00')
    expect(toInstant(startOf('2026-11-23', 9, 30))).toBe('2026-11-23T09:30:00+08:00')
  })

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 4e9 }), (seconds) => {
        expect(toMillis(toInstant(seconds * 1000))).toBe(seconds * 1000)
        expect(toMillis(sysTimeText(seconds * 1000))).toBe(seconds * 1000)
      }),
    )
  })
})

test('a century of days and back, twice: more than are kept', () => {
  const first = dayNumber('1970-01-01')
  for (let round = 0; round < 2; round++)
    for (let day = first; day < first + 36_525; day++) {
      const text = new Date(day * 86_400_000).toISOString().slice(0, 10)
      if (dateOfDay(day) !== text || dayNumber(text) !== day) throw new Error(`${day} is not ${text}`)
    }
  expect(isDate('2026-02-30')).toBe(false)
})
