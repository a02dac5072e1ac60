import { GAS_DAY_START_HOUR } from '../gas-day'
import { sumVolume, type Volume } from '../volume'

/** Part of a day, HH:00 each: meters report whole hours. */
export interface DayWindow {
  from: string
  to: string
}

const HOURS = 24
/** Parts that an activity may have. */
export const MOST_WINDOWS = 4

/** The how manieth hour of the gas day begins then, from 0. */
const indexOf = (time: string): number => (Number(time.slice(0, 2)) - GAS_DAY_START_HOUR + HOURS) % HOURS

/** Hours of a gas day from `first` on, `end` not included; the end of the day is its 08:00. */
const hoursOf = ({ from, to }: DayWindow): { first: number; end: number } => ({
  first: indexOf(from),
  end: indexOf(to) || HOURS,
})

/** Whether parts of a day (S-02) can be: each ends after it begins, within one gas day, and begins when the one before is over. */
export const areWindows = (windows: readonly DayWindow[]): boolean =>
  windows.length <= MOST_WINDOWS &&
  windows.every((one, at) => {
    const { first, end } = hoursOf(one)
    const before = windows[at - 1]
    return first < end && (before === undefined || hoursOf(before).end <= first)
  })

/** Whether two activities count some hour of a day both; none named is the whole day. */
export const shareHours = (some: readonly DayWindow[], others: readonly DayWindow[]): boolean =>
  some.length === 0 ||
  others.length === 0 ||
  some.some((one) => {
    const { first, end } = hoursOf(one)
    return others.some((other) => hoursOf(other).first < end && first < hoursOf(other).end)
  })

/**
 * S-02, S-06: what was used within the parts of a gas day, m³ with two decimals.
 *
 * @param hours The 24 hours from 08:00 on, m³.
 */
export function usedWithin(hours: readonly Volume[], windows: readonly DayWindow[]): Volume {
  if (hours.length !== HOURS) throw new RangeError(`a day of ${hours.length} hours`)
  return sumVolume(
    windows.flatMap((one) => {
      const { first, end } = hoursOf(one)
      return hours.slice(first, end)
    }),
  )
}

/** '11:00-14:00、17:00-20:00', or '全天'. */
export const windowsText = (windows: readonly DayWindow[]): string =>
  windows.length === 0 ? '全天' : windows.map(({ from, to }) => `${from}-${to}`).join('、')

const ONE = /^([01]\d|2[0-3]):00-([01]\d|2[0-3]):00$/

/** What the user has typed ('11:00-14:00，17:00-20:00'); '' is the whole day. Null: it cannot be read, or cannot be. */
export function windowsOf(text: string): DayWindow[] | null {
  const parts = text.split(/[，,、;；]/).map((one) => one.trim())
  if (text.trim() === '') return []
  if (parts.some((one) => !ONE.test(one))) return null
  const windows = parts.map((one) => ({ from: one.slice(0, 5), to: one.slice(6) }))
  return areWindows(windows) ? windows : null
}
