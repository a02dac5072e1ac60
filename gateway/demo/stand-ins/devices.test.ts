import { datesBetween, weekday } from '@domain/date'
import { forecast, type PastDay } from '@domain/forecast'
import { dayVolumes } from './devices'
import { dayKind, isWorkday } from './holidays'
import { forecastOf } from './weather'

const [KILN, SECOND_KILN, LOOMS, HALL] = ['10010101', '10010102', '10020401', '10010201'] as const

const used = (meterId: string, gasDay: string): number =>
  Object.values(dayVolumes(meterId, gasDay)).reduce((sum, one) => sum + Number(one), 0)
/** Mean of a day, m³. */
const mean = (meterId: string, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + used(meterId, day), 0) / days.length
const usualDays = (from: string, to: string, weekdays: readonly number[]): string[] =>
  datesBetween(from, to).filter((day) => dayKind(day) === 'USUAL' && weekdays.includes(weekday(day)))

test.each([
  // National Day of 2026: Thursday to Wednesday. Chances of single days are ±8 %.
  [
    'looms in a holiday',
    LOOMS,
    datesBetween('2026-10-01', '2026-10-07'),
    usualDays('2026-10-08', '2026-10-31', [1, 2, 3, 4, 5]),
    0.45,
  ],
  [
    'a kiln in a holiday',
    KILN,
    datesBetween('2026-10-01', '2026-10-07'),
    usualDays('2026-10-08', '2026-10-31', [1, 2, 3, 4, 5]),
    0.92,
  ],
  [
    'a restaurant in a holiday',
    HALL,
    datesBetween('2026-10-01', '2026-10-07'),
    usualDays('2026-10-08', '2026-10-31', [1, 2]),
    1.5,
  ],
  // A Sunday that is worked, and Sundays that are not.
  ['looms on a worked Sunday', LOOMS, ['2026-09-20'], usualDays('2026-09-01', '2026-09-30', [7]), 1.43],
  [
    'looms on a Sunday',
    LOOMS,
    usualDays('2026-11-01', '2026-11-30', [7]),
    usualDays('2026-11-01', '2026-11-30', [1, 2, 3, 4, 5, 6]),
    0.7,
  ],
  [
    'a kiln in its spring stop',
    KILN,
    datesBetween('2026-02-15', '2026-02-25'),
    usualDays('2026-02-01', '2026-02-14', [1, 2, 3, 4, 5]),
    0.04,
  ],
  // The second line rests from March 16.
  [
    'a kiln with a line at rest',
    SECOND_KILN,
    datesBetween('2026-03-16', '2026-03-29'),
    datesBetween('2026-03-02', '2026-03-15'),
    0.82,
  ],
] as const)('%s', (_what, meterId, days, usual, part) => {
  const share = mean(meterId, days) / mean(meterId, usual)
  expect(Math.abs(share / part - 1)).toBeLessThan(0.1)
})

test('a month with a holiday adds up to what its season makes', () => {
  // 520,000 m³ a year, 1.1 in October, growth since 2024; Sundays are 4 of 31 days.
  const october = mean(LOOMS, datesBetween('2026-10-01', '2026-10-31'))
  expect(october / ((520_000 / 365) * 1.1 * 1.083 * ((27 + 4 * 0.7) / 31))).toBeCloseTo(1, 1)
})

test.each([KILN, SECOND_KILN, LOOMS])(
  'what is suggested for %s two days ahead misses by less than habit (rest 3-3)',
  (meterId) => {
    const dates = datesBetween('2025-01-01', '2026-11-22')
    const temperatures = new Map(forecastOf('廊坊市', dates).map((day) => [day.date, Number(day.temperature)]))
    const days = dates.map((gasDay): PastDay => ({
      gasDay,
      isWorkday: isWorkday(gasDay),
      temperature: temperatures.get(gasDay) ?? null,
      running: 1,
      volume: used(meterId, gasDay).toFixed(2),
      isEstimated: false,
    }))
    let [error, habit] = [0, 0]
    // From October on, with the week of National Day.
    for (let at = days.length - 54; at < days.length; at += 2) {
      const said = forecast(days.slice(0, at - 1), days.slice(at - 1, at + 1)).days.at(-1)
      error += Math.abs(Number(said?.value) - Number(days[at]?.volume))
      habit += Math.abs(Number(days[at - 7]?.volume) - Number(days[at]?.volume))
    }
    expect(error / habit).toBeLessThan(0.9)
  },
)
