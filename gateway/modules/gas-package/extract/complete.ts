import { compareMoney, sumMoney } from '@domain/money'
import { childOrderTransitions } from '@domain/statuses/gas-package'
import { isTerminal } from '@domain/machine'
import type { Work } from '../../../http/context'
import { emit } from '../../../wiring'
import { salesChanged } from '../../billing/service'
import { transition } from '../../../states'
import { isTaskOpen } from '../../desk/service'
import { childrenOfOrder, findChild } from '../repo/children'
import { changeOrder, findOrder } from '../repo/orders'
import { supplementsOfOrders } from '../repo/supplements'
import { nextVersion } from '../repo/version'
import { childOrderMachine, packageOrderMachine, supplementMachine } from '../states'
import type { Child, Order, Supplement } from '../types'
import { deduct, release } from './deposit'
import { heldOf } from '../rules/payable'
import { paidTodo, notifySettled } from './notices'

/** Its tasks at the desk. While one is open its order goes on: the deposit waits for the decision (3.2, K-26). */
export const TERMINATE_TASK = 'ORDER_TERMINATE'

const isOver = ({ state }: Child): boolean => isTerminal(childOrderTransitions, state)

/** The difference of a cycle has been paid: the cycle is settled. The order is locked. */
export async function differencePaid(work: Work, order: Order, bu: Supplement): Promise<void> {
  const child = await findChild(work.db, bu)
  if (child?.state !== 'WAIT_SUPPLEMENT') return
  await transition(work, childOrderMachine, child, 'SETTLE', { set: { version: nextVersion } })
  await notifySettled(work, order, child.childNo, { v: '0.00', r: '0.00' })
  await emit(work, salesChanged, order)
}

/** 3.2, K-26: an order with nothing left to settle gives its deposit back and is over. The account and the order are locked. */
export async function completeIfDone(work: Work, { bp, orderNo }: Pick<Order, 'bp' | 'orderNo'>): Promise<void> {
  const order = await findOrder(work.db, { bp, orderNo })
  if (order?.state !== 'SETTLING') return
  const children = await childrenOfOrder(work.db, order)
  if (!children.every((child) => isOver(child) || child.state === 'WAIT_SUPPLEMENT')) return
  if (await isTaskOpen(work, { companyCode: order.companyCode, bizType: TERMINATE_TASK, bizNo: orderNo })) return
  if (!(await deductDifferences(work, order))) return
  await release(work, order, '气量包订单完成，保证金退还')
  await transition(work, packageOrderMachine, order, 'COMPLETE', {
    set: { finishedAt: work.clock.iso(), version: nextVersion },
  })
}

/** K-26: overdue differences are taken from the deposit, one after the other; false while one is unpaid still. */
async function deductDifferences(work: Work, order: Order): Promise<boolean> {
  const open = (await supplementsOfOrders(work.db, order.bp, [order.orderNo])).filter(
    ({ buType, state }) => buType === 'DIFF' && state !== 'SETTLED',
  )
  if (open.some(({ state }) => state !== 'OVERDUE')) return false
  for (const bu of open) if (!(await deductDifference(work, order, bu))) return false
  return true
}

/** Amounts are fixed: a deposit that does not cover a difference is left alone (K-27). */
async function deductDifference(work: Work, of: Order, bu: Supplement): Promise<boolean> {
  const order = (await findOrder(work.db, of)) ?? of
  if (compareMoney(heldOf(order), bu.amount) < 0) return false
  await deduct(work, order, { amount: bu.amount, cause: `DIFF:${bu.buNo}`, remark: '结算补款逾期，从保证金扣除' })
  await changeOrder(work.db, order, { paidAmount: sumMoney([order.paidAmount, bu.amount]) })
  const paidAt = work.clock.iso()
  await transition(work, supplementMachine, bu, 'PAY_DIFF', { set: { paidAt, version: nextVersion } })
  await paidTodo(work, bu.bp, bu.buNo)
  await differencePaid(work, order, bu)
  return true
}
