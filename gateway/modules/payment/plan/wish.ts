import type { In, Out } from '@contract'
import { DAY, dateOf, toInstant } from '@domain/date'
import { subtractMoney, sumMoney } from '@domain/money'
import { reachedSince } from '../../../db/state-log'
import { nextNo } from '../../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { maySee } from '../../../http/may-see'
import { cutPage } from '../../../http/page'
import { ownOr2902, Refusal } from '../../../http/refusal'
import {
  arrearsOf,
  findBills,
  lockForPlan,
  isLocked,
  lockOwingBills,
  openBills,
  type OwingBill,
} from '../../billing/service'
import { openTask } from '../../desk/service'
import { findAccount, lockAccount } from '../../gas-account/service'
import { keyOf } from '../bill/view'
import { PAYING_PLANS } from './order'
import { insertPlan, itemsOfPlans, plansOf, type PlanHead, type PlanItemRow } from '../repo/plans'
import { planNo } from '../rules/numbers'
import { paySettings } from '../settings'
import { passesByItself, reasonsAgainst, scheduleOf, totalOf } from '../rules/plan-wish'
import { planItemTitle } from '../rules/titles'
import type { Account } from '../types'
import { logCreated } from '../../../states'
import { planMachine } from '../states'

type List = 'default GET /crmgas/installment/list'
type Wish = In<'default POST /crmgas/installment/trial'>

/** AE-83: the delay in seconds of a decision that needs no staff. */
const REVIEW_SECONDS = 5
const OPEN: readonly string[] = ['APPLYING', 'WAIT_DOWN', 'ACTIVE', 'OVERDUE']

/** AE-81: bills without a payment in time; a late one with a part paid is overdue. */
const divisible = (bills: readonly OwingBill[]): OwingBill[] => bills.filter(({ state }) => state !== 'PART_PAID')

const frozenOf = ({ billId, owed }: OwingBill) => ({ billId, principal: owed.unpaid, lateFee: owed.lateFee })

/** The reasons against a plan over these bills today (AE-81). */
async function against(work: Work, account: Account, bills: readonly OwingBill[]): Promise<string[]> {
  const plans = await plansOf(work.db, account)
  const yearAgo = toInstant(work.clock.now() - 365 * DAY)
  const standing = {
    isCardAccount: account.chargeMode === 'PREPAID_CARD',
    hasOpenPlan: plans.some(({ state }) => OPEN.includes(state)),
    wasTerminated: plans.some(({ state, updatedAt }) => state === 'TERMINATED' && updatedAt >= yearAgo),
    isBeingPaid: bills.some((bill) => isLocked(bill, work.clock.now())),
  }
  return reasonsAgainst(bills.map(frozenOf), standing, paySettings(work.settings, account.companyCode).plan)
}

/** installment/list: plans, the newest first, and whether the user may apply for one; empty for a user that may not apply. */
export async function planList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const account = await findAccount(work.db, keyOf(session))
  if (!account || !maySee(session, 'PAY_INSTALLMENT'))
    return { ...cutPage([], input), eligible: { ok: false, reasons: [], total: '0.00', bills: [] } }
  const bills = divisible(arrearsOf(work, account, await openBills(work.db, account)).bills)
  const reasons = await against(work, account, bills)
  const all = (await plansOf(work.db, account)).filter(
    ({ state }) => input.state === undefined || state === input.state,
  )
  const page = cutPage(all, input)
  const items = await itemsOfPlans(
    work.db,
    account.bp,
    page.list.map(({ planId }) => planId),
  )
  return {
    ...page,
    list: page.list.map((plan) =>
      headOf(
        plan,
        items.filter(({ planId }) => planId === plan.planId),
      ),
    ),
    eligible: {
      ok: reasons.length === 0,
      reasons,
      total: totalOf(bills.map(frozenOf)),
      bills: bills.map((bill) => {
        const { billMonth, billType, dueDate } = bill
        return { ...frozenOf(bill), billMonth, billType, dueDate }
      }),
    },
  }
}

function headOf(plan: PlanHead, items: readonly PlanItemRow[]): Out<List>['list'][number] {
  const { planId, planNo: no, state, totalAmount, downPayment, periods } = plan
  const paidAmount = sumMoney(items.map(({ paid }) => paid))
  const isPaid = state === 'WAIT_DOWN' || PAYING_PLANS.includes(state)
  const next = isPaid ? items.find((item) => item.state !== 'PAID') : undefined
  return {
    planId,
    planNo: no,
    state,
    totalAmount,
    downPayment,
    periods,
    paidAmount,
    signedOn: items[0]?.dueDate ?? dateOf(plan.appliedAt),
    paidPeriods: items.filter((item) => item.seq > 0 && item.state === 'PAID').length,
    restAmount: subtractMoney(totalAmount, paidAmount),
    next: next ? { seq: next.seq, title: planItemTitle(next.seq), dueDate: next.dueDate, amount: next.amount } : null,
  }
}

