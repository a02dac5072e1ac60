import type { Out } from '@contract'
import { addDays } from '@domain/date'
import { formatAmount } from '@domain/money'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { isLocked, lockBills } from '../billing/service'
import { dropTask, type DeskArea } from '../desk/service'
import { lockAccount } from '../gas-account/service'
import { drop, upsert } from '../todo/service'
import { keyOf } from './bill-view'
import { isAsSigned, routeOf } from './plans'
import { findPlan, lockPlan, planBills, setReviewed, type PlanHead } from './repo/plans'
import { planItemTitle } from './rules/titles'
import { planMachine } from './states'

/** A 3.8: days in which the down payment is to be made. */
export const DOWN_DAYS = 3

/** installment/cancel: taken back before the down payment; A2605 later, and while somebody pays. A plan of somebody else: 2902. */
export async function cancelPlan(
  ctx: Ctx<BoundSession>,
  planId: string,
): Promise<Out<'default POST /crmgas/installment/cancel'>> {
  const key = keyOf(ctx.session)
  const found = await findPlan(ctx.db, key.bp, planId)
  if (found?.companyCode !== key.companyCode) throw new Refusal('2902')
  await lockAccount(ctx.db, key)
  const plan = await lockPlan(ctx.db, key.bp, planId)
  if (!plan) throw new Refusal('2902')
  if (plan.state === 'CANCELLED') return { state: plan.state }
  const isWaiting = plan.state === 'APPLYING' || plan.state === 'WAIT_DOWN'
  if (!isWaiting || (await isBeingPaid(ctx, plan))) throw new Refusal('A2605')
  const state = await transition(ctx, planMachine, plan, 'CANCEL', { by: ctx.session.userId, reason: '客户撤回申请' })
  await dropTask(ctx, { companyCode: key.companyCode, bizType: 'INSTALLMENT', bizNo: planId })
  await drop(ctx, 'INSTALL_DUE', `${planId}|0`, key.bp)
  return { state }
}

/** Whether the plan's bills are held by an order: of its down payment, or of somebody who pays them singly. */
export async function isBeingPaid(work: Work, { bp, companyCode, planId }: PlanHead): Promise<boolean> {
  const frozen = await planBills(work.db, bp, planId)
  const ids = frozen.map(({ billId }) => billId)
  const bills = await lockBills(work.db, { bp, companyCode }, ids)
  return bills.some((bill) => isLocked(bill, work.clock.now()))
}

/**
 * INSTALLMENT on the shared desk (AE-83). PASS asks for the down payment; a plan whose bills have been paid or changed meanwhile is
 * turned down whatever was said. A withdrawn application stays withdrawn.
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
    if (decision === 'ADJUST') throw new Refusal('2901', { data: { field: 'decision' } })
    const account = bp === null ? undefined : await lockAccount(work.db, { bp, companyCode })
    const plan = account && (await lockPlan(work.db, account.bp, bizNo))
    if (!account || !plan) throw new Refusal('2902')
    if (plan.state !== 'APPLYING') return
    const isPassed = decision === 'PASS' && (await isAsSigned(work, account, plan.planId))
    const note = decision === 'PASS' && !isPassed ? '账单已缴纳或变更，请重新申请' : remark
    await transition(work, planMachine, plan, isPassed ? 'APPROVE' : 'REJECT', { by: decidedBy, reason: note })
    await setReviewed(work.db, plan, { note: note || null, at: work.clock.iso() })
    if (isPassed) await askForDown(work, plan)
  },
}

/** The down payment as a to-do, until it is made or its days are over. */
async function askForDown(work: Work, plan: PlanHead): Promise<void> {
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
