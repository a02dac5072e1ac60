import { formatFullMoment } from '@domain/date-format'
import { formatMoney, subtractMoney, sumMoney } from '@domain/money'
import { installmentStatus, type InstallmentState } from '@domain/statuses/installment'
import { channels, payOrderStatus } from '@domain/statuses/pay-order'
import { factList, orderSource } from '../order-centre'
import { findPlan, itemsOfPlan, planPayments } from '../repo/plans'
import { planItemTitle } from '../rules/titles'
import { planMachine } from '../states'
import { PAYING_PLANS } from './order'

const actions: Partial<Record<InstallmentState, string>> = { WAIT_DOWN: '付首期', OVERDUE: '去还款' }

/** Instalment plans, as the order centre lists them (B 2.22). */
export const planSource = orderSource({
  machine: planMachine,
  states: installmentStatus,
  groups: {
    APPLYING: 'DOING',
    WAIT_DOWN: 'TODO',
    ACTIVE: 'DOING',
    OVERDUE: 'TODO',
    SETTLED: 'DONE',
    TERMINATED: 'CLOSED',
    REJECTED: 'CLOSED',
    CANCELLED: 'CLOSED',
  },
  find: (work, { bp, id }) => findPlan(work.db, bp, id),
  row(plan) {
    const route = `/subPages/installment/detail?planId=${plan.planId}`
    const text = actions[plan.state]
    return {
      companyCode: plan.companyCode,
      orderType: 'INSTALMENT',
      orderNo: plan.planNo,
      state: plan.state,
      title: `账单分期（${plan.periods}期）`,
      volume: null,
      amount: plan.totalAmount,
      route,
      action: text === undefined ? null : { text, route },
      parent: null,
      orderTime: plan.appliedAt,
    }
  },
  async facts(work, plan) {
    const { bp, planId } = plan
    const items = await itemsOfPlan(work.db, bp, planId)
    const paid = sumMoney(items.map((item) => item.paid))
    const rows = await planPayments(work.db, { bp, planId })
    const seqs = [...new Set(rows.map(({ seq }) => seq))]
    return {
      fields: factList([
        ['分期总额', formatMoney(plan.totalAmount)],
        ['首付', formatMoney(plan.downPayment)],
        ['期数', `${plan.periods}期`],
        ['已还', formatMoney(paid)],
        // Nothing is owed through a plan that has not begun or has ended: its bills say what they owe.
        ['待还', PAYING_PLANS.includes(plan.state) ? formatMoney(subtractMoney(plan.totalAmount, paid)) : null],
        ['申请原因', plan.applyReason],
        ['审核意见', plan.reviewNote],
        ['审核时间', plan.reviewedAt && formatFullMoment(plan.reviewedAt)],
      ]),
      payments: seqs.map((seq) => {
        const parts = rows.filter((row) => row.seq === seq)
        const [first] = parts
        return {
          amount: sumMoney(parts.flatMap((part) => [part.settledPrincipal, part.settledLateFee])),
          channel: `${planItemTitle(seq)} ${first ? channels[first.channel] : ''}`.trim(),
          time: first?.paidAt ?? null,
          status: payOrderStatus.SUCCESS,
          isPaid: true,
        }
      }),
      ask: null,
    }
  },
})
