import type { Out } from '@contract'
import type { DateText } from '@domain/date'
import { formatDay, formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { gapReasons } from '@domain/statuses/names'
import { formatVolume } from '@domain/volume'

/* Gaps in the data of remote meters in words (Y-32). */

export type Gap = Out<'btwob GET /usage/gaps'>['list'][number]

/** '11-22 至 11-24', one day alone, or '自 11-22 起'. */
export function gapSpan(
  { since, through, heardAt }: Pick<Gap, 'since' | 'through' | 'heardAt'>,
  today: DateText,
): string {
  const first = formatDay(since, today)
  if (heardAt === null) return `自 ${first} 起`
  return since === through ? first : `${first} 至 ${formatDay(through, today)}`
}

/** What came of a gap, or what comes next. */
export function gapNext(
  { heardAt, nextAt, madeUp }: Pick<Gap, 'heardAt' | 'nextAt' | 'madeUp'>,
  today: DateText,
): string {
  if (heardAt === null)
    return nextAt === null ? '处理完成后补采，时间以现场为准' : `下次自动补采 ${formatMoment(nextAt, today)}`
  const came = `${formatMoment(heardAt, today)} 收到数据`
  if (madeUp === null) return came
  const days = `已补采 ${madeUp.days} 天共 ${formatVolume(madeUp.volume)}`
  const cost = madeUp.estAmount === null ? '费用已重新计算' : `费用已重新计算，暂估 ${formatMoney(madeUp.estAmount)}`
  const open = madeUp.openDays > 0 ? `；仍有 ${madeUp.openDays} 天缺数或为估算` : ''
  return madeUp.days === 0 ? `${came}${open}` : `${came}，${days}，${cost}${open}`
}

export const gapReason = ({ reason }: Pick<Gap, 'reason'>): string => gapReasons[reason]
