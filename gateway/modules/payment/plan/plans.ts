import { dateOf } from '@domain/date'
import { isOwing } from '@domain/statuses/bill'
import { addMoney, compareMoney, isPositiveMoney, maxMoney, minMoney, subtractMoney } from '@domain/money'
import { oldestFirst } from '@domain/billing/payment'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { billSettled, intoPlan, lockBills, owed, putOnBill } from '../../billing/service'
import { done } from '../../todo/service'
import { insertPlanPayment, itemsOfPlan, lockPlan, planBills, plansOf, type PlanHead } from '../repo/plans'
import { planItemMachine, planMachine } from '../states'
import type { Account, Bill, Item } from '../types'

/** What of an instalment's money went where. */
interface Taken {
  principal: string
  lateFee: string
}

const NOTHING: Taken = { principal: '0.00', lateFee: '0.00' }

/**
 * Money for one item of a plan settles the plan's bills, oldest first, late fee first (A 2.16); the late fee is the one frozen at
 * signing (AE-82). A bill that was taken back meanwhile takes nothing, nor does an item that is paid or a plan that has ended: that money
 * stays on the balance. `item.refId` is '<planId>|<seq>'; it counts as paid at `at`, when the customer paid, however late that is known.
 * Answers what went where. The account is locked by the caller.
 */
export async function payPlan(
  work: Work,
  account: Account,
  item: Pick<Item, 'orderId' | 'refId' | 'principal' | 'lateFee'>,
  { at, by }: { at: string; by: string },
): Promise<Taken> {
  const [planId = '', seq = '0'] = item.refId.split('|')
  const plan = await lockPlan(work.db, account.bp, planId)
  const part = (await itemsOfPlan(work.db, account.bp, planId)).find((one) => one.seq === Number(seq))
  if (!plan || !part || part.state === 'PAID' || !TAKING.includes(plan.state)) return NOTHING
  if (plan.state === 'WAIT_DOWN') {
    if (!(await isAsSigned(work, account, planId))) return NOTHING
    plan.state = await begin(work, account, plan, part.dueDate, by)
  }
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
  // The frozen late fee is the bill's carried fee, beside what was waived; payments reduce it.
  for (const bill of bills.filter((one) => one.state === 'IN_INSTALLMENT')) {
    const lateFee = minMoney(rest, maxMoney(subtractMoney(bill.lateFeeCarried, bill.lateFeeWaived), '0.00'))
    rest = subtractMoney(rest, lateFee)
    const principal = minMoney(rest, subtractMoney(bill.receivable, bill.paidPrincipal))
    rest = subtractMoney(rest, principal)
    if (!isPositiveMoney(addMoney(lateFee, principal))) continue
    await putOn(work, bill, { principal, lateFee }, { at, by })
    const { orderId } = item
    const { billId, bp } = bill
    await insertPlanPayment(work.db, { bp, planId, seq: part.seq, billId, orderId, principal, lateFee })
    taken.principal = addMoney(taken.principal, principal)
    taken.lateFee = addMoney(taken.lateFee, lateFee)
  }
  await transition(work, planItemMachine, part, 'PAY', { set: { paid: part.amount, paidAt: at } })
  await done(work, 'INSTALL_DUE', item.refId, account.bp)
  await afterItem(work, plan, by)
  return taken
}

/** Whether an instalment of the customer is overdue (B K-02). */
export const hasLateInstalment = async (work: Work, key: { bp: string; companyCode: string }): Promise<boolean> =>
  (await plansOf(work.db, key)).some(({ state }) => state === 'OVERDUE')

/** States of a plan that takes money. */
const TAKING: readonly string[] = ['WAIT_DOWN', 'ACTIVE', 'OVERDUE']

export const routeOf = (planId: string): string => `/subPages/installment/detail?planId=${planId}`

/** Whether the bills of a plan that has not begun owe the signed amounts: none paid, reversed or issued again since. */
export async function isAsSigned(work: Work, account: Account, planId: string): Promise<boolean> {
  const frozen = await planBills(work.db, account.bp, planId)
  const ids = frozen.map(({ billId }) => billId)
  const bills = await lockBills(work.db, account, ids)
  const today = work.clock.today()
  return frozen.every(({ billId, principal, lateFee }) => {
    const bill = bills.find((one) => one.billId === billId)
    if (!bill || !isOwing(bill.state)) return false
    const due = owed(work, bill, account, today)
    return due.unpaid === principal && compareMoney(due.lateFee, lateFee) >= 0
  })
}

/** The down payment is there: the bills go into the plan as they were signed (AE-82). */
async function begin(work: Work, account: Account, plan: PlanHead, on: string, by: string): Promise<PlanHead['state']> {
  const frozen = await planBills(work.db, account.bp, plan.planId)
  const ids = frozen.map(({ billId }) => billId)
  for (const bill of await lockBills(work.db, account, ids)) {
    const lateFee = frozen.find(({ billId }) => billId === bill.billId)?.lateFee ?? '0.00'
    await intoPlan(work, bill, { planId: plan.planId, lateFee, on }, by)
  }
  return transition(work, planMachine, plan, 'DOWN_PAID', { by })
}

/** The last item ends the plan; a late payment makes the plan active again when no other item is late (A 3.8). */
async function afterItem(work: Work, plan: PlanHead, by: string): Promise<void> {
  const items = await itemsOfPlan(work.db, plan.bp, plan.planId)
  if (items.every(({ state }) => state === 'PAID')) await transition(work, planMachine, plan, 'ALL_PAID', { by })
  else if (plan.state === 'OVERDUE' && !items.some(({ state }) => state === 'LATE'))
    await transition(work, planMachine, plan, 'ITEM_PAID', { by })
}

async function putOn(
  work: Work,
  bill: Bill,
  { principal, lateFee }: Taken,
  { at, by }: { at: string; by: string },
): Promise<void> {
  const isCleared = addMoney(bill.paidPrincipal, principal) === bill.receivable
  const pay = {
    principal,
    lateFee,
    lateFeeCarried: maxMoney(subtractMoney(bill.lateFeeCarried, lateFee), '0.00'),
    lateFeeBaseDate: bill.lateFeeBaseDate,
  }
  const state = await putOnBill(work, bill, pay, isCleared ? 'PLAN_SETTLED' : null, by)
  if (state === 'PAID') await billSettled(work, bill, dateOf(at))
}
