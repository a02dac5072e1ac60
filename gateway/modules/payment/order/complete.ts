import { addMoney, isPositiveMoney, minMoney, negateMoney, subtractMoney, sumMoney } from '@domain/money'
import type { EntryType } from '@domain/statuses/names'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { accountPaid, payBill } from '../../billing/service'
import { billSettled } from '../../billing/service'
import { post } from '../../gas-account/service'
import { unlock } from '../../billing/service'
import { tellArrived } from '../notices'
import { offsetBills } from '../../billing/service'
import { isPackageOrder, payPackage } from './package-order'
import { payPlan } from '../plan/plans'
import { addFrozen, keyOf } from '../../gas-account/service'
import { setItemSettled } from '../repo/orders'
import { NOTE_ALREADY_SETTLED } from '../rules/titles'
import { voucherParts } from '../rules/voucher-parts'
import { orderMachine } from '../states'
import type { Account, Bill, Item, Order } from '../types'
import { sendToMeters } from '../promise/promises'
import { makeVoucher } from '../voucher/vouchers'
import { emit } from '../../../wiring'
import { gasPaid } from '../events'

/** An order with everything it touches, all under their locks in the order of A 9.4. */
export interface HeldOrder {
  account: Account
  /** Bills of the items, by id. */
  bills: Bill[]
  order: Order
  items: Item[]
}

export interface Completion {
  paidAt: string
  by: string
  /** History is made without telling anybody. */
  quiet?: boolean
}

/**
 * All money of an order is there: every effect in this transaction (AE-46) — bills, balance, voucher, to-dos, messages. False, and nothing
 * done: what an order over a package was for takes no money any more (B 3.6).
 */
export async function complete(work: Work, held: HeldOrder, how: Completion): Promise<boolean> {
  const { account, order } = held
  const settled = await settleItems(work, held, how)
  const isPackage = isPackageOrder(order)
  if (isPackage && !isPositiveMoney(settled.principal)) return false
  const surplus = subtractMoney(order.amount, sumMoney([settled.principal, settled.lateFee, settled.topUp]))
  const fromBalance = await spendBalance(work, order, surplus)
  const surplusOfChannel = subtractMoney(surplus, subtractMoney(order.balanceUsed, fromBalance))
  if (isPositiveMoney(surplusOfChannel)) await bookIn(work, order, surplusOfChannel, 'OVERPAY')
  const isGas = order.bizType === 'IC'
  // AE-56: what did not make a tenth of a m³ stays on the balance.
  if (isPositiveMoney(settled.topUp)) await bookIn(work, order, settled.topUp, isGas ? 'LEFTOVER' : 'TOPUP')
  if (isPositiveMoney(settled.topUp) && !how.quiet) await sendToMeters(work, order, settled.topUp)
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
  const parts = voucherParts({
    gas: isPackage ? '0.00' : settled.principal,
    ...(isPackage && { named: { name: order.title, amount: settled.principal } }),
    lateFee: settled.lateFee,
    surplus: isGas ? addMoney(surplusOfChannel, settled.topUp) : surplusOfChannel,
    topUp: isGas ? '0.00' : settled.topUp,
    fromBalance,
  })
  const amount = sumMoney(parts.map((part) => part.amount))
  if (isPositiveMoney(amount)) await makeVoucher(work, account, order, { amount, parts, paidAt: how.paidAt })
  if (isGas) await emit(work, gasPaid, { ...keyOf(order), orderId: order.orderId, paidAt: how.paidAt, by: how.by })
  if (!how.quiet && isPositiveMoney(order.payAmount)) await tellArrived(work, order, order.payAmount)
  // Balance that had to pass the bills by goes on what a part payment left (AE-33).
  const mayOffset = settled.hasRest || isPositiveMoney(surplusOfChannel) || isPositiveMoney(settled.topUp)
  await (mayOffset ? offsetBills(work, order) : emit(work, accountPaid, order))
  return true
}

/** The money of a closed order over a package, whose payment still waits for it (B 3.6). False: it waits for none. */
export async function completeLate(
  work: Work,
  { account, order, items }: HeldOrder,
  how: Completion,
): Promise<boolean> {
  const [item] = items
  if (!item || !(await payPackage(work, order, item, { at: how.paidAt, by: how.by }))) return false
  const { amount } = order
  const set = { paidAt: how.paidAt, paidAmount: amount, resultNote: null }
  await transition(work, orderMachine, order, 'LATE_PAID', { set, by: how.by })
  await makeVoucher(work, account, order, { amount, parts: [{ name: order.title, amount }], paidAt: how.paidAt })
  if (!how.quiet) await tellArrived(work, order, amount)
  await emit(work, accountPaid, order)
  return true
}

/** Bills take what they owe at the order's prices; what an item leaves is surplus. */
async function settleItems(work: Work, held: HeldOrder, { paidAt, by }: Completion) {
  let [principal, lateFee, topUp] = ['0.00', '0.00', '0.00']
  let hasRest = false
  for (const item of held.items) {
    if (item.refType === 'PREPAY') {
      topUp = addMoney(topUp, item.principal)
      await setItemSettled(work.db, held.order.bp, item.orderId, item.seq, item.principal, '0.00')
      continue
    }
    if (item.refType === 'GAS_ORDER') {
      principal = addMoney(principal, item.principal)
      await setItemSettled(work.db, held.order.bp, item.orderId, item.seq, item.principal, '0.00')
      continue
    }
    if (item.refType === 'PACKAGE' || item.refType === 'EXTRACT') {
      const isTaken = await payPackage(work, held.order, item, { at: paidAt, by })
      if (isTaken) principal = addMoney(principal, item.principal)
      continue
    }
    if (item.refType === 'INSTALLMENT') {
      const taken = await payPlan(work, held.account, item, by)
      await setItemSettled(work.db, held.order.bp, item.orderId, item.seq, taken.principal, taken.lateFee)
      principal = addMoney(principal, taken.principal)
      lateFee = addMoney(lateFee, taken.lateFee)
      continue
    }
    const bill = held.bills.find((row) => row.billId === item.refId)
    if (!bill) throw new RangeError(`order ${item.orderId} pays an unknown ${item.refType} ${item.refId}`)
    const done = await payBill(work, held.account, bill, item, held.order.asOf, by)
    await setItemSettled(work.db, held.order.bp, item.orderId, item.seq, done.principal, done.lateFee)
    if (done.state === 'PAID') await billSettled(work, held.order, bill.billId)
    else hasRest = true
    principal = addMoney(principal, done.principal)
    lateFee = addMoney(lateFee, done.lateFee)
  }
  return { principal, lateFee, topUp, hasRest }
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
      entryType: spentAs(order),
      refType: 'ORDER',
      refId: order.orderId,
      key: `order|${order.orderId}`,
      remark: order.title,
      floor: null,
    })
  return spent
}

const spentAs = (order: Order): EntryType => {
  if (isPackageOrder(order)) return 'PACKAGE'
  return order.bizType === 'IC' ? 'IC_BUY' : 'BILL_OFFSET'
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
