import { event } from '../../extensions'

/** Payment of an order over gas for a card; `by` is a user id or 'SYSTEM'. */
export interface GasOrderEvent {
  bp: string
  companyCode: string
  orderId: string
  by: string
}

/** Everything that an order over gas for a card asks has been paid (AE-46). */
export const gasPaid = event<GasPaid>('gas.paid')

export interface GasPaid extends GasOrderEvent {
  paidAt: string
}

/** An order over gas ends without buying any. */
export const gasDropped = event<GasOrderEvent>('gas.dropped')

/** What becomes of an application for the money of such an order (AE-53). */
export const gasRefund = event<GasRefund>('gas.refund')

export interface GasRefund extends GasOrderEvent {
  outcome: 'APPROVED' | 'REFUSED' | 'DONE'
  reason: string
}
