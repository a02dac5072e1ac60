import { defineRoutes } from '../define'
import { p } from '../params'

/** Invoices of single payments and the preview of any invoice (C 6.6, 6.7). */
export const invoice = defineRoutes({
  '/pages/invoice/trade-list': {
    title: '交易开票',
    access: 'model:INVOICE_VIEW',
    params: { status: p.text, meterNo: p.text, tradeNo: p.text },
  },
  '/pages/invoice/invoice-new': { title: '开具发票', access: 'model:INVOICE_APPLY', params: { tradeNo: p.text } },
  '/pages/invoice/invoice-title': {
    title: '选择抬头',
    access: 'model:INVOICE_APPLY',
    params: { mode: p.oneOf('pick', 'view'), invoiceType: p.oneOf('81', '82') },
  },
  '/pages/invoice/invoice-detail': {
    title: '发票详情',
    access: 'model:INVOICE_VIEW',
    params: { invoiceId: p.needed(p.text) },
  },
  '/subPagesB/pages/reviewPdfImage': {
    title: '发票预览',
    access: 'model:INVOICE_VIEW',
    params: { invoiceId: p.text, applyId: p.text },
  },
})
