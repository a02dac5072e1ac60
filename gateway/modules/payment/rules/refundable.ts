import { DAY } from '@domain/date'
import type { ErrorCode } from '@domain/errors'
import { addMoney, isPositiveMoney, minMoney } from '@domain/money'
import type { Order, PayOrderState, Refund } from '../types'

/** Without a payment there is nothing to return; an order in payment is finished or cancelled first. */
const unpaid: readonly PayOrderState[] = ['WAIT_PAY', 'PAYING', 'PART_PAID', 'CLOSED', 'EXCEPTION']
const refunded: readonly PayOrderState[] = ['REFUNDING', 'REFUNDED']

/**
 * AE-53: what a customer may request back: money of an exception that went to the balance, within `days` of its arrival
 * (A2313). Unpaid money (A2328) or refunded money (A2329) cannot be requested; everything else is for the staff (A2330).
 */
export function refundRefusal(
  order: Pick<Order, 'state' | 'paidAt' | 'channel'>,
  days: number,
  now: number,
): ErrorCode | null {
  if (unpaid.includes(order.state)) return 'A2328'
  if (refunded.includes(order.state)) return 'A2329'
  // What came by bank transfer is on the balance already; nothing but the staff's word sends it back.
  if (order.channel === 'TT') return 'A2330'
  if (order.state !== 'SUCCESS_TO_BALANCE' || order.paidAt === null) return 'A2330'
  return now - Date.parse(order.paidAt) > days * DAY ? 'A2313' : null
}

/** The reason why a payer cannot request a refund; null where no payer would request one. */
export const refundHint = (refused: ErrorCode | null): ErrorCode | null =>
  refused === 'A2328' || refused === 'A2329' ? null : refused

/**
 * AE-53: what channels are asked for, of what they took, once the price of what is given back is on the balance. What the customer has used
 * of the rest (AE-56) is spent; where nothing is available, they are asked for all and the posting refuses.
 */
export const askedOfChannels = (paid: string, available: string): string =>
  isPositiveMoney(available) ? minMoney(paid, available) : paid

/**
 * The total of a refund in yuan. The row contains what goes back through channels. A payable that is given back whole, such as
 * gas for a card, also returns the part that the balance had paid to the balance (AE-53).
 */
export const refundTotal = (
  refund: Pick<Refund, 'amount'>,
  order: Pick<Order, 'balanceUsed' | 'payAmount'>,
  isWhole: boolean,
): string => (isWhole && isPositiveMoney(order.payAmount) ? addMoney(order.balanceUsed, refund.amount) : refund.amount)
