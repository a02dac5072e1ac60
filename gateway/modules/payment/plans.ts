import { addMoney, isPositiveMoney, maxMoney, minMoney, subtractMoney } from '@domain/money'
import { oldestFirst } from '@domain/billing/payment'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { billSettled, lockBills, putOnBill } from '../billing/service'
import { done } from '../todo/service'
import { insertPlanPayment, itemsOfPlan, lockPlan, planBills, type PlanHead } from './repo/plans'
import { planItemMachine, planMachine } from './states'
import type { Account, Bill, Item } from './types'

/** What of an instalment's money went where. */
interface Taken {
  principal: string
  lateFee: string
}

const NOTHING: Taken = { principal: '0.00', lateFee: '0.00' }

/**
 * Money for one item of a plan settles the plan's bills, oldest first, late fee first (A 2.16); the late fee is the one frozen at
 * signing (AE-82). A bill that was taken back meanwhile takes nothing, nor does an item that is paid or a plan that has ended: that money
 * stays on the balance. `item.refId` is '<planId>|<seq>'. Answers what went where. The account is locked by the caller.
 */
export async function payPlan(
  work: Work,
  account: Account,
  item: Pick<Item, 'orderId' | 'refId' | 'principal' | 'lateFee'>,
  by: string,
): Promise<Taken> {
  const [planId = '', seq = '0'] = item.refId.split('|')
  const plan = await lockPlan(work.db, account.bp, planId)
  const part = (await itemsOfPlan(work.db, account.bp, planId)).find((one) => one.seq === Number(seq))
  if (!plan || !part || part.state === 'PAID' || plan.state === 'TERMINATED') return NOTHING
  const frozen = await planBills(work.db, account.bp, planId)
  const bills = [
    ...(await lockBills(
      work.db,
      account,
      frozen.map((row) => row.billId),
    )),
  ].sort(oldestFirst)
  let rest = addMoney(item.principal, item.lateFee)
  const taken = { ...NOTHING }
  // The frozen late fee stands on the bill as carried, beside what was waived; what is paid comes off it.
  for (const bill of bills.filter((one) => one.state === 'IN_INSTALLMENT')) {
    const lateFee = minMoney(rest, maxMoney(subtractMoney(bill.lateFeeCarried, bill.lateFeeWaived), '0.00'))
    rest = subtractMoney(rest, lateFee)
    const principal = minMoney(rest, subtractMoney(bill.receivable, bill.paidPrincipal))
    rest = subtractMoney(rest, principal)
    if (!isPositiveMoney(addMoney(lateFee, principal))) continue
    await putOn(work, bill, principal, lateFee, by)
    const { orderId } = item
    const { billId, bp } = bill
    await insertPlanPayment(work.db, { bp, planId, seq: part.seq, billId, orderId, principal, lateFee })
    taken.principal = addMoney(taken.principal, principal)
    taken.lateFee = addMoney(taken.lateFee, lateFee)
  }
  await transition(work, planItemMachine, part, 'PAY', { set: { paid: part.amount, paidAt: work.clock.iso() } })
  await done(work, 'INSTALL_DUE', item.refId, account.bp)
  await afterItem(work, plan, by)
  return taken
}

/** The last item ends the plan; one paid late brings it back when no other is late (A 3.8). */
async function afterItem(work: Work, plan: PlanHead, by: string): Promise<void> {
  const items = await itemsOfPlan(work.db, plan.bp, plan.planId)
  if (items.every(({ state }) => state === 'PAID')) await transition(work, planMachine, plan, 'ALL_PAID', { by })
  else if (plan.state === 'OVERDUE' && !items.some(({ state }) => state === 'LATE'))
    await transition(work, planMachine, plan, 'ITEM_PAID', { by })
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
