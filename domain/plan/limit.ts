import { toMillis, type DateText } from '../date'
import { cut, decimal } from '../decimal'
import { stoppedDays, type StopSpan } from '../deviation/stops'
import { gasDaySpan } from '../gas-day'
import { minVolume, subtractVolume, sumVolume, type Volume } from '../volume'

/** Supply is limited, not off; a limit without meters is one of all of the customer. */
export interface LimitSpan extends StopSpan {
  /** m³ of a gas day that all its meters together may use. */
  limitVolume: Volume
}

/**
 * G-03: gas days of a span, both ends included, on which a limit counts: those with more than so many hours of it, as a stop is
 * measured (G-04), so that an hour of it does not cut the plan of a day. One without an end goes on through the span.
 */
export const limitedDays = (limit: LimitSpan, span: { from: DateText; to: DateText }, hours: number): DateText[] => [
  ...stoppedDays([{ ...limit, meterIds: [] }], [], span, { now: toMillis(gasDaySpan(span.to).to), hours }),
]

/**
 * What a limit leaves each group of a customer by its plan of a gas day: where all plans fit, what the others do not need of it; else its
 * part in proportion, whole hundredths rounded down, so that the parts never exceed the limit.
 */
export function sharesOf(limit: Volume, plans: ReadonlyMap<string, Volume>): Map<string, Volume> {
  const all = sumVolume([...plans.values()])
  const isEnough = decimal(all).lte(decimal(limit))
  return new Map(
    [...plans].map(([groupId, plan]) => [
      groupId,
      isEnough
        ? subtractVolume(limit, subtractVolume(all, plan))
        : cut(decimal(limit).times(decimal(plan)).div(decimal(all)), 2),
    ]),
  )
}

/** The lesser of a plan and its limit (G-03). */
export const underLimit = (plan: Volume, limit: Volume | null | undefined): Volume =>
  limit == null ? plan : minVolume(plan, limit)
