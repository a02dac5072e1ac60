import { toMillis } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { replan } from '../centre/replan'
import { findChange, type Change } from '../repo/changes'
import { cyclesOfOrder } from '../repo/cycles'
import { openPaymentOf } from '../repo/payments'
import { supplementsOfOrders } from '../repo/supplements'
import { nextVersion } from '../repo/version'
import { extractionChangeMachine, supplementMachine, tradePaymentMachine } from '../states'
import { release } from '../stock'
import type { CycleRow, Order, Supplement } from '../types'
import type { Held } from './held'
import { dropPayTodo, notifyChange } from './notices'

/* What becomes of the volume of a supplement that is not paid. */

const sum = (a: string, b: string): string => fixed(decimal(a).plus(decimal(b)), 0)

const changeOf = async (work: Work, { bp, changeNo }: Supplement): Promise<Change | undefined> =>
  changeNo === null ? undefined : findChange(work.db, { bp, changeNo })

const NOT_PAID = '超时未支付，变更申请已关闭，气量已退回'
/** Of money that has come, or is on its way. */
export const NOT_TAKEN = '本周期内已来不及提气，变更申请已关闭，气量已退回，到账款项将退回'

/**
 * Closes an ADD or ADVANCE that was not paid in time, or while its money was on its way (that money goes back when it comes), with its
 * change; its volume goes back. The order is locked.
 */
export async function closeSupplement(
  work: Work,
  { order }: Pick<Held, 'order'>,
  bu: Supplement,
  said?: string,
): Promise<void> {
  const open = await openPaymentOf(work.db, { bp: bu.bp, bizType: 'SUPPLEMENT', bizNo: bu.buNo })
  if (open) await transition(work, tradePaymentMachine, open, 'EXPIRE', { set: { failReason: '订单已关闭' } })
  await transition(work, supplementMachine, bu, 'CLOSE', { set: { version: nextVersion } })
  const change = await changeOf(work, bu)
  if (change) await transition(work, extractionChangeMachine, change, 'CLOSE')
  await giveBack(work, order, bu, change)
  await dropPayTodo(work, bu.bp, bu.buNo)
  const why = said ?? (bu.state === 'PAY_CONFIRMING' ? NOT_TAKEN : open ? `${NOT_PAID}，如已付款将退回` : NOT_PAID)
  if (change) await notifyChange(work, order, change.changeNo, why, 'CLOSED')
}

/** The volume of a supplement that comes to nothing: to the package's stock, or to the cycle that it was to come from. */
export async function giveBack(work: Work, order: Order, bu: Supplement, change: Change | undefined): Promise<void> {
  const volume = fixed(decimal(bu.volume), 0)
  if (bu.buType === 'ADD') return release(work, order, volume)
  // As it is now: what another one gave back is in it.
  const home = homeOf(await cyclesOfOrder(work.db, order), change?.targetCycleNo ?? 0)
  if (!home) return
  const planVolume = sum(home.planVolume, volume)
  const highVolume = decimal(planVolume).gt(home.highVolume) ? planVolume : home.highVolume
  await replan(work, home, { planVolume, highVolume })
}

/** The cycle that it came from; where that has been locked meanwhile, the next one that is not. With none left it lapses unpaid. */
const homeOf = (cycles: readonly CycleRow[], cycleNo: number): CycleRow | undefined => {
  const free = cycles.filter(({ lockedVolume }) => lockedVolume === null)
  return free.find((cycle) => cycle.cycleNo === cycleNo) ?? free.find((cycle) => cycle.cycleNo > cycleNo) ?? free[0]
}

/** Closes the expired supplements of an order, so that their volumes are back before a cycle is locked. */
export async function givebacksOf(work: Work, held: Held): Promise<void> {
  const { order } = held
  for (const bu of await supplementsOfOrders(work.db, order.bp, [order.orderNo])) {
    const isOver = bu.payDeadline !== null && toMillis(bu.payDeadline) <= work.clock.now()
    if (bu.state !== 'WAIT_PAY' || bu.buType === 'DIFF' || !isOver) continue
    if (await openPaymentOf(work.db, { bp: bu.bp, bizType: 'SUPPLEMENT', bizNo: bu.buNo })) continue
    await closeSupplement(work, held, bu)
  }
}
