import { defineRoutes } from '../define'
import { p } from '../params'

/** The message centre, its settings and the pages a message leads to (E 6.19 to 6.22; B 6.8). */
export const messages = defineRoutes({
  '/subPages/my-message/list': { title: '我的消息', access: 'bound', params: { categoryCode: p.text } },
  '/subPages/my-message/gasUsageChangeReminder': {
    title: '用气变化提醒',
    access: 'bound',
    params: { caseId: p.needed(p.text), messageId: p.text },
  },
  '/subPages/my-message/gasOverviewConsumption': {
    title: '用气概览',
    access: 'bound',
    // A week, 2025-W07, or a month.
    params: { groupId: p.text, period: p.needed(p.text) },
  },
  '/subPages/my-message/oderDeviation': {
    title: '订单偏差提醒',
    access: 'model:PACKAGE_VIEW',
    params: { caseId: p.needed(p.text) },
  },
  '/subPages/my-message/reasonReporting': {
    title: '原因上报',
    access: 'model:DEVIATION_REPORT',
    // A case, or the running gas day of a group.
    params: { caseId: p.text, groupId: p.text, date: p.text },
  },
  '/subPages/my-message/gasReasonSubmitResult': {
    title: '提交结果',
    access: 'bound',
    params: { caseId: p.needed(p.text) },
  },
  '/subPages/my-message/stop-gas': { title: '停气通知', access: 'bound', params: { stopId: p.text } },
  '/subPagesB/pages/smartMessage': { title: '智能消息', access: 'bound' },
  '/subPagesB/pages/messageReceptionSettings/index': { title: '消息接收设置', access: 'bound' },
  '/subPagesB/pages/messageReceptionSettings/serviceNotification': { title: '服务通知', access: 'bound' },
})
