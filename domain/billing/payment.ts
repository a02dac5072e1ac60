import type { DateText } from '../date'
import { type Money, addMoney, compareMoney, isPositiveMoney, maxMoney, minMoney, subtractMoney } from '../money'

/** Least part payment (AE-37). */
export const MIN_PART_PAYMENT: Money = '100.00'

/** A part payment is at least 100.00 or the whole rest, and never more than is owed (AE-37, A2325). */
export const isPartAllowed = (amount: Money, totalDue: Money): boolean =>
  isPositiveMoney(amount) &&
  compareMoney(amount, totalDue) <= 0 &&
  (compareMoney(amount, MIN_PART_PAYMENT) >= 0 || compareMoney(amount, totalDue) === 0)

export interface PaidBill {
  lateFeePaid: Money
  principalPaid: Money
  /** Principal still owed. */
  unpaid: Money
  /** Late fee that the payment did not cover; it stays owed and is carried over the new base date. */
  lateFeeCarried: Money
  lateFeeBaseDate: DateText
  /** Money beyond what was owed; goes to the balance (AE-38, AE-48). */
  surplus: Money
}

/**
 * Settles one bill with a sum: late fee first, then principal; the next fee counts from the day of payment (AE-37).
 * `lateFee` is the fee owed on `payDate`.
 */
export function applyPayment(bill: { unpaid: Money; lateFee: Money }, amount: Money, payDate: DateText): PaidBill {
  const lateFeePaid = minMoney(amount, bill.lateFee)
  const afterFee = subtractMoney(amount, lateFeePaid)
  const principalPaid = minMoney(afterFee, bill.unpaid)
  return {
    lateFeePaid,
    principalPaid,
    unpaid: subtractMoney(bill.unpaid, principalPaid),
    lateFeeCarried: subtractMoney(bill.lateFee, lateFeePaid),
    lateFeeBaseDate: payDate,
    surplus: subtractMoney(afterFee, principalPaid),
  }
}

export interface OffsetBill {
  billId: string
  dueDate: DateText
  unpaid: Money
  lateFee: Money
  /** With a payment under way: skipped until unlocked (AE-33). */
  locked: boolean
}

export interface Offset {
  billId: string
  lateFee: Money
  principal: Money
}

/** Order of settling: oldest due date first, then the id, so that two runs agree. */
export const oldestFirst = (
  a: { dueDate: DateText; billId: string },
  b: { dueDate: DateText; billId: string },
): number => (a.dueDate === b.dueDate ? (a.billId < b.billId ? -1 : 1) : a.dueDate < b.dueDate ? -1 : 1)

/**
 * Spreads a balance over bills: oldest due date first, within a bill late fee first, locked ones skipped, never more than there is
 * (AE-33). A balance of 0 or less settles nothing.
 */
export function offsetBills(balance: Money, bills: readonly OffsetBill[]): { offsets: Offset[]; rest: Money } {
  let rest = balance
  const offsets: Offset[] = []
  for (const bill of [...bills].filter((row) => !row.locked).sort(oldestFirst)) {
    if (!isPositiveMoney(rest)) break
    const paid = applyPayment(bill, rest, bill.dueDate)
    rest = paid.surplus
    if (isPositiveMoney(addMoney(paid.lateFeePaid, paid.principalPaid)))
      offsets.push({ billId: bill.billId, lateFee: paid.lateFeePaid, principal: paid.principalPaid })
  }
  return { offsets, rest }
}

/** Part of an order that the balance pays: what is available if positive, at most the amount (AE-50). */
export const balanceUsed = (available: Money, amount: Money): Money => minMoney(maxMoney(available, '0.00'), amount)
