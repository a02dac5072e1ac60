import type { Row } from '../../db/rows'
import type { InvoiceItemLine, InvoiceParty, InvoicePieceLine, InvoiceRedLine, Opened } from '../../db/column-types'
import type { AccountKey } from '../gas-account/service'

export type { AccountKey }
export type ItemLine = InvoiceItemLine
export type Party = InvoiceParty
export type PieceLine = InvoicePieceLine
export type RedLine = InvoiceRedLine

export type Item = Row<'invoiceItem'>
export type Pick = Row<'invoicePick'>
export type Title = Opened<Row<'invoiceTitle'>>
export type Apply = Row<'invoiceApply'>
export type PieceRow = Row<'invoicePiece'>
export type Invoice = Row<'invoice'>
export type Line = Row<'invoiceLine'>
export type Share = Row<'invoiceShare'>
export type Red = Row<'invoiceRed'>
export type Mail = Row<'invoiceMail'>
export type Seller = Row<'sellerProfile'>
export type TaxItem = Row<'taxItem'>

/** What another module sells that may be invoiced. */
export interface Invoiceable extends AccountKey {
  source: Item['source']
  /** Names it for ever: the same number again is the same item. */
  sourceNo: string
  title: string
  month: string
  tradeTime: string
  /** It may be invoiced until then at least, whatever its trade says (IV-04). */
  openUntil?: string
  meterNo: string | null
  volume: string | null
  grossAmount: string
  goodsGroup: Item['goodsGroup']
  lines: ItemLine[]
  periodFrom?: string | null
  periodTo?: string | null
  billId?: string | null
  orderId?: string | null
  /** Why it can never be invoiced; absent where it can. */
  blockReason?: string
}
