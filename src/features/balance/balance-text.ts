import type { Out, Row } from '@contract'
import { responseOf } from '@domain/balance'
import { diffDays } from '@domain/date'
import { decimal } from '@domain/decimal'
import { formatMoment, formatSpan } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import { balanceDirections } from '@domain/statuses/balance'
import { formatVolume } from '@domain/volume'

export type Activity = Omit<Row<'zh GET /activity/list'>, 'applies'>
export type Apply = Row<'zh GET /activity/list'>['applies'][number]
export type ApplyDetail = Out<'zh GET /apply/detail'>

/** Gas days of an activity. */
export const daysIn = ({ startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>): number =>
  diffDays(startDate, endDate) + 1

/** '2026-12-01 至 2026-12-03（3 天）'. */
export const spanText = (activity: Pick<Activity, 'startDate' | 'endDate'>): string =>
  `${formatSpan(activity.startDate, activity.endDate)}（${daysIn(activity)} 天）`

/** When sign-up opens, closes, or what of the activity comes next; null: nothing. */
export function nextText({ status, signupStart, signupEnd, payAt }: Activity, today: string): string | null {
  if (status === 'NOT_STARTED') return `${formatMoment(signupStart, today)} 开放报名`
  if (status === 'SIGNUP' || status === 'FULL') return `报名截止 ${formatMoment(signupEnd, today)}`
  if (status === 'RUNNING' || status === 'SETTLING')
    return payAt === null ? null : `奖励预计 ${formatMoment(payAt, today)} 抵扣气款`
  return null
}

/** '50.00' as 50, '62.50' as 62.5. */
const whole = (rate: string): string => decimal(rate).toString()

/** What the rules mean in figures: a baseline of 12,000 m³ and 4,000 m³ signed (S-06). */
export function exampleOf(terms: Pick<Activity, 'direction' | 'unitReward' | 'minRate' | 'capRate'>): string {
  const { direction, minRate, capRate } = terms
  const signed = { ...terms, baseline: '12000.00', daily: '4000.00' }
  const used = direction === 'REDUCE' ? '8500.00' : '15500.00'
  const { effective, reward } = responseOf(signed, used)
  return (
    `示例：基线 ${formatVolume('12000')}，每日申报${balanceDirections[direction]} ${formatVolume('4000')}。` +
    `当日用气 ${formatVolume(used)}，有效响应 ${formatVolume(effective)}，奖励 ${formatAmount(reward)} 元；` +
    `响应不足申报量的 ${whole(minRate)}% 时当日无奖励，超过 ${whole(capRate)}% 的部分不计。`
  )
}
