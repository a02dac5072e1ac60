import type { WorkingCalendar } from '../calendar'
import { datesBetween, lastOfMonth } from '../date'
import { decimal, fixed } from '../decimal'

export interface PlanItem {
  /** A month of a year, a day of a month. */
  period: string
  /** Whole m³. */
  volume: string
}

/** Weight of a free day where the group has none of its own (P-08). */
export const FREE_DAY_WEIGHT = '0.60'

/** A volume over days by their weights: whole m³, what is left over goes to the last one (P-08). */
export function splitOver(
  total: string,
  days: readonly string[],
  isWorkday: WorkingCalendar,
  freeWeight: string = FREE_DAY_WEIGHT,
): PlanItem[] {
  const weightOf = (day: string) => decimal(isWorkday(day) ? '1' : freeWeight)
  const weight = days.reduce((sum, day) => sum.plus(weightOf(day)), decimal('0'))
  if (weight.eq(0)) return days.map((period, n) => ({ period, volume: n === days.length - 1 ? total : '0' }))
  let left = decimal(total)
  return days.map((period, n) => {
    const share = decimal(total).times(weightOf(period)).div(weight).round(0, 0)
    const volume = n === days.length - 1 ? left : share
    left = left.minus(volume)
    return { period, volume: fixed(volume, 0) }
  })
}

/** A month over its days (P-08). */
export const splitMonth = (
  total: string,
  month: string,
  isWorkday: WorkingCalendar,
  freeWeight: string = FREE_DAY_WEIGHT,
): PlanItem[] => splitOver(total, datesBetween(`${month}-01`, lastOfMonth(month)), isWorkday, freeWeight)

/** The same parts of another total: each in proportion, whole m³, what is left over goes to the last one (P-13). */
export function splitAs(total: string, items: readonly PlanItem[]): PlanItem[] {
  const sum = decimal(sumItems(items))
  let left = decimal(total)
  return items.map(({ period, volume }, n) => {
    const share = sum.eq(0) ? decimal('0') : decimal(total).times(decimal(volume)).div(sum).round(0, 0)
    const part = n === items.length - 1 ? left : share
    left = left.minus(part)
    return { period, volume: fixed(part, 0) }
  })
}

/** Sum of items, whole m³. */
export const sumItems = (items: readonly Pick<PlanItem, 'volume'>[]): string =>
  fixed(
    items.reduce((sum, { volume }) => sum.plus(decimal(volume)), decimal('0')),
    0,
  )
