import { DOWN_DAYS } from '@domain/billing/plan-clauses'
import { dateOf, diffDays } from '@domain/date'
import { formatAmount } from '@domain/money'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { leavePlan, lockBills } from '../../billing/service'
import { keyOf, lockAccount, type AccountKey } from '../../gas-account/service'
import { notify } from '../../notice/service'
import { drop } from '../../todo/service'
import { PAYING_PLANS } from './order'
import { freeBills, isBeingPaid } from './review'
import { routeOf } from './plans'
import { itemsOfPlan, lockPlan, planBills, type PlanHead, type PlanItemRow } from '../repo/plans'
import { planDay } from '../rules/plan-day'
import { planItemTitle } from '../rules/titles'
import { planItemMachine, planMachine } from '../states'

/**
 * What a day does to a plan (A 3.8, AE-84): one that waits too long for its down payment is over; the item that comes near is asked
 * for, one past its date is late and the plan with it, one ten days late or a second late one ends the plan. Harmless to repeat.
 */
export async function planPassesDay(work: Work, key: AccountKey & { planId: string }): Promise<void> {
  const account = await lockAccount(work.db, key)
  const plan = account && (await lockPlan(work.db, key.bp, key.planId))
  if (plan?.state === 'WAIT_DOWN') return endWaiting(work, plan)
  if (!account || !plan || !PAYING_PLANS.includes(plan.state)) return
  const items = await itemsOfPlan(work.db, key.bp, key.planId)
  const day = planDay(items, work.clock.today())
  for (const { seq, event } of day.moves) {
    const item = items.find((one) => one.seq === seq)
    if (!item) continue
    item.state = await transition(work, planItemMachine, item, event)
    if (event === 'NEAR') await askFor(work, plan, item)
  }
  if (day.isTerminated) return terminate(work, plan, items)
  if (day.isLate && plan.state === 'ACTIVE') await transition(work, planMachine, plan, 'ITEM_LATE')
}

/** A 3.8: a plan without its down payment in time ends, unless the down payment is under payment right now. */
async function endWaiting(work: Work, plan: PlanHead): Promise<void> {
  const since = plan.reviewedAt === null ? null : dateOf(plan.reviewedAt)
  if (since === null || diffDays(since, work.clock.today()) <= DOWN_DAYS || (await isBeingPaid(work, plan))) return
  await transition(work, planMachine, plan, 'DOWN_EXPIRED', { reason: '逾期未付首付' })
  await freeBills(work, plan)
}

/** Message and to-do of an item that is to be paid (A 5.16). */
async function askFor(work: Work, plan: PlanHead, { seq, amount, dueDate }: PlanItemRow): Promise<void> {
  const route = routeOf(plan.planId)
  const bizId = `${plan.planId}|${seq}`
  const to = { ...keyOf(plan), route, bizType: 'INSTALLMENT', bizId }
  await notify(work, to, {
    message: {
      templateCode: 'INSTALL_DUE',
      params: { n: String(seq), x: formatAmount(amount), date: dueDate },
      dedupeKey: `INSTALL_DUE|${bizId}`,
    },
    todo: {
      type: 'INSTALL_DUE',
      title: `${planItemTitle(seq)}待还`,
      amount,
      dueAt: `${dueDate}T23:59:59+08:00`,
    },
  })
}

/** AE-84: the plan is over; its bills are overdue again, and their late fee counts on from the signing (AE-82). */
async function terminate(work: Work, plan: PlanHead, items: readonly PlanItemRow[]): Promise<void> {
  await transition(work, planMachine, plan, 'TERMINATE', { reason: '分期还款逾期，分期终止' })
  const frozen = await planBills(work.db, plan.bp, plan.planId)
  const bills = await lockBills(
    work.db,
    plan,
    frozen.map(({ billId }) => billId),
  )
  for (const bill of bills.filter(({ state }) => state === 'IN_INSTALLMENT')) await leavePlan(work, plan, bill)
  for (const { seq } of items) await drop(work, 'INSTALL_DUE', `${plan.planId}|${seq}`, plan.bp)
}
