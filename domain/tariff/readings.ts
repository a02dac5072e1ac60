import { decimal, fixed } from '../decimal'
import { type DateText, addDays } from '../date'
import type { AbnormalType, Quality } from '../statuses/names'
import { type Volume, addVolume, compareVolume, subtractVolume, sumVolume } from '../volume'
import { shareVolume } from './parts'

export type RegisterDifference = { state: 'VALID'; volume: Volume } | { state: 'SUSPECT' }

/**
 * Volume between two register values. A register that falls from its last tenth has rolled over at 10^digits; any other fall is
 * suspect and not billed (AE-07). `digits` counts the integer digits of the register, 4–8.
 */
export function registerVolume(previous: Volume, current: Volume, digits: number): RegisterDifference {
  const span = `1${'0'.repeat(digits)}`
  if (compareVolume(current, previous) >= 0) return { state: 'VALID', volume: subtractVolume(current, previous) }
  if (decimal(previous).lte(decimal(span).times(decimal('0.9')))) return { state: 'SUSPECT' }
  return { state: 'VALID', volume: subtractVolume(addVolume(current, span), previous) }
}

/** Signed way from one register to another, the shorter way round: they may lie on either side of the roll-over (AE-07). */
export function registerWay(from: Volume, to: Volume, digits: number): Volume {
  const span = `1${'0'.repeat(digits)}`
  const way = subtractVolume(to, from)
  if (decimal(way).times(2).gt(decimal(span))) return subtractVolume(way, span)
  return decimal(way).times(-2).gt(decimal(span)) ? addVolume(way, span) : way
}

/**
 * Standard volume (20 ℃, 101.325 kPa) of a working volume at gauge pressure (kPa) and temperature (℃), rounded half up to two
 * decimals once (AE-08). `compressibility` is Fz.
 */
export function standardVolume(
  workVolume: Volume,
  pressure: string,
  temperature: string,
  compressibility = '1.0030',
): Volume {
  const numerator = decimal(workVolume)
    .times(decimal(pressure).plus(decimal('101.325')))
    .times(decimal('293.15'))
    .times(decimal(compressibility))
  const denominator = decimal('101.325').times(decimal('273.15').plus(decimal(temperature)))
  return fixed(numerator.div(denominator), 2)
}

/** |register − formula| above 2 % of the formula: implausible when it lasts three days (AE-08). */
export function deviatesFromFormula(register: Volume, formula: Volume): boolean {
  const difference = decimal(register).minus(decimal(formula)).abs()
  return difference.gt(decimal(formula).abs().times(decimal('0.02')))
}

/** Volumes of the missing days between two known registers, shared evenly, the last takes the rest (AE-09). */
export const fillMissingDays = (startReading: Volume, endReading: Volume, days: number): Volume[] =>
  shareVolume(subtractVolume(endReading, startReading), Array<string>(days).fill('1'))

/** A day without a frame says nothing: what it used is unknown, not 0 (AE-09). */
export const isKnownDay = ({ quality }: { quality: Quality }): boolean => quality !== 'MISSING'

export interface KnownDay {
  gasDay: DateText
  volume: Volume
  quality: Quality
}

/** Estimate of a day still missing at settlement: mean of the same weekday of the last four weeks, normal days only (AE-09). */
export function estimateDay(gasDay: DateText, history: readonly KnownDay[]): Volume {
  const sameWeekday = [7, 14, 21, 28].map((days) => addDays(gasDay, -days))
  const known = history.filter((day) => day.quality === 'NORMAL' && sameWeekday.includes(day.gasDay))
  const mean = average(known.map((day) => day.volume))
  return mean === null || compareVolume(mean, '0') < 0 ? '0.00' : mean
}

const SURGE_TIMES = '3'
const SURGE_ABOVE = '100'
const DROP_DAYS = 3
const DROP_ABOVE = '50'
const NORMAL_DAYS = 30

/**
 * Abnormal flag of a day (AE-10): SURGE above three times the mean of the last 30 normal days and above 100 m³; DROP when this and
 * the two days before were 0 while that mean is above 50 m³. `before` are the days before `gasDay`, in any order.
 */
export function abnormalFlag(gasDay: DateText, dayVolume: Volume, before: readonly KnownDay[]): AbnormalType | null {
  const used = decimal(dayVolume)
  if (!used.eq(0) && used.lte(SURGE_ABOVE)) return null
  const earlier = before.filter((day) => day.gasDay < gasDay).sort((a, b) => (a.gasDay < b.gasDay ? 1 : -1))
  if (used.eq(0)) return dropFlag(gasDay, earlier)
  const mean = meanOfNormal(earlier)
  return mean !== null && used.gt(decimal(mean).times(SURGE_TIMES)) ? 'SURGE' : null
}

function dropFlag(gasDay: DateText, earlier: readonly KnownDay[]): AbnormalType | null {
  const run = Array.from({ length: DROP_DAYS - 1 }, (_, index) => addDays(gasDay, -1 - index))
  const silent = run.every((date) => earlier.some((day) => day.gasDay === date && decimal(day.volume).eq(0)))
  const mean = meanOfNormal(earlier.filter((day) => !run.includes(day.gasDay)))
  return silent && mean !== null && decimal(mean).gt(DROP_ABOVE) ? 'DROP' : null
}

const meanOfNormal = (newestFirst: readonly KnownDay[]): Volume | null =>
  average(
    newestFirst
      .filter((day) => day.quality === 'NORMAL')
      .slice(0, NORMAL_DAYS)
      .map((day) => day.volume),
  )

function average(volumes: readonly Volume[]): Volume | null {
  if (volumes.length === 0) return null
  return fixed(decimal(sumVolume(volumes)).div(volumes.length), 2)
}
