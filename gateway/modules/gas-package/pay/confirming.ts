import { HOUR, toMillis } from '@domain/date'
import { allows } from '@domain/machine'
import {
  childOrderTransitions,
  packageOrderTransitions,
  supplementTransitions,
  type ChildOrderEvent,
  type SupplementEvent,
} from '@domain/statuses/gas-package'
import type { Work } from '../../../http/context'
import { isoOf } from '../../../ports/clock'
import { transition } from '../../../states'
import { done, upsert } from '../../todo/service'
import { closeSupplement, NOT_TAKEN } from '../extract/advance'
import { takesMore } from '../extract/options'
import { PAY_TODO } from '../life'
import { changeOrder } from '../repo/orders'
import { payRoute } from '../routes'
import { childOrderMachine, packageOrderMachine, supplementMachine } from '../states'
import type { Order } from '../types'
import { bizOf, payableOf, type Target } from './payable'

/* What a bank transfer does to what it is for while its money is on its way (3.2 to 3.4). The rows are locked. */

/**
 * Whether money that was there `at` is taken, whatever its deadline says: the state of its row decides (pitfall B 9.3). For more gas it is
 * taken while that gas can be.
 */
export function takesMoney(work: Work, target: Target, at: string): boolean {
  if (target.bizType === 'NG_MARGIN') return target.part.takes(at)
  if (target.bizType === 'DEPOSIT') return allows(packageOrderTransitions, target.order.state, 'PAY')
  if (target.bizType === 'CHILD') return allows(childOrderTransitions, target.child.state, 'PAY')
  const { order, child, supplement } = target
  if (supplement.buType === 'DIFF') return allows(supplementTransitions, supplement.state, 'PAY_DIFF')
  return allows(supplementTransitions, supplement.state, 'PAY') && takesMore(work, order, child, toMillis(at))
}

/** More gas that waited for money which is not taken comes to nothing. */
export async function closeLate(work: Work, target: Target, at: string): Promise<void> {
  if (target.bizType !== 'SUPPLEMENT' || target.supplement.buType === 'DIFF') return
  const { order, child, supplement } = target
  if (takesMore(work, order, child, toMillis(at)) || !allows(supplementTransitions, supplement.state, 'CLOSE')) return
  await closeSupplement(work, { order }, supplement, NOT_TAKEN)
}

/** A transfer is awaited. A margin waits for its money as before: its bid has no state of its own for that (3.8). */
export async function awaitTransfer(work: Work, target: Target, by: string): Promise<void> {
  if (target.bizType === 'NG_MARGIN') return
  await move(work, target, 'TRANSFER', by)
  await done(work, PAY_TODO, bizOf(target).bizNo, target.order.bp)
}

export interface NoMoney {
  by: string
  reason: string
  /** The first transfer for a deposit that failed by itself: there is a day more to pay in (3.2). */
  grace: boolean
}

/** No money came: it is to be paid again, or late. Nothing where no transfer was awaited. */
export async function endTransfer(work: Work, target: Target, { by, reason, grace }: NoMoney): Promise<void> {
  if (target.bizType === 'NG_MARGIN') return
  if (target.bizType === 'DEPOSIT') {
    if (target.order.state !== 'DEPOSIT_CONFIRMING') return
    await move(work, target, 'TRANSFER_FAILED', by, reason)
    const depositDeadline = grace ? dayMore(work, target.order) : target.order.depositDeadline
    await changeOrder(work.db, target.order, { depositDeadline })
    return askAgain(work, { ...target, order: { ...target.order, state: 'WAIT_DEPOSIT', depositDeadline } })
  }
  const row = target.bizType === 'CHILD' ? target.child : target.supplement
  if (row.state !== 'PAY_CONFIRMING') return
  const isLate = row.payDeadline !== null && toMillis(row.payDeadline) <= work.clock.now()
  const mayBeLate = target.bizType === 'CHILD' || target.supplement.buType === 'DIFF'
  await move(work, target, isLate && mayBeLate ? 'TRANSFER_FAILED_LATE' : 'TRANSFER_FAILED', by, reason)
  await askAgain(work, target)
}

/** The deadline, but at least a day from now. */
const dayMore = (work: Work, { depositDeadline }: Order): string => {
  const later = isoOf(work.clock.now() + 24 * HOUR)
  return depositDeadline !== null && depositDeadline > later ? depositDeadline : later
}

type OfOrder = Exclude<Target, { bizType: 'NG_MARGIN' }>
type Event = Extract<ChildOrderEvent & SupplementEvent, 'TRANSFER' | 'TRANSFER_FAILED' | 'TRANSFER_FAILED_LATE'>

async function move(work: Work, target: OfOrder, event: Event, by: string, reason?: string): Promise<void> {
  const note = { by, ...(reason !== undefined && { reason }) }
  if (target.bizType === 'DEPOSIT') {
    if (event === 'TRANSFER_FAILED_LATE') throw new RangeError('a deposit is not late')
    await transition(work, packageOrderMachine, target.order, event, note)
  } else if (target.bizType === 'CHILD') await transition(work, childOrderMachine, target.child, event, note)
  else await transition(work, supplementMachine, target.supplement, event, note)
}

/** The to-do opens again. */
async function askAgain(work: Work, target: OfOrder): Promise<void> {
  const { bp, companyCode, orderNo } = target.order
  const { bizType } = target
  const { bizNo } = bizOf(target)
  const { title, amount, deadline } = payableOf(work, target)
  await upsert(work, {
    bp,
    companyCode,
    amount,
    modelCode: bizType === 'DEPOSIT' ? 'PACKAGE_ORDER' : 'PACKAGE_EXTRACT',
    type: PAY_TODO,
    bizId: bizNo,
    title: `${title}待支付`,
    summary: `订单${orderNo}`,
    dueAt: deadline,
    route: payRoute(bizType, bizNo),
    priority: 1,
  })
}
