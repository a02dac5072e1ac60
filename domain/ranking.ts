import { DAY, type Instant, toMillis } from './date'
import { decimal } from './decimal'
import type { Money } from './money'

/** Something that needs the customer. */
export interface Pending {
  /** Yuan that are lost on the first day after `dueAt`; '0.00' where nothing is. */
  loss: Money
  /** Until when it can be done without that loss: of a cycle with an overdue payment the moment of its lapse. null: without an end. */
  dueAt: Instant | null
}

/** A loss that lies further ahead does not rank before a deadline that is near. */
const NEAR_DAYS = 7

/** Days left, rounded up; a moment that is over, or within a day, counts as one day. */
const daysTo = (dueAt: Instant, now: number): number => Math.max(1, Math.ceil((toMillis(dueAt) - now) / DAY))

const stakeOf = ({ loss, dueAt }: Pending, now: number) => {
  const days = dueAt === null ? Number.POSITIVE_INFINITY : daysTo(dueAt, now)
  return days > NEAR_DAYS ? decimal('0') : decimal(loss).div(days)
}

/**
 * What needs the customer first: the loss per day that is left, the larger first; among equals the earlier deadline, those without an end
 * last. `now` in ms. Used wherever things wait for the customer: banner, to-dos, lists of orders.
 */
export function compareUrgency(a: Pending, b: Pending, now: number): number {
  const [stakeA, stakeB] = [stakeOf(a, now), stakeOf(b, now)]
  if (!stakeA.eq(stakeB)) return stakeA.gt(stakeB) ? -1 : 1
  if (a.dueAt === null || b.dueAt === null) return Number(a.dueAt === null) - Number(b.dueAt === null)
  return toMillis(a.dueAt) - toMillis(b.dueAt)
}
