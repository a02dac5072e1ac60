import { decimal, fixed, type Big } from '../decimal'
import type { Suggested } from '../forecast'
import type { Volume } from '../volume'

/** Closed gas days before the running one that its hours are compared with; of them those of its kind, working days or free ones. */
export const LOOKED_BACK = 28
/** Days of the same kind without which nothing is known of the shape of a day. */
export const FEWEST_LIKE = 3
/** Minutes before a moment of which nothing needs to be known. */
const BEARABLE_GAP = 120
const HOUR_MINUTES = 60

/** One channel of a meter on the gas day that runs. */
export interface RunningChannel {
  /** Mean of each of the 24 hours from 08:00 over closed days of the same kind, m³ with four decimals. */
  hours: readonly Volume[]
  /** m³ since 08:00. */
  measured: Volume
  /** Minutes after 08:00 up to which that is known. */
  until: number
}

/**
 * What the running gas day will come to: what was metered, and of the forecast of the whole day the part that such days use after the
 * moments up to which their channels are known. An even spread would take a day with a shift that begins at 14:00 for one of little use.
 * Volumes with two decimals; a day on which such days used nothing after those moments comes to what was metered.
 */
export function projectDay(channels: readonly RunningChannel[], forecast: Suggested): Suggested {
  const sum = (parts: readonly Big[]) => parts.reduce((total, part) => total.plus(part), decimal('0'))
  const all = sum(channels.flatMap(({ hours }) => hours.map((hour) => decimal(hour))))
  const left = sum(channels.flatMap(leftOf))
  const metered = sum(channels.map(({ measured }) => decimal(measured)))
  const come = (volume: Volume): Volume =>
    fixed(all.eq(0) ? metered : metered.plus(decimal(volume).times(left).div(all)), 2)
  return { value: come(forecast.value), low: come(forecast.low), high: come(forecast.high) }
}

/** The hours after the moment up to which a channel is known; of the one that runs its rest. */
const leftOf = ({ hours, until }: RunningChannel): Big[] =>
  hours.map((hour, at) => {
    const left = Math.min(HOUR_MINUTES, Math.max(0, (at + 1) * HOUR_MINUTES - until))
    return decimal(hour).times(left).div(HOUR_MINUTES)
  })

/** Whether so little is missing before a moment (minutes after 08:00) that the day may be judged: at 14:00 two hours of six. */
export const isKnownEnough = (channels: readonly Pick<RunningChannel, 'until'>[], now: number): boolean =>
  channels.length > 0 && channels.every(({ until }) => now - until <= BEARABLE_GAP)

/** A plan of a day over its hours, as such days use theirs; two decimals. Null where they used nothing. */
export function hourlyPlan(plan: Volume, hours: readonly Volume[]): Volume[] | null {
  const all = hours.reduce((total, hour) => total.plus(decimal(hour)), decimal('0'))
  return all.eq(0) ? null : hours.map((hour) => fixed(decimal(plan).times(decimal(hour)).div(all), 2))
}
