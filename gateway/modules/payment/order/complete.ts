import { addMoney, isPositiveMoney, minMoney, negateMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { accountPaid, offsetBills, unlock } from '../../billing/service'
import { addFrozen, post } from '../../gas-account/service'
import { notifyArrived } from '../notices'
import { payableOf } from '../payables'
import { NOTE_ALREADY_SETTLED } from '../rules/titles'
import { voucherParts } from '../rules/voucher-parts'
import { orderMachine } from '../states'
import type { Order } from '../types'
import { sendToMeters } from '../promise/promises'
import { makeVoucher } from '../voucher/vouchers'
import { emit } from '../../../wiring'
import type { HeldOrder } from './hold'
import { payItems } from './pay-items'

export interface Completion {
  paidAt: string
  by: string
  /** True for history: no notifications. */
  quiet?: boolean
}

/**
 * All money of an order is there: every effect in this transaction (AE-46) — bills, balance, voucher, to-dos, messages. False, and nothing
 * done: what the order was for declines the money (B 3.6).
 */
export async function complete(work: Work, held: HeldOrder, how: Completion): Promise<boolean> {
  const { account, order } = held
  const payable = payableOf(work, order)
  const settled = await payItems(work, held, { at: how.paidAt, by: how.by })
  if (!settled) return false
  const surplus = subtractMoney(order.amount, sumMoney([settled.principal, settled.lateFee, settled.topUp]))
  const fromBalance = await spendBalance(work, order, surplus)
  const surplusOfChannel = subtractMoney(surplus, subtractMoney(order.balanceUsed, fromBalance))
  if (isPositiveMoney(surplusOfChannel)) await bookIn(work, order, surplusOfChannel, 'OVERPAY')
  if (isPositiveMoney(settled.topUp)) await bookIn(work, order, settled.topUp, payable.topUpAs)
  await unlock(work, order, order.orderId)
  const nothingSettled = surplus === order.amount
  await transition(work, orderMachine, order, 'PAID', {
    set: {
      paidAt: how.paidAt,
      paidAmount: order.amount,
      resultNote: nothingSettled ? NOTE_ALREADY_SETTLED : order.resultNote,
    },
    by: how.by,
  })
  const isLeftover = payable.topUpAs === 'LEFTOVER'
  const parts = voucherParts({
    paid: { name: payable.voucherPart(order), amount: settled.principal },
    lateFee: settled.lateFee,
    surplus: isLeftover ? addMoney(surplusOfChannel, settled.topUp) : surplusOfChannel,
    topUp: isLeftover ? '0.00' : settled.topUp,
    fromBalance,
  })
  const amount = sumMoney(parts.map((part) => part.amount))
  if (isPositiveMoney(amount)) await makeVoucher(work, account, order, { amount, parts, paidAt: how.paidAt })
  if (!how.quiet && isPositiveMoney(order.payAmount)) await notifyArrived(work, order, order.payAmount)
  // Balance that had to pass the bills by goes on what a part payment left (AE-33).
  const mayOffset = settled.hasRest || isPositiveMoney(surplusOfChannel) || isPositiveMoney(settled.topUp)
  await (mayOffset ? offsetBills(work, order) : emit(work, accountPaid, order))
  const kept = addMoney(settled.topUp, surplusOfChannel)
  if (isPositiveMoney(kept) && !how.quiet) await sendToMeters(work, order, kept)
  return true
}

/** The whole money of a closed order, where what it was for still waits for it (B 3.6). False: it is declined. */
export async function completeLate(work: Work, held: HeldOrder, how: Completion): Promise<boolean> {
  const { account, order } = held
  if (!(await payItems(work, held, { at: how.paidAt, by: how.by }))) return false
  const { amount } = order
  const set = { paidAt: how.paidAt, paidAmount: amount, resultNote: null }
  await transition(work, orderMachine, order, 'LATE_PAID', { set, by: how.by })
  await makeVoucher(work, account, order, {
    amount,
    parts: [{ name: payableOf(work, order).voucherPart(order), amount }],
    paidAt: how.paidAt,
  })
  if (!how.quiet) await notifyArrived(work, order, amount)
  await emit(work, accountPaid, order)
  return true
}

/** The reserved balance is set free; what the bills really took of it leaves the account. Surplus stays on the balance first. */
async function spendBalance(work: Work, order: Order, surplus: string): Promise<string> {
  if (!isPositiveMoney(order.balanceUsed)) return '0.00'
  await addFrozen(work.db, order, negateMoney(order.balanceUsed), work.clock.iso())
  const spent = subtractMoney(order.balanceUsed, minMoney(order.balanceUsed, surplus))
  if (isPositiveMoney(spent))
    await post(work, {
      companyCode: order.companyCode,
      bp: order.bp,
      direction: 'OUT',
      amount: spent,
      entryType: payableOf(work, order).entryType,
      refType: 'ORDER',
      refId: order.orderId,
      key: `order|${order.orderId}`,
      remark: order.title,
      floor: null,
    })
  return spent
}

/** Money that stays on the balance: a top-up, or what the bills did not take (AE-38, AE-48). Once per order and kind. */
async function bookIn(
  work: Work,
  order: Order,
  amount: string,
  entryType: 'TOPUP' | 'OVERPAY' | 'LEFTOVER',
): Promise<void> {
  await post(work, {
    companyCode: order.companyCode,
    bp: order.bp,
    direction: 'IN',
    amount,
    entryType,
    refType: 'ORDER',
    refId: order.orderId,
    key: `order|${order.orderId}`,
    remark: order.title,
  })
}
