import { installments, minDownPayment, MIN_DOWN_PCT, type InstallmentItem } from '@domain/billing/installments'
import { diffDays, type DateText } from '@domain/date'
import { addMoney, compareMoney, formatMoney, sumMoney } from '@domain/money'

/** Settings of instalments (A 5.10), yuan. */
export interface PlanLimits {
  /** Sums that may be paid in parts (AE-81). */
  least: string
  most: string
  /** Up to this sum a plan of a customer that pays in time needs no decision of the staff (AE-83). */
  byItself: string
}

const LATE_DAYS = 10

export interface PlanBill {
  billId: string
  principal: string
  lateFee: string
}

export interface Standing {
  isCardAccount: boolean
  hasOpenPlan: boolean
  /** A plan was ended for late payment within twelve months. */
  wasTerminated: boolean
  isBeingPaid: boolean
}

export const totalOf = (bills: readonly PlanBill[]): string =>
  sumMoney(bills.map(({ principal, lateFee }) => addMoney(principal, lateFee)))

/** Why these bills cannot be paid in parts, each a sentence for the customer; none where they can (AE-81). */
export function reasonsAgainst(
  bills: readonly PlanBill[],
  standing: Standing,
  { least, most }: Pick<PlanLimits, 'least' | 'most'>,
): string[] {
  const total = totalOf(bills)
  const against: [boolean, string][] = [
    [standing.isCardAccount, '卡表预付费账户不支持分期'],
    [standing.hasOpenPlan, '已有进行中的分期'],
    [standing.wasTerminated, '近12个月内有分期因逾期终止'],
    [standing.isBeingPaid, '有账单正在支付，请稍后再试'],
    [bills.length === 0, '暂无可分期的欠费账单'],
    [bills.length > 0 && compareMoney(total, least) < 0, `欠费合计不足${formatMoney(least)}`],
    [compareMoney(total, most) > 0, `欠费合计超过${formatMoney(most)}`],
  ]
  return against.filter(([holds]) => holds).map(([, sentence]) => sentence)
}

/** The schedule of a wish (AE-82), the signing on `today`; null for a down payment below 30 % (A2602). */
export function scheduleOf(
  bills: readonly PlanBill[],
  wish: { downPct: number; periods: number },
  today: DateText,
): InstallmentItem[] | null {
  if (wish.downPct < Number(MIN_DOWN_PCT)) return null
  const total = totalOf(bills)
  return installments(total, minDownPayment(total, String(wish.downPct)), wish.periods, today)
}

/** AE-83: approved by itself: a small sum, and no bill of the last twelve months was paid more than ten days late. */
export const passesByItself = (
  total: string,
  paid: readonly { dueDate: DateText; paidOn: DateText }[],
  { byItself }: Pick<PlanLimits, 'byItself'>,
): boolean =>
  compareMoney(total, byItself) <= 0 && paid.every(({ dueDate, paidOn }) => diffDays(dueDate, paidOn) <= LATE_DAYS)
