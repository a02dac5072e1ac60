import { addDays, datesBetween } from '@domain/date'
import { coverAhead } from '@domain/package/ahead'
import { sumVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { packageGas, type CycleAhead } from '../package-gas'
import { metersOf } from '../repo/meter'
import { daysBetween } from '../repo/usage'
import { dailyTotals } from '../rules/daily-totals'
import { MEAN_DAYS, forecast } from '../rules/forecast'
import type { AccountKey } from '../types'

/** Coming gas days, both ends included. */
interface Span {
  from: string
  to: string
}

/** A day's expected use of each meter in the order of their ids: the mean of its known last days; one without any is left out. */
export const expectedUse = (
  lastDays: ReadonlyMap<string, readonly { volume: Volume }[]>,
): ReadonlyMap<string, Volume> =>
  new Map(
    [...lastDays]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([meterId, days]) => {
        const volume = forecast(days, 1)
        return volume === null ? [] : [[meterId, volume] as const]
      }),
  )

/** Cycles of packages that will take gas of the customer's meters on these days. */
export const cyclesAhead = (work: Work, key: AccountKey, span: Span): Promise<readonly CycleAhead[]> =>
  ask(work, packageGas).ahead(work, key, span)

/** m³ by gas day and meter id that cycles cover of days at the expected use. */
export const coverOf = (cycles: readonly CycleAhead[], use: ReadonlyMap<string, Volume>, { from, to }: Span) =>
  coverAhead(
    cycles,
    (from > to ? [] : datesBetween(from, to)).map((gasDay) => ({
      gasDay,
      meters: [...use].map(([meterId, volume]) => ({ meterId, volume })),
    })),
  )

/** What packages will cover of the rest of a month, m³ by meter id. */
export interface RestCover {
  /** By cycles that are paid: their gas is certain. */
  paid: (meterId: string) => Volume
  /** By all of them, when the customer pays those that wait. */
  ifPaid: (meterId: string) => Volume
  /** Cycles that are locked and wait for their payment. */
  unpaid: readonly CycleAhead[]
}

/** As {@link RestCover}, at the mean of the last days of all meters of the account: a cycle is shared among them. */
export async function coverOfRest(
  work: Work,
  account: AccountKey,
  { through, to }: { through: string; to: string },
): Promise<RestCover> {
  const span = { from: addDays(through, 1), to }
  const cycles = span.from > to ? [] : await cyclesAhead(work, account, span)
  if (cycles.length === 0) return { paid: () => '0.00', ifPaid: () => '0.00', unpaid: [] }
  const ids = (await metersOf(work.db, account)).map(({ meterId }) => meterId)
  const lastDays = await daysBetween(work.db, account, ids, addDays(through, 1 - MEAN_DAYS), through)
  const use = expectedUse(dailyTotals(lastDays))
  const sumOf = (of: readonly CycleAhead[]) => {
    const days = [...coverOf(of, use, span).values()]
    return (meterId: string) => sumVolume(days.map((meters) => meters.get(meterId) ?? '0.00'))
  }
  return {
    paid: sumOf(cycles.filter(({ isPaid }) => isPaid)),
    ifPaid: sumOf(cycles),
    unpaid: cycles.filter(({ isPaid }) => !isPaid),
  }
}
