/* What columns of invoices hold as jsonb (C 2.16, C 2.20). */
import type { Sealed } from './column-kinds'

/** A line of what may be invoiced: prices with tax (C 2.16). */
export interface InvoiceItemLine {
  lineNo: number
  taxItemCode: TaxItemCode
  /** m³ or pieces, four decimals; null where only an amount is meant. */
  quantity: string | null
  /** With tax, four decimals. */
  unitPrice: string | null
  /** With tax. */
  grossAmount: string
  /** '0.09', as it held on the day of the trade. */
  taxRate: string
}
export type TaxItemCode = 'NG_PIPE' | 'NG_LATEFEE' | 'METER' | 'REPAIR' | 'INSTALL'

/** Buyer or seller as printed; '' for what was not given. */
export interface InvoiceParty {
  name: string
  taxNo: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
}

/** The same as it is kept. */
export type SealedParty = Omit<InvoiceParty, 'address' | 'phone' | 'bankAccount'> & {
  address: Sealed
  phone: Sealed
  bankAccount: Sealed
}

/** A line of an invoice that is to be issued: prices without tax (C 2.20). */
export interface InvoicePieceLine {
  goodsName: string
  spec: string
  unit: string
  quantity: string | null
  /** Eight decimals. */
  unitPrice: string | null
  netAmount: string
  taxRate: string
  taxAmount: string
  grossAmount: string
  taxCode: string
  isDiscount: boolean
  /** What of it belongs to which item, with tax; they add up to the line. */
  shares: { itemId: string; grossAmount: string }[]
}

/** A line of a reversal, its amounts positive; the red invoice carries them negative. */
export interface InvoiceRedLine {
  lineNo: number
  quantity: string | null
  netAmount: string
  taxAmount: string
  grossAmount: string
}

/** Where the tax platform keeps an invoice: https addresses. */
export interface InvoiceFiles {
  pdf: string
  ofd: string | null
  xml: string | null
  pictures: string[]
}
