import { defineRoutes } from '../define'
import { p } from '../params'

const planType = p.oneOf('YEAR', 'MONTH', 'DAY')
/** How a calculator has come to what it fills in. */
const method = p.oneOf('DEVICE', 'OUTPUT', 'HISTORY')

/** Declared gas plans, their changes and the calculators (B 6.5). */
export const prediction = defineRoutes({
  '/subPagesB/pages/predict-gas/switch-group': {
    title: '切换用气分组',
    access: 'model:PREDICT_VIEW',
    dwell: 'gasDemand',
    noSwipeBack: true,
    params: { redirect: p.needed(p.route) },
  },
  '/subPagesB/pages/predict-gas/report': {
    title: '用气申报',
    access: 'model:PREDICT_VIEW',
    dwell: 'gasDemand',
    params: { groupId: p.text, planType, period: p.text, prefill: p.text, method },
  },
  '/subPagesB/pages/predict-gas/detail': {
    title: '计划详情',
    access: 'model:PREDICT_VIEW',
    dwell: 'gasDemand',
    // Without a group the chosen one.
    params: { groupId: p.text, month: p.month, planId: p.text },
  },
  '/subPagesB/pages/predict-gas/change': {
    title: '计划变更',
    access: 'model:PREDICT_REPORT',
    dwell: 'gasDemand',
    // Without a group the chosen one.
    params: { groupId: p.text, planType, period: p.text },
  },
  '/subPagesB/pages/predict-gas/record': {
    title: '申报记录',
    access: 'model:PREDICT_VIEW',
    dwell: 'gasDemand',
    // Without a group the chosen one.
    params: { groupId: p.text, planType, tab: p.text },
  },
  '/subPagesB/pages/predict-gas/calculator': {
    title: '用气测算',
    access: 'model:PREDICT_VIEW',
    // P-17: it works out a month or a day.
    params: { from: p.oneOf('report'), planType: p.oneOf('MONTH', 'DAY'), period: p.text },
  },
  '/pages/predict-gas/predict-gas-calculator': { title: '用气估算', access: 'bound' },
  '/pages/predict-gas/predict-gas-change': {
    title: '快捷变更',
    access: 'model:PREDICT_REPORT',
    params: { groupId: p.text, date: p.oneOf('today', 'tomorrow') },
  },
})
