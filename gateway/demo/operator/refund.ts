import { compareMoney } from '@domain/money'
import type { Work } from '../../http/context'
import type { Verdict } from '../../modules/desk/service'
import { channelOf } from '../../modules/payment/order/close'
import { available } from '../../modules/gas-account/service'
import { moneyOf } from '../../modules/payment/order/money'
import { findRefund } from '../../modules/payment/repo/refunds'

/** What is still there and can go back the way it came passes (5.11); without the channel a person decides. */
export async function judgeRefund(work: Work, { bizNo }: { bizNo: string }): Promise<Verdict | null> {
  const refund = await findRefund(work.db, bizNo)
  if (refund?.state !== 'APPLIED') return null
  if (compareMoney(await available(work, refund), refund.amount) < 0)
    return { decision: 'REJECT', remark: '款项已用于抵扣气费，无法退回' }
  const paid = await moneyOf(work, refund)
  return paid.every((payment) => channelOf(work, payment)) ? { decision: 'PASS', remark: '' } : null
}
