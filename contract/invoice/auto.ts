import { Type as t } from '@sinclair/typebox'
import { AutoInvoiceState, NewInvoiceType } from '../codes'
import { Id, Instant, Money, Nullable } from '../common'
import { endpoints } from '../endpoint'

const Run = t.Object({
  runId: Id,
  status: AutoInvoiceState,
  /** Items of it, by their titles: 2026年10月账单. */
  titles: t.Array(t.String()),
  grossAmount: Money,
  /** Until then it can be stopped; then it is applied for. */
  dueAt: Instant,
  applyId: Nullable(Id),
  /** Why nothing was applied for; null otherwise. */
  reason: Nullable(t.String()),
  createdAt: Instant,
})

const View = t.Object({
  /** Null while the customer has not asked for it. */
  rule: Nullable(
    t.Object({
      titleId: Id,
      /** Null where the title has been deleted since. */
      buyerName: Nullable(t.String()),
      invoiceType: NewInvoiceType,
      /** Items that were settled since then. */
      since: Instant,
    }),
  ),
  /** The newest first, at most twelve; one at most waits. */
  runs: t.Array(Run),
})

/** Invoices for each settled month without an application: announced, stoppable for 24 hours, then applied for. */
export const auto = endpoints({
  'btwob GET /invoice/auto': {
    access: 'model:INVOICE_VIEW',
    in: t.Object({}),
    out: View,
  },
  'btwob POST /invoice/auto/save': {
    access: 'model:INVOICE_APPLY',
    refuses: ['2604', '2605', '2654'],
    in: t.Object({ titleId: Id, invoiceType: NewInvoiceType }),
    out: View,
  },
  'btwob POST /invoice/auto/stop': {
    access: 'model:INVOICE_APPLY',
    in: t.Object({}),
    out: View,
    summary: 'No more months; one that waits is stopped with it',
  },
  'btwob POST /invoice/auto/skip': {
    access: 'model:INVOICE_APPLY',
    refuses: ['2644', '2902'],
    in: t.Object({ runId: Id }),
    out: View,
    summary: 'The objection: what was announced is not applied for, its items wait for the user',
  },
})
