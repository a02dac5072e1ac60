import { addDays } from '@domain/date'
import type { Work } from '../../../http/context'
import { guardedDays } from '../night/hours'
import { daysBetween } from '../repo/usage'
import type { AccountKey, DayUsage, Meter } from '../types'
import { knownUntil, wholenessOf } from './ages'

/** Hours and days of a meter, with their age (Y-03). */
export interface HourCurve {
  /** 24 hours of each gas day over all channels, m³; null: not all of them were heard on the day. */
  days: { gasDay: string; hours: string[] | null }[]
  used: DayUsage[]
  asOf: string
  whole: number
  missingDays: string[]
}

/** How a remote meter measured through closed gas days, oldest first. Asks the telemetry: never inside a transaction. */
export async function hourCurve(
  work: Work,
  key: AccountKey,
  meter: Meter,
  gasDays: readonly string[],
): Promise<HourCurve> {
  const from = gasDays[0] ?? work.clock.today()
  const to = gasDays.at(-1) ?? addDays(from, -1)
  const used = await daysBetween(work.db, key, [meter.meterId], from, to)
  const { whole, missingDays } = wholenessOf([meter], used, from, to)
  const days = (await guardedDays(work, meter, gasDays, used)).map(({ gasDay, hours }) => ({
    gasDay,
    hours: hours === null ? null : [...hours],
  }))
  return { days, used, asOf: knownUntil(work, to), whole, missingDays }
}
