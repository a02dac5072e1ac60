import type { Out, Row } from '@contract'
import { reviewStatus } from '@domain/statuses/review'
import type { StatusLook } from '@/ui'

/* Words of the binding pages (C 2.9, 3.3). */

export type Sub = Row<'default GET /hqw/subAccount/list'>
export type CustomerRow = Out<'default POST /crmgas/portal/user/customerListNew'>['list'][number]
export type Found = Out<'default POST /crmgas/portal/user/queryCustomerInfo'>
export type Relation = Sub['relation']

/** C 3.3. */
export const reviewLooks: Readonly<Record<Sub['reviewStatus'], StatusLook>> = reviewStatus

/** How a sub-account is called: by its master's name for it, else its own. */
export const nameOf = ({ remarkName, nickname }: Pick<Sub, 'remarkName' | 'nickname'>): string => remarkName || nickname

/** 剩余 of an application or claim: days and hours, and the minutes at the end. */
export function leftText(ms: number): string {
  if (ms <= 0) return '已到期'
  const hours = Math.floor(ms / 3_600_000)
  if (hours === 0) return `${Math.max(1, Math.floor(ms / 60_000))} 分钟`
  const days = Math.floor(hours / 24)
  return [days > 0 && `${days} 天`, hours % 24 > 0 && `${hours % 24} 小时`].filter(Boolean).join(' ')
}
