import type { Work } from '../../../http/context'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { isLocked, lockBills } from '../../billing/service'
import { lockedBy, type Plan } from '../order/plan'
import { isAsSigned } from './plans'
import { itemsOfPlan, lockPlan, planBills } from '../repo/plans'
import { payableItems } from '../rules/plan-day'
import { planItemTitle } from '../rules/titles'
import type { Account, Payer } from '../types'

/** States of a plan in which its items are paid. */
export const PAYING_PLANS: readonly string[] = ['ACTIVE', 'OVERDUE']

/**
 * INSTALLMENT (AE-83): the oldest unpaid items of a plan, one or more; its bills are locked during payment like others
 * (AE-40). The account is locked by the caller. Refuses 2902 for a plan of another customer, 2904 for one that takes no money,
 * A2311 for paid items, A2603 where an earlier item is unpaid, A2301 during a payment.
 */
export async function planInstallment(
  work: Work,
  account: Account,
  asked: { planId: string; seqs: readonly number[] },
  payer: Payer,
): Promise<Plan> {
  const plan = ownOr2902(await lockPlan(work.db, account.bp, asked.planId), { companyCode: account.companyCode })
  const items = await itemsOfPlan(work.db, account.bp, asked.planId)
  const known = items.filter(({ seq }) => asked.seqs.includes(seq))
  if (known.length === 0 || known.length !== asked.seqs.length) throw badField('seqs')
  if (known.some(({ state }) => state === 'PAID')) throw new Refusal('A2311')
  const isDown = plan.state === 'WAIT_DOWN'
  if (!isDown && !PAYING_PLANS.includes(plan.state)) throw new Refusal('2904')
  const chosen = payableItems(items, asked.seqs)
  if (!chosen) throw new Refusal('A2603')
  // Nothing but the down payment before the plan has begun, and that only over the bills as they were signed.
  if (isDown && (chosen.length > 1 || !(await isAsSigned(work, account, asked.planId)))) throw new Refusal('2904')
  const frozen = await planBills(work.db, account.bp, asked.planId)
  const bills = (
    await lockBills(
      work.db,
      account,
      frozen.map(({ billId }) => billId),
    )
  ).filter(({ state }) => isDown || state === 'IN_INSTALLMENT')
  for (const bill of bills) if (isLocked(bill, work.clock.now())) throw await lockedBy(work, bill, payer)
  const titles = chosen.map(({ seq }) => planItemTitle(seq))
  return {
    title: titles.length === 1 ? (titles[0] ?? '') : `分期还款（${titles.length}期）`,
    items: chosen.map(({ seq, amount }) => ({
      refType: 'INSTALLMENT',
      refId: `${asked.planId}|${seq}`,
      title: planItemTitle(seq),
      principal: amount,
      lateFee: '0.00',
    })),
    billIds: bills.map(({ billId }) => billId),
  }
}
