import type { InvoiceParty, InvoicePieceLine } from '../../db/column-types'

/** A line as it is kept; the platform does not get its owner. */
export type EInvoiceLine = Omit<InvoicePieceLine, 'shares'>

/** One invoice to be issued. The platform issues it once under its key, however often it is asked. */
export interface IssueRequest {
  companyCode: string
  key: string
  /** Digits of the province in the number. */
  province: string
  invoiceType: '81' | '82'
  seller: InvoiceParty
  buyer: InvoiceParty
  showBuyerExtra: boolean
  drawer: string
  remark: string
  lines: readonly EInvoiceLine[]
  grossAmount: string
}

/** What the platform keeps of an invoice. */
export interface Issued {
  /** 20 digits. */
  invoiceNo: string
  /** ISO time with offset. */
  issueTime: string
  /** Its own files; null where it has none. */
  files: { pdf: string; ofd: string | null; xml: string | null; pictures: string[] } | null
}

export type IssueAnswer = ({ state: 'ISSUED' } & Issued) | { state: 'PENDING' } | { state: 'REFUSED'; reason: string }

/** What a reversal asks for: `lines` in the order of the blue invoice, amounts positive. */
export interface RedRequest {
  companyCode: string
  key: string
  province: string
  invoiceType: '81' | '82'
  blueInvoiceNo: string
  reason: '01' | '02' | '03' | '04'
  isWhole: boolean
  needsBuyer: boolean
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: readonly (EInvoiceLine & { blueLineNo: number })[]
  grossAmount: string
}

/** A form as the platform has it: 01 no consent needed, 02 the buyer is asked, 04 the buyer agreed, 05 the buyer refused, 08 withdrawn. */
export interface RedForm {
  confirmNo: string
  state: '01' | '02' | '04' | '05' | '08'
}

/**
 * The provider of electronic invoices behind the tax platform (C 5.7). Waits for an outside system: never inside a transaction. Not
 * reachable, or no answer in time, throws; the request may still have been carried out: `query` before `issue`.
 */
export interface EInvoiceProvider {
  issue(request: IssueRequest): Promise<IssueAnswer>
  /** Null: the platform knows nothing under this key. */
  query(companyCode: string, key: string): Promise<IssueAnswer | null>
  createRed(request: RedRequest): Promise<RedForm>
  /** Null: there is no such form. */
  queryRed(companyCode: string, key: string): Promise<RedForm | null>
  withdrawRed(companyCode: string, key: string): Promise<void>
  issueRed(request: RedRequest & { confirmNo: string }): Promise<IssueAnswer>
  /**
   * Whether a notification came to the address that the platform was given for this key. What it says is not believed: it makes us ask.
   */
  isFromPlatform(key: string, mark: string): boolean
  /** What the platform reads as taken; anything else it sends again. */
  taken: string
}
