import { compareMoney, formatAmount, subtractMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { available, post } from '../../gas-account/service'
import { moneyOf } from '../order/money'
import { payableOf } from '../payables'
import { setRefundAmount } from '../repo/payments'
import { setPromisedAmount } from '../repo/promises'
import { askedOfChannels } from '../rules/refundable'
import { sharesOf } from '../rules/shares'
import { noteRestUsed } from '../rules/titles'
import type { Order, Refund } from '../types'

/** How a refund stands in the ledger. */
export const booking = (refund: Refund, order: Pick<Order, 'orderId'>) => ({
  companyCode: refund.companyCode,
  bp: refund.bp,
  refType: 'ORDER',
  refId: order.orderId,
  key: `refund|${refund.refundId}`,
  remark: refund.reason,
})

/** Whether what the order paid for is given back with its money; money that never reached it does not concern it. */
export const givesBack = (work: Work, order: Pick<Order, 'state' | 'bizType'>): boolean =>
  order.state !== 'SUCCESS_TO_BALANCE' && payableOf(work, order).refund !== undefined

/** What the channels are asked for, and what the customer reads where that is less than was paid. */
export interface TakenOff {
  amount: string
  note: string | null
}

/**
 * The money that goes back through channels leaves the balance. Where the price of what was bought has just come to it, what the customer
 * has used of the rest (AE-56) is not paid back: each payment, the refund and its promise say the sum that is (AE-53). Refuses A2324.
 */
export async function takeOff(work: Work, refund: Refund, order: Order, floor: string | null): Promise<TakenOff> {
  const amount = givesBack(work, order) ? askedOfChannels(refund.amount, await available(work, refund)) : refund.amount
  await post(work, { ...booking(refund, order), direction: 'OUT', amount, entryType: 'REFUND_OUT', floor })
  if (compareMoney(amount, refund.amount) === 0) return { amount, note: null }
  const paid = await moneyOf(work, order)
  const shares = sharesOf(
    paid.map((payment) => payment.received ?? payment.amount),
    amount,
  )
  for (const [index, payment] of paid.entries()) await setRefundAmount(work.db, payment, shares[index] ?? '0.00')
  await setPromisedAmount(work.db, { bp: refund.bp, trackId: refund.refundId, step: 'REFUNDED' }, amount)
  return { amount, note: noteRestUsed(formatAmount(subtractMoney(refund.amount, amount))) }
}