/**
 * The bills of a wish and their schedule. 2902 for a bill of another customer, A2601 with the reasons, A2602 for too little at
 * once.
 */
async function scheduled(work: Work, account: Account, open: readonly OwingBill[], wish: Wish) {
  const asked = [...new Set(wish.billIds)]
  if ((await findBills(work.db, account, asked)).length !== asked.length) throw new Refusal('2902')
  const chosen = open.filter(({ billId }) => asked.includes(billId))
  const reasons = await against(work, account, chosen)
  if (chosen.length !== asked.length) reasons.push('所选账单不可分期')
  if (reasons.length > 0) throw new Refusal('A2601', { data: { reasons } })
  const bills = chosen.map(frozenOf)
  const items = scheduleOf(bills, wish, work.clock.today())
  if (!items) throw new Refusal('A2602')
  return { bills, items, total: totalOf(bills) }
}

/** installment/trial: what an application of today would come to. */
export async function tryPlan(
  work: Work,
  session: BoundSession,
  wish: Wish,
): Promise<Out<'default POST /crmgas/installment/trial'>> {
  const account = ownOr2902(await findAccount(work.db, keyOf(session)))
  const open = divisible(arrearsOf(work, account, await openBills(work.db, account)).bills)
  const { bills, items, total } = await scheduled(work, account, open, wish)
  return {
    totalAmount: total,
    principal: sumMoney(bills.map(({ principal }) => principal)),
    lateFee: sumMoney(bills.map(({ lateFee }) => lateFee)),
    downPayment: items[0]?.amount ?? '0.00',
    lateFeeRate: account.lateFeeRate,
    items: items.map((item) => ({ ...item, title: planItemTitle(item.seq) })),
  }
}

/**
 * installment/apply: the sums and the schedule are those of this day, which is the signing (AE-82). The plan holds its bills from now
 * on, and has them with the down payment. Of two applications at once one finds the other's plan: the account is locked.
 */
export async function applyPlan(
  ctx: Ctx<BoundSession>,
  wish: In<'default POST /crmgas/installment/apply'>,
): Promise<Out<'default POST /crmgas/installment/apply'>> {
  if (wish.agree !== '1') throw new Refusal('A2604')
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(ctx.session)))
  const open = divisible(arrearsOf(ctx, account, await lockOwingBills(ctx.db, account)).bills)
  const { bills, items, total } = await scheduled(ctx, account, open, wish)
  const { bp, companyCode } = account
  const planId = newId(ctx.clock.now())
  const at = ctx.clock.iso()
  await insertPlan(ctx.db, {
    plan: {
      bp,
      companyCode,
      planId,
      planNo: planNo(ctx.clock.today(), await nextNo(ctx.db, 'seq_plan_no')),
      totalAmount: total,
      downPayment: items[0]?.amount ?? total,
      periods: wish.periods,
      state: 'APPLYING',
      applyReason: wish.reason,
      applyUserId: ctx.session.userId,
      appliedAt: at,
      updatedAt: at,
    },
    bills: bills.map((bill) => ({ bp, planId, ...bill })),
    items: items.map((item) => ({ bp, planId, ...item, state: 'WAIT' as const })),
  })
  const held = bills.map(({ billId }) => billId)
  await lockForPlan(ctx, account, planId, held)
  const by = ctx.session.userId
  await logCreated(ctx, planMachine, { bp, planId, state: 'APPLYING' }, by)
  const isPlain = passesByItself(total, await paidBills(ctx, account), paySettings(ctx.settings, companyCode).plan)
  const dueAt = isPlain ? toInstant(ctx.clock.now() + REVIEW_SECONDS * 1000) : null
  const rule = isPlain ? 'autoPass' : 'manual'
  await openTask(ctx, { companyCode, bizType: 'INSTALLMENT', bizNo: planId, bp, rule, dueAt })
  return { planId, state: 'APPLYING' }
}

/** When bills were settled in the last twelve months, however old they were. */
async function paidBills(work: Work, account: Account): Promise<{ dueDate: string; paidOn: string }[]> {
  const yearAgo = toInstant(work.clock.now() - 365 * DAY)
  const settled = await reachedSince(work.db, { bp: account.bp, entity: 'bill', state: 'PAID' }, yearAgo)
  if (settled.size === 0) return []
  const bills = await findBills(work.db, account, [...settled.keys()])
  return bills.flatMap(({ billId, dueDate, state }) => {
    const at = settled.get(billId)
    return at === undefined || state !== 'PAID' ? [] : [{ dueDate, paidOn: dateOf(at) }]
  })
}
