import { daysInMonth, monthOf, yearOf, type MonthText } from '@domain/date'
import type { WheelItem } from './Wheels'

/* The three wheels of a day between two days, as text. NutUI's own DatePicker works on `Date` in the phone's time zone. */

export interface DayLimits {
  /** YYYY-MM-DD, both inclusive. */
  min: string
  max: string
}

const two = (n: number): string => String(n).padStart(2, '0')

const items = (from: number, to: number, unit: string): WheelItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ key: two(from + index), label: `${from + index}${unit}` }))

/** Years, months of the year and days of the month that lie within the limits. */
export function dayWheels(month: MonthText, { min, max }: DayLimits): WheelItem[][] {
  const [isFirstYear, isLastYear] = [yearOf(month) === yearOf(min), yearOf(month) === yearOf(max)]
  return [
    items(Number(yearOf(min)), Number(yearOf(max)), '年'),
    items(isFirstYear ? monthIn(min) : 1, isLastYear ? monthIn(max) : 12, '月'),
    items(month === monthOf(min) ? dayIn(min) : 1, month === monthOf(max) ? dayIn(max) : daysInMonth(month), '日'),
  ]
}

/** The day that the wheels show: a day that its month does not have becomes the month's last, one outside the limits the nearest. */
export function dayOfWheels([year = '', month = '', day = '']: readonly string[], { min, max }: DayLimits): string {
  const last = daysInMonth(`${year}-${month}`)
  const chosen = `${year}-${month}-${two(Math.min(Number(day), last))}`
  if (chosen < min) return min
  return chosen > max ? max : chosen
}

const monthIn = (day: string): number => Number(day.slice(5, 7))
const dayIn = (day: string): number => Number(day.slice(8))
