import type { Out } from '@contract'
import { weekdayText } from '@domain/date-format'
import { signedRate } from '@domain/percent'
import type { ChartPoint } from '@/ui'

export type Case = Out<'demand GET /deviation/detail'>
export type Change = Out<'demand GET /usage/change'>
export type Overview = Out<'demand GET /usage/overview'>

/** Instead of volumes that the user may not see. */
export const NO_ACCESS = '您没有查看用气数据的权限，请联系主账号开通'

/** '+12.30%'; a plan of 0 that met use has none. */
export const rateText = (rate: string | null): string => (rate === null ? '--' : `${signedRate(rate)}%`)

interface Day {
  date: string
  actual: string | null
  plan?: string | null
}

/** Days as bars, the plan as a line; the day in question is marked. */
export const pointsOf = (days: readonly Day[], day: string): ChartPoint[] =>
  days.map(({ date, actual, plan = null }) => ({
    key: date,
    label: date.slice(5),
    title: `${date.slice(5)} ${weekdayText(date)}`,
    value: actual,
    plan,
    ...(date === day && { tone: 'warning' as const }),
  }))
