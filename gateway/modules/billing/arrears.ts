import { isOwing } from '@domain/statuses/bill'
import { isOverdue } from '@domain/billing/dates'
import { sumMoney } from '@domain/money'
import { diffDays } from '@domain/date'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { owed } from './bill-money'
import { findAccount, findAccounts } from '../gas-account/service'
import { openBills, openBillsOf } from './repo/bills'
import type { Owed } from './rules/owed'
import type { Account, AccountKey } from '../gas-account/service'
import type { Bill } from './repo/bills'

export interface OwingBill extends Bill {
  owed: Owed
}

/** A sum over bills. */
export interface Due {
  totalDue: string
  principal: string
  lateFee: string
  count: number
}

/** Bills past their due date among those that are owing. */
export interface Late {
  overdueCount: number
  /** Due date of the oldest open bill; null without one. */
  firstDueDate: string | null
  /** Calendar days since then; 0 when not over. */
  overdueDays: number
}

/** What an account owes today, all of it, and how it is paid: bill by bill, or through its instalment plan (A 2.1 `arrears`, AE-42). */
export interface Arrears extends Due {
  /** Of it: on bills that can be paid singly. */
  payable: Due & Late
  /** Of it: on bills in an instalment plan, the late fee frozen at signing with them (AE-82), or held by an application for one. */
  inPlan: Due
  /** Of it: on bills outside a running plan, for which gas is stopped and nothing new is sold (AE-87): an application changes neither. */
  unplanned: Due & Late
  /** Those that can be paid singly, oldest first. */
  bills: OwingBill[]
}

/** Sum of what is owed on the clock's day, late fees included (A 2.1 `arrears`). Unknown account: 2902. */
export async function arrears(work: Work, key: AccountKey): Promise<Arrears> {
  const account = ownOr2902(await findAccount(work.db, key))
  return accountArrears(work, account)
}

/** The same for an account already read. */
export const accountArrears = async (work: Work, account: Account): Promise<Arrears> =>
  arrearsOf(work, account, await openBills(work.db, account))

/** What each of these customer numbers owes, in two statements however many there are; one without an account is left out. */
export async function arrearsOfAll(work: Work, bps: readonly string[]): Promise<Map<string, Arrears>> {
  if (bps.length === 0) return new Map()
  const accounts = await findAccounts(work.db, bps)
  const bills = await openBillsOf(work.db, bps)
  const ofBp = new Map(accounts.map(({ bp }) => [bp, [] as Bill[]]))
  for (const bill of bills) ofBp.get(bill.bp)?.push(bill)
  return new Map(accounts.map((account) => [account.bp, arrearsOf(work, account, ofBp.get(account.bp) ?? [])]))
}

/** The same for bills already read, oldest first; those that owe nothing count for nothing. */
export function arrearsOf(work: Work, account: Account, bills: readonly Bill[]): Arrears {
  const today = work.clock.today()
  const open = bills
    .filter((bill) => isOwing(bill.state) || bill.state === 'IN_INSTALLMENT')
    .map((bill) => ({ ...bill, owed: owed(work, bill, account, today) }))
  const list = open.filter((bill) => isOwing(bill.state))
  const single = list.filter((bill) => !isPlanned(bill))
  return {
    ...dueOn(open),
    payable: { ...dueOn(single), ...lateOn(single, today) },
    inPlan: dueOn(open.filter(isPlanned)),
    unplanned: { ...dueOn(list), ...lateOn(list, today) },
    bills: single,
  }
}

/** Of bills oldest first. */
function lateOn(bills: readonly OwingBill[], today: string): Late {
  const firstDueDate = bills[0]?.dueDate ?? null
  return {
    overdueCount: bills.filter((bill) => isOverdue(bill.dueDate, today)).length,
    firstDueDate,
    overdueDays: firstDueDate === null ? 0 : Math.max(0, diffDays(firstDueDate, today)),
  }
}

/** AE-42: paid through its plan and not singly; from the application on, so that what was asked for still stands when it is granted. */
export const isPlanned = ({ state, heldByPlan }: Pick<Bill, 'state' | 'heldByPlan'>): boolean =>
  state === 'IN_INSTALLMENT' || (isOwing(state) && heldByPlan !== null)

const dueOn = (bills: readonly OwingBill[]): Due => ({
  totalDue: sumMoney(bills.map((bill) => bill.owed.totalDue)),
  principal: sumMoney(bills.map((bill) => bill.owed.unpaid)),
  lateFee: sumMoney(bills.map((bill) => bill.owed.lateFee)),
  count: bills.length,
})
