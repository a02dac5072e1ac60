import { defineRoutes } from '../define'
import { p } from '../params'

/** Contracts, the order centre and the texts both refer to (B 6.6, 6.7). */
export const contracts = defineRoutes({
  '/subPagesB/pages/signManagement/index': {
    title: '合同签署',
    access: 'model:CONTRACT_VIEW',
    params: { tab: p.oneOf('todo', 'done', 'void') },
  },
  '/subPagesB/pages/signManagement/iframe-screen': {
    title: '合同签署',
    access: 'model:CONTRACT_SIGN',
    params: { taskId: p.needed(p.text) },
  },
  '/subPagesB/pages/signManagement/management': {
    title: '合同管理',
    access: 'model:CONTRACT_VIEW',
    params: { contractId: p.text, status: p.text },
  },
  '/subPagesB/pages/signManagement/annualFrameContract': {
    title: '年度框架合同',
    access: 'model:CONTRACT_VIEW',
    params: { year: p.count },
  },
  '/pages/my-order/contract-reminder-notice': {
    title: '合同到期提醒',
    access: 'model:CONTRACT_VIEW',
    params: { noticeId: p.text },
  },
  '/pages/my-order/my-order-list': {
    title: '我的订单',
    access: 'model:ORDER_VIEW',
    params: {
      group: p.oneOf('TODO', 'DOING', 'DONE', 'CLOSED'),
      orderType: p.oneOf('PACKAGE', 'CHILD', 'SUPPLEMENT', 'NG', 'ELECTIVE', 'SUBSTITUTION', 'TOPUP', 'INSTALMENT'),
    },
  },
  '/pages/my-order/my-order-detail': {
    title: '订单详情',
    access: 'model:ORDER_VIEW',
    params: { orderKey: p.needed(p.text) },
  },
  // An unknown code is answered by the page itself.
  '/pages/transaction-process/text': { title: '交易流程', access: 'bound', params: { code: p.needed(p.text) } },
})
