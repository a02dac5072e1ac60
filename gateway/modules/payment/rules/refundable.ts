import type { ErrorCode } from '@domain/errors'
import type { Order } from '../types'

const DAY_MS = 86_400_000

/**
 * AE-53: what a customer may ask back himself: money of an exception that went to the balance, within `days` of its arrival. Everything
 * else is for the staff (A2313).
 */
export function refundRefusal(order: Pick<Order, 'state' | 'paidAt'>, days: number, now: number): ErrorCode | null {
  if (order.state !== 'SUCCESS_TO_BALANCE' || order.paidAt === null) return 'A2313'
  return now - Date.parse(order.paidAt) > days * DAY_MS ? 'A2313' : null
}
