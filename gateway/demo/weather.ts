import { addDays, datesBetween } from '@domain/date'
import type { Work } from '../http/context'
import { companyCities } from '../modules/membership/service'
import { saveDays } from '../modules/weather/repo'
import { forecastOf } from './stand-ins/weather'

/** Days with a stored forecast: as long as the energy part has use. */
const PAST = 3 * 366
const AHEAD = 6

/** What was forecast of each day of the past, and is forecast of the next ones. */
export async function seedWeather(work: Work): Promise<void> {
  const today = work.clock.today()
  const from = addDays(today, -PAST)
  const dates = datesBetween(from, addDays(today, AHEAD))
  for (const city of await companyCities(work))
    await saveDays(work.db, city, forecastOf(city, dates), from, work.clock.iso())
}
