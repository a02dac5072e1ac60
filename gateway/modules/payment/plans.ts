import { addMoney, isPositiveMoney, maxMoney, minMoney, subtractMoney } from '@domain/money'
import { oldestFirst } from '@domain/billing/payment'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { billSettled, lockBills, putOnBill } from '../billing/service'
import { findItem, planBills } from './repo/plans'
import { planItemMachine } from './states'
import type { Account, Bill, Item } from './types'

/**
 * Money for one item of a plan settles the plan's bills, oldest first, late fee first (A 2.16); the late fee is the one frozen at
 * signing (AE-82). A bill that was taken back meanwhile takes nothing. `item.refId` is '<planId>|<seq>'. Answers what went where. The account is locked by the caller.
 */
export async function payPlan(
  work: Work,
  account: Account,
  item: Pick<Item, 'refId' | 'principal' | 'lateFee'>,
  by: string,
): Promise<{ principal: string; lateFee: string }> {
  const [planId = '', seq = '0'] = item.refId.split('|')
  const frozen = await planBills(work.db, account.bp, planId)
  const bills = [
    ...(await lockBills(
      work.db,
      account,
      frozen.map((row) => row.billId),
    )),
  ].sort(oldestFirst)
  let rest = addMoney(item.principal, item.lateFee)
  const taken = { principal: '0.00', lateFee: '0.00' }
  // The frozen late fee stands on the bill as carried, beside what was waived; what is paid comes off it.
  for (const bill of bills.filter((one) => one.state === 'IN_INSTALLMENT')) {
    const lateFee = minMoney(rest, maxMoney(subtractMoney(bill.lateFeeCarried, bill.lateFeeWaived), '0.00'))
    rest = subtractMoney(rest, lateFee)
    const principal = minMoney(rest, subtractMoney(bill.receivable, bill.paidPrincipal))
    rest = subtractMoney(rest, principal)
    if (!isPositiveMoney(addMoney(lateFee, principal))) continue
    await putOn(work, bill, principal, lateFee, by)
    taken.principal = addMoney(taken.principal, principal)
    taken.lateFee = addMoney(taken.lateFee, lateFee)
  }
  const part = await findItem(work.db, account.bp, planId, Number(seq))
  if (part)
    await transition(work, planItemMachine, part, 'PAY', { set: { paid: part.amount, paidAt: work.clock.iso() } })
  return taken
}

async function putOn(work: Work, bill: Bill, principal: string, lateFee: string, by: string): Promise<void> {
  const isCleared = addMoney(bill.paidPrincipal, principal) === bill.receivable
  const pay = {
    principal,
    lateFee,
    lateFeeCarried: maxMoney(subtractMoney(bill.lateFeeCarried, lateFee), '0.00'),
    lateFeeBaseDate: bill.lateFeeBaseDate,
  }
  const state = await putOnBill(work, bill, pay, isCleared ? 'PLAN_SETTLED' : null, by)
  if (state === 'PAID') await billSettled(work, bill, bill.billId)
}
