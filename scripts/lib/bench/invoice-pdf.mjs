/* Invoices as documents (C IV-19), of the customers with invoices in the demo data: drawn each time they are opened. */
import { documentsPart } from '../documents.mjs'

const calls = '/api/crmgas/invoice'

export const part = documentsPart({
  name: 'invoice-pdf',
  most: 80,
  phones: ['13800000001', '13800000008'],
  /** The signed addresses of a customer's newest invoices that the gateway draws. */
  async addressesOf(ask) {
    const { list } = await ask(`${calls}/issuedList?pageSize=50`)
    const ids = list.map(({ invoiceId }) => invoiceId).join(',')
    const files = await ask(`${calls}/getElectronicInvoices?invoiceIds=${encodeURIComponent(ids)}`)
    return files.map(({ pdfUrl }) => pdfUrl)
  },
})
