import { addMoney } from '@domain/money'
import type { Work } from '../../http/context'
import type { BillEvent } from '@domain/statuses/bill'
import { transition } from '../../states'
import { applyToBill, paidOn, type BillPayment } from './repo/bills'
import { owedOf } from './rules/owed'
import { settleBill, type Settled } from './rules/settle-bill'
import { lateFeeCapPct } from './settings'
import { billMachine } from './states'
import { requestPayment } from './ask-for-bill'
import { drop } from '../todo/service'
import type { Account, AccountKey } from '../gas-account/service'
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
  const { principal, lateFee, lateFeeCarried, lateFeeBaseDate, event } = settled
  await putOnBill(work, bill, { principal, lateFee, lateFeeCarried, lateFeeBaseDate }, event, by)
  return settled
}

/** Money on a bill that the caller holds locked, and what becomes of the bill; without an event it stays as it is. */
export async function putOnBill(
  work: Work,
  bill: Bill,
  pay: BillPayment,
  event: BillEvent | null,
  by: string,
): Promise<Bill['state']> {
  if (event !== null) return transition(work, billMachine, bill, event, { set: paidOn(pay), by })
  await applyToBill(work.db, bill, pay, work.clock.iso())
  return bill.state
}

/**
 * Its plan has ended: the bill is overdue again. The rest of the frozen fee stays, and the fee counts on from the signing over the
 * unpaid amount: money not paid through the plan costs as much as without a plan (AE-82). The caller has locked the bill.
 */
export async function leavePlan(work: Work, account: AccountKey, bill: Bill): Promise<void> {
  await transition(work, billMachine, bill, 'PLAN_TERMINATED')
  await requestPayment(work, account, bill)
}

/**
 * A bill goes into a plan: its own late fee stops; what is owed of it is kept as carried, beside what was waived (AE-41, AE-82). What waits
 * for the user are the plan's items: the bill's to-do ends. The caller holds it locked.
 */
export async function intoPlan(
  work: Work,
  bill: Bill,
  plan: { planId: string; lateFee: string; on: string },
  by: string,
): Promise<void> {
  const set = {
    installmentId: plan.planId,
    heldByPlan: null,
    lateFeeCarried: addMoney(bill.lateFeeWaived, plan.lateFee),
    lateFeeBaseDate: plan.on,
  }
  await transition(work, billMachine, bill, 'PLAN_ACTIVE', { set, by })
  await drop(work, 'BILL_DUE', bill.billId, bill.bp)
}
