import { defineRoutes } from '../define'
import { p } from '../params'

/** Agreeing on a month's volume and money (A 6.10 to 6.13). */
export const settlement = defineRoutes({
  '/pages/manager-energy/settlement/monthly-bill': {
    title: '抄表结算确认',
    access: 'model:ENERGY_VIEW',
    resize: true,
    // Without a statement: the list of them.
    params: { statementId: p.text },
  },
  '/pages/manager-energy/settlement/monthly-bill-single': {
    title: '单表结算确认',
    access: 'model:ENERGY_VIEW',
    resize: true,
    params: { statementId: p.needed(p.text) },
  },
  '/pages/manager-energy/settlement/monthly-bill-detail-old': {
    title: '结算单（旧系统）',
    access: 'model:ENERGY_VIEW',
    resize: true,
    params: { statementId: p.needed(p.text) },
  },
  '/pages/manager-energy/signature': {
    title: '手写签名',
    access: 'model:SETTLE_SIGN',
    params: { statementId: p.needed(p.text), revision: p.needed(p.count), scope: p.oneOf('MULTI', 'SINGLE') },
  },
})
