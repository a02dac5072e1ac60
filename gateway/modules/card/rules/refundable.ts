import { DAY } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import type { GasOrderState } from '@domain/statuses/gas-order'
import type { GasOrder, Slice } from '../types'

const byState: { readonly [S in GasOrderState]?: ErrorCode } = {
  WAIT_PAY: 'A2328',
  CLOSED: 'A2328',
  REFUNDING: 'A2329',
  REFUNDED: 'A2329',
  UNKNOWN: 'A2409',
  WRITING: 'A2409',
  MANUAL: 'A2330',
  PART_WRITTEN: 'A2312',
  WRITTEN: 'A2312',
  FINISHED: 'A2312',
}

/**
 * AE-53: the customer may request a refund, within `days`, of an order that was paid whole and never near its card. After a write
 * command has left, the staff checks the card first (A2330): a repeated earlier read of a phone would prove nothing.
 */
export function refundRefusal(
  order: Pick<GasOrder, 'state' | 'paidAt'>,
  slices: readonly Pick<Slice, 'state' | 'reservedAt'>[],
  days: number,
  now: number,
): ErrorCode | null {
  const refused = byState[order.state]
  if (refused) return refused
  if (slices.some(({ state }) => state === 'WRITTEN' || state === 'LOADED')) return 'A2312'
  if (slices.some(({ reservedAt }) => reservedAt !== null)) return 'A2330'
  return order.paidAt === null || now - Date.parse(order.paidAt) > days * DAY ? 'A2313' : null
}
