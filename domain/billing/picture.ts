import type { DateText } from '../day'
import { type Money, addMoney, sumMoney } from '../money'
import { isOverdue, overdueDays } from './dates'

/** What an open bill owes on a day, yuan; `unpaid` is principal. */
export interface Owing {
  unpaid: Money
  lateFee: Money
  totalDue: Money
  /** Late fee of another day, once the due date is over. */
  perDay: Money
}

/**
 * How an open bill is paid: by itself; by itself again when the application for a plan that holds it comes to nothing; through the plan
 * (AE-42).
 */
export type PayWay = 'SINGLE' | 'HELD' | 'PLAN'

/** A bill that owes something. */
export interface OpenBill {
  dueDate: DateText
  owed: Owing
  way: PayWay
  /** The unfinished payment order that holds it (AE-40). */
  orderId: string | null
}

/** A sum over bills, yuan. */
export interface Due {
  totalDue: Money
  principal: Money
  lateFee: Money
  count: number
}

export interface Overdue extends Due {
  /** Calendar days since the oldest due date; 0 when none is over. */
  days: number
  /** Late fee of another day. */
  perDay: Money
}

/** What a customer number owes on a day: each figure once, all of them over the same bills. overdue ≤ due ≤ owed, due + held + inPlan = owed. */
export interface MoneyPicture {
  /** Everything, late fees included (A 2.1 `arrears`). */
  owed: Due
  /** Of it: what is paid bill by bill. */
  due: Due & { firstDueDate: DateText | null }
  /** Of `due`: past the due date. */
  overdue: Overdue
  /** Of `due`: on bills that payment orders hold; `orderIds` are those orders. */
  inPayment: Due & { orderIds: readonly string[] }
  /** Of `owed`: on bills that an application for a plan holds; they are not in it before its down payment (AE-42). */
  held: Due
  /** Of `owed`: through an instalment plan, its frozen late fee with it (AE-82). */
  inPlan: Due
  /** Of `owed`: outside a running plan; gas is stopped and nothing new is sold for it (AE-87): an application changes neither. */
  unplanned: { due: Due; overdue: Overdue }
}

/** Sums of bills in any order (A 2.1, AE-36, AE-42, AE-82). `today` is the gateway's date. */
export function moneyPicture(bills: readonly OpenBill[], today: DateText): MoneyPicture {
  const single = bills.filter(({ way }) => way === 'SINGLE')
  const unplanned = bills.filter(({ way }) => way !== 'PLAN')
  const locked = single.filter(({ orderId }) => orderId !== null)
  return {
    owed: dueOn(bills),
    due: { ...dueOn(single), firstDueDate: firstDueDate(single) },
    overdue: overdueOn(single, today),
    inPayment: { ...dueOn(locked), orderIds: [...new Set(locked.flatMap(({ orderId }) => orderId ?? []))] },
    held: dueOn(bills.filter(({ way }) => way === 'HELD')),
    inPlan: dueOn(bills.filter(({ way }) => way === 'PLAN')),
    unplanned: { due: dueOn(unplanned), overdue: overdueOn(unplanned, today) },
  }
}

const dueOn = (bills: readonly OpenBill[]): Due => {
  const principal = sumMoney(bills.map(({ owed }) => owed.unpaid))
  const lateFee = sumMoney(bills.map(({ owed }) => owed.lateFee))
  return { totalDue: addMoney(principal, lateFee), principal, lateFee, count: bills.length }
}

function overdueOn(bills: readonly OpenBill[], today: DateText): Overdue {
  const late = bills.filter(({ dueDate }) => isOverdue(dueDate, today))
  const first = firstDueDate(late)
  return {
    ...dueOn(late),
    days: first === null ? 0 : overdueDays(first, today),
    perDay: sumMoney(late.map(({ owed }) => owed.perDay)),
  }
}

const firstDueDate = (bills: readonly OpenBill[]): DateText | null =>
  bills.reduce<DateText | null>((first, { dueDate }) => (first === null || dueDate < first ? dueDate : first), null)
