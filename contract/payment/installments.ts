import { Type as t } from '@sinclair/typebox'
import { BillState, BillType } from '../codes'
import { DateText, Id, Instant, Money, Nullable, OneOf } from '../common'
import { endpoints } from '../endpoint'

const PlanState = OneOf('APPLYING', 'WAIT_DOWN', 'ACTIVE', 'OVERDUE', 'SETTLED', 'TERMINATED', 'REJECTED', 'CANCELLED')

const PlanItem = t.Object({
  /** 0 is the down payment. */
  seq: t.Integer(),
  title: t.String(),
  dueDate: DateText,
  amount: Money,
  paid: Money,
  paidAt: Nullable(Instant),
  state: OneOf('WAIT', 'DUE', 'PAID', 'LATE'),
  /** The payment of it, with its proof. */
  orderId: Nullable(Id),
  orderNo: Nullable(t.String()),
  voucherId: Nullable(Id),
  /** May be paid now: the oldest unpaid one; later ones only together with it (AE-83). */
  canPay: t.Boolean(),
})

const PlanBill = t.Object({
  billId: Id,
  billNo: t.String(),
  billMonth: t.String(),
  billType: BillType,
  state: BillState,
  /** At signing: what was unpaid, since when the late fee counted, and the late fee that stands still since then (AE-82). */
  principal: Money,
  dueDate: DateText,
  lateFee: Money,
  /** What the plan has paid on it so far. */
  paidPrincipal: Money,
  paidLateFee: Money,
  /** What is left: principal, late fee and both. */
  unpaid: Money,
  lateFeeAccrued: Money,
  totalDue: Money,
})

/** Part A 5.8: the instalment plan. */
export const installments = endpoints({
  'default GET /crmgas/installment/detail': {
    access: 'model:PAY_INSTALLMENT',
    refuses: ['2902'],
    in: t.Object({ planId: Id }),
    out: t.Object({
      planId: Id,
      planNo: t.String(),
      state: PlanState,
      /** Day of the signing: from here on no late fee accrues while the plan runs. */
      signedOn: DateText,
      /** Everything that the plan is about: principal and late fee of its bills at signing, and of all its items. */
      totalAmount: Money,
      principal: Money,
      lateFee: Money,
      /** Daily rate of the late fee, four decimals. */
      lateFeeRate: t.String(),
      downPayment: Money,
      periods: t.Integer(),
      paidAmount: Money,
      /** Still to be paid through the plan. */
      restAmount: Money,
      reason: t.String(),
      reviewNote: Nullable(t.String()),
      items: t.Array(PlanItem),
      bills: t.Array(PlanBill),
      timeline: t.Array(t.Object({ state: t.String(), at: Instant, reason: Nullable(t.String()) })),
    }),
    summary: 'An instalment plan: its schedule, its bills and the late fee frozen at signing',
  },
})
