import { addDays, startOf } from '../date'
import { cut, decimal, fixed } from '../decimal'
import { underLimit } from './limit'
import type { PlanItem } from './split'
import type { PlanWindows } from './window-rules'
import { windowOf } from './windows'

/** Bounds of changes (B 0.7): per cent and how often. */
export interface ChangeRules {
  dayRate: string
  dayCount: number
  monthRate: string
  windows: PlanWindows
}

/** Per cent up to which a day's change takes effect by itself. */
export const ALONE_RATE = '5'
/** Changes of one month. */
export const MONTH_COUNT = 1
/** A month's change begins with the day after tomorrow. */
const MONTH_FROM = 2

/** From when until when a day, or a running month, may be changed, in ms. */
export function changeWindow(
  planType: 'DAY' | 'MONTH',
  period: string,
  windows: PlanWindows,
): { open: number; close: number } {
  const { dayChangeUntil, monthChangeUntil: until } = windows
  if (planType === 'DAY')
    return { open: windowOf('DAY', period, windows).close, close: startOf(period, dayChangeUntil) }
  const last = `${period}-${String(until.day).padStart(2, '0')}`
  return { open: startOf(`${period}-01`), close: startOf(last, until.hour) }
}

/** Until when a change is taken, as a refusal says it: '15:00' of the day, '20日17:00' of the month. */
const untilText = (planType: 'DAY' | 'MONTH', { dayChangeUntil, monthChangeUntil }: PlanWindows): string => {
  const hour = (of: number) => `${String(of).padStart(2, '0')}:00`
  return planType === 'DAY' ? hour(dayChangeUntil) : `${monthChangeUntil.day}日${hour(monthChangeUntil.hour)}`
}

/**
 * What a locked volume may become: its rate down and up in whole m³ within it, nothing below what has been used (P-10, P-11), and nothing
 * above what a limit of supply leaves (G-03).
 */
export function changeRange(
  locked: string,
  rate: string,
  used: string | null = null,
  limit: string | null = null,
): { min: string; max: string } {
  const step = decimal(locked).times(decimal(rate)).div(100).round(0, 0)
  const within = (volume: string) => (limit === null ? volume : cut(decimal(underLimit(volume, limit)), 0))
  const low = within(fixed(decimal(locked).minus(step), 0))
  const min = used !== null && decimal(used).gt(decimal(low)) ? fixed(decimal(used).round(0, 3), 0) : low
  return { min, max: within(fixed(decimal(locked).plus(step), 0)) }
}

/** A day's change of at most 5 % of what was locked needs no consent (P-10). */
export const passesAlone = (locked: string, to: string): boolean =>
  decimal(to)
    .minus(decimal(locked))
    .abs()
    .times(100)
    .lte(decimal(locked).times(decimal(ALONE_RATE)))

type ChangeCode = '42611' | '42612' | '42613' | '42614' | '42615' | '42616'

export interface ChangeFault {
  code: ChangeCode
  params?: Record<string, string>
}

export interface AskedChange {
  planType: 'DAY' | 'MONTH'
  period: string
  now: number
  locked: string
  /** The plan that counts now, uncut, and most that a limit of supply leaves of the day; null: none (G-03). */
  plan: string
  limit: string | null
  to: string
  /** Changes of the period that count: passed ones and those that wait. */
  count: number
  /** m³ of the day so far; null where it is not known. */
  used: string | null
}

/** What stands against a change (P-10, P-11, G-03); null: nothing. */
export function changeFault(asked: AskedChange, rules: ChangeRules): ChangeFault | null {
  const { planType, period, now, locked, plan, limit, to, count, used } = asked
  const isDay = planType === 'DAY'
  const { open, close } = changeWindow(planType, period, rules.windows)
  if (now < open || now >= close) return { code: '42613', params: { until: untilText(planType, rules.windows) } }
  if (count >= (isDay ? rules.dayCount : MONTH_COUNT)) return { code: isDay ? '42612' : '42615' }
  if (limit !== null && decimal(plan).gt(decimal(limit))) return { code: '42616' }
  const rate = isDay ? rules.dayRate : rules.monthRate
  const { min, max } = changeRange(locked, rate, null, limit)
  if (decimal(to).lt(decimal(min)) || decimal(to).gt(decimal(max)))
    return { code: '42611', params: { rate: String(Number(rate)), lo: min, hi: max } }
  if (used !== null && decimal(to).lt(decimal(used))) return { code: '42614', params: { v: used } }
  return null
}

/** Days of a running month that a change may still touch. */
export const openFrom = (today: string): string => addDays(today, MONTH_FROM)

/** Days that differ although they are not open any more. */
export const touchedDays = (before: readonly PlanItem[], after: readonly PlanItem[], today: string): string[] => {
  const was = new Map(before.map(({ period, volume }) => [period, volume]))
  return after
    .filter(({ period, volume }) => period < openFrom(today) && was.get(period) !== volume)
    .map(({ period }) => period)
}
