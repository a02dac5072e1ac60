import { defineRoutes } from '../define'
import { p } from '../params'

/** Usage, month bills and prices: what was used and what a cubic metre costs (A 6.3 to 6.9, 6.36, 6.39, 6.40). */
export const energy = defineRoutes({
  '/pages/dg-manager-energy/dg-manager-energy': {
    title: '用能管理',
    access: 'model:ENERGY_VIEW',
    params: { month: p.month },
  },
  '/pages/manager-energy/manager-energy-info/manager-energy-info': {
    title: '用能信息',
    access: 'model:ENERGY_VIEW',
    dwell: 'energyInfo',
    params: { meterId: p.text, granularity: p.oneOf('HOUR', 'DAY', 'MONTH', 'YEAR') },
  },
  '/pages/manager-energy/manager-energy-info/monthly-bill-preview': {
    title: '月账单预览',
    access: 'model:ENERGY_VIEW',
    dwell: 'energyInfo',
    params: { meterId: p.text },
  },
  '/pages/manager-energy/manager-energy-info/monthly-bill': {
    title: '月账单',
    access: 'model:ENERGY_VIEW',
    params: { meterId: p.text, year: p.count },
  },
  '/pages/manager-energy/manager-energy-info/monthly-bill-detail': {
    title: '月账单详情',
    access: 'model:ENERGY_VIEW',
    params: { billMonth: p.needed(p.month), statementId: p.text },
  },
  '/pages/manager-energy/manager-energy-info/monthly-bill-detail-single': {
    title: '单表月账单',
    access: 'model:ENERGY_VIEW',
    dwell: 'energyInfo',
    params: { meterId: p.needed(p.text), billMonth: p.needed(p.month) },
  },
  '/pages/manager-energy/manager-energy-info/monthly-bill-detail-old': {
    title: '月账单详情（旧系统）',
    access: 'model:ENERGY_VIEW',
    params: { billMonth: p.needed(p.month), meterId: p.text },
  },
  '/subPages/changeRecord': { title: '变更记录', access: 'model:ENERGY_VIEW', params: { meterId: p.text } },
  '/subPagesB/pages/natgas': {
    title: '政府指导价',
    access: 'bound',
    params: { gasUse: p.oneOf('IND', 'COM', 'PUB', 'HEAT') },
  },
  '/subPagesB/pages/gas-inquiry': { title: '气价查询', access: 'model:ENERGY_VIEW', params: { meterId: p.text } },
})
