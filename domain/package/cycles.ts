import { addDays, diffDays, startOf, toInstant, type DateText, type Instant } from '../day'
import { cut, decimal, fixed, type Big } from '../decimal'
import { lastOfMonth, monthOf } from '../month'
import type { CycleType } from './terms'

/** A slice of the delivery period; both days belong to it. */
export interface Cycle {
  cycleNo: number
  /** 11月, 11月上旬. */
  name: string
  startDate: DateText
  endDate: DateText
  days: number
}

/** Least and most m³ of a cycle. */
export interface Bounds {
  low: string
  high: string
}

/** Days before a cycle's first day at which its window opens (00:00) and closes and its money is due (17:00). */
export interface WindowDays {
  openDays: number
  closeDays: number
  payDays: number
}

export type WindowRules = Readonly<Record<CycleType, WindowDays>>

export interface Window {
  editOpenAt: Instant
  editCloseAt: Instant
  payDeadline: Instant
}

/** X-02, K-21 where no setting says otherwise. */
export const windowDefaults: WindowRules = {
  MONTH: { openDays: 15, closeDays: 5, payDays: 2 },
  TEN_DAYS: { openDays: 7, closeDays: 3, payDays: 1 },
}

/** Hour of Shanghai at which windows close and payments are due. */
const CLOSING_HOUR = 17
/** Volumes of cycles go in steps of so many m³ (X-01, X-03). */
export const CYCLE_STEP = '100'

/** The slices of a delivery period by month, or by 1–10, 11–20, 21–end of month; the first and last are cut to the period. */
export function cyclesOf({ start, end, cycleType }: { start: DateText; end: DateText; cycleType: CycleType }): Cycle[] {
  const cycles: Cycle[] = []
  for (let day = start; day <= end; day = addDays(cycles.at(-1)?.endDate ?? end, 1)) {
    const last = lastDayOf(day, cycleType)
    const endDate = last < end ? last : end
    const days = diffDays(day, endDate) + 1
    cycles.push({ cycleNo: cycles.length + 1, name: cycleName(cycleType, day), startDate: day, endDate, days })
  }
  return cycles
}

function lastDayOf(day: DateText, cycleType: CycleType): DateText {
  const month = monthOf(day)
  if (cycleType === 'MONTH') return lastOfMonth(month)
  const third = thirdOf(day)
  return third === 2 ? lastOfMonth(month) : `${month}-${third === 0 ? '10' : '20'}`
}

/** 0 first, 1 second, 2 last ten days of a month. */
const thirdOf = (day: DateText): 0 | 1 | 2 => {
  const number = Number(day.slice(8))
  return number <= 10 ? 0 : number <= 20 ? 1 : 2
}

/** 11月; by ten days 11月上旬. */
export function cycleName(cycleType: CycleType, startDate: DateText): string {
  const month = `${Number(startDate.slice(5, 7))}月`
  return cycleType === 'MONTH' ? month : `${month}${['上旬', '中旬', '下旬'][thirdOf(startDate)] ?? ''}`
}

const totalDays = (cycles: readonly Cycle[]): number => cycles.reduce((sum, { days }) => sum + days, 0)

const exactShare = (total: string, cycle: Cycle, cycles: readonly Cycle[]): Big =>
  decimal(total).times(cycle.days).div(totalDays(cycles))

/** V × days / all days, two decimals: the basis of the bounds. */
export const evenShare = (total: string, cycle: Cycle, cycles: readonly Cycle[]): string =>
  fixed(exactShare(total, cycle, cycles), 2)

/** X-01: shares by days, cut to hundreds; the last cycle takes the rest. */
export function defaultShares(total: string, cycles: readonly Cycle[]): string[] {
  const shares = cycles.slice(0, -1).map((cycle) => floor100(exactShare(total, cycle, cycles)))
  return cycles.length === 0 ? [] : [...shares, differenceOf(shares, total).replace('-', '')]
}

/**
 * X-03: least and most of a cycle against its even share. `share` is its default (X-01), which is always within: the last one may
 * stand out (pitfall B 9.5). One cycle alone takes everything.
 */
export function boundsOf({
  total,
  cycle,
  cycles,
  lowRate,
  highRate,
  share,
}: {
  total: string
  cycle: Cycle
  cycles: readonly Cycle[]
  lowRate: string
  highRate: string
  share: string
}): Bounds {
  if (cycles.length === 1) return { low: total, high: total }
  const even = decimal(evenShare(total, cycle, cycles))
  const low = ceil100(even.times(lowRate).div(100))
  const high = floor100(even.times(highRate).div(100))
  return {
    low: decimal(low).gt(share) ? share : low,
    high: decimal(high).lt(share) ? share : high,
  }
}

const floor100 = (value: Big): string => fixed(decimal(cut(value.div(CYCLE_STEP), 0)).times(CYCLE_STEP), 0)
const ceil100 = (value: Big): string => fixed(value.div(CYCLE_STEP).round(0, 3).times(CYCLE_STEP), 0)

/** X-02 and K-21: when a cycle's volume may change, and until when its money is due. */
export function windowOf(cycleType: CycleType, startDate: DateText, rules: WindowRules = windowDefaults): Window {
  const { openDays, closeDays, payDays } = rules[cycleType]
  const before = (days: number, hour: number) => toInstant(startOf(addDays(startDate, -days), hour))
  return {
    editOpenAt: before(openDays, 0),
    editCloseAt: before(closeDays, CLOSING_HOUR),
    payDeadline: before(payDays, CLOSING_HOUR),
  }
}

/** X-14: closed gas days of a cycle that count for its line, of all its days; those without supply are named (G-04). */
export const passedText = ({ elapsed, stopped, days }: { elapsed: number; stopped: number; days: number }): string =>
  `已过${elapsed}/${days}天${stopped === 0 ? '' : `，停气${stopped}天不计`}`

/** Sum of the volumes less what it must be: positive when there is too much (X-04). Whole m³. */
export const differenceOf = (volumes: readonly string[], total: string): string =>
  fixed(volumes.reduce((sum, volume) => sum.plus(decimal(volume)), decimal('0')).minus(decimal(total)), 0)

/**
 * X-05: m³ that the meters let through in so many days, whole; null where the most of one is not known. Qmax in m³/h, 0 where it was not
 * entered.
 */
export function capacityOf(qmaxes: readonly (string | null)[], days: number): string | null {
  const known = qmaxes.filter((qmax): qmax is string => qmax !== null && decimal(qmax).gt(0))
  if (known.length < qmaxes.length) return null
  const perHour = known.reduce((sum, qmax) => sum.plus(decimal(qmax)), decimal('0'))
  return cut(perHour.times(24).times(days), 0)
}
