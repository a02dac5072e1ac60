import { formatMoney, isPositiveMoney } from '@domain/money'
import type { Stake, Stakes } from '../todo/service'
import { owed } from './bill-money'
import { findAccount } from '../gas-account/service'
import { findBills } from './repo/bills'

/** A bill to be paid shows what it owes today, late fee and part payments counted (AE-36), as the bill list does, and what a day costs. */
export const billStakes: Stakes = async (work, key, billIds) => {
  const account = await findAccount(work.db, key)
  if (!account) return new Map()
  const bills = await findBills(work.db, key, billIds)
  const today = work.clock.today()
  return new Map(
    bills.map((bill): [string, Stake] => {
      const { totalDue, perDay } = owed(work, bill, account, today)
      const text = `逾期每天产生违约金 ${formatMoney(perDay)}`
      return [bill.billId, { amount: totalDue, ...(isPositiveMoney(perDay) && { loss: { amount: perDay, text } }) }]
    }),
  )
}
