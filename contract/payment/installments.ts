import { Type as t } from '@sinclair/typebox'
import { BillState, BillType, InstallmentState } from '../codes'
import { DateText, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields, Timeline } from '../common'
import { endpoints } from '../endpoint'

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

const Eligible = t.Object({
  ok: t.Boolean(),
  /** Why not, each a sentence; empty where it may be applied for. */
  reasons: t.Array(t.String()),
  /** What could go into a plan today, late fees with it. */
  total: Money,
  bills: t.Array(
    t.Object({
      billId: Id,
      billMonth: t.String(),
      billType: BillType,
      dueDate: DateText,
      principal: Money,
      lateFee: Money,
    }),
  ),
})

const PlanHead = t.Object({
  planId: Id,
  planNo: t.String(),
  state: InstallmentState,
  signedOn: DateText,
  totalAmount: Money,
  downPayment: Money,
  periods: t.Integer(),
  /** Without the down payment. */
  paidPeriods: t.Integer(),
  paidAmount: Money,
  restAmount: Money,
  /** What is to be paid next; null while it is reviewed and when it is over. */
  next: Nullable(t.Object({ seq: t.Integer(), title: t.String(), dueDate: DateText, amount: Money })),
})

/** What is asked for: these bills, so much of the sum at once in per cent, the rest in so many parts (AE-82). */
const wish = {
  billIds: t.Array(Id, { minItems: 1, maxItems: 50 }),
  downPct: t.Integer({ minimum: 1, maximum: 80 }),
  periods: t.Integer({ minimum: 3, maximum: 12 }),
}

/** Part A 5.8: the instalment plan. */
export const installments = endpoints({
  'default GET /crmgas/installment/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, state: t.Optional(InstallmentState) }),
    out: Paged(PlanHead, { eligible: Eligible }),
    summary: 'Plans of the account, the newest first, and whether one may be applied for (AE-81)',
  },
  'default POST /crmgas/installment/trial': {
    access: 'model:PAY_INSTALLMENT',
    reads: true,
    refuses: ['2902', 'A2601', 'A2602'],
    in: t.Object(wish),
    out: t.Object({
      totalAmount: Money,
      principal: Money,
      lateFee: Money,
      downPayment: Money,
      /** Daily rate of the late fee, four decimals: what the agreement says of a plan that ends early. */
      lateFeeRate: t.String(),
      items: t.Array(t.Object({ seq: t.Integer(), title: t.String(), dueDate: DateText, amount: Money })),
    }),
    summary: 'The schedule that an application of today would get',
  },
  'default POST /crmgas/installment/apply': {
    access: 'model:PAY_INSTALLMENT',
    once: true,
    refuses: ['2902', 'A2601', 'A2602', 'A2604'],
    in: t.Object({ ...wish, reason: Text(200, 5), agree: Flag }),
    out: t.Object({ planId: Id, state: InstallmentState }),
  },
  'default POST /crmgas/installment/cancel': {
    access: 'model:PAY_INSTALLMENT',
    refuses: ['2902', 'A2605'],
    in: t.Object({ planId: Id }),
    out: t.Object({ state: InstallmentState }),
  },
  'default GET /crmgas/installment/detail': {
    access: 'model:PAY_INSTALLMENT',
    refuses: ['2902'],
    in: t.Object({ planId: Id }),
    out: t.Object({
      planId: Id,
      planNo: t.String(),
      state: InstallmentState,
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
      /** The agreement as a document, for ten minutes. */
      agreementUrl: t.String(),
      timeline: Timeline(InstallmentState),
    }),
    summary: 'An instalment plan: its schedule, its bills and the late fee frozen at signing',
  },
})
