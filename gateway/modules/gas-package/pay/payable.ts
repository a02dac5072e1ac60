import { decimal, fixed } from '@domain/decimal'
import { formatAmount } from '@domain/money'
import { formatPrice } from '@domain/price'
import { supplementTypes } from '@domain/statuses/gas-package'
import { formatVolumeNumber } from '@domain/volume'
import type { Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import { entriesOf } from '../../../wiring'
import { nameOf } from '../extract/cycle-view'
import { tradeParts, type SoldPart, type TradePart } from '../origins'
import { findChild, lockChild } from '../repo/children'
import { findOrder, lockOrder } from '../repo/orders'
import type { Biz } from '../repo/payments'
import { findSupplement, lockSupplement } from '../repo/supplements'
import { childStanding, depositStanding, supplementStanding, type Standing } from '../rules/payable'
import type { Child, Order, Supplement } from '../types'

/** What is paid, with the rows it belongs to. */
export type Target =
  | { bizType: 'DEPOSIT'; order: Order }
  | { bizType: 'CHILD'; order: Order; child: Child }
  | { bizType: 'SUPPLEMENT'; order: Order; child: Child; supplement: Supplement }
  | { bizType: 'NG_MARGIN'; order: null; part: SoldPart; of: TradePart }

/** Owner and order of a payment's target; `orderNo` is null before there is an order. */
export const headOf = (target: Target): { bp: string; companyCode: string; orderNo: string | null; name: string } =>
  target.bizType === 'NG_MARGIN'
    ? { ...target.part, orderNo: null }
    : { ...target.order, name: target.order.packageSnapshot.name }

/** What the cashier shows of it. */
export interface Payable {
  standing: Standing
  title: string
  amount: string
  deadline: string | null
  formula: string
  volume: string | null
}

export const bizOf = (target: Target): Biz => ({
  bp: headOf(target).bp,
  bizType: target.bizType,
  bizNo: numberIn(target),
})

function numberIn(target: Target): string {
  if (target.bizType === 'DEPOSIT') return target.order.orderNo
  if (target.bizType === 'CHILD') return target.child.childNo
  return target.bizType === 'SUPPLEMENT' ? target.supplement.buNo : target.part.bizNo
}

/** The rows of something that is paid; 2902 for what is unknown or another customer's. */
export const findTarget = (work: Work, biz: Biz): Promise<Target> =>
  targetOf(work, biz, { order: findOrder, child: findChild, supplement: findSupplement })

/** The same under their locks: the order's first, then the child's, then the supplement's. */
export async function lockTarget(work: Work, biz: Biz): Promise<Target> {
  if (biz.bizType === 'NG_MARGIN') return soldPart(work, biz, true)
  const { order } = await findTarget(work, biz)
  if (order) await lockOrder(work.db, order)
  return targetOf(work, biz, { order: lockOrder, child: lockChild, supplement: lockSupplement })
}

interface Readers {
  order: typeof findOrder
  child: typeof findChild
  supplement: typeof findSupplement
}

async function soldPart(work: Work, biz: Biz, lock: boolean): Promise<Target> {
  const of = ownOr2902(entriesOf(work, tradeParts).get('NG_MARGIN'))
  return { bizType: 'NG_MARGIN', order: null, of, part: ownOr2902(await of.find(work, biz, lock)) }
}

async function targetOf(work: Work, biz: Biz, read: Readers): Promise<Target> {
  const { bp, bizType, bizNo } = biz
  const { db } = work
  if (bizType === 'NG_MARGIN') return soldPart(work, biz, false)
  if (bizType === 'DEPOSIT') return { bizType, order: ownOr2902(await read.order(db, { bp, orderNo: bizNo })) }
  if (bizType === 'CHILD') {
    const child = ownOr2902(await read.child(db, { bp, childNo: bizNo }))
    return { bizType, order: ownOr2902(await read.order(db, child)), child }
  }
  const { childNo } = ownOr2902(await findSupplement(db, { bp, buNo: bizNo }))
  const child = ownOr2902(await read.child(db, { bp, childNo }))
  const supplement = ownOr2902(await read.supplement(db, { bp, buNo: bizNo }))
  return { bizType, order: ownOr2902(await read.order(db, child)), child, supplement }
}

/** Whether and how much is to be paid now. */
export function payableOf(work: Pick<Work, 'clock' | 'settings'>, target: Target): Payable {
  if (target.bizType === 'NG_MARGIN') {
    const { standing, title, amount, deadline, formula } = target.part
    return { standing, title, amount, deadline, formula, volume: null }
  }
  if (target.bizType === 'DEPOSIT') return depositOf(work, target.order)
  return target.bizType === 'CHILD' ? childOf(work, target.order, target.child) : supplementOf(work, target)
}

function depositOf({ clock }: Pick<Work, 'clock'>, order: Order): Payable {
  const { totalAmount, depositAmount, depositDeadline, packageSnapshot } = order
  return {
    standing: depositStanding(order, clock.now()),
    title: '保证金',
    amount: depositAmount,
    deadline: depositDeadline,
    formula: `${formatAmount(totalAmount)}元 × ${packageSnapshot.depositRate}%`,
    volume: null,
  }
}

function childOf({ clock }: Pick<Work, 'clock'>, order: Order, child: Child): Payable {
  const { lockedVolume, carryInVolume, unitPrice, payableAmount, state } = child
  const isLocked = lockedVolume !== null && payableAmount !== null && unitPrice !== null
  return {
    standing: isLocked ? childStanding(child, clock.now()) : 'EARLY',
    title: `${nameOf(order, child.startDate)}气款`,
    amount: payableAmount ?? '0.00',
    deadline: state === 'OVERDUE' ? child.forfeitAt : child.payDeadline,
    formula: isLocked ? formulaOf(lockedVolume, carryInVolume, unitPrice) : '',
    volume: lockedVolume === null ? null : fixed(decimal(lockedVolume), 2),
  }
}

/** K-20: what was carried in is paid already. */
function formulaOf(locked: string, carried: string, unitPrice: string): string {
  const isCarried = decimal(carried).gt(0)
  const volume = isCarried
    ? `(${formatVolumeNumber(locked)} − ${formatVolumeNumber(carried)})`
    : formatVolumeNumber(locked)
  return `${volume} m³ × ${formatPrice(unitPrice)}`
}

function supplementOf(
  { clock }: Pick<Work, 'clock'>,
  { order, child, supplement }: Target & { bizType: 'SUPPLEMENT' },
) {
  const { buType, volume, unitPrice, amount, payDeadline } = supplement
  return {
    standing: supplementStanding(supplement, clock.now()),
    title: `${nameOf(order, child.startDate)}${supplementTypes[buType]}`,
    amount,
    deadline: payDeadline,
    formula: `${formatVolumeNumber(volume)} m³ × ${formatPrice(unitPrice)}`,
    volume,
  }
}
