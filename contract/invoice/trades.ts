import { Type as t } from '@sinclair/typebox'
import { GoodsGroup, InvoiceItemState, InvoiceSource } from '../codes'
import { DateText, Done, Flag, Id, Instant, Money, Month, Nullable, Paged, pageFields } from '../common'
import { endpoints } from '../endpoint'
import {
  ApplyRef,
  InvoiceRow,
  Keyword,
  RedRow,
  TradeLine,
  TradeRow,
  countAndAmount,
  monthFields,
  tradeFields,
} from './words'

/** Part C 5.6, 110–114 and 136: what may be invoiced, and picking it. */
export const trades = endpoints({
  'default GET /crmgas/invoice/tradeList': {
    access: 'model:INVOICE_VIEW',
    refuses: ['A2316'],
    in: t.Object({
      ...pageFields,
      ...monthFields,
      source: t.Optional(InvoiceSource),
      status: t.Optional(InvoiceItemState),
      meterNo: t.Optional(Id),
    }),
    out: Paged(TradeRow, {
      sum: t.Object({ open: t.Object(countAndAmount), issued: t.Object(countAndAmount) }),
    }),
    summary: 'Single payments: cards, services, late fees, and prepaid money that is invoiced by its bills',
  },
  'default GET /crmgas/invoice/waitList': {
    access: 'model:INVOICE_VIEW',
    refuses: ['A2316'],
    in: t.Object({
      ...pageFields,
      ...monthFields,
      source: t.Optional(InvoiceSource),
      meterNo: t.Optional(Id),
      /** Number, meter, month or exact amount. */
      keyword: t.Optional(Keyword),
      /** Those with a deadline within 30 days. */
      expiring: t.Optional(Flag),
    }),
    out: Paged(TradeRow, {
      sum: t.Object(countAndAmount),
      /** Meters of the items, for the filter. */
      meters: t.Array(t.Object({ meterNo: t.String(), name: t.String() })),
    }),
    summary: 'What waits to be invoiced (I0) or is picked (I1), the newest month first',
  },
  'default GET /crmgas/invoice/tradeDetail': {
    access: 'model:INVOICE_VIEW',
    refuses: ['2650'],
    in: t.Object({ tradeNo: Id }),
    out: t.Object({
      ...tradeFields,
      periodFrom: Nullable(DateText),
      periodTo: Nullable(DateText),
      lines: t.Array(TradeLine),
      netAmount: Money,
      taxAmount: Money,
      /** The bill or the payment it comes from. */
      billId: Nullable(Id),
      orderId: Nullable(Id),
      applies: t.Array(ApplyRef),
      invoices: t.Array(InvoiceRow),
      reds: t.Array(RedRow),
    }),
  },
  'default POST /crmgas/invoice/pickTrades': {
    access: 'model:INVOICE_APPLY',
    refuses: ['2601', '2602', '2651', '2652'],
    in: t.Object({
      tradeNos: t.Array(Id, { maxItems: 200 }),
      /** All that waits of this bill, beside what is named. */
      billId: t.Optional(Id),
    }),
    out: t.Object({
      pickId: Id,
      expireAt: Instant,
      remainSeconds: t.Integer({ minimum: 0 }),
      items: t.Array(TradeRow),
      /** Numbers of corrections that came along by themselves (IV-06). */
      autoAdded: t.Array(Id),
      groups: t.Array(t.Object({ goodsGroup: GoodsGroup, grossTotal: Money })),
      grossTotal: Money,
    }),
    summary: 'Reserves items for 15 minutes; the caller’s older pick is returned. 2601 has `data.tradeNos`',
  },
  'default POST /crmgas/invoice/releasePick': {
    access: 'model:INVOICE_APPLY',
    in: t.Object({ pickId: Id }),
    out: Done,
    summary: 'Harmless where it is over already',
  },
  'default GET /crmgas/invoice/summary': {
    access: 'model:INVOICE_VIEW',
    in: t.Object({ month: Month }),
    out: t.Object({
      openCount: t.Integer(),
      openAmount: Money,
      issuedCount: t.Integer(),
      issuedAmount: Money,
      redAmount: Money,
      /** Deadline within 30 days. */
      expiringCount: t.Integer(),
    }),
    summary: 'Issued and reversed in the month; open and expiring as of now',
  },
})
