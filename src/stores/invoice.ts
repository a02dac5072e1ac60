import { createGroup } from './store'

export interface InvoiceGroup {
  /** Items reserved for one invoice. */
  tradeData: { pickId: string; items: readonly string[]; expireAt: string; sourceEntry: string } | null
  /** The title chosen on the title page. */
  invoiceTitle: { titleId: string; name: string } | null
  /** Lists of invoices reload when shown next. */
  isUpdateList: boolean
  /** The month-end strip was not closed yet this month. */
  isShowTips: boolean
}

export const useInvoice = createGroup<InvoiceGroup>({
  tradeData: null,
  invoiceTitle: null,
  isUpdateList: false,
  isShowTips: true,
})
