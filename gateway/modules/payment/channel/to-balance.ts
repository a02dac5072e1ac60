import { formatAmount, isPositiveMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { holdOrder, type HeldOrder } from '../order/hold'
import { post } from '../../gas-account/service'
import { moveTo } from './money-in'
import { notifyArrived } from '../notices'
import { offsetBills } from '../../billing/service'
import { moneyOf } from '../order/money'
import { payableOf } from '../payables'
import { keep, sendToMeters } from '../promise/promises'
import { releaseOrder } from '../order/release'
import { NOTE_DECLINED, NOTE_TO_BALANCE, notePartClosed } from '../rules/titles'
import { makeVoucher } from '../voucher/vouchers'

/**
 * AE-47: the money of an exception goes to the balance, all of it in one entry; what a payable declined goes on from there
 * (give-back.ts), past the bills. Harmless to repeat.
 */
export async function exceptionToBalance(work: Work, orderId: string, how: { quiet?: boolean } = {}): Promise<void> {
  const held = await holdOrder(work, orderId)
  if (!held || held.order.state !== 'EXCEPTION') return
  const { declines } = payableOf(work, held.order)
  const money = await arrivedMoney(work, held)
  await bookToBalance(work, held, money)
  await moveTo(work, held.order, 'TO_BALANCE', 'payPoll', {
    paidAmount: money.amount,
    paidAt: money.lastAt,
    resultNote: declines ? NOTE_DECLINED : NOTE_TO_BALANCE,
  })
  await keep(work, { bp: held.order.bp, trackId: orderId, step: 'CREDITED' })
  if (declines) return
  if (!how.quiet) await notifyArrived(work, held.order, money.amount)
  await offsetBills(work, held.order)
  if (!how.quiet) await sendToMeters(work, held.order, money.amount)
}

/**
 * AE-49: a split order ran out, or was cancelled, with slices paid: they go to the balance, the rest is closed. The caller has locked
 * the order and closed the live payment at the channel. `quiet`: history, no meter gets it.
 */
export async function partToBalance(
  work: Work,
  held: HeldOrder,
  by: string,
  how: { quiet?: boolean } = {},
): Promise<void> {
  const { order } = held
  await releaseOrder(work, order)
  const money = await arrivedMoney(work, held)
  const note = notePartClosed(money.count, formatAmount(money.amount))
  await bookToBalance(work, held, money)
  await moveTo(work, order, 'EXPIRE_PART', by, { paidAmount: money.amount, paidAt: money.lastAt, resultNote: note })
  await notifyArrived(work, order, money.amount, note)
  await offsetBills(work, order)
  if (!how.quiet) await sendToMeters(work, order, money.amount)
}

async function arrivedMoney(work: Work, held: HeldOrder) {
  const paid = await moneyOf(work, held.order)
  const lastAt = paid
    .map((row) => row.successAt ?? '')
    .sort()
    .at(-1)
  return {
    amount: sumMoney(paid.map((row) => row.received ?? row.amount)),
    count: paid.length,
    lastAt: lastAt || work.clock.iso(),
  }
}

async function bookToBalance(work: Work, held: HeldOrder, money: { amount: string; lastAt: string }): Promise<void> {
  const { account, order } = held
  if (!isPositiveMoney(money.amount)) throw new RangeError(`order ${order.orderId} took no money`)
  await post(work, {
    companyCode: order.companyCode,
    bp: order.bp,
    direction: 'IN',
    amount: money.amount,
    entryType: 'TOPUP',
    refType: 'ORDER',
    refId: order.orderId,
    key: `order|${order.orderId}`,
    remark: order.title,
  })
  // AE-54: a voucher over what was taken, as 预存.
  await makeVoucher(work, account, order, {
    amount: money.amount,
    parts: [{ name: '预存', amount: money.amount }],
    paidAt: money.lastAt,
  })
}
