import { addDays, datesBetween } from '@domain/date'
import type { DayAhead, TakerAhead } from '@domain/package/ahead'
import { burnDown, type BurnDown } from '@domain/package/burn-down'
import type { Work } from '../../../http/context'
import { closedGasDay, expectedUse, listMeters, scaledUse, type ExpectedUse } from '../../metering/service'
import type { AccountKey, Child, Order } from '../types'
import { cyclesAhead } from './ahead'

/** How long the gas of a cycle lasts at what its meters are expected to use, and at both ends of the range of 80 %. */
export interface Lasting {
  /** Cycles of the customer that take gas, in the order in which they take. */
  takers: readonly TakerAhead[]
  /** The coming days of the cycle at the expected use. */
  days: readonly DayAhead[]
  value: BurnDown
  /** Less use and more; null where the history is too short. */
  low: { days: readonly DayAhead[]; burnDown: BurnDown } | null
  high: { days: readonly DayAhead[]; burnDown: BurnDown } | null
}

/** Days that may lie before a cycle's first one: of later ones a forecast says nothing. */
const AHEAD = 31

/**
 * Y-09: the rest of a paid cycle. A cycle that waits for its money takes nothing. Null where the cycle is over, not paid or far away, and
 * where nothing is known of one of its meters.
 */
export async function lastingOf(work: Work, order: Order, child: Child): Promise<Lasting | null> {
  const closed = closedGasDay(work)
  const from = addDays(closed, 1)
  if (child.endDate < from || child.startDate > addDays(closed, AHEAD)) return null
  const span = { from, to: child.endDate }
  const takers = (await cyclesAhead(work, order, span)).filter(({ isPaid }) => isPaid)
  if (!takers.some(({ childNo }) => childNo === child.childNo)) return null
  const use = await expectedOf(work, order, { through: closed, to: child.endDate })
  if (!order.meterIds.every((meterId) => use.days.has(meterId))) return null
  const at = (expected: ExpectedUse) => {
    const days = daysOf(expected, span)
    return { days, burnDown: burnDown(takers, child.childNo, days) }
  }
  const range = use.rangeOf(order.meterIds)
  const { days, burnDown: value } = at(use)
  return {
    takers,
    days,
    value,
    low: range && at(scaledUse(use, range.low)),
    high: range && at(scaledUse(use, range.high)),
  }
}

const expectedOf = async (work: Work, key: AccountKey, span: { through: string; to: string }) =>
  expectedUse(work, key, await listMeters(work, key), span)

const daysOf = ({ days }: ExpectedUse, { from, to }: { from: string; to: string }): DayAhead[] => {
  const meters = [...days].sort(([a], [b]) => (a < b ? -1 : 1))
  return datesBetween(from, to).map((gasDay) => ({
    gasDay,
    meters: meters.map(([meterId, list]) => ({
      meterId,
      volume: list.find((day) => day.gasDay === gasDay)?.volume ?? '0.00',
    })),
  }))
}
