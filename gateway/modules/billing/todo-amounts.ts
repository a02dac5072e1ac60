import type { AmountsToday } from '../todo/service'
import { owed } from './bill-money'
import { findAccount } from '../gas-account/service'
import { findBills } from './repo/bills'

/** A bill to be paid shows what it owes today, late fee and part payments counted (AE-36), as the bill list does. */
export const billAmounts: AmountsToday = async (work, key, billIds) => {
  const account = await findAccount(work.db, key)
  if (!account) return new Map()
  const bills = await findBills(work.db, key, billIds)
  const today = work.clock.today()
  return new Map(bills.map((bill) => [bill.billId, owed(work, bill, account, today).totalDue]))
}
