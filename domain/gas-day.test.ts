import { addWorkingDays, countWorkingDays, workingDayFrom } from './calendar'
import { toMillis, weekday } from './date'
import { billPeriod, gasDayAt, gasDaySpan, lastClosedGasDay, seasonOf } from './gas-day'

describe('gas day (AE-06)', () => {
  it.each([
    ['2026-11-01 07:00', '2026-10-31'],
    ['2026-11-01 07:59:59', '2026-10-31'],
    ['2026-11-01 08:00', '2026-11-01'],
    ['2026-11-02 00:00', '2026-11-01'],
    ['2027-01-01 07:59', '2026-12-31'],
  ])('%s belongs to %s', (moment, gasDay) => {
    expect(gasDayAt(toMillis(moment))).toBe(gasDay)
  })

  it('spans 08:00 to 08:00', () => {
    expect(gasDaySpan('2026-10-31')).toEqual({ from: '2026-10-31T08:00:00+08:00', to: '2026-11-01T08:00:00+08:00' })
  })

  it.each([
    ['2026-11-23 09:29:59', '2026-11-21'],
    ['2026-11-23 09:30', '2026-11-22'],
    ['2026-11-23 23:59', '2026-11-22'],
    ['2026-11-23 00:00', '2026-11-21'],
  ])('at %s the newest closed day is %s', (moment, gasDay) => {
    expect(lastClosedGasDay(toMillis(moment))).toBe(gasDay)
  })
})

describe('season (AE-13)', () => {
  it.each([
    ['2026-10-31', 'NON_HEATING'],
    ['2026-11-01', 'HEATING'],
    ['2026-12-31', 'HEATING'],
    ['2027-03-31', 'HEATING'],
    ['2027-04-01', 'NON_HEATING'],
    ['2024-02-29', 'HEATING'],
  ])('%s is %s', (day, season) => {
    expect(seasonOf(day)).toBe(season)
  })

  it('follows the setting of the company', () => {
    expect(seasonOf('2024-02-29', { heatingFrom: '12-01', heatingTo: '02-28' })).toBe('HEATING')
    expect(seasonOf('2024-03-01', { heatingFrom: '12-01', heatingTo: '02-28' })).toBe('NON_HEATING')
    const days = ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01', '2026-12-15']
    expect(days.map((day) => seasonOf(day, { heatingFrom: '06-01', heatingTo: '06-30' }))).toEqual([
      'NON_HEATING',
      'HEATING',
      'HEATING',
      'NON_HEATING',
      'NON_HEATING',
    ])
  })
})

it.each([
  ['2026-10', 1, '2026-10-01', '2026-10-31'],
  ['2026-10', 25, '2026-10-25', '2026-11-24'],
  ['2026-12', 28, '2026-12-28', '2027-01-27'],
])('bill month %s read on day %d runs %s to %s', (month, readingDay, from, to) => {
  expect(billPeriod(month, readingDay)).toEqual({ from, to })
})

describe('working days', () => {
  const holidays = ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']
  const isWorkday = (date: string): boolean => weekday(date) <= 5 && !holidays.includes(date)

  it('finds the next one', () => {
    expect(workingDayFrom('2026-10-09', isWorkday)).toBe('2026-10-09')
    expect(workingDayFrom('2026-10-01', isWorkday)).toBe('2026-10-08')
    expect(() => workingDayFrom('2026-10-01', () => false)).toThrow(RangeError)
  })

  it('adds and counts', () => {
    expect(addWorkingDays('2026-09-30', 1, isWorkday)).toBe('2026-10-08')
    expect(addWorkingDays('2026-10-08', 5, isWorkday)).toBe('2026-10-15')
    expect(addWorkingDays('2026-10-03', 0, isWorkday)).toBe('2026-10-03')
    expect(countWorkingDays('2026-09-30', '2026-10-15', isWorkday)).toBe(6)
  })
})
