import { toMillis } from '@domain/date'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { findSupplement } from '../repo/supplements'
import { openPaymentOf } from '../repo/payments'
import { nextVersion } from '../repo/version'
import { feeOfLapse, forfeitAfterNotice } from '../rules/payable'
import { childOrderMachine, packageOrderMachine, supplementMachine } from '../states'
import type { Child } from '../types'
import { closeSupplement } from './advance'
import { completeIfDone } from './complete'
import { deduct, refundCarried } from './deposit'
import { holdOrder, type Held } from './held'
import { dropPayTodo, requestOverdue, notifyForfeit, notifyOverdue } from './notices'
import { requestTermination } from './terminate'

interface OrderAt {
  bp: string
  companyCode: string
  orderNo: string
}
interface ChildAt extends OrderAt {
  childNo: string
}

async function held(work: Work, key: ChildAt): Promise<{ held: Held; child: Child } | null> {
  const found = await holdOrder(work, key)
  const child = found?.children.find(({ childNo }) => childNo === key.childNo)
  return found && child ? { held: found, child } : null
}

/** WAIT_PAY after its deadline. A payment that has begun may still arrive: OVERDUE takes it (K-22). */
export async function fallDue(work: Work, key: ChildAt): Promise<void> {
  const seen = await held(work, key)
  if (seen?.child.state !== 'WAIT_PAY' || toMillis(seen.child.payDeadline) > work.clock.now()) return
  const { order } = seen.held
  const forfeitAt = forfeitAfterNotice(seen.child, work.clock.present.now())
  await transition(work, childOrderMachine, seen.child, 'FALL_DUE', { set: { forfeitAt, version: nextVersion } })
  await notifyOverdue(work, order, seen.child, forfeitAt)
  await requestOverdue(work, order, seen.child)
}

/** K-25. While a payment is under way it decides, within minutes. */
export async function forfeit(work: Work, key: ChildAt): Promise<void> {
  const seen = await held(work, key)
  if (seen?.child.state !== 'OVERDUE') return
  const { order } = seen.held
  const { child } = seen
  if (toMillis(child.forfeitAt) > work.clock.now()) return
  if (await openPaymentOf(work.db, { bp: child.bp, bizType: 'CHILD', bizNo: child.childNo })) return
  const fee = feeOfLapse(order, child)
  await transition(work, childOrderMachine, child, 'FORFEIT', { set: { shortFee: fee, version: nextVersion } })
  await deduct(work, order, { amount: fee, cause: `FORFEIT:${child.childNo}`, remark: '提气周期失效补偿' })
  await refundCarried(work, order, child)
  await dropPayTodo(work, child.bp, child.childNo)
  await notifyForfeit(work, order, child, fee)
  await requestTermination(work, seen.held)
  await completeIfDone(work, order)
}

/** PAID → EXTRACTING on its first day, EXTRACTING → SETTLING after its last one. */
export async function moveChild(work: Work, key: ChildAt): Promise<void> {
  const seen = await held(work, key)
  if (!seen) return
  const { child } = seen
  const today = work.clock.today()
  if (child.state === 'PAID' && (child.extractFrom ?? child.startDate) <= today)
    await transition(work, childOrderMachine, child, 'START', { set: { version: nextVersion } })
  if (child.state === 'EXTRACTING' && child.endDate < today)
    await transition(work, childOrderMachine, child, 'END', { set: { version: nextVersion } })
}

/** EFFECTIVE → EXTRACTING with the first cycle, EXTRACTING → SETTLING after the last one, then its end. */
export async function moveOrder(work: Work, key: OrderAt): Promise<void> {
  const seen = await holdOrder(work, key)
  if (!seen) return
  const { order } = seen
  const today = work.clock.today()
  if (order.state === 'EFFECTIVE' && order.packageSnapshot.deliveryStart <= today)
    await transition(work, packageOrderMachine, order, 'START', { set: { version: nextVersion } })
  if (order.state === 'EXTRACTING' && order.packageSnapshot.deliveryEnd < today)
    await transition(work, packageOrderMachine, order, 'LAST_END', { set: { version: nextVersion } })
  await completeIfDone(work, order)
}

/** ADD and ADVANCE close at their deadline, a DIFF becomes overdue and stays (3.4). */
export async function supplementDue(work: Work, key: OrderAt & { buNo: string }): Promise<void> {
  const seen = await holdOrder(work, key)
  const bu = await findSupplement(work.db, key)
  if (!seen || bu?.state !== 'WAIT_PAY' || bu.payDeadline === null) return
  if (toMillis(bu.payDeadline) > work.clock.now()) return
  if (await openPaymentOf(work.db, { bp: bu.bp, bizType: 'SUPPLEMENT', bizNo: bu.buNo })) return
  if (bu.buType !== 'DIFF') return closeSupplement(work, seen, bu)
  await transition(work, supplementMachine, bu, 'FALL_DUE', { set: { version: nextVersion } })
  await completeIfDone(work, seen.order)
}
