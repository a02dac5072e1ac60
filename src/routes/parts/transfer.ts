import { defineRoutes } from '../define'
import { p } from '../params'

/** Bank transfer, instalments, reminders of what is due (A 6.25, 6.26, 6.34, 6.35, 6.38). */
export const transfer = defineRoutes({
  '/pages/pay/pay-telegraphic-transfer': {
    title: '电汇缴费',
    access: 'model:PAY_TRANSFER',
    // Bills, an open transfer, or a package order with its fixed amount.
    params: { billIds: p.list, ttId: p.text, bizType: p.text, bizNo: p.text, amount: p.text, payNo: p.text },
  },
  '/pages/pay/pay-telegraphic-transfer/confirm-order': {
    title: '确认电汇单',
    access: 'model:PAY_TRANSFER',
    params: { ttId: p.text },
  },
  '/subPages/installment/list': { title: '分期缴费', access: 'model:PAY_INSTALLMENT', params: { apply: p.flag } },
  '/subPages/installment/detail': {
    title: '分期详情',
    access: 'model:PAY_INSTALLMENT',
    params: { planId: p.needed(p.text) },
  },
  '/subPagesB/pages/pay-remind': {
    title: '缴费提醒',
    access: 'model:PAY_TOPUP',
    dwell: 'topup',
    params: { tab: p.oneOf('list', 'setting') },
  },
})
