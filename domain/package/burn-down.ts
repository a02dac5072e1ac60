import type { DateText } from '../day'
import { compareDecimals, decimal, fixed } from '../decimal'
import { ZERO_VOLUME, addVolume, compareVolume, isZeroVolume, maxVolume, subtractVolume, type Volume } from '../volume'
import { sharesAhead, type DayAhead, type TakerAhead } from './ahead'
import { CYCLE_STEP } from './cycles'

/** How the rest of a running cycle goes at a certain use. m³. */
export interface BurnDown {
  /** What is left of T at the end of each coming day of the cycle; never below 0. */
  days: { gasDay: DateText; left: Volume }[]
  /** Taken of the cycle by its end, of FULL above T as well. */
  taken: Volume
  /** The day in which T is used up; null: it lasts. */
  runsOut: DateText | null
  /** Taken above T: FULL pays it at the package's price. */
  over: Volume
  /** Used by the cycle's meters without any package covering it, day by day and meter by meter. */
  out: { gasDay: DateText; meterId: string; volume: Volume }[]
}

/**
 * Y-09: the coming days of one of several cycles, shared as they will be when they are measured. Takers are in the order
 * in which they take; days are in order and lie within the cycle. A RangeError where the cycle is none of the takers.
 */
export function burnDown(takers: readonly TakerAhead[], childNo: string, days: readonly DayAhead[]): BurnDown {
  const of = takers.find((taker) => taker.childNo === childNo)
  if (!of) throw new RangeError(`${childNo} takes no gas`)
  let taken = of.taken
  let runsOut: DateText | null = null
  const out: BurnDown['out'] = []
  const left = sharesAhead(takers, days).map(({ gasDay, shares }) => {
    for (const share of shares) {
      if (share.childNo === childNo) taken = addVolume(taken, share.extracted)
      if (of.meterIds.includes(share.meterId) && !isZeroVolume(share.out))
        out.push({ gasDay, meterId: share.meterId, volume: share.out })
    }
    if (runsOut === null && compareVolume(taken, of.total) >= 0) runsOut = gasDay
    return { gasDay, left: leftOf(of.total, taken) }
  })
  const end = { days: left, taken, over: maxVolume(ZERO_VOLUME, subtractVolume(taken, of.total)), out }
  return { ...end, runsOut }
}

const leftOf = (total: Volume, taken: Volume): Volume => maxVolume(ZERO_VOLUME, subtractVolume(total, taken))

/** m³ that the cycle is short of: taken above T and used without any package. */
export const missingOf = ({ over, out }: BurnDown): Volume =>
  out.reduce((sum, { volume }) => addVolume(sum, volume), over)

/** m³ to order on top for what is missing: whole hundreds, rounded up, at most what may be ordered; '0': nothing. */
export function supplementFor(missing: Volume, most: Volume): Volume {
  const hundreds = decimal(missing).div(CYCLE_STEP).round(0, 3).times(CYCLE_STEP)
  return fixed(hundreds.gt(decimal(most)) ? decimal(most) : hundreds, 0)
}

/** The same takers from a day on, with a supplement to one of them that takes effect on it. */
function withSupplement(takers: readonly TakerAhead[], childNo: string, volume: Volume): TakerAhead[] {
  return takers.map((taker) =>
    taker.childNo === childNo ? { ...taker, total: addVolume(taker.total, volume) } : taker,
  )
}

/**
 * Y-09: the rest of a cycle with a supplement that takes effect on a day: until then the days are shared as without it, and what every
 * cycle has taken by then stands.
 */
export function burnDownWith(
  takers: readonly TakerAhead[],
  childNo: string,
  days: readonly DayAhead[],
  supplement: { volume: Volume; effectDate: DateText },
): BurnDown {
  const before = days.filter(({ gasDay }) => gasDay < supplement.effectDate)
  const after = days.filter(({ gasDay }) => gasDay >= supplement.effectDate)
  const first = burnDown(takers, childNo, before)
  const later = withSupplement(advanced(takers, before), childNo, supplement.volume)
  const second = burnDown(later, childNo, after)
  return { ...second, days: [...first.days, ...second.days], out: [...first.out, ...second.out] }
}

/** The takers with what they take of some days. */
function advanced(takers: readonly TakerAhead[], days: readonly DayAhead[]): TakerAhead[] {
  const shares = sharesAhead(takers, days).flatMap((day) => day.shares)
  return takers.map((taker) => ({
    ...taker,
    taken: shares
      .filter(({ childNo }) => childNo === taker.childNo)
      .reduce((sum, { extracted }) => addVolume(sum, extracted), taker.taken),
  }))
}

/** The first day at the end of which so many per cent of T were taken; null: not yet. Days are in order. */
export function reachedOn(
  days: readonly { gasDay: DateText; cumulative: Volume }[],
  total: Volume,
  percent: number,
): DateText | null {
  if (compareDecimals(total, '0') <= 0) return null
  const mark = decimal(total).times(percent).div(100)
  return days.find(({ cumulative }) => decimal(cumulative).gte(mark))?.gasDay ?? null
}
