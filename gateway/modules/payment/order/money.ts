import type { Work } from '../../../http/context'
import { keysOfOrder } from '../../gas-account/service'
import { paymentsOf } from '../repo/payments'
import type { Order, Payment } from '../types'

/** Names the entry of a payment that went to the balance on its own (AE-48). */
export const extraKey = (payment: Pick<Payment, 'paymentId'>): string => `payment|${payment.paymentId}`

/** What of a payment goes back with a refund: all of it, where the decision has not said less (AE-53). */
export const goesBack = ({ refundAmount, received, amount }: Payment): string => refundAmount ?? received ?? amount

/**
 * A payment with its place among all of its order, from 1: the same for ever, whatever becomes of the others.
 */
export interface PlacedPayment extends Payment {
  place: number
}

/** Payments with money that is in the order: counted, not refunded, and not already on the balance as a surplus payment. */
export async function moneyOf(work: Work, order: Pick<Order, 'bp' | 'orderId'>): Promise<PlacedPayment[]> {
  const all = await paymentsOf(work.db, order.bp, order.orderId)
  const extras = await keysOfOrder(work.db, order.bp, order.orderId, 'OVERPAY')
  return all
    .map((payment, index) => ({ ...payment, place: index + 1 }))
    .filter(({ state }) => state === 'SUCCESS' || state === 'REFUNDING')
    .filter((payment) => !extras.has(extraKey(payment)))
}
