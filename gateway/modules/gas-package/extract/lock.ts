import { compareDecimals } from '@domain/decimal'
import { isPositiveMoney } from '@domain/money'
import { scheduleOn } from '@domain/tariff/pick'
import { childPayable, floatPrice } from '@domain/package/amounts'
import { windowState } from '@domain/package/lock'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { listMeters } from '../../metering/service'
import { booksOf } from '../../tariff/service'
import { changeCycle } from '../repo/cycles'
import { changeOrder } from '../repo/orders'
import { nextVersion } from '../repo/version'
import { deadlinesOfLock, isMissed } from '../rules/payable'
import { childOrderMachine } from '../states'
import type { Child, CycleRow, Order } from '../types'
import { givebacksOf } from './advance'
import { childOf, holdOrder, type Held } from './held'
import { requestChild, editDone, notifyLocked, notifyMissed } from './notices'
import { voidChild } from './terminate'

interface CyclePrice {
  price: string
  /** K-18: nothing was published for the day yet. */
  isProvisional: boolean
}

/** K-17, K-18: what a m³ of a cycle costs. A RangeError where no price is published at all: gas is never given a guessed one. */
async function cyclePrice(work: Work, order: Order, startDate: string): Promise<CyclePrice> {
  const terms = order.packageSnapshot
  if (terms.priceType === 'FIXED') return { price: order.unitPrice, isProvisional: false }
  const meters = await listMeters(work, order)
  const use = meters.find(({ meterId }) => order.meterIds.includes(meterId))?.gasUse
  if (use === undefined) throw new RangeError(`no meter of ${order.orderNo}`)
  const books = await booksOf(work, order, [use])
  const { schedules } = books.of(use)
  const published = scheduleOn(schedules, startDate, books.heating)
  const current = published ?? scheduleOn(schedules, work.clock.today(), books.heating)
  if (!current) throw new RangeError(`no published price for ${startDate}`)
  return { price: floatPrice(current.basePrice, terms.floatDiscount ?? '0.0000'), isProvisional: published === null }
}

interface LockAs {
  mode: 'PICK_BILL' | 'AUTO'
  pickBillNo: string | null
}

interface Locked {
  child: Child
  lockedVolume: string
  payableAmount: string
}

/** the volume is fixed from now on, and its price is due. The order is locked. */
export async function lockCycle(
  work: Work,
  held: Held,
  cycle: CycleRow,
  { mode, pickBillNo }: LockAs,
): Promise<Locked> {
  const { order } = held
  const child = childOf(held, cycle.cycleNo)
  const { price, isProvisional } = await cyclePrice(work, order, cycle.startDate)
  const lockedVolume = cycle.planVolume
  const payableAmount = childPayable({ lockedVolume, carryInVolume: child.carryInVolume, unitPrice: price })
  await changeCycle(work.db, cycle, { lockedVolume, lockMode: mode, pickBillNo })
  const isDue = isPositiveMoney(payableAmount)
  const deadlines = deadlinesOfLock(child, work.clock.present.now())
  await transition(work, childOrderMachine, child, isDue ? 'LOCK' : 'LOCK_FREE', {
    set: {
      unitPrice: price,
      priceProvisional: isProvisional,
      lockedVolume,
      payableAmount,
      ...deadlines,
      version: nextVersion,
    },
    ...(work.actor !== undefined && { by: work.actor }),
  })
  await editDone(work, order, cycle.cycleNo)
  const locked = { ...child, ...deadlines }
  if (isDue) await requestChild(work, order, locked, payableAmount)
  return { child: locked, lockedVolume, payableAmount }
}

/** locks the cycles that were not submitted in time. Unpaid volumes that were to come earlier go back first. */
export async function lockOverdue(
  work: Work,
  key: { bp: string; companyCode: string; orderNo: string },
): Promise<void> {
  const seen = await holdOrder(work, key)
  if (!seen || !['EFFECTIVE', 'EXTRACTING', 'SETTLING'].includes(seen.order.state)) return
  const isOver = (cycle: CycleRow) => windowState(cycle, work.clock.now()) === 'OVER'
  if (!seen.cycles.some(isOver)) return
  await givebacksOf(work, seen)
  const held = await holdOrder(work, key)
  if (!held) return
  for (const cycle of held.cycles.filter(isOver)) {
    if (await voidMissed(work, held, cycle)) continue
    const { child, lockedVolume } = await lockCycle(work, held, cycle, { mode: 'AUTO', pickBillNo: null })
    await notifyLocked(work, held.order, child, lockedVolume)
  }
  await changeOrder(work.db, held.order, { updatedAt: work.clock.iso() })
}

/** K-22: of a cycle that cannot be taken any more nothing is to be paid, and nothing forfeited: only what is paid already is locked. */
async function voidMissed(work: Work, held: Held, cycle: CycleRow): Promise<boolean> {
  const { order } = held
  const child = childOf(held, cycle.cycleNo)
  const { payDeadline } = deadlinesOfLock(child, work.clock.present.now())
  const isPaid = compareDecimals(cycle.planVolume, child.carryInVolume) <= 0
  if (isPaid || !isMissed(child, payDeadline)) return false
  await changeCycle(work.db, cycle, { lockedVolume: cycle.planVolume, lockMode: 'AUTO', pickBillNo: null })
  await voidChild(work, order, child)
  await notifyMissed(work, order, child, cycle.planVolume)
  return true
}
