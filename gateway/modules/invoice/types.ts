import type { Row } from '../../db/rows'
import type {
  InvoiceFiles,
  InvoiceItemLine,
  InvoiceParty,
  InvoicePieceLine,
  InvoiceRedLine,
} from '../../db/column-types'

export type { AccountKey } from '../gas-account/service'
export type ItemLine = InvoiceItemLine
export type Party = InvoiceParty
export type PieceLine = InvoicePieceLine
export type RedLine = InvoiceRedLine
export type Files = InvoiceFiles

export type Item = Row<'invoiceItem'>
export type Pick = Row<'invoicePick'>
export type Title = Row<'invoiceTitle'>
export type Apply = Row<'invoiceApply'>
export type PieceRow = Row<'invoicePiece'>
export type Invoice = Row<'invoice'>
export type Line = Row<'invoiceLine'>
export type Share = Row<'invoiceShare'>
export type Red = Row<'invoiceRed'>
export type Mail = Row<'invoiceMail'>
export type Seller = Row<'sellerProfile'>
export type TaxItem = Row<'taxItem'>
