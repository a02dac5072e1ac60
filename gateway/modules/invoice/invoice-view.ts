import type { Row, Out } from '@contract'
import type { Invoice, Red } from './types'

type InvoiceRow = Row<'default GET /crmgas/invoice/issuedList'>
type RedRow = Out<'default GET /crmgas/invoice/tradeDetail'>['reds'][number]

export const invoiceRow = (one: Invoice): InvoiceRow => ({
  invoiceId: one.invoiceId,
  applyId: one.applyId,
  invoiceType: one.invoiceType,
  invoiceCode: one.invoiceCode,
  invoiceNo: one.invoiceNo,
  color: one.color,
  status: one.status,
  buyerName: one.buyer.name,
  grossAmount: one.grossAmount,
  netAmount: one.netAmount,
  taxAmount: one.taxAmount,
  issueTime: one.issueTime,
  redAmount: one.redAmount,
})

export const redRow = (one: Red): RedRow => ({
  redId: one.redId,
  blueInvoiceId: one.blueInvoiceId,
  reason: one.reason,
  mode: one.mode,
  status: one.status,
  grossAmount: one.grossAmount,
  createdAt: one.createdAt,
  redInvoiceId: one.redInvoiceId,
})
