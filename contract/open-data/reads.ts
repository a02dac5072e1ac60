import { Type as t, type TObject, type TProperties } from '@sinclair/typebox'
import { ReadingSource } from '../codes'
import { DateText, Id, Instant, Month, Nullable, OneOf, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { GuestUse, guestBillFields, guestInvoiceFields } from '../guest/reads'

/** Keyset page: what comes after the last item of the page before. */
const after = {
  /** `next` of the page before; absent: from the beginning. */
  cursor: t.Optional(t.String({ minLength: 1, maxLength: 200, description: '上一页的 `next`' })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: 100, default: 50, description: '每页条数' })),
}
const months = {
  monthFrom: t.Optional(t.String({ ...Month, description: 'YYYY-MM，含当月' })),
  monthTo: t.Optional(t.String({ ...Month, description: 'YYYY-MM，含当月' })),
}

const Slice = <P extends TProperties>(item: TObject<P>) =>
  t.Object({
    items: t.Array(item),
    /** `cursor` of the next page; null: this is the last. */
    next: Nullable(t.String({ description: '下一页的 `cursor`；null 表示没有下一页' })),
    /** When these figures were read; each item says beside it how old its own are. */
    asOf: Instant,
  })

export const openReadingFields = {
  readingId: Id,
  meterId: Id,
  meterNo: t.String(),
  channelNo: t.String(),
  readAt: Instant,
  gasDay: DateText,
  /** Register in standard m³. */
  stdReading: Volume2,
  /** Register in m³ as measured, before conversion; null where the meter has none. */
  workReading: Nullable(Volume2),
  source: ReadingSource,
  state: OneOf('VALID', 'SUSPECT', 'REJECTED'),
}

const refused = ['2574', '2575'] as const

/** Y-31: what a customer's own software reads, under `Authorization: Bearer <secret of the key>`. */
export const openReads = endpoints({
  'b2b GET /open/v1/bills': {
    access: 'key',
    refuses: [...refused, '2902'],
    in: t.Object({ ...months, ...after }),
    out: Slice(t.Object(guestBillFields)),
    summary: 'Bills by their month, the newest first. Scope BILL',
  },
  'b2b GET /open/v1/usage': {
    access: 'key',
    refuses: [...refused, '2902'],
    in: t.Object({ ...months, ...after }),
    out: Slice(GuestUse),
    summary: 'Settled months of use, the newest first; amounts with scope BILL only. Scope USAGE',
  },
  'b2b GET /open/v1/readings': {
    access: 'key',
    refuses: [...refused, 'A2101', 'A2316', 'A2331'],
    in: t.Object({
      meterId: t.Optional(t.String({ minLength: 1, maxLength: 8, description: '不填为全部表具' })),
      from: t.String({ ...DateText, description: 'YYYY-MM-DD，北京时间，含当日' }),
      to: t.String({ ...DateText, description: 'YYYY-MM-DD，含当日，最多62天' }),
      ...after,
    }),
    out: Slice(t.Object(openReadingFields)),
    summary: 'Registers of meters, the oldest first, doubted and rejected ones too. Scope READING',
  },
  'b2b GET /open/v1/invoices': {
    access: 'key',
    refuses: refused,
    in: t.Object({ ...months, ...after }),
    out: Slice(t.Object(guestInvoiceFields)),
    summary: 'Invoices by month of issue, red ones too, the newest first. Scope INVOICE',
  },
  'b2b GET /open/v1/openapi.json': {
    access: 'public',
    summary: 'This document (OpenAPI 3.1)',
  },
})
