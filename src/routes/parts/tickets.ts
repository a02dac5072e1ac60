import { defineRoutes } from '../define'
import { p } from '../params'

const ticketType = p.oneOf('REPAIR', 'CONSULT', 'COMPLAINT', 'SUGGEST', 'APPLY')

/** Service tickets and the people and numbers to turn to (D 6.1, 6.2). */
export const tickets = defineRoutes({
  '/subPages/customer-service/index': {
    title: '客户服务',
    access: 'bound',
    params: { tab: p.oneOf('ALL', 'OPEN', 'CONFIRM', 'EVALUATE', 'CLOSED'), ticketType },
  },
  '/subPages/customer-service/add': {
    title: '提交工单',
    access: 'bound',
    face: 'public',
    params: {
      ticketType,
      subtype: p.text,
      relatedType: p.text,
      relatedId: p.text,
      meterNo: p.text,
      siteId: p.text,
      desc: p.text,
      title: p.text,
    },
  },
  '/subPages/customer-service/detail': {
    title: '工单详情',
    access: 'bound',
    params: { ticketId: p.needed(p.text) },
  },
  '/subPages/customer-service/evaluate': {
    title: '服务评价',
    access: 'bound',
    params: { ticketId: p.needed(p.text) },
  },
  '/subPages/butler': { title: '我的用气管家', access: 'bound' },
  '/subPages/hotline': { title: '服务热线', access: 'bound' },
})
