import { addDays, datesBetween } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { Forecast, PastDay } from '@domain/forecast'
import { isZeroVolume, sumVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { daysBetween } from '../repo/usage'
import { usedDaysOf } from '../rules/used-days'
import type { AccountKey, Meter } from '../types'
import { HISTORY_DAYS, knownOfDays, type KnownOfDays } from './day-facts'
import { keptForecast } from './kept-forecast'

/** A meter of which nothing is known for so many days is not forecast. */
const SILENT_DAYS = 14

type OfMeters = Pick<Meter, 'meterId' | 'channels'>

/** What remote meters are expected to use of the gas days after the closed ones (Y-06, Y-29). */
export interface ExpectedUse {
  /** m³ of each day in order, by meter id; a meter of which nothing has been known for long is left out. */
  days: ReadonlyMap<string, readonly { gasDay: string; volume: Volume }[]>
  /**
   * The ends of the range of 80 % of what meters use together in all of the days, as shares of what is expected: errors of days and of
   * meters cancel in part, so it comes from their common history. Null where that is too short to tell.
   */
  rangeOf(meterIds: readonly string[]): { low: Share; high: Share } | null
}

/** Of what is expected: so much of that volume. */
export interface Share {
  of: Volume
  is: Volume
}

export const NOTHING_EXPECTED: ExpectedUse = { days: new Map(), rangeOf: () => null }

/** One forecast for the bill of the running month, for how long money lasts and for what packages will cover. */
export async function expectedUse(
  work: Work,
  key: AccountKey,
  meters: readonly Meter[],
  { through, to }: { through: string; to: string },
): Promise<ExpectedUse> {
  const remote = meters.filter(({ meterType }) => meterType === 'IOT')
  if (remote.length === 0) return NOTHING_EXPECTED
  const from = addDays(through, -HISTORY_DAYS)
  const ids = remote.map(({ meterId }) => meterId)
  const rows = await daysBetween(work.db, key, ids, from, through)
  const known = await knownOfDays(work, key, { through, to })
  const span = { from, through, to }
  const of = (chosen: readonly OfMeters[]): Forecast | null => {
    const wanted = new Set(chosen.map(({ meterId }) => meterId))
    const mine = rows.filter(({ meterId }) => wanted.has(meterId))
    return forecastOf(usedDaysOf(mine, chosen, { from, to: through }), chosen, known, span)
  }
  const single = new Map(remote.map((meter) => [meter.meterId, of([meter])]))
  const days = new Map(
    [...single].flatMap(([meterId, one]) =>
      one ? [[meterId, one.days.map(({ gasDay, value }) => ({ gasDay, volume: value }))] as const] : [],
    ),
  )
  return {
    days,
    rangeOf(meterIds) {
      const chosen = remote.filter(({ meterId }) => meterIds.includes(meterId) && days.has(meterId))
      const [first] = chosen
      const together = first && chosen.length === 1 ? (single.get(first.meterId) ?? null) : of(chosen)
      if (!together || together.judged === 0) return null
      const { value, low, high } = together.total
      return { low: { of: value, is: low }, high: { of: value, is: high } }
    },
  }
}

/** Null where nothing is known of the last days. The history begins with the first known day. */
function forecastOf(
  used: ReturnType<typeof usedDaysOf>,
  meters: readonly OfMeters[],
  known: KnownOfDays,
  { through, to }: { through: string; to: string },
): Forecast | null {
  const first = used.findIndex(({ volume }) => volume !== null)
  if (first < 0 || used.slice(-SILENT_DAYS).every(({ volume }) => volume === null)) return null
  const factsOf = known.factsOf(meters.map(({ meterId }) => meterId))
  const past: PastDay[] = used.slice(first).map(({ date, volume, dataState }) => ({
    ...factsOf(date),
    volume,
    isEstimated: dataState === 'PARTIAL',
  }))
  const next = addDays(through, 1)
  return keptForecast(past, next > to ? [] : datesBetween(next, to).map(factsOf))
}

/** The same use where all of it comes to another share of what is expected. */
export const scaledUse = (expected: ExpectedUse, { of, is }: Share): ExpectedUse => ({
  ...expected,
  days: new Map(
    [...expected.days].map(([meterId, days]) => [
      meterId,
      isZeroVolume(of)
        ? days
        : days.map(({ gasDay, volume }) => ({
            gasDay,
            volume: fixed(decimal(volume).times(decimal(is)).div(decimal(of)), 2),
          })),
    ]),
  ),
})

/** m³ that a meter is expected to use of all the days; null where nothing is expected of it. */
export const expectedOf = ({ days }: ExpectedUse, meterId: string): Volume | null => {
  const mine = days.get(meterId)
  return mine ? sumVolume(mine.map(({ volume }) => volume)) : null
}
