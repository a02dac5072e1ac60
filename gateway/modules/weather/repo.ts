import type { DateText } from '@domain/date'
import type { Db } from '../../db/connect'

interface DayTemperature {
  date: DateText
  /** Mean of the day, ℃. */
  temperature: string
}

/** Keeps a forecast: of days to come the newest, of `today` what was forecast before it. */
export async function saveDays(
  db: Db,
  city: string,
  days: readonly DayTemperature[],
  today: DateText,
  now: string,
): Promise<void> {
  if (days.length === 0) return
  await db
    .insertInto('weatherDay')
    .values(days.map((day) => ({ ...day, city, updatedAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['city', 'date'])
        .doUpdateSet((row) => ({ temperature: row.ref('excluded.temperature'), updatedAt: now }))
        .where('weatherDay.date', '>', today),
    )
    .execute()
}

export const daysBetween = (db: Db, city: string, from: DateText, to: DateText): Promise<DayTemperature[]> =>
  db
    .selectFrom('weatherDay')
    .select(['date', 'temperature'])
    .where('city', '=', city)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
