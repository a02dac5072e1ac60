import type { DateText } from './day'
import { decimal, fixed } from './decimal'
import { compareVolume, type Volume } from './volume'

/** m³ of a meter on a gas day. */
export interface UsedDay {
  gasDay: DateText
  /** null: not measured, or estimated; such a day proves nothing. */
  volume: Volume | null
  /** Working day or day off: plants run differently. */
  isWorkday: boolean
}

/** A day that the customer called normal production. */
export type NormalDay = Pick<UsedDay, 'isWorkday'> & { volume: Volume }

export interface UnusualDay extends NormalDay {
  gasDay: DateText
  /** Of the like days before it, m³. */
  mean: Volume
  /** Above the mean, whole per cent. */
  percent: number
}

/** Like days that make the mean, and how many of them there must be before anything is said. */
const LIKE_DAYS = 14
const FEWEST = 7
/** Per cent above the mean from which a day is asked about. */
const UNUSUAL = 40
/** A pattern that was called normal holds for days up to this much above it, per cent. */
const SAME = 10

/**
 * The day of a meter that is to be asked about (是否正常生产？): at least 40 % above the mean of the last 14 days of its kind before it,
 * and more than what was called normal before. Null where nothing is. `days`: oldest first, up to and with the day itself.
 */
export function unusualDay(days: readonly UsedDay[], normal: readonly NormalDay[]): UnusualDay | null {
  const day = days.at(-1)
  if (day === undefined || day.volume === null) return null
  const { gasDay, volume, isWorkday } = day
  const like = days
    .slice(0, -1)
    .flatMap((one) => (one.isWorkday === isWorkday && one.volume !== null ? [one.volume] : []))
    .slice(-LIKE_DAYS)
  if (like.length < FEWEST) return null
  const mean = like.reduce((sum, one) => sum.plus(one), decimal('0')).div(like.length)
  if (mean.lte(0)) return null
  const percent = decimal(volume).minus(mean).div(mean).times(100)
  if (percent.lt(UNUSUAL)) return null
  const isKnown = normal.some(
    (one) =>
      one.isWorkday === isWorkday && compareVolume(volume, fixed(decimal(one.volume).times(1 + SAME / 100), 2)) <= 0,
  )
  return isKnown ? null : { gasDay, volume, isWorkday, mean: fixed(mean, 2), percent: Number(fixed(percent, 0)) }
}
