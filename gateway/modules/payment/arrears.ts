import { isOverdue } from '@domain/billing/dates'
import { sumMoney } from '@domain/money'
import { diffDays } from '@domain/date'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { owed } from './bill-money'
import { findAccount } from './repo/accounts'
import { owingBills } from './repo/bills'
import type { Owed } from './rules/owed'
import type { Account, AccountKey, Bill } from './types'

export interface OwingBill extends Bill {
  owed: Owed
}

/** What an account owes today on bills that can be paid singly, oldest first. */
export interface Arrears {
  totalDue: string
  principal: string
  lateFee: string
  count: number
  overdueCount: number
  /** Due date of the oldest open bill. */
  firstDueDate: string | null
  /** Calendar days since then; 0 when not over. */
  overdueDays: number
  bills: OwingBill[]
}

/** Sum of what is owed on the clock's day, late fees included (A 2.1 `arrears`). Unknown account: 2902. */
export async function arrears(work: Work, key: AccountKey): Promise<Arrears> {
  const account = await findAccount(work.db, key)
  if (!account) throw new Refusal('2902')
  return accountArrears(work, account)
}

/** The same for an account already read. */
export const accountArrears = async (work: Work, account: Account): Promise<Arrears> =>
  arrearsOf(work, account, await owingBills(work.db, account))

/** The same for bills already read. */
export function arrearsOf(work: Work, account: Account, bills: readonly Bill[]): Arrears {
  const today = work.clock.today()
  const list = bills.map((bill) => ({ ...bill, owed: owed(work, bill, account, today) }))
  const first = list[0]?.dueDate ?? null
  return {
    totalDue: sumMoney(list.map((bill) => bill.owed.totalDue)),
    principal: sumMoney(list.map((bill) => bill.owed.unpaid)),
    lateFee: sumMoney(list.map((bill) => bill.owed.lateFee)),
    count: list.length,
    overdueCount: list.filter((bill) => isOverdue(bill.dueDate, today)).length,
    firstDueDate: first,
    overdueDays: first === null ? 0 : Math.max(0, diffDays(first, today)),
    bills: list,
  }
}
