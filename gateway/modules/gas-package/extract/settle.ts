import { addDays, startOf, toInstant } from '@domain/date'
import { isPositiveMoney, sumMoney } from '@domain/money'
import { ownVolume } from '@domain/package/allocate'
import { settle, type Settlement, type ToSettle } from '@domain/package/settle'
import { addVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { inPresent } from '../../../work/context'
import { ask, emit } from '../../../wiring'
import { salesChanged } from '../../billing/service'
import { logCreated, transition } from '../../../states'
import { isShortExempt, respondedVolume } from '../exempt'
import { numberOf } from '../numbers'
import { changeChild, findChild } from '../repo/children'
import type { ChildAt } from '../repo/due'
import { extractedOf } from '../repo/records'
import { findSupplement, insertSupplement, supplementsOfOrders } from '../repo/supplements'
import { nextVersion } from '../repo/version'
import { packageSettings } from '../settings'
import { childOrderMachine, supplementMachine } from '../states'
import type { Child, Order, Supplement } from '../types'
import { refuseLate } from './add-desk'
import { closeSupplement } from './advance'
import { allocate } from './allocate'
import { completeIfDone } from './complete'
import { refund } from './deposit'
import { holdOrder, type Held } from './held'
import { requestSupplement, notifyDiff, notifySettled } from './notices'

const NOTHING = '0.00'
/** Days in which a difference has to be paid, and the hour of the last one. */
const DIFF_DAYS = 7
const DIFF_HOUR = 17

/** What a child is settled by. */
export const toSettle = (order: Order, child: Child, extracted: string): ToSettle => ({
  own: ownVolume({ ...child, lockedVolume: child.lockedVolume ?? '0' }),
  rolloverIn: child.rolloverInVolume,
  extracted,
  unitPrice: child.unitPrice ?? order.unitPrice,
  shortTolerance: order.packageSnapshot.shortTolerance,
  shortFeeRate: order.packageSnapshot.shortFeeRate,
  excused: child.excusedVolume,
})

/** The last day that may be settled on a day. */
const settleUntil = (work: Pick<Work, 'clock' | 'settings'>, companyCode: string): string =>
  addDays(work.clock.today(), -packageSettings(work.settings, companyCode).settleDelayDays)

/** Cycles that may still roll gas over into the next one at their end. */
const OPEN = ['PAID', 'EXTRACTING', 'SETTLING']

/**
 * settles one cycle, once. All volumes measured by its meters until then are shared first, and earlier cycles of the order
 * are settled before: what they roll over is part of it.
 */
export async function settleChild(work: Work, key: ChildAt): Promise<void> {
  const held = await holdOrder(work, key)
  const child = held?.children.find(({ childNo }) => childNo === key.childNo)
  if (!held || !child || !isDue(work, held, child)) return
  const before = held.children.filter(({ cycleNo, state }) => cycleNo < child.cycleNo && OPEN.includes(state))
  if (!before.every((one) => isDue(work, held, one))) return
  await allocate(work, key)
  for (const { childNo } of [...before, child]) await settleOne(work, { ...key, childNo })
}

const isDue = (work: Work, { order }: Held, { state, endDate }: Child): boolean =>
  state === 'SETTLING' && endDate <= settleUntil(work, order.companyCode)

async function settleOne(work: Work, key: ChildAt): Promise<void> {
  const held = await holdOrder(work, key)
  const child = held?.children.find(({ childNo }) => childNo === key.childNo)
  if (!held || !child) return
  const extracted = (await extractedOf(work.db, child.bp, [child.childNo])).get(child.childNo) ?? NOTHING
  const exempt = await ask(work, isShortExempt)(work, child)
  const { bp, startDate: from, endDate: to } = child
  const excused = await ask(work, respondedVolume)(work, { bp, meterIds: held.order.meterIds, from, to })
  const result = settle({ ...toSettle(held.order, child, extracted), exempt, excused })
  await endSupplements(work, held, child)
  if (isPositiveMoney(result.overAmount)) await requestDifference(work, held.order, child, result)
  else await closeShort(work, held, { ...child, excusedVolume: excused }, result)
  await completeIfDone(work, held.order)
}

/** ADD and ADVANCE count until their cycle is settled (3.4); what is not paid by then comes to nothing. */
async function endSupplements(work: Work, held: Held, child: Child): Promise<void> {
  const all = await supplementsOfOrders(work.db, child.bp, [child.orderNo])
  for (const bu of all.filter(({ childNo }) => childNo === child.childNo)) {
    await refuseLate(work, held, bu)
    if (bu.state === 'EFFECTIVE')
      await transition(work, supplementMachine, bu, 'SETTLE', { set: { version: nextVersion } })
    if (bu.state === 'WAIT_PAY' || bu.state === 'PAY_CONFIRMING') await closeSupplement(work, held, bu)
  }
}

const asSettled = (work: Work, result: Settlement) => ({
  shortVolume: result.short,
  penaltyVolume: result.penal,
  shortFee: result.fee,
  settledAt: work.clock.iso(),
  version: nextVersion,
})

async function requestDifference(work: Work, order: Order, child: Child, result: Settlement): Promise<void> {
  const bu = await addDifference(work, order, child, result)
  await transition(work, childOrderMachine, child, 'SETTLE_OVER', {
    set: { ...asSettled(work, result), rolloverOutVolume: NOTHING, refundAmount: NOTHING, diffNo: bu.buNo },
  })
  const now = inPresent(work)
  await requestSupplement(now, order, bu)
  await notifyDiff(now, order, bu)
}

async function addDifference(
  work: Work,
  { bp, orderNo }: Order,
  child: Child,
  result: Settlement,
): Promise<Supplement> {
  const buNo = await numberOf(work, 'B')
  const at = work.clock.iso()
  const row = {
    bp,
    buNo,
    orderNo,
    childNo: child.childNo,
    buType: 'DIFF' as const,
    volume: result.over,
    amount: result.overAmount,
    unitPrice: child.unitPrice ?? NOTHING,
    reason: '本周期实际提气超过已付气量',
    payDeadline: toInstant(startOf(addDays(work.clock.present.today(), DIFF_DAYS), DIFF_HOUR)),
    state: 'WAIT_PAY' as const,
    createdAt: at,
    updatedAt: at,
  }
  await insertSupplement(work.db, row)
  await logCreated(work, supplementMachine, row)
  const bu = await findSupplement(work.db, { bp, buNo })
  if (!bu) throw new Error(`no supplement ${buNo}`)
  return bu
}

async function closeShort(work: Work, held: Held, child: Child, result: Settlement): Promise<void> {
  const { order } = held
  const next = held.children.find(({ cycleNo }) => cycleNo === child.cycleNo + 1)
  const takes = next !== undefined && !['FORFEITED', 'VOID'].includes(next.state)
  if (takes) await rollOver(work, next, result)
  const back = takes ? result.refund : sumMoney([result.refund, result.freeAmount])
  await refund(work, order, { amount: back, key: `SHORT:${child.childNo}`, remark: '气量包短提退款' })
  await transition(work, childOrderMachine, child, 'SETTLE', {
    set: {
      ...asSettled(work, result),
      excusedVolume: child.excusedVolume,
      rolloverOutVolume: takes ? result.free : NOTHING,
      refundAmount: back,
    },
  })
  await notifySettled(work, order, child.childNo, { v: takes ? result.free : NOTHING, r: back })
  await emit(work, salesChanged, order)
}

/** Volume and money move together (pitfall 9). */
async function rollOver(work: Work, next: Child, { free, freeAmount }: Settlement): Promise<void> {
  const fresh = (await findChild(work.db, next)) ?? next
  await changeChild(work.db, fresh, {
    rolloverInVolume: addVolume(fresh.rolloverInVolume, free),
    rolloverInAmount: sumMoney([fresh.rolloverInAmount, freeAmount]),
    updatedAt: work.clock.iso(),
  })
}
