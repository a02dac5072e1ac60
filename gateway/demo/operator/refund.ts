import { addMoney, compareMoney } from '@domain/money'
import type { Work } from '../../http/context'
import type { Verdict } from '../../modules/desk/service'
import { byPayment } from '../../modules/card/repo/orders'
import { channelOf } from '../../modules/payment/order/close'
import { available } from '../../modules/gas-account/service'
import { moneyOf } from '../../modules/payment/order/money'
import { findRefund } from '../../modules/payment/repo/refunds'
import { askedOfChannels } from '../../modules/payment/rules/refundable'

/**
 * What is still there and can go back the way it came passes (5.11); without the channel staff decide. The price of gas for a card was
 * never on the balance: it goes there with the decision, and what its rest has paid meanwhile stays paid (AE-53).
 */
export async function judgeRefund(work: Work, { bizNo }: { bizNo: string }): Promise<Verdict | null> {
  const refund = await findRefund(work.db, bizNo)
  if (refund?.state !== 'APPLIED') return null
  const gas = await byPayment(work.db, refund.bp, refund.orderId)
  const isGivenBack = gas?.state === 'REFUNDING'
  const there = addMoney(await available(work, refund), isGivenBack ? gas.amount : '0.00')
  if (compareMoney(there, isGivenBack ? askedOfChannels(refund.amount, there) : refund.amount) < 0)
    return { decision: 'REJECT', remark: '款项已用于抵扣气费，无法退回' }
  const paid = await moneyOf(work, refund)
  return paid.every((payment) => channelOf(work, payment)) ? { decision: 'PASS', remark: '' } : null
}
