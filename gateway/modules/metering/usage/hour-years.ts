import type { In, Out } from '@contract'
import { addDays, datesBetween, diffDays, isDate } from '@domain/date'
import { lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { sumVolume, volume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { ownAccount } from '../../gas-account/service'
import { knownUntil, remoteChannels } from './ages'
import { feedMeter } from '../day/day-closing'
import { usedMeters } from '../meter/own-meters'
import { daysBetween } from '../repo/usage'
import { hourText, inHundredths, tenThousandths } from '../rules/hour-text'
import { isHeard, ofMissing } from '../rules/wholeness'
import type { DayUsage, Meter } from '../types'

type Call = 'btwob GET /usage/hours'
type Hours = Out<Call>

/** Gas days of an answer, a leap year's. */
const MOST_DAYS = 366
const HOURS = 24
const A_YEAR = 365

/**
 * Hours of up to a year in one answer: of each remote meter a text of values, 24 a gas day, as far as days are closed. Without a span
 * the last 365 closed days. Refuses A2101, A2316, A2331, 2901.
 */
export async function hourYear(work: Work, session: BoundSession, input: In<Call>): Promise<Hours> {
  const closed = lastClosedGasDay(work.clock.now())
  const to = input.to ?? closed
  const from = input.from ?? addDays(to, 1 - A_YEAR)
  if (!isDate(from) || !isDate(to)) throw new Refusal('2901')
  if (to < from) throw new Refusal('A2331')
  if (diffDays(from, to) >= MOST_DAYS) throw new Refusal('A2316', { params: { limit: `${MOST_DAYS}天` } })
  const account = await ownAccount(work, session)
  const meters = (await usedMeters(work, account, input.meterId)).filter(({ meterType }) => meterType === 'IOT')
  const through = to < closed ? to : closed
  const gasDays = through < from ? [] : datesBetween(from, through)
  const ids = meters.map(({ meterId }) => meterId)
  const days = gasDays.length === 0 ? [] : await daysBetween(work.db, account, ids, from, through)
  const all: MeterHours[] = []
  for (const meter of meters) {
    const mine = days.filter(({ meterId }) => meterId === meter.meterId)
    all.push(await hoursOf(work, meter, gasDays, mine))
  }
  const counts = new Map<string, number>()
  for (const { gasDay, count } of all.flatMap(({ missing }) => missing))
    counts.set(gasDay, (counts.get(gasDay) ?? 0) + count)
  const missing = [...counts]
    .map(([gasDay, count]) => ({ gasDay, count }))
    .sort((a, b) => (a.gasDay < b.gasDay ? -1 : 1))
  return {
    from,
    to: through < from ? from : through,
    meters: all.map(({ meter, text }) => ({ meterId: meter.meterId, name: meterName(meter), hours: text })),
    asOf: knownUntil(work, to),
    ...ofMissing(
      missing,
      all.reduce((sum, { owed }) => sum + owed, 0),
    ),
    estimatedVolume: sumVolume(all.map(({ estimated }) => estimated)),
  }
}

interface MeterHours {
  meter: Meter
  text: string
  owed: number
  missing: { gasDay: string; count: number }[]
  estimated: string
}

async function hoursOf(
  work: Work,
  meter: Meter,
  gasDays: readonly string[],
  days: readonly DayUsage[],
): Promise<MeterHours> {
  const known = days.filter(({ quality }) => quality !== 'MISSING')
  const answers = await work.ports.meterFeed.hours(feedMeter(meter), known)
  const byDay = new Map<string, (number | null)[]>()
  const heard = new Map<string, number>()
  let estimated = 0
  known.forEach((day, index) => {
    const sums = byDay.get(day.gasDay) ?? Array.from({ length: HOURS }, () => null)
    // A feed tells all hours of a day or none.
    answers[index]?.forEach((frame, hour) => {
      const used = tenThousandths(frame.volume)
      sums[hour] = (sums[hour] ?? 0) + used
      if (day.quality === 'ESTIMATED') estimated += used
    })
    byDay.set(day.gasDay, sums)
    if (isHeard(day)) heard.set(day.gasDay, (heard.get(day.gasDay) ?? 0) + (answers[index]?.length ?? 0))
  })
  const channels = remoteChannels([meter])
  const owedOn = (gasDay: string) => channels.filter(({ since }) => gasDay >= (since ?? '')).length * HOURS
  const nothing = Array.from({ length: HOURS }, () => null)
  return {
    meter,
    text: gasDays.flatMap((gasDay) => inHundredths(byDay.get(gasDay) ?? nothing).map(hourText)).join(','),
    owed: gasDays.reduce((sum, gasDay) => sum + owedOn(gasDay), 0),
    missing: gasDays.flatMap((gasDay) => {
      const count = owedOn(gasDay) - (heard.get(gasDay) ?? 0)
      return count > 0 ? [{ gasDay, count }] : []
    }),
    estimated: volume((estimated / 10_000).toFixed(4)),
  }
}
