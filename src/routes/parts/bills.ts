import { defineRoutes } from '../define'
import { p } from '../params'

export const bills = defineRoutes({
  '/pages/my-bill/list/list': {
    title: '我的账单',
    access: 'model:BILL_VIEW',
    params: { state: p.text, months: p.text, meterId: p.text },
  },
  '/pages/my-bill/details/details': {
    title: '账单详情',
    access: 'model:BILL_VIEW',
    params: { billId: p.needed(p.text) },
  },
  '/pages/my-bill/details/day-details': {
    title: '每日用气明细',
    access: 'model:BILL_VIEW',
    params: { billId: p.needed(p.text), meterId: p.text },
  },
})
