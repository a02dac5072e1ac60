import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'

export type Supply = NonNullable<Row<'default GET /crmgas/news/list'>['supplyInfo']>

/** What a notice about supply is: 计划停气, 紧急停气, 复气, 压力降低. */
export function supplyKind({ kind, planned }: Pick<Supply, 'kind' | 'planned'>): string {
  if (kind === 'resume') return '复气'
  if (kind === 'lowPressure') return '压力降低'
  return planned ? '计划停气' : '紧急停气'
}

/** '2026-11-27 00:00 至 08:00', '2026-11-27 22:00 至 2026-11-28 06:00'; '2026-11-27 00:00 起' where the end is not known yet. */
export function supplySpan({ startAt, endAt }: Pick<Supply, 'startAt' | 'endAt'>): string {
  const from = minuteOf(startAt)
  if (endAt === null) return `${from} 起`
  const to = minuteOf(endAt)
  return `${from} 至 ${to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to}`
}

const minuteOf = (moment: string): string => formatFullMoment(moment).slice(0, 16)
