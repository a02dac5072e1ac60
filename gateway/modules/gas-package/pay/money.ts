import type { PackagePaymentEnd, PackagePayments } from '../../payment/service'
import { compareMoney } from '@domain/money'
import type { TradePaymentEvent } from '@domain/statuses/gas-package'
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
import { endTransfer, takesMoney } from './confirming'
import { findTarget, lockTarget, payableOf, type Target } from './payable'

interface Held {
  payment: TradePayment
  target: Target
}

/** A payment with what it is for, locked: the order's row first, so that whoever closes it and its money meet there (pitfall B 9.3). */
async function hold(work: Work, key: PaymentKey): Promise<Held | null> {
  const seen = await findPayment(work.db, key)
  const target = seen && (await lockTarget(work, seen))
  const payment = seen && (await lockPayment(work.db, key))
  return target && payment ? { target, payment } : null
}

const isOpen = ({ state }: TradePayment): boolean => state === 'PAYING' || state === 'CONFIRMING'

/** What a transfer has to bring for a payment that awaits one (AE-74a). */
const expected: PackagePayments['expected'] = async (work, { bp }, payNo) => {
  const payment = await findPayment(work.db, { bp, payNo })
  if (payment?.state !== 'CONFIRMING' || payment.orderId !== null) return null
  const target = await findTarget(work, payment)
  const title = `${target.order.packageSnapshot.name} ${payableOf(work, target).title}`
  return { title, amount: payment.amount, expireAt: payment.expireAt }
}

/** One transfer for one payment: 2904 for a second one at once. */
const ordered: PackagePayments['ordered'] = async (work, { bp }, payNo, ttId) => {
  const payment = await lockPayment(work.db, { bp, payNo })
  if (payment?.state !== 'CONFIRMING' || payment.orderId !== null) throw new Refusal('2904')
  await setOrderId(work.db, payment, ttId)
}

/**
 * K-28, 3.6: money for a payment, once, by its number. It is taken while what it is for waits for money, also after the payment's end; what
 * else is under way for the same then ends. Otherwise it goes back, and the payment says so.
 */
const paid: PackagePayments['paid'] = async (work, { bp }, payNo, { amount, at, by }) => {
  const held = await hold(work, { bp, payNo })
  if (!held || held.payment.state === 'PAID' || held.payment.state === 'REFUNDED') return false
  const { payment, target } = held
  if (compareMoney(payment.amount, amount) !== 0 || !takesMoney(target)) {
    await turnAway(work, payment, by)
    return false
  }
  await endOthers(work, payment, by)
  const event = isOpen(payment) ? 'PAY' : 'LATE_PAY'
  await transition(work, tradePaymentMachine, payment, event, { set: { paidAt: at, failReason: null }, by })
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
  if (target.bizType === 'DEPOSIT') return depositPaid(work, target.order, money)
  if (target.bizType === 'CHILD') return childPaid(work, target.order, target.child, money)
  return supplementPaid(work, target, money)
}

const ends: Readonly<Record<PackagePaymentEnd['as'], { event: TradePaymentEvent; reason: string }>> = {
  CANCELLED: { event: 'EXPIRE', reason: '已取消支付' },
  EXPIRED: { event: 'EXPIRE', reason: '支付超时' },
  REJECTED: { event: 'FAIL', reason: '凭证未通过' },
}

/** A payment ends without money; what it was for is to be paid again. One that is over stays as it is. */
const ended: PackagePayments['ended'] = async (work, { bp }, payNo, end) => {
  const held = await hold(work, { bp, payNo })
  if (!held || !isOpen(held.payment)) return
  const { payment, target } = held
  const { event, reason } = ends[end.as]
  const failReason = end.reason ?? reason
  const isFirst = (await failedTransfers(work.db, payment)) === 0
  await transition(work, tradePaymentMachine, payment, event, { by: end.by, set: { failReason } })
  if (payment.state !== 'CONFIRMING') return
  await endTransfer(work, target, { by: end.by, reason: failReason, grace: isFirst && end.as !== 'CANCELLED' })
}

/** What the cashier and the bank ask and tell (B 2.9, AE-74a). */
export const partPayments: PackagePayments = { expected, ordered, paid, ended }
