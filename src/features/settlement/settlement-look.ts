import type { Out, Row } from '@contract'
import { formatMonth } from '@domain/date-format'
import { addressOf } from '@/routes/go'

export type Head = Row<'energy GET /settlement/list'>
export type Statement = Out<'energy GET /settlement/detail'>
export type Dispute = Statement['disputes'][number]

/** The call of a statement by what it is about. */
export const DETAIL = { MULTI: 'energy GET /settlement/detail', SINGLE: 'energy GET /settlement/detailSingle' } as const

const LIST = '/pages/manager-energy/settlement/monthly-bill'
const SINGLE = '/pages/manager-energy/settlement/monthly-bill-single'
const OLD = '/pages/manager-energy/settlement/monthly-bill-detail-old'

/** The address of a statement's page (A 6.10 to 6.12). */
export function placeOf({
  scope,
  billVersion,
  statementId,
}: Pick<Head, 'scope' | 'billVersion' | 'statementId'>): string {
  const page = billVersion === 'OLD' ? OLD : scope === 'SINGLE' ? SINGLE : LIST
  return addressOf(page, { statementId })
}

/** '2026年10月 锅炉房'; a statement of all meters says so. */
export const titleOf = ({ billMonth, scope, meterName }: Pick<Head, 'billMonth' | 'scope' | 'meterName'>): string =>
  `${formatMonth(billMonth)} ${scope === 'MULTI' ? '全部表具' : meterName}`

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** '剩余 2 天 3 小时' (A 6.10); the last hour in minutes. */
export function leftText(ms: number): string {
  if (ms <= 0) return '确认期已过'
  if (ms < HOUR) return `剩余 ${Math.ceil(ms / MINUTE)} 分钟`
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  return days === 0 ? `剩余 ${hours} 小时` : `剩余 ${days} 天 ${hours} 小时`
}
