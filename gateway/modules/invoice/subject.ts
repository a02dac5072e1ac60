import { formatAmount } from '@domain/money'
import { invoiceStatus } from '@domain/statuses/invoice'
import type { FindSubject } from '../ticket/service'
import { findInvoice } from './repo/invoices'

/** An invoice as a ticket about it shows it. */
export const invoiceSubject: FindSubject = async (work, { bp }, invoiceId) => {
  const invoice = await findInvoice(work.db, bp, invoiceId)
  if (!invoice) return undefined
  return {
    title: `发票 ${invoice.invoiceNo}`,
    route: `/pages/invoice/invoice-detail?invoiceId=${invoiceId}`,
    facts: [
      { label: '发票号码', value: invoice.invoiceNo },
      { label: '价税合计', value: `${formatAmount(invoice.grossAmount)}元` },
      { label: '购买方', value: invoice.buyer.name },
      { label: '状态', value: invoiceStatus[invoice.status].label },
    ],
  }
}
