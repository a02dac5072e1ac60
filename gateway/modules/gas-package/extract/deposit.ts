import { isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { emit } from '../../../wiring'
import { balanceCredited } from '../../billing/service'
import { post } from '../../gas-account/service'
import { insertDeposit } from '../repo/deposits'
import { changeOrder, findOrder } from '../repo/orders'
import { heldOf } from '../rules/payable'
import type { Child, Order } from '../types'

/** The order as it is in this transaction: its row is locked, its money may have moved since it was read. */
async function current(work: Work, { bp, orderNo }: Order): Promise<Order> {
  const order = await findOrder(work.db, { bp, orderNo })
  if (!order) throw new Error(`no order ${orderNo}`)
  return order
}

/** Takes from the deposit, once for a cause; nothing where nothing is to be taken. The order is locked. */
export async function deduct(
  work: Work,
  of: Order,
  { amount, cause, remark }: { amount: string; cause: string; remark: string },
): Promise<void> {
  if (!isPositiveMoney(amount)) return
  const order = await current(work, of)
  const { bp, orderNo } = order
  const now = work.clock.iso()
  const isNew = await insertDeposit(work.db, {
    bp,
    orderNo,
    entryNo: newId(work.clock.now()),
    direction: 'DEDUCT',
    amount,
    remark,
    cause,
    balanceAfter: subtractMoney(heldOf(order), amount),
    createdAt: now,
  })
  if (!isNew) return
  const depositForfeited = sumMoney([order.depositForfeited, amount])
  await changeOrder(work.db, order, { depositForfeited, updatedAt: now })
}

/** K-26: what is held goes to the balance, once. The account and the order are locked. */
export async function release(work: Work, of: Order, remark: string): Promise<void> {
  const order = await current(work, of)
  const amount = heldOf(order)
  if (!isPositiveMoney(amount)) return
  const { bp, companyCode, orderNo } = order
  const now = work.clock.iso()
  const key = `DEPOSIT:${orderNo}`
  const isNew = await insertDeposit(work.db, {
    bp,
    orderNo,
    entryNo: newId(work.clock.now()),
    direction: 'OUT',
    amount,
    remark,
    cause: key,
    balanceAfter: '0.00',
    createdAt: now,
  })
  if (!isNew) return
  await post(work, {
    bp,
    companyCode,
    direction: 'IN',
    amount,
    entryType: 'DEPOSIT_RELEASE',
    key,
    remark,
    refType: 'PACKAGE_ORDER',
    refId: orderNo,
  })
  await changeOrder(work.db, order, { depositReleased: sumMoney([order.depositReleased, amount]), updatedAt: now })
  await emit(work, balanceCredited, { bp, companyCode })
}

/** Gas money goes back to the balance, once for a key. The account is locked. */
export async function refund(
  work: Work,
  order: Order,
  { amount, key, remark }: { amount: string; key: string; remark: string },
) {
  if (!isPositiveMoney(amount)) return
  const { bp, companyCode, orderNo } = order
  await post(work, {
    bp,
    companyCode,
    direction: 'IN',
    amount,
    entryType: 'PACKAGE_REFUND',
    key,
    remark,
    refType: 'PACKAGE_ORDER',
    refId: orderNo,
  })
  await emit(work, balanceCredited, { bp, companyCode })
}

/** Money of other cycles that went into one that takes no gas (K-25). */
export const refundCarried = (work: Work, order: Order, child: Child): Promise<void> =>
  refund(work, order, {
    amount: sumMoney([child.carryInAmount, child.rolloverInAmount]),
    key: `CARRY:${child.childNo}`,
    remark: '失效周期已付气款退还',
  })
