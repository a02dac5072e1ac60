import { addDays, dayNumber, type DateText } from '@domain/date'
import { rnd } from '@domain/random'
import type { Clock } from '../../ports/clock'
import type { DayTemperature, WeatherProvider } from '../../ports/weather'
import { climateWeather, monthlyMeans } from '../../ports/weather/climate'

/*
 * The weather of the demo's cities: the climate of the season, and a drift that stays for some days. It is the same for the devices that
 * it leads and for the forecast of it, which is off by about a degree.
 */

/** How much of yesterday's drift stays, and for how many days it is counted. */
const KEPT = 0.75
const COUNTED = 12
/** Size of a day's own part, K. */
const DRIFT = 3.2
/** Size of what a forecast is off, K. */
const OFF = 1.6
/** Days that are forecast, today and those after it. */
const AHEAD = 7

/** About normal, between −2 and 2; two chances with the same key are the same. */
const chance = (key: string): number => rnd(`${key}|1`) + rnd(`${key}|2`) + rnd(`${key}|3`) + rnd(`${key}|4`) - 2

/** Mean of a day between the means of two months, by its distance from the middles of both, ℃. */
function seasonal(means: readonly number[], date: DateText): number {
  const month = Number(date.slice(5, 7)) - 1
  const from = (Number(date.slice(8, 10)) - 15.5) / 30.5
  const other = from < 0 ? (month + 11) % 12 : (month + 1) % 12
  const share = Math.abs(from)
  return (means[month] ?? 0) * (1 - share) + (means[other] ?? 0) * share
}

/** Mean temperature of a day in a city of the demo, ℃; null for a city without a climate. */
export function temperatureOf(city: string, date: DateText): number | null {
  const means = monthlyMeans(city)
  if (means === null) return null
  let drift = 0
  for (let back = COUNTED; back >= 0; back--)
    drift = KEPT * drift + DRIFT * chance(`weather|${means[0]}|${dayNumber(date) - back}`)
  return seasonal(means, date) + drift
}

/** What was forecast of days the day before each; empty for a city without a climate. */
export const forecastOf = (city: string, dates: readonly DateText[]): DayTemperature[] =>
  dates.flatMap((date) => {
    const temperature = temperatureOf(city, date)
    if (temperature === null) return []
    return [{ date, temperature: (temperature + OFF * chance(`forecast|${city}|${date}`)).toFixed(1) }]
  })

/** The climate as it is now, and the demo's own weather for the days to come. */
export const embeddedWeather = (clock: Clock): WeatherProvider => ({
  ...climateWeather(),
  days: async (city) =>
    forecastOf(
      city,
      Array.from({ length: AHEAD }, (_, days) => addDays(clock.today(), days)),
    ),
})
