import { datesBetween, weekday } from '@domain/date'
import { forecast, type PastDay } from '@domain/forecast'
import { sumVolume } from '@domain/volume'
import { frozenClock } from '../../ports/clock'
import { dayVolumes } from './devices'
import { embeddedWeather, forecastOf, temperatureOf } from './weather'

/** The canteen's boiler in 廊坊 and the hospital's in 石家庄. */
const LED = [
  ['10010103', '廊坊市'],
  ['10020301', '石家庄市'],
] as const

const volumeOf = (meterId: string, day: string): string => dayVolumes(meterId, day)['1'] ?? ''

test('a month adds up to what its season and the chances of its days make, whatever its weather', () => {
  // 42,000 m³ a year, 1.6 in November, growth since 2024; the chances of 30 days are about one.
  const november = sumVolume(datesBetween('2026-11-01', '2026-11-30').map((day) => volumeOf('10010103', day)))
  expect(Number(november) / ((42_000 / 365) * 1.6 * 1.087 * 30)).toBeCloseTo(1, 1)
})

test('cold days use more, in each of the cities', () => {
  for (const [meterId, city] of LED) {
    const days = datesBetween('2026-01-01', '2026-01-31').map((day) => ({
      cold: -(temperatureOf(city, day) ?? 0),
      volume: Number(volumeOf(meterId, day)),
    }))
    const byCold = days.sort((a, b) => a.cold - b.cold).map(({ volume }) => volume)
    const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
    expect(mean(byCold.slice(-10)) / mean(byCold.slice(0, 10))).toBeGreaterThan(1.1)
  }
})

test.each(LED)('what is suggested for %s two days ahead misses by at most 0.7 of habit (rest 3-3)', (meterId, city) => {
  const dates = datesBetween('2025-04-01', '2026-11-22')
  const temperatures = new Map(forecastOf(city, dates).map((day) => [day.date, Number(day.temperature)]))
  const days = dates.map((gasDay): PastDay => ({
    gasDay,
    isWorkday: weekday(gasDay) < 6,
    temperature: temperatures.get(gasDay) ?? null,
    running: 1,
    volume: volumeOf(meterId, gasDay),
    isEstimated: false,
  }))
  let [error, habit] = [0, 0]
  for (let at = days.length - 180; at < days.length; at += 6) {
    const said = forecast(days.slice(0, at - 1), days.slice(at - 1, at + 1)).days.at(-1)
    error += Math.abs(Number(said?.value) - Number(days[at]?.volume))
    habit += Math.abs(Number(days[at - 7]?.volume) - Number(days[at]?.volume))
  }
  expect(error / habit).toBeLessThan(0.7)
})

test('a week is forecast from today on; a city without a climate has none', async () => {
  const weather = embeddedWeather(frozenClock('2026-11-23T09:30:00+08:00'))
  const week = await weather.days('廊坊市')
  expect(week.map(({ date }) => date)).toEqual(datesBetween('2026-11-23', '2026-11-29'))
  const off = week.map(({ date, temperature }) => Math.abs(Number(temperature) - (temperatureOf('廊坊', date) ?? 0)))
  expect(Math.max(...off)).toBeLessThan(3.2)
  expect(await weather.days('无此城')).toEqual([])
})
