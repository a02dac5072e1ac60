import type { Out } from '@contract'
import { DOWN_DAYS } from '@domain/billing/plan-clauses'
import { addDays, diffDays } from '@domain/date'
import { formatAmount } from '@domain/money'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { isLocked, letGo, lockBills } from '../../billing/service'
import { dropTask, type DeskArea } from '../../desk/service'
import { lockAccount } from '../../gas-account/service'
import { drop, upsert } from '../../todo/service'
import { keyOf } from '../bill/view'
import { isAsSigned, routeOf } from './plans'
import { findPlan, itemsOfPlan, lockPlan, planBills, setReviewed, type PlanHead } from '../repo/plans'
import { planItemTitle } from '../rules/titles'
import { planMachine } from '../states'
import type { Account } from '../types'

/**
 * installment/cancel: withdrawn before the down payment; A2605 later and during a payment. A plan of another customer: 2902.
 */
export async function cancelPlan(
  ctx: Ctx<BoundSession>,
  planId: string,
): Promise<Out<'default POST /crmgas/installment/cancel'>> {
  const key = keyOf(ctx.session)
  ownOr2902(await findPlan(ctx.db, key.bp, planId), { companyCode: key.companyCode })
  await lockAccount(ctx.db, key)
  const plan = ownOr2902(await lockPlan(ctx.db, key.bp, planId))
  if (plan.state === 'CANCELLED') return { state: plan.state }
  const isWaiting = plan.state === 'APPLYING' || plan.state === 'WAIT_DOWN'
  if (!isWaiting || (await isBeingPaid(ctx, plan))) throw new Refusal('A2605')
  const state = await transition(ctx, planMachine, plan, 'CANCEL', { by: ctx.session.userId, reason: '客户撤回申请' })
  await dropTask(ctx, { companyCode: key.companyCode, bizType: 'INSTALLMENT', bizNo: planId })
  await freeBills(ctx, plan)
  return { state }
}

/** A 3.3: a plan that has not begun cannot begin any more once the company has taken back one of its bills. */
export async function planLostBill(work: Work, { bp, planId }: { bp: string; planId: string }): Promise<void> {
  const plan = await lockPlan(work.db, bp, planId)
  if (plan?.state !== 'APPLYING' && plan?.state !== 'WAIT_DOWN') return
  await transition(work, planMachine, plan, plan.state === 'APPLYING' ? 'REJECT' : 'CANCEL', { reason: BILL_CHANGED })
  if (plan.state === 'APPLYING') await setReviewed(work.db, plan, { note: BILL_CHANGED, at: work.clock.iso() })
  await dropTask(work, { companyCode: plan.companyCode, bizType: 'INSTALLMENT', bizNo: planId })
  await freeBills(work, plan)
}

/** A plan that never began is over: its bills can be paid singly again, and no down payment is requested. */
export async function freeBills(work: Work, { bp, companyCode, planId }: PlanHead): Promise<void> {
  const frozen = await planBills(work.db, bp, planId)
  const ids = frozen.map(({ billId }) => billId)
  await letGo(work, { bp, companyCode }, ids)
  await drop(work, 'INSTALL_DUE', `${planId}|0`, bp)
}

/** Whether the order of the down payment holds the plan's bills. */
export async function isBeingPaid(work: Work, { bp, companyCode, planId }: PlanHead): Promise<boolean> {
  const frozen = await planBills(work.db, bp, planId)
  const ids = frozen.map(({ billId }) => billId)
  const bills = await lockBills(work.db, { bp, companyCode }, ids)
  return bills.some((bill) => isLocked(bill, work.clock.now()))
}

/**
 * INSTALLMENT on the shared desk (AE-83). PASS requests the down payment. A plan is rejected for either decision where the company has
 * changed its bills meanwhile, or where its first instalment would be due with the down payment. A withdrawn application stays
 * withdrawn.
 */
export const installmentDesk: DeskArea = {
  describe: (work, tasks) =>
    Promise.all(
      tasks.map(async ({ bizNo, bp }) => {
        const plan = bp === null ? undefined : await findPlan(work.db, bp, bizNo)
        if (!plan) return { title: '分期申请', facts: [], files: [] }
        return {
          title: `${plan.planNo}分期申请`,
          facts: [
            { label: '户号', value: plan.bp },
            { label: '分期总额', value: `${formatAmount(plan.totalAmount)}元` },
            { label: '首付', value: `${formatAmount(plan.downPayment)}元` },
            { label: '期数', value: String(plan.periods) },
            { label: '申请原因', value: plan.applyReason },
          ],
          files: [],
        }
      }),
    ),
  async decided(work, { bizNo, bp, companyCode, decision, remark, decidedBy }) {
    if (decision === 'ADJUST') throw badField('decision')
    const account = bp === null ? undefined : await lockAccount(work.db, { bp, companyCode })
    const plan = account && (await lockPlan(work.db, account.bp, bizNo))
    if (!account || !plan) throw new Refusal('2902')
    if (plan.state !== 'APPLYING') return
    const hindrance = decision === 'PASS' ? await hindranceTo(work, account, plan) : null
    const isPassed = decision === 'PASS' && hindrance === null
    const note = hindrance ?? remark
    await transition(work, planMachine, plan, isPassed ? 'APPROVE' : 'REJECT', { by: decidedBy, reason: note })
    await setReviewed(work.db, plan, { note: note || null, at: work.clock.iso() })
    await (isPassed ? requestDownPayment(work, plan) : freeBills(work, plan))
  },
}

const BILL_CHANGED = '账单已变更，请重新申请'

/** Why a plan can no longer begin as it was signed; null where it can. */
async function hindranceTo(work: Work, account: Account, plan: PlanHead): Promise<string | null> {
  if (!(await isAsSigned(work, account, plan.planId))) return BILL_CHANGED
  const first = (await itemsOfPlan(work.db, plan.bp, plan.planId)).find(({ seq }) => seq === 1)
  const isLate = first !== undefined && diffDays(work.clock.today(), first.dueDate) <= DOWN_DAYS
  return isLate ? '首期还款日已近，请重新申请' : null
}

/** The down payment as a to-do, until it is made or its days are over. */
async function requestDownPayment(work: Work, plan: PlanHead): Promise<void> {
  await upsert(work, {
    bp: plan.bp,
    companyCode: plan.companyCode,
    modelCode: 'PAY_INSTALLMENT',
    type: 'INSTALL_DUE',
    bizId: `${plan.planId}|0`,
    title: `${planItemTitle(0)}待付`,
    amount: plan.downPayment,
    dueAt: `${addDays(work.clock.today(), DOWN_DAYS)}T23:59:59+08:00`,
    route: routeOf(plan.planId),
  })
}
