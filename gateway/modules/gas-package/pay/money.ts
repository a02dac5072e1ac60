import type { Payable, PayableEnd } from '../../payment/service'
import { compareMoney } from '@domain/money'
import type { TradePaymentEvent } from '@domain/statuses/trade-payment'
import type { Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { childPaid, depositPaid, supplementPaid, type Money } from '../paid'
import {
  failedTransfers,
  findPayment,
  lockPayment,
  openPaymentOf,
  setOrderId,
  type PaymentKey,
  type TradePayment,
} from '../repo/payments'
import { tradePaymentMachine } from '../states'
import { closeLate, endTransfer, takesMoney } from './confirming'
import { findTarget, headOf, lockTarget, payableOf, type Target } from './payable'

interface Held {
  payment: TradePayment
  target: Target
}

/**
 * A payment with what it is for, locked: the order's row first, so that a call that closes the order and the order's money wait for
 * each other (pitfall B 9.3).
 */
async function hold(work: Work, key: PaymentKey): Promise<Held | null> {
  const seen = await findPayment(work.db, key)
  const target = seen && (await lockTarget(work, seen))
  const payment = seen && (await lockPayment(work.db, key))
  return target && payment ? { target, payment } : null
}

type ByTransfer = NonNullable<Payable['byTransfer']>

const isOpen = ({ state }: TradePayment): boolean => state === 'PAYING' || state === 'CONFIRMING'

/** What a transfer has to bring for a payment that awaits one (AE-74a). */
const expected: ByTransfer['expected'] = async (work, { bp }, payNo) => {
  const payment = await findPayment(work.db, { bp, payNo })
  if (payment?.state !== 'CONFIRMING' || payment.orderId !== null) return null
  const target = await findTarget(work, payment)
  const title = `${headOf(target).name} ${payableOf(work, target).title}`
  return { title, amount: payment.amount, expireAt: payment.expireAt }
}

/** One transfer for one payment: 2904 for a second one at once. */
const ordered: ByTransfer['ordered'] = async (work, { bp }, payNo, ttId) => {
  const payment = await lockPayment(work.db, { bp, payNo })
  if (payment?.state !== 'CONFIRMING' || payment.orderId !== null) throw new Refusal('2904')
  await setOrderId(work.db, payment, ttId)
}

/**
 * K-28, 3.6: money for a payment, once, by its number. It is taken while what it is for waits for money, also after the payment's end; what
 * else is under way for the same then ends. Otherwise it goes back, and the payment says so.
 */
async function paid(
  work: Work,
  key: PaymentKey,
  { amount, at, by, channel }: Omit<Money, 'payNo'> & Pick<TradePayment, 'channel'>,
): Promise<boolean> {
  const { payNo } = key
  const held = await hold(work, key)
  if (!held || held.payment.state === 'PAID' || held.payment.state === 'REFUNDED') return false
  const { payment, target } = held
  if (compareMoney(payment.amount, amount) !== 0 || !takesMoney(work, target, at)) {
    await turnAway(work, payment, by)
    await closeLate(work, target, at)
    return false
  }
  await endOthers(work, payment, by)
  const event = isOpen(payment) ? 'PAY' : 'LATE_PAY'
  await transition(work, tradePaymentMachine, payment, event, { set: { paidAt: at, failReason: null, channel }, by })
  await bring(work, target, { payNo, amount, at, by })
  return true
}

async function turnAway(work: Work, payment: TradePayment, by: string): Promise<void> {
  const state = isOpen(payment) ? await transition(work, tradePaymentMachine, payment, 'EXPIRE', { by }) : payment.state
  await transition(work, tradePaymentMachine, { ...payment, state }, 'LATE_REFUND', {
    set: { failReason: '订单已支付或已关闭' },
    by,
  })
}

/** Another payment for the same is not awaited any more; its money would be turned away. */
async function endOthers(work: Work, payment: TradePayment, by: string): Promise<void> {
  const other = await openPaymentOf(work.db, payment)
  if (!other || other.payNo === payment.payNo) return
  await transition(work, tradePaymentMachine, other, 'EXPIRE', { by, set: { failReason: '订单已由其他付款支付' } })
}

function bring(work: Work, target: Target, money: Money): Promise<void> {
  if (target.bizType === 'NG_MARGIN') return target.of.paid(work, target.part, money)
  if (target.bizType === 'DEPOSIT') return depositPaid(work, target.order, money)
  if (target.bizType === 'CHILD') return childPaid(work, target.order, target.child, money)
  return supplementPaid(work, target, money)
}

const ends: Readonly<Record<PayableEnd['as'], { event: TradePaymentEvent; reason: string }>> = {
  CANCELLED: { event: 'EXPIRE', reason: '已取消支付' },
  EXPIRED: { event: 'EXPIRE', reason: '支付超时' },
  REJECTED: { event: 'FAIL', reason: '凭证未通过' },
}

/** A payment ends without money; what it was for is to be paid again. One that is over stays as it is. */
export async function endPayment(work: Work, key: PaymentKey, end: PayableEnd): Promise<void> {
  const held = await hold(work, key)
  if (!held || !isOpen(held.payment)) return
  const { payment, target } = held
  const { event, reason } = ends[end.as]
  const failReason = end.reason ?? reason
  const isFirst = (await failedTransfers(work.db, payment)) === 0
  await transition(work, tradePaymentMachine, payment, event, { by: end.by, set: { failReason } })
  if (payment.state !== 'CONFIRMING') return
  await endTransfer(work, target, { by: end.by, reason: failReason, grace: isFirst && end.as !== 'CANCELLED' })
}

/** A deposit, a margin, a cycle or a supplement (B 2.9, AE-74a); its item names the payment. */
export const partPayable: Payable = {
  balance: 'WHOLE',
  entryType: 'PACKAGE',
  topUpAs: 'TOPUP',
  voucherPart: ({ title }) => title,
  declines: true,
  async paid(work, { order: { bp, channel } }, { refId: payNo, principal }, { at, by }) {
    const isTaken = await paid(work, { bp, payNo }, { amount: principal, at, by, channel })
    return isTaken ? { principal } : null
  },
  ended: (work, { bp }, { refId: payNo }, end) => endPayment(work, { bp, payNo }, end),
  byTransfer: { expected, ordered },
}
