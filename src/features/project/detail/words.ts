import { diffDays } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { formatAmount, formatMoney } from '@domain/money'
import type { Project } from '../types'

/** The figure that matters now, with its unit and what it is about. */
export function headline({
  status,
  planGasDate,
  planFinishDate,
  actualFinishDate,
  totalRate,
  asOf,
}: Pick<Project, 'status' | 'planGasDate' | 'planFinishDate' | 'actualFinishDate' | 'totalRate' | 'asOf'>): {
  figure: string
  note: string
} {
  const done = `${totalRate}%`
  if (status === 'FINISHED') return { figure: done, note: `${actualFinishDate ?? ''} 完工` }
  // There is no gas before the work is finished: a delay of it is one of the gas.
  const isGas = planGasDate !== null && (planFinishDate === null || planGasDate >= planFinishDate)
  const day = isGas ? planGasDate : planFinishDate
  if (status !== 'RUNNING' || day === null) return { figure: done, note: '总进度' }
  const today = asOf.slice(0, 10)
  const days = diffDays(today, day)
  const planned = formatDay(day, today)
  if (days < 0) return { figure: done, note: `计划 ${planned} ${isGas ? '通气' : '完工'}，已超过 ${-days} 天` }
  return { figure: String(days), note: `天后${isGas ? '通气' : '完工'} · 计划 ${planned} · 总进度 ${done}` }
}

/** What a change of costs comes to: '+2,800.00元', '−2,800.00元'. */
export const deltaText = (delta: string): string =>
  delta.startsWith('-') ? `−${formatAmount(delta.slice(1))}元` : `+${formatAmount(delta)}元`

/** '12-04 前 · ¥38,537.03', of what is known. */
export const askedText = ({ due, amount }: Pick<Project['yours'][number], 'due' | 'amount'>, asOf: string): string =>
  [due && `${formatDay(due.slice(0, 10), asOf.slice(0, 10))} 前`, amount && formatMoney(amount)]
    .filter(Boolean)
    .join(' · ')

/** '剩余 3 天', '今天截止'; the day of the deadline counts. */
export function leftText(due: string, asOf: string): string {
  const days = diffDays(asOf.slice(0, 10), due.slice(0, 10))
  return days < 0 ? `已超期 ${-days} 天` : days === 0 ? '今天截止' : `剩余 ${days} 天`
}
