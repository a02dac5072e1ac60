import { isPositiveMoney } from '@domain/money'
import type { Work } from '../../../http/context'
import { allows } from '@domain/machine'
import { packageOrderStatus, packageOrderTransitions } from '@domain/statuses/gas-package'
import { Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { terminate } from '../../contract/service'
import { openTask, type Decided, type DeskArea, type TaskView } from '../../desk/service'
import { childrenOfOrder } from '../repo/children'
import { ordersByNo } from '../repo/tasks'
import { nextVersion } from '../repo/version'
import { childOrderMachine, packageOrderMachine } from '../states'
import type { Child, Order } from '../types'
import { completeIfDone, TERMINATE_TASK } from './complete'
import { deduct, refundCarried, release } from './deposit'
import { heldOf } from '../rules/payable'
import { holdOrder, type Held } from './held'
import { dropPayTodo, editDone, notifyTerminated } from './notices'

/** 3.2: so many cycles that were never paid, and the desk decides whether the order goes on. */
const FORFEITS = 2

const isTerminable = ({ state }: Order): boolean => allows(packageOrderTransitions, state, 'TERMINATE')

/** Asks the desk when the last cycle to lapse was the second one; the row of the child that lapsed is locked with its order. */
export async function requestTermination(work: Work, { order }: Held): Promise<void> {
  const children = await childrenOfOrder(work.db, order)
  if (children.filter(({ state }) => state === 'FORFEITED').length !== FORFEITS) return
  if (!isTerminable(order)) return
  const { bp, companyCode, orderNo } = order
  await openTask(work, { bp, companyCode, bizType: TERMINATE_TASK, bizNo: orderNo, rule: 'manual', dueAt: null })
}

/**
 * PASS: ended for default, the deposit is forfeited. ADJUST: ended by mutual agreement, the deposit goes back (K-26). REJECT: the order
 * goes on, or is complete where nothing else of it is open.
 */
async function decided(work: Work, { companyCode, bizNo, bp, decision, remark, decidedBy }: Decided): Promise<void> {
  if (bp === null) return
  const held = await holdOrder(work, { bp, companyCode, orderNo: bizNo })
  if (!held) return
  const { order } = held
  if (decision === 'REJECT') return completeIfDone(work, order)
  if (!isTerminable(order))
    throw new Refusal('2904', { text: `订单${packageOrderStatus[order.state].label}，不能再终止` })
  for (const child of held.children) await voidChild(work, order, child)
  const isDefault = decision === 'PASS'
  const amount = heldOf(order)
  if (isDefault) await deduct(work, order, { amount, cause: 'TERMINATE', remark: '违约终止，保证金不予退还' })
  else await release(work, order, '协商终止，保证金退还')
  const closeReason = remark || (isDefault ? '多个周期未支付，订单违约终止' : '双方协商终止')
  await transition(work, packageOrderMachine, order, 'TERMINATE', {
    set: { finishedAt: work.clock.iso(), closeReason: closeReason.slice(0, 50), version: nextVersion },
    by: decidedBy,
  })
  if (order.contractId !== null) await terminate(work, { bp, contractId: order.contractId }, decidedBy)
  const deposit = isPositiveMoney(amount) ? `，保证金${amount}元${isDefault ? '不予退还' : '已退回账户余额'}` : ''
  await notifyTerminated(work, order, `${closeReason}${deposit}`)
}

/** A cycle that is not paid ends with its order; one that is paid goes on to its settlement. */
export async function voidChild(work: Work, order: Order, child: Child): Promise<void> {
  if (!['PLANNED', 'WAIT_PAY', 'PAY_CONFIRMING', 'OVERDUE'].includes(child.state)) return
  await transition(work, childOrderMachine, child, 'VOID', { set: { version: nextVersion } })
  await refundCarried(work, order, child)
  await dropPayTodo(work, child.bp, child.childNo)
  await editDone(work, order, child.cycleNo)
}

/** The desk's tasks about orders with unpaid cycles. */
export const terminateDesk: DeskArea = {
  async describe(work, tasks) {
    const orders = await ordersByNo(
      work.db,
      tasks.map(({ bizNo }) => bizNo),
    )
    return tasks.map(({ bizNo }) => describe(orders.find(({ orderNo }) => orderNo === bizNo)))
  },
  decided,
}

function describe(order: Order | undefined): TaskView {
  if (!order) return { title: '气量包订单终止', facts: [], files: [] }
  const held = heldOf(order)
  return {
    title: `${order.packageSnapshot.name}订单终止`,
    facts: [
      { label: '户号', value: order.bp },
      { label: '订单号', value: order.orderNo },
      { label: '原因', value: '两个提气周期未支付已失效' },
      { label: '保证金余额', value: isPositiveMoney(held) ? `${held}元` : '无' },
      { label: '处理说明', value: '通过：违约终止，保证金不退；调整：协商终止，保证金退还；驳回：订单继续' },
    ],
    files: [],
  }
}
