import { addDays, DAY, dateOf, HOUR, toInstant, toMillis, type DateText, type Instant } from '@domain/date'
import { isPositiveMoney, subtractMoney, sumMoney, type Money } from '@domain/money'
import { forfeitFee } from '@domain/package/amounts'
import type { ChildOrderState, PackageOrderState, SupplementState } from '@domain/statuses/gas-package'
import type { Child, Order } from '../types'

/**
 * The state of an item towards its payment (K-27, K-28). EARLY: it is not to be paid yet. PAYABLE: now. CONFIRMING: a bank transfer is
 * awaited. PAID: done. OVER: it is not to be paid any more.
 */
export type Standing = 'EARLY' | 'PAYABLE' | 'CONFIRMING' | 'PAID' | 'OVER'

const isBefore = (now: number, deadline: string | null): boolean => deadline === null || now < toMillis(deadline)

/** The deposit of an order, until its deadline (K-09); one without a deposit has nothing to pay. */
export function depositStanding(
  order: { state: PackageOrderState; depositDeadline: string | null; depositPaid: string },
  now: number,
): Standing {
  if (isPositiveMoney(order.depositPaid)) return 'PAID'
  if (order.state === 'WAIT_SIGN') return 'EARLY'
  if (order.state === 'DEPOSIT_CONFIRMING') return 'CONFIRMING'
  if (order.state !== 'WAIT_DEPOSIT') return 'OVER'
  return isBefore(now, order.depositDeadline) ? 'PAYABLE' : 'OVER'
}

/** K-22: the moment from which an unpaid cycle is forfeited as planned, `days` after its first one. */
export const forfeitAt = (startDate: DateText, days: number): Instant =>
  `${addDays(startDate, days + 1)}T00:00:00+08:00`

/** Until when an unpaid cycle is to be paid (K-21), and from when it is forfeited (K-22). */
export type Deadlines = Pick<Child, 'payDeadline' | 'forfeitAt'>

const notBefore = (planned: Instant, least: number): Instant => (toMillis(planned) < least ? toInstant(least) : planned)

/**
 * K-21, K-22 of a cycle that is locked at a moment: as planned, but at least a day to pay and two days until it lapses. After a pause, and
 * where the order came into force after the window of its cycle, the lock is late.
 */
export const deadlinesOfLock = ({ payDeadline, forfeitAt: planned }: Deadlines, lockedAt: number): Deadlines => ({
  payDeadline: notBefore(payDeadline, lockedAt + DAY),
  forfeitAt: notBefore(planned, lockedAt + 2 * DAY),
})

/** Work that looks each ten minutes is later than this after a pause only. */
const LATE = HOUR

/** K-22: when a cycle lapses of which the customer hears at a moment that it is overdue: a day after it where a pause has delayed that. */
export const forfeitAfterNotice = ({ payDeadline, forfeitAt: planned }: Deadlines, noticeAt: number): Instant =>
  noticeAt > toMillis(payDeadline) + LATE ? notBefore(planned, noticeAt + DAY) : planned

/** Money of a deposit that is neither given back nor taken. */
export const heldOf = (order: Pick<Order, 'depositPaid' | 'depositReleased' | 'depositForfeited'>): Money =>
  subtractMoney(order.depositPaid, sumMoney([order.depositReleased, order.depositForfeited]))

/** K-25: what is taken of the deposit when an unpaid cycle lapses. */
export const feeOfLapse = (order: Order, child: Pick<Child, 'lockedVolume' | 'unitPrice'>): Money =>
  forfeitFee({
    lockedVolume: child.lockedVolume ?? '0',
    unitPrice: child.unitPrice ?? order.unitPrice,
    shortFeeRate: order.packageSnapshot.shortFeeRate,
    held: heldOf(order),
  })

const childStandings: Readonly<Record<ChildOrderState, Standing>> = {
  PLANNED: 'EARLY',
  WAIT_PAY: 'PAYABLE',
  OVERDUE: 'PAYABLE',
  PAY_CONFIRMING: 'CONFIRMING',
  PAID: 'PAID',
  EXTRACTING: 'PAID',
  SETTLING: 'PAID',
  WAIT_SUPPLEMENT: 'PAID',
  SETTLED: 'PAID',
  FORFEITED: 'OVER',
  VOID: 'OVER',
}

/** A cycle: from its lock until it is forfeited, also after its deadline (K-22). */
export function childStanding(child: Pick<Child, 'state' | 'forfeitAt'>, now: number): Standing {
  const standing = childStandings[child.state]
  if (standing !== 'PAYABLE') return standing
  return isBefore(now, child.forfeitAt) ? 'PAYABLE' : 'OVER'
}

const supplementStandings: Readonly<Record<SupplementState, Standing>> = {
  WAIT_REVIEW: 'EARLY',
  REJECTED: 'OVER',
  WAIT_PAY: 'PAYABLE',
  OVERDUE: 'PAYABLE',
  PAY_CONFIRMING: 'CONFIRMING',
  EFFECTIVE: 'PAID',
  SETTLED: 'PAID',
  CLOSED: 'OVER',
  WITHDRAWN: 'OVER',
}

/** A supplement: a difference for ever, more gas only until its deadline (3.4). */
export function supplementStanding(
  supplement: { state: SupplementState; buType: 'ADD' | 'ADVANCE' | 'DIFF'; payDeadline: string | null },
  now: number,
): Standing {
  const standing = supplementStandings[supplement.state]
  if (standing !== 'PAYABLE' || supplement.buType === 'DIFF') return standing
  return isBefore(now, supplement.payDeadline) ? 'PAYABLE' : 'OVER'
}

/** K-22: the first day of gas that counts: the cycle's, or the day after a payment that came when it had begun. */
export const extractFrom = (startDate: DateText, paidOn: DateText): DateText =>
  paidOn < startDate ? startDate : addDays(paidOn, 1)

/** K-22: nothing could be taken of a cycle even if it were paid at its deadline: it was locked when it was over, or on its last day. */
export const isMissed = ({ startDate, endDate }: Pick<Child, 'startDate' | 'endDate'>, payDeadline: Instant): boolean =>
  extractFrom(startDate, dateOf(payDeadline)) > endDate
