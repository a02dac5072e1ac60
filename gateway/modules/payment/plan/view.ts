import type { Out } from '@contract'
import { subtractMoney, sumMoney } from '@domain/money'
import { stateLogOf, timelineOf } from '../../../db/state-log'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { findBills, owed } from '../../billing/service'
import { findAccount } from '../../gas-account/service'
import { agreementUrl } from './agreement'
import { keyOf } from '../bill/view'
import { PAYING_PLANS } from './order'
import { findPlan, itemsOfPlan, planBills, planPayments } from '../repo/plans'
import { planItemTitle } from '../rules/titles'

type Detail = Out<'default GET /crmgas/installment/detail'>

/** installment/detail: everything that is needed to recompute a plan. A plan of another customer: 2902. */
export async function planDetail(work: Work, session: BoundSession, planId: string): Promise<Detail> {
  const key = keyOf(session)
  const [plan, account] = await Promise.all([findPlan(work.db, key.bp, planId), findAccount(work.db, key)])
  if (plan?.companyCode !== key.companyCode || !account) throw new Refusal('2902')
  const [items, frozen, payments, log] = await Promise.all([
    itemsOfPlan(work.db, key.bp, planId),
    planBills(work.db, key.bp, planId),
    planPayments(work.db, { bp: key.bp, planId }),
    stateLogOf(work.db, key.bp, 'installment_plan', planId),
  ])
  const bills = await findBills(
    work.db,
    key,
    frozen.map(({ billId }) => billId),
  )
  const isPaid = plan.state === 'WAIT_DOWN' || PAYING_PLANS.includes(plan.state)
  const next = isPaid ? items.find(({ state }) => state !== 'PAID') : undefined
  const paidAmount = sumMoney(items.map(({ paid }) => paid))
  const today = work.clock.today()
  return {
    planId,
    planNo: plan.planNo,
    state: plan.state,
    signedOn: items[0]?.dueDate ?? plan.appliedAt.slice(0, 10),
    totalAmount: plan.totalAmount,
    principal: sumMoney(frozen.map(({ principal }) => principal)),
    lateFee: sumMoney(frozen.map(({ lateFee }) => lateFee)),
    lateFeeRate: account.lateFeeRate,
    downPayment: plan.downPayment,
    periods: plan.periods,
    paidAmount,
    restAmount: subtractMoney(plan.totalAmount, paidAmount),
    reason: plan.applyReason,
    reviewNote: plan.reviewNote,
    items: items.map(({ seq, dueDate, amount, paid, paidAt, state }) => {
      const payment = payments.find((one) => one.seq === seq)
      return {
        seq,
        title: planItemTitle(seq),
        dueDate,
        amount,
        paid,
        paidAt,
        state,
        orderId: payment?.orderId ?? null,
        orderNo: payment?.orderNo ?? null,
        voucherId: payment?.voucherId ?? null,
        canPay: seq === next?.seq,
      }
    }),
    bills: frozen.flatMap(({ billId, principal, lateFee }) => {
      const bill = bills.find((one) => one.billId === billId)
      if (!bill) return []
      const { billNo, billMonth, billType, state, dueDate } = bill
      const paid = payments.filter((one) => one.billId === billId)
      const due = owed(work, bill, account, today)
      return [
        {
          billId,
          billNo,
          billMonth,
          billType,
          state,
          principal,
          dueDate,
          lateFee,
          paidPrincipal: sumMoney(paid.map((one) => one.settledPrincipal)),
          paidLateFee: sumMoney(paid.map((one) => one.settledLateFee)),
          unpaid: due.unpaid,
          lateFeeAccrued: due.lateFee,
          totalDue: due.totalDue,
        },
      ]
    }),
    agreementUrl: agreementUrl(work, planId),
    timeline: timelineOf(log),
  }
}
