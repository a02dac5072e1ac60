import { Type as t } from '@sinclair/typebox'
import { NewInvoiceType, RedMode, RedReason, RedState } from '../codes'
import { AmountInput, Done, Flag, Id, Instant, Money, Nullable, Text } from '../common'
import { endpoints } from '../endpoint'
import { Quantity, Step, TaxRate, redFields, sibling } from './words'

/** What is asked for; `lines` for a part only: with tax, at most what is left of the line. */
const wish = {
  invoiceId: Id,
  reason: RedReason,
  mode: RedMode,
  lines: t.Optional(
    t.Array(t.Object({ lineNo: t.Integer(), grossAmount: AmountInput, quantity: t.Optional(AmountInput) }), {
      maxItems: 200,
    }),
  ),
}

const RedLine = t.Object({
  lineNo: t.Integer(),
  goodsName: t.String(),
  unit: t.String(),
  /** Positive here; the red invoice carries them negative. Null for a price reduction. */
  quantity: Nullable(Quantity),
  taxRate: TaxRate,
  netAmount: Money,
  taxAmount: Money,
  grossAmount: Money,
})

/** Part C 5.6, 131–135: reversal. */
export const reds = endpoints({
  'default POST /crmgas/invoice/redPreview': {
    access: 'model:INVOICE_RED',
    reads: true,
    refuses: ['2614', '2640', '2641', '2642', '2656', 'A2317'],
    in: t.Object(wish),
    out: t.Object({
      lines: t.Array(RedLine),
      netAmount: Money,
      taxAmount: Money,
      grossAmount: Money,
      /** What may be reversed at most. */
      leftAmount: Money,
      needBuyerConfirm: Flag,
      needProof: Flag,
      hints: t.Array(t.String()),
    }),
  },
  'default POST /crmgas/invoice/createRed': {
    access: 'model:INVOICE_RED',
    once: true,
    refuses: ['2604', '2605', '2614', '2640', '2641', '2642', '2643', '2654', '2656', '44852', 'A2317'],
    in: t.Object({
      ...wish,
      explanation: Text(200, 1),
      proofFileIds: t.Optional(t.Array(Id, { maxItems: 5 })),
      /** The other invoices of its application are reversed with it; reason 01, as a whole. */
      siblings: t.Optional(Flag),
      /** A new invoice to another title in the same breath; reason 01 only (IR-06). */
      reissue: Flag,
      newTitleId: t.Optional(Id),
      newInvoiceType: t.Optional(NewInvoiceType),
    }),
    out: t.Object({ redId: Id, status: RedState }),
  },
  'default GET /crmgas/invoice/redDetail': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2902'],
    in: t.Object({ redId: Id }),
    out: t.Object({
      ...redFields,
      blueInvoiceNo: t.String(),
      lines: t.Array(RedLine),
      netAmount: Money,
      taxAmount: Money,
      explanation: t.String(),
      proofs: t.Array(t.Object({ fileId: Id, name: t.String(), url: t.String() })),
      applicant: t.String(),
      reissue: t.Boolean(),
      newTitleName: Nullable(t.String()),
      newInvoiceType: Nullable(NewInvoiceType),
      /** The application that followed by itself once all forms of the group had ended, and what was issued for it. */
      newApplyId: Nullable(Id),
      newInvoices: t.Array(t.Object(sibling)),
      /** The forms that were asked for together, this one with them. */
      group: t.Array(t.Object({ redId: Id, blueInvoiceNo: t.String(), grossAmount: Money, status: RedState })),
      /** Number of the form at the tax platform, 20 digits. */
      confirmNo: Nullable(t.String()),
      /** Until when the buyer may confirm. */
      buyerDeadline: Nullable(Instant),
      remainSeconds: Nullable(t.Integer({ minimum: 0 })),
      rejectReason: Nullable(t.String()),
      redInvoiceNo: Nullable(t.String()),
      progress: t.Array(Step('SUBMIT', 'REVIEW', 'CONFIRM', 'ISSUE', 'REISSUE')),
      canWithdraw: t.Boolean(),
    }),
  },
  'default POST /crmgas/invoice/withdrawRed': {
    access: 'model:INVOICE_RED',
    refuses: ['2644', '2902'],
    in: t.Object({ redId: Id }),
    out: Done,
  },
  'default POST /crmgas/invoice/refreshRed': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2902'],
    in: t.Object({ redId: Id }),
    out: t.Object({ status: RedState }),
    summary: 'Asks the tax platform now',
  },
})
