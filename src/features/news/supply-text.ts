import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'

export type Supply = NonNullable<Row<'default GET /crmgas/news/list'>['supplyInfo']>

/** What a notice about supply is: 计划停气, 紧急停气, 复气, 压力降低. */
export function supplyKind({ kind, planned }: Pick<Supply, 'kind' | 'planned'>): string {
  if (kind === 'resume') return '复气'
  if (kind === 'lowPressure') return '压力降低'
  return planned ? '计划停气' : '紧急停气'
}

/** From when to when; the end is left out where it is not known yet. */
export const supplySpan = ({ startAt, endAt }: Pick<Supply, 'startAt' | 'endAt'>): string =>
  endAt === null ? `${formatFullMoment(startAt)} 起` : `${formatFullMoment(startAt)} 至 ${formatFullMoment(endAt)}`
