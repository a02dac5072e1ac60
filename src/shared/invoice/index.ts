export { InvoiceLines } from './InvoiceLines'
export { plainNumber, rateText } from './line-text'
export { InvoiceFacts } from './InvoiceFacts'
