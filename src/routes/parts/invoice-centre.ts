import { defineRoutes } from '../define'
import { p } from '../params'

/** Further addresses of the pages, below the centre's own (CV-4). */
const below = (page: string): readonly string[] => [`/subPagesB/pages/applyForInvoice/index/${page}`]

/** The invoice centre: bills, batches, titles (C 6.7). */
export const invoiceCentre = defineRoutes({
  '/subPagesB/pages/applyForInvoice/index': { title: '开票中心', access: 'model:INVOICE_VIEW' },
  '/subPagesB/pages/applyForInvoice/waitInvoice': {
    title: '待开票',
    access: 'model:INVOICE_VIEW',
    aliases: below('waitInvoice'),
    params: { expiring: p.flag, month: p.month },
  },
  '/subPagesB/pages/applyForInvoice/waitInvoice-search': {
    title: '搜索待开票',
    access: 'model:INVOICE_VIEW',
    aliases: below('waitInvoice-search'),
  },
  '/subPagesB/pages/applyForInvoice/detailInvoiced': {
    title: '已开票',
    access: 'model:INVOICE_VIEW',
    aliases: below('detailInvoiced'),
  },
  '/subPagesB/pages/applyForInvoice/matrix': {
    title: '财务对账',
    access: 'model:INVOICE_VIEW',
    aliases: below('matrix'),
    params: { view: p.oneOf('ALL', 'GAPS'), months: p.text, title: p.text, meterNo: p.text },
  },
  '/subPagesB/pages/applyForInvoice/startInvoice': {
    title: '填写开票信息',
    access: 'model:INVOICE_APPLY',
    aliases: below('startInvoice'),
    params: { billId: p.text },
  },
  '/subPagesB/pages/applyForInvoice/invoiceDetails': {
    title: '开票申请详情',
    access: 'model:INVOICE_VIEW',
    aliases: below('invoiceDetails'),
    params: { applyId: p.needed(p.text) },
  },
  '/subPagesB/pages/applyForInvoice/detail': {
    title: '开票项明细',
    access: 'model:INVOICE_VIEW',
    aliases: below('detail'),
    params: { tradeNo: p.needed(p.text) },
  },
  '/subPagesB/pages/applyForInvoice/addCompanyTitle': {
    title: '添加抬头',
    access: 'model:INVOICE_TITLE',
    aliases: below('addCompanyTitle'),
    params: { titleId: p.text, from: p.text },
  },
  '/subPagesB/pages/applyForInvoice/manageCompanyTitle': {
    title: '抬头管理',
    access: 'model:INVOICE_TITLE',
    aliases: below('manageCompanyTitle'),
  },
  '/subPagesB/pages/applyForInvoice/moreContent': {
    title: '更多内容',
    access: 'model:INVOICE_APPLY',
    aliases: below('moreContent'),
  },
  '/subPagesB/pages/applyForInvoice/success': {
    title: '提交成功',
    access: 'model:INVOICE_APPLY',
    aliases: below('success'),
    params: { applyId: p.needed(p.text) },
  },
})
