import { addMoney } from '@domain/money'
import { logStates } from '../../db/state-log'
import type { Work } from '../../http/context'
import { applyToBill } from './repo/bills'
import { owedOf } from './rules/owed'
import { settleBill, type Settled } from './rules/settle-bill'
import { lateFeeCapPct } from './settings'
import type { Account } from '../gas-account/service'
import type { Bill } from './repo/bills'

/** What the bill owes on a day (AE-36), under the company's settings. */
export const owed = (work: Work, bill: Bill, account: Account, onDate: string) =>
  owedOf(bill, account, onDate, lateFeeCapPct(work.settings, account.companyCode))

/**
 * Puts money on a bill that the caller holds locked: late fee first, prices of `asOf` (AE-37, AE-38). Answers what it took and what
 * it gave back.
 */
export async function payBill(
  work: Work,
  account: Account,
  bill: Bill,
  money: { principal: string; lateFee: string },
  asOf: string,
  by: string,
): Promise<Settled> {
  const settled = settleBill(bill, money, owed(work, bill, account, asOf), asOf)
  if (settled.surplus === addMoney(money.principal, money.lateFee)) return settled
  await applyToBill(work.db, bill, {
    billId: bill.billId,
    principal: settled.principal,
    lateFee: settled.lateFee,
    lateFeeCarried: settled.lateFeeCarried,
    lateFeeBaseDate: settled.lateFeeBaseDate,
    state: settled.state,
    at: work.clock.iso(),
  })
  await logStates(work.db, [
    {
      bp: bill.bp,
      entity: 'bill',
      entityId: bill.billId,
      from: bill.state,
      to: settled.state,
      by,
      at: work.clock.iso(),
    },
  ])
  return settled
}
