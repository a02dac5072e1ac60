import { cut, decimal, fixed } from '../decimal'
import { priced, type Money } from '../money'
import type { Price } from '../price'
import type { BalanceDayStatus, BalanceDirection } from '../statuses/balance'
import { maxVolume, minVolume, subtractVolume, ZERO_VOLUME, type Volume } from '../volume'

/** What a group has signed. m³ a day, yuan/m³. */
export interface Signed {
  direction: BalanceDirection
  baseline: Volume
  daily: Volume
  unitReward: Price
  /** Per cent of the signed volume below which a day counts nothing, and of which no more counts (S-06). */
  minRate: string
  capRate: string
}

/** A day's response, m³, per cent with two decimals, yuan. */
interface Response {
  response: Volume
  effective: Volume
  /** Cut down to two decimals, so that a rate below the threshold is never shown as the threshold. */
  rate: string
  reward: Money
}

/**
 * S-06: what a day came to. The response is the difference to the baseline in the direction of the activity, never below zero; at most
 * `capRate` of the signed volume counts, and below `minRate` nothing. The reward is rounded once, half up.
 */
export function responseOf(signed: Signed, actual: Volume): Response {
  const { direction, baseline, daily, unitReward } = signed
  const difference = direction === 'REDUCE' ? subtractVolume(baseline, actual) : subtractVolume(actual, baseline)
  const response = maxVolume(ZERO_VOLUME, difference)
  const isEnough = decimal(response).times(100).gte(decimal(daily).times(signed.minRate))
  const most = fixed(decimal(daily).times(signed.capRate).div(100), 2)
  const effective = isEnough ? minVolume(response, most) : ZERO_VOLUME
  return {
    response,
    effective,
    rate: cut(decimal(response).times(100).div(daily), 2),
    reward: priced(effective, unitReward),
  }
}

/** What the whole signed volume earns in so many days, yuan (page 6.4). */
export const expectedReward = (daily: Volume, unitReward: Price, days: number): Money =>
  fixed(decimal(priced(daily, unitReward)).times(days), 2)

/** A day as it counts for the end of a participation. */
export interface CountedDay {
  date: string
  status: BalanceDayStatus
  effective: Volume | null
}

/**
 * S-07: the second of the first two days in a row without an effective response; null: there are none. A day without data and a day on
 * which supply was off are no failure: they end a row.
 */
export function weakDay(days: readonly CountedDay[]): string | null {
  const isZero = (day: CountedDay | undefined): boolean =>
    day?.status === 'JUDGED' && day.effective !== null && decimal(day.effective).eq(0)
  return days.find((day, at) => isZero(day) && isZero(days[at - 1]))?.date ?? null
}
