import { HOUR } from '@domain/date'
import { isPositiveMoney } from '@domain/money'
import type { Item } from '../types'
import { openOf } from './items'

/** Hours in which the customer can object to an announced application. */
const OBJECTION_HOURS = 24

/** ms: the end of the objection to what is announced at `now`. */
export const objectionEnd = (now: number): number => now + OBJECTION_HOURS * HOUR

type Judged = Pick<
  Item,
  'status' | 'source' | 'goodsGroup' | 'deadline' | 'grossAmount' | 'invoicedAmount' | 'waivedAmount' | 'redCount'
> & {
  /** When its bill was really issued; the time of its trade is a day's fixed hour. */
  issuedAt: string
}

/**
 * Whether an item is invoiced by itself: gas of a bill or its late fee that waits, of a bill issued at or after `since`, and was never
 * reversed (after a reversal the customer applies again).
 */
export const isForAuto = (item: Judged, since: string, today: string): boolean =>
  item.status === 'I0' &&
  (item.source === 'BILL' || item.source === 'LATEFEE') &&
  item.goodsGroup !== 'NONE' &&
  item.redCount === 0 &&
  item.deadline >= today &&
  Date.parse(item.issuedAt) >= Date.parse(since) &&
  isPositiveMoney(openOf(item))
