import { addDays, addMonths, firstOfMonth, lastOfMonth, startOf, toInstant, toMillis, type MonthText } from '../date'
import { compareDecimals } from '../decimal-text'
import { decimal, fixed } from '../decimal'
import { gasDaySpan } from '../gas-day'
import type { ElectivePeriodState } from '../statuses/elective'
import { type Volume, compareVolume } from '../volume'
import type { OptionTerms } from './terms'

/** Day of the month before and time at which choosing begins and ends (BE-01). */
export interface Window {
  openDay: number
  openTime: string
  closeDay: number
  closeTime: string
}
export const DEFAULT_WINDOW: Window = { openDay: 18, openTime: '09:00', closeDay: 25, closeTime: '17:00' }

/** '18 09:00' as day (1 to 28) and time; null for any other text. */
export function momentOf(text: string): { day: number; time: string } | null {
  const [, day = '', time = ''] = /^(\d{1,2}) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  return Number(day) >= 1 && Number(day) <= 28 ? { day: Number(day), time } : null
}

/** BE-01: for month M from the 18th of M−1 09:00 to the 25th 17:00; open ≤ now < close. */
export function windowOf(month: MonthText, window: Window = DEFAULT_WINDOW): { openAt: string; closeAt: string } {
  const before = firstOfMonth(addMonths(month, -1))
  const at = (day: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return toInstant(startOf(addDays(before, day - 1), hour, minute))
  }
  return { openAt: at(window.openDay, window.openTime), closeAt: at(window.closeDay, window.closeTime) }
}

/** First moment of a month's first gas day and the first one after its last (AE-06). */
export const monthMoments = (month: MonthText): { startAt: string; endAt: string } => ({
  startAt: gasDaySpan(firstOfMonth(month)).from,
  endAt: gasDaySpan(lastOfMonth(month)).to,
})

/** Why a choice cannot be made; null when it can. */
export type ChoiceFault =
  | { code: '42404' }
  | { code: '42405'; params: { min: string; max: string } }
  | { code: '42402' }

interface Choice {
  period: { state: ElectivePeriodState; openAt: string; closeAt: string }
  terms: Pick<OptionTerms, 'optionType' | 'minVolume' | 'maxVolume' | 'stepVolume'>
  volume: Volume
  riskConfirmed: boolean
  now: number
}

/** BE-01, BE-03, BE-09: the first thing that is wrong. What is left of the quota is for the one conditional update to say. */
export function choiceFault({ period, terms, volume, riskConfirmed, now }: Choice): ChoiceFault | null {
  if (!isOpen(period, now)) return { code: '42404' }
  const { minVolume: min, maxVolume: max, stepVolume } = terms
  const isWithin = compareVolume(volume, min) >= 0 && compareVolume(volume, max) <= 0
  if (!isWithin || !decimal(volume).mod(decimal(stepVolume)).eq(0)) return { code: '42405', params: { min, max } }
  return terms.optionType === 'INDEX' && !riskConfirmed ? { code: '42402' } : null
}

/** The state is moved by a job: the moments decide beside it. */
export const isOpen = ({ state, openAt, closeAt }: Choice['period'], now: number): boolean =>
  state !== 'CLOSED' && toMillis(openAt) <= now && now < toMillis(closeAt)

/** The volume nearest below to a wish that an option admits, whole m³; its least where the wish is below that. */
export function admitted(wish: Volume, { minVolume, maxVolume, stepVolume }: Choice['terms']): Volume {
  const steps = (value: string) =>
    fixed(decimal(value).div(decimal(stepVolume)).round(0, 0).times(decimal(stepVolume)), 0)
  const down = steps(compareDecimals(wish, maxVolume) > 0 ? maxVolume : wish)
  if (compareDecimals(down, minVolume) >= 0) return down
  const least = steps(minVolume)
  return compareDecimals(least, minVolume) >= 0 ? least : fixed(decimal(least).plus(decimal(stepVolume)), 0)
}
