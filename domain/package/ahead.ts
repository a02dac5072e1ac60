import type { DateText } from '../day'
import { ZERO_VOLUME, addVolume, isZeroVolume, type Volume } from '../volume'
import { daysLeftOn, shareDay, type MeterDay, type Share, type Taker } from './allocate'

/** A cycle that takes gas on coming days, with what it has taken so far. m³. */
export interface TakerAhead extends Omit<Taker, 'cumulative' | 'daysLeft'> {
  /** First and last gas day on which it takes. */
  from: DateText
  to: DateText
  taken: Volume
}

/** A gas day to come, with what each meter is expected to use. */
export interface DayAhead {
  gasDay: DateText
  meters: readonly MeterDay[]
}

/** m³ by gas day and meter id; a meter that nothing covers on a day is left out. */
export type CoverAhead = ReadonlyMap<DateText, ReadonlyMap<string, Volume>>

/** What each cycle takes of each meter on coming days, which are in order: a day is shared as a measured one. */
export function sharesAhead(
  takers: readonly TakerAhead[],
  days: readonly DayAhead[],
): { gasDay: DateText; shares: readonly Share[] }[] {
  const taken = new Map(takers.map((taker) => [taker.childNo, taker.taken]))
  return days.map(({ gasDay, meters }) => {
    const today = takers
      .filter(({ from, to }) => from <= gasDay && gasDay <= to)
      .map((taker) => ({
        ...taker,
        cumulative: taken.get(taker.childNo) ?? ZERO_VOLUME,
        daysLeft: daysLeftOn(gasDay, taker.to),
      }))
    const shares = shareDay(today, meters)
    for (const { childNo, extracted } of shares)
      taken.set(childNo, addVolume(taken.get(childNo) ?? ZERO_VOLUME, extracted))
    return { gasDay, shares }
  })
}

/**
 * What cycles will cover of coming days, which are in order: so that a forecast and the bill of the same gas agree. Takers are in the
 * order in which they take.
 */
export function coverAhead(takers: readonly TakerAhead[], days: readonly DayAhead[]): CoverAhead {
  return new Map(
    sharesAhead(takers, days).map(({ gasDay, shares }) => {
      const covered = new Map<string, Volume>()
      for (const { meterId, extracted } of shares)
        if (!isZeroVolume(extracted)) covered.set(meterId, addVolume(covered.get(meterId) ?? ZERO_VOLUME, extracted))
      return [gasDay, covered]
    }),
  )
}
