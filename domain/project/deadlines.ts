import { addDays, DAY, HOUR, diffDays, toMillis } from '../date'
import { appointSlots, type AppointSlot } from '../statuses/appointment'

/** D 3.10. */
export const SCHEME_DAYS = 30
/** PJ-05: after so many rejections the page offers a call. */
export const CALL_AFTER = 3
/** PJ-13. */
export const MOST_CHANGES = 2
const CHANGE_HOURS = 24
/** PJ-10. */
const ASK_AGAIN_DAYS = 7

/** PJ-13: whether the visit may still be moved at `now` (ms): so many times, until a day before its slot begins. */
export function mayChangeVisit(
  visit: { appointDate: string | null; appointSlot: AppointSlot | null; changes: number; arrivedAt: string | null },
  now: number,
): boolean {
  const { appointDate, appointSlot, changes, arrivedAt } = visit
  if (appointDate === null || appointSlot === null || arrivedAt !== null || changes >= MOST_CHANGES) return false
  return toMillis(`${appointDate} ${appointSlots[appointSlot].from}`) - now >= CHANGE_HOURS * HOUR
}

/** Days by which a project ends later than it was first planned, 0 at least; null without a plan. */
export const delayDays = (first: string | null, now: string | null): number | null =>
  first === null || now === null ? null : Math.max(0, diffDays(first, now))

/**
 * When the project ends in the present state: its planned end moved by the days by which its latest open step is late already. `today`:
 * YYYY-MM-DD.
 */
export function forecastEnd(
  planned: string | null,
  steps: readonly { planEnd: string | null; isOver: boolean }[],
  today: string,
): string | null {
  if (planned === null) return null
  const late = steps.flatMap(({ planEnd, isOver }) => (planEnd === null || isOver ? [] : [diffDays(planEnd, today)]))
  const days = Math.max(0, ...late)
  return addDays(planned, days)
}

/** PJ-10: whether the user may be asked for reminders again after a no. */
export const mayAskAgain = (declinedAt: string | null, now: number): boolean =>
  declinedAt === null || now - toMillis(declinedAt) >= ASK_AGAIN_DAYS * DAY
