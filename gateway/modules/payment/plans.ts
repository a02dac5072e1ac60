import { addMoney, isPositiveMoney, maxMoney, minMoney, subtractMoney } from '@domain/money'
import { oldestFirst } from '@domain/billing/payment'
import { next } from '@domain/machine'
import { billTransitions } from '@domain/statuses/bill'
import type { Work } from '../../http/context'
import { billSettled } from '../billing/service'
import { applyToBill, lockBills } from '../billing/service'
import { planBills, setItemPaid } from './repo/plans'
import { logStates } from '../../db/state-log'
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
  await setItemPaid(work.db, account.bp, planId, Number(seq), work.clock.iso())
  return taken
}

async function putOn(work: Work, bill: Bill, principal: string, lateFee: string, by: string): Promise<void> {
  const isCleared = addMoney(bill.paidPrincipal, principal) === bill.receivable
  const state = isCleared ? (next(billTransitions, bill.state, 'PLAN_SETTLED') ?? bill.state) : bill.state
  await applyToBill(work.db, bill, {
    billId: bill.billId,
    principal,
    lateFee,
    lateFeeCarried: maxMoney(subtractMoney(bill.lateFeeCarried, lateFee), '0.00'),
    lateFeeBaseDate: bill.lateFeeBaseDate,
    state,
    at: work.clock.iso(),
  })
  await logStates(work.db, [
    { bp: bill.bp, entity: 'bill', entityId: bill.billId, from: bill.state, to: state, by, at: work.clock.iso() },
  ])
  if (state === 'PAID') await billSettled(work, bill, bill.billId)
}
