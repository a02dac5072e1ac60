import { createGroup } from './store'

/** What an application asks for, as far as it has been filled in. */
export interface InvoiceForm {
  /** null: not chosen; the last one of the title stands then, if any. */
  invoiceType: '81' | '82' | null
  mergeMode: 'MERGE' | 'PER_ITEM' | 'PER_METER' | 'PER_MONTH'
  /** Up to three. */
  emails: readonly string[]
  receiverPhone: string
  showBuyerExtra: boolean
  remark: string
}

export interface InvoiceGroup {
  /** Items reserved for one invoice. */
  tradeData: {
    pickId: string
    items: readonly string[]
    expireAt: string
    sourceEntry: 'TRADE' | 'BILL'
    /** The bill it was opened for, where it was one. */
    billId?: string
    form?: Partial<InvoiceForm>
  } | null
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
