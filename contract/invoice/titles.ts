import { Type as t } from '@sinclair/typebox'
import { BuyerType, NewInvoiceType, SpecialState, TitleKind, TitleState } from '../codes'
import { Done, Flag, Id, Nullable, Text } from '../common'
import { endpoints } from '../endpoint'

const titleFields = {
  titleId: Id,
  titleKind: TitleKind,
  buyerType: BuyerType,
  buyerName: t.String(),
  /** '' where there is none. */
  taxNo: t.String(),
  address: t.String(),
  phone: t.String(),
  bankName: t.String(),
  /** In lists its last four digits only. */
  bankAccount: t.String(),
  specialAllowed: SpecialState,
  reviewStatus: TitleState,
  rejectReason: Nullable(t.String()),
  email: t.String(),
  receiverPhone: t.String(),
  isDefault: t.Boolean(),
  version: t.Integer(),
  /** Why it cannot be used, for the type that was asked for (without one: for ordinary invoices); null where it can. */
  unusable: Nullable(t.String()),
}
const Title = t.Object(titleFields)
const TitleWhole = t.Object({
  ...titleFields,
  proofs: t.Array(t.Object({ fileId: Id, name: t.String(), url: t.String() })),
})

/** Part C 5.6, 124–130: titles of invoices, i.e. their buyers. */
export const titles = endpoints({
  'default GET /crmgas/invoice/getDefaultInvoiceTitle': {
    access: 'model:INVOICE_VIEW',
    silent: true,
    refuses: ['2660'],
    in: t.Object({ invoiceType: t.Optional(NewInvoiceType) }),
    out: Title,
  },
  'default GET /crmgas/invoice/titleList': {
    access: 'model:INVOICE_VIEW',
    in: t.Object({ invoiceType: t.Optional(NewInvoiceType) }),
    out: t.Array(Title),
    summary: 'The default first, then the newest',
  },
  'default GET /crmgas/invoice/titleDetail': {
    access: 'model:INVOICE_TITLE',
    refuses: ['2902'],
    in: t.Object({ titleId: Id }),
    out: TitleWhole,
    summary: 'Unmasked, with its proofs',
  },
  'default POST /crmgas/invoice/saveTitle': {
    access: 'model:INVOICE_TITLE',
    once: true,
    refuses: ['2040', '2302', '2604', '2610', '2630', '2631', '2632', '2633', '2634', '2643', '2902', '44852'],
    in: t.Object({
      /** With both an edit, without a new one. */
      titleId: t.Optional(Id),
      version: t.Optional(t.Integer()),
      titleKind: TitleKind,
      buyerType: BuyerType,
      buyerName: Text(500, 1),
      taxNo: t.Optional(Text(40)),
      address: t.Optional(Text(80)),
      phone: t.Optional(Text(20)),
      bankName: t.Optional(Text(60)),
      bankAccount: t.Optional(Text(40)),
      email: t.Optional(Text(100)),
      receiverPhone: t.Optional(Text(20)),
      proofFileIds: t.Optional(t.Array(Id, { maxItems: 5 })),
      applySpecial: Flag,
      isDefault: t.Optional(Flag),
      /** Of the scene title, where name or number of a title for special invoices change (IT-05). */
      securityTicket: t.Optional(Text(128)),
    }),
    out: TitleWhole,
    summary: '2901 names the field in `data.field`; 2632 to 2634 as their texts say',
  },
  'default POST /crmgas/invoice/deleteTitle': {
    access: 'model:INVOICE_TITLE',
    refuses: ['2635', '2902'],
    in: t.Object({ titleId: Id }),
    out: Done,
  },
  'default POST /crmgas/invoice/setDefaultTitle': {
    access: 'model:INVOICE_TITLE',
    refuses: ['2636', '2902'],
    in: t.Object({ titleId: Id }),
    out: Done,
  },
  'default GET /crmgas/invoice/searchCompany': {
    access: 'model:INVOICE_TITLE',
    in: t.Object({ keyword: Text(100, 4) }),
    out: t.Array(
      t.Object({
        companyName: t.String(),
        taxNo: t.String(),
        address: Nullable(t.String()),
        phone: Nullable(t.String()),
        bankName: Nullable(t.String()),
        bankAccount: Nullable(t.String()),
      }),
    ),
    summary: 'Up to ten companies of the registry',
  },
})
