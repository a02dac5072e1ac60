import { addDays, datesBetween } from '@domain/date'
import { coverAhead } from '@domain/package/ahead'
import { sumVolume, type Volume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ask } from '../../../wiring'
import { packageGas, type CycleAhead } from '../package-gas'
import type { AccountKey } from '../types'
import type { ExpectedUse } from './expected'

/** Coming gas days, both ends included. */
interface Span {
  from: string
  to: string
}

/** Cycles of packages that will take gas of the customer's meters on these days. */
export const cyclesAhead = (work: Work, key: AccountKey, span: Span): Promise<readonly CycleAhead[]> =>
  ask(work, packageGas).ahead(work, key, span)

/** m³ by gas day and meter id that cycles cover of days at the expected use. */
export function coverOf(cycles: readonly CycleAhead[], { days }: ExpectedUse, { from, to }: Span) {
  const byMeter = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  const volumes = byMeter.map(
    ([meterId, list]) => [meterId, new Map(list.map(({ gasDay, volume }) => [gasDay, volume]))] as const,
  )
  return coverAhead(
    cycles,
    (from > to ? [] : datesBetween(from, to)).map((gasDay) => ({
      gasDay,
      meters: volumes.map(([meterId, of]) => ({ meterId, volume: of.get(gasDay) ?? '0.00' })),
    })),
  )
}

type Covered = ReturnType<typeof coverOf>

/** What packages will cover of the rest of a month, m³ by meter id. */
export interface RestCover {
  /** By cycles that are paid: their gas is certain. */
  paid: (meterId: string) => Volume
  /** The same of one gas day. */
  paidOn: (gasDay: string, meterId: string) => Volume
  /** By all of them, when the customer pays those that wait. */
  ifPaid: (meterId: string) => Volume
}

/** As {@link RestCover}, at the expected use of all meters of the account: a cycle is shared among them. */
export function coverOfRest(
  cycles: readonly CycleAhead[],
  expected: ExpectedUse,
  { through, to }: { through: string; to: string },
): RestCover {
  const daysOf = (of: readonly CycleAhead[]): Covered =>
    of.length === 0 ? new Map() : coverOf(of, expected, { from: addDays(through, 1), to })
  const sumOf = (days: Covered) => (meterId: string) =>
    sumVolume([...days.values()].map((meters) => meters.get(meterId) ?? '0.00'))
  const paid = daysOf(cycles.filter(({ isPaid }) => isPaid))
  return {
    paid: sumOf(paid),
    paidOn: (gasDay, meterId) => paid.get(gasDay)?.get(meterId) ?? '0.00',
    ifPaid: sumOf(daysOf(cycles)),
  }
}

/** Cycles that take gas in the rest of a month. */
export const cyclesOfRest = (
  work: Work,
  account: AccountKey,
  { through, to }: { through: string; to: string },
): Promise<readonly CycleAhead[]> =>
  through >= to ? Promise.resolve([]) : cyclesAhead(work, account, { from: addDays(through, 1), to })
