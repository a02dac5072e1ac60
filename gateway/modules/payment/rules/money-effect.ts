import type { PaymentState, PayOrderState } from '../types'

/**
 * What money means that a channel reports for a payment.
 * - DUPLICATE: it was counted before; nothing happens.
 * - PAID: it pays the order or its slice.
 * - WRONG_AMOUNT: it differs from what was asked; the order becomes an exception and the money goes to the balance (AE-46).
 * - LATE: the order is closed; an exception as well (AE-47).
 * - JOIN: the order is an exception already; its money is counted together.
 * - EXTRA: the order has been settled otherwise; the money goes to the balance at once (AE-48).
 */
export type Effect = 'DUPLICATE' | 'PAID' | 'WRONG_AMOUNT' | 'LATE' | 'JOIN' | 'EXTRA'

const counted: readonly PaymentState[] = ['SUCCESS', 'REFUNDING', 'REFUNDED']
const openStates: readonly PayOrderState[] = ['WAIT_PAY', 'PAYING', 'PART_PAID']

/** Decides by the states of payment and order, amounts in whole fen (pitfall A 9.6). `sliceOpen`: the slice it is for is unpaid. */
export function effectOf(
  payment: PaymentState,
  order: PayOrderState,
  fen: { asked: string; arrived: string },
  sliceOpen: boolean,
): Effect {
  if (counted.includes(payment)) return 'DUPLICATE'
  if (order === 'CLOSED') return 'LATE'
  if (order === 'EXCEPTION') return 'JOIN'
  if (!openStates.includes(order) || !sliceOpen) return 'EXTRA'
  return fen.asked === fen.arrived ? 'PAID' : 'WRONG_AMOUNT'
}
