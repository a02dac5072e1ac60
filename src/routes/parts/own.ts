import { defineRoutes } from '../define'
import { p } from '../params'

/** Pages beyond the product's route list: where an unknown address lands, whether a signed document holds, the staff desk, and the gallery of development builds. */
export const own = defineRoutes({
  '/pages/not-found/not-found': { title: '页面不存在', access: 'public', params: { path: p.text } },
  '/pages/verify/verify': { title: '验签', access: 'public', params: { hash: p.text } },
  '/pages/desk/desk': {
    title: '服务工作台',
    access: 'login',
    h5Only: true,
    params: { bizType: p.text, share: p.oneOf('ALL', 'FREE', 'MINE') },
  },
  '/pages/desk/case': { title: '任务', access: 'login', h5Only: true, params: { taskId: p.needed(p.text) } },
  '/pages/desk/tickets': { title: '工单', access: 'login', h5Only: true, params: { ticketType: p.text } },
  '/pages/desk/ticket': { title: '工单', access: 'login', h5Only: true, params: { ticketId: p.needed(p.text) } },
  '/pages/desk/electives': { title: '自选', access: 'login', h5Only: true },
  '/pages/desk/elective': { title: '自选', access: 'login', h5Only: true, params: { periodId: p.needed(p.text) } },
  '/pages/desk/leads': {
    title: '咨询单',
    access: 'login',
    h5Only: true,
    params: { state: p.text, adviserId: p.text },
  },
  '/pages/desk/lead': { title: '咨询单', access: 'login', h5Only: true, params: { leadNo: p.needed(p.text) } },
  '/pages/desk/lotteries': { title: '抽奖活动', access: 'login', h5Only: true },
  // Without an id: a new one.
  '/pages/desk/lottery': {
    title: '抽奖活动',
    access: 'login',
    h5Only: true,
    params: { campaignId: p.text, edit: p.flag },
  },
  '/pages/desk/apps': { title: '应用中心', access: 'login', h5Only: true },
  '/pages/desk/quarters': {
    title: '惠用气',
    access: 'login',
    h5Only: true,
    params: { tab: p.oneOf('QUARTERS', 'CALLS') },
  },
  '/pages/desk/meters': { title: '检定与标定', access: 'login', h5Only: true },
  '/pages/desk/projects': { title: '工程', access: 'login', h5Only: true },
  // Without an id: a new one, of a ticket where one asked for it.
  '/pages/desk/project': {
    title: '工程',
    access: 'login',
    h5Only: true,
    params: { projectId: p.text, ticketId: p.text },
  },
  '/pages/desk/bids': { title: '竞购活动', access: 'login', h5Only: true },
  '/pages/desk/balances': { title: '资源平衡', access: 'login', h5Only: true, params: { status: p.text } },
  '/pages/desk/balance': {
    title: '资源平衡活动',
    access: 'login',
    h5Only: true,
    params: { activityId: p.needed(p.text) },
  },
  '/pages/desk/activities': {
    title: '活动',
    access: 'login',
    h5Only: true,
    params: { state: p.oneOf('all', 'running', 'coming', 'ended') },
  },
  // Without an id: a new one.
  '/pages/desk/activity': {
    title: '活动',
    access: 'login',
    h5Only: true,
    params: { activityId: p.text, edit: p.flag },
  },
  '/pages/desk/document': { title: '协议与政策', access: 'login', h5Only: true },
  '/pages/desk/helps': {
    title: '帮助条目',
    access: 'login',
    h5Only: true,
    params: { tab: p.oneOf('PUBLISHED', 'DRAFT', 'OFFLINE', 'ASKED') },
  },
  // Without an id: a new one, for a question that nothing answered.
  '/pages/desk/help': {
    title: '帮助条目',
    access: 'login',
    h5Only: true,
    params: { articleId: p.text, title: p.text },
  },
  '/pages/desk/articles': {
    title: '文章',
    access: 'login',
    h5Only: true,
    params: { status: p.oneOf('draft', 'scheduled', 'published', 'offline') },
  },
  // Without an id: a new one.
  '/pages/desk/article': { title: '文章', access: 'login', h5Only: true, params: { articleId: p.text, edit: p.flag } },
  '/pages/desk/products': {
    title: '商品',
    access: 'login',
    h5Only: true,
    params: { status: p.oneOf('draft', 'onSale', 'soldOut', 'offSale') },
  },
  // Without an id: a new one.
  '/pages/desk/product': { title: '商品', access: 'login', h5Only: true, params: { productId: p.text, edit: p.flag } },
  '/pages/desk/banners': { title: '轮播图', access: 'login', h5Only: true },
  '/pages/desk/broadcasts': { title: '群发消息', access: 'login', h5Only: true },
  // Without an id: a new one.
  '/pages/desk/broadcast': { title: '群发消息', access: 'login', h5Only: true, params: { batchId: p.text } },
  '/pages/desk/assistant': {
    title: '智能助手',
    access: 'login',
    h5Only: true,
    params: { tab: p.oneOf('ASKED', 'TERMS') },
  },
  '/pages/desk/outlets': {
    title: '服务网点',
    access: 'login',
    h5Only: true,
    params: { status: p.oneOf('OPEN_NORMAL', 'SUSPENDED', 'CLOSED_DOWN') },
  },
  // Without an id: a new one.
  '/pages/desk/outlet': { title: '服务网点', access: 'login', h5Only: true, params: { outletId: p.text } },
  '/pages/desk/dead': { title: '死信', access: 'login', h5Only: true },
  '/pages/dev/native': { title: '原生外壳', access: 'public', developmentOnly: true },
  '/pages/dev/gallery': {
    title: '组件样张',
    access: 'public',
    developmentOnly: true,
    params: {
      part: p.oneOf(
        'page',
        'controls',
        'data',
        'parts',
        'charts',
        'feedback',
        'nut',
        'list',
        'details',
        'form',
        'forms',
        'result',
        'tab',
      ),
      theme: p.oneOf('light', 'dark'),
      text: p.oneOf('normal', 'large', 'care'),
    },
  },
  '/pages/dev/looks': { title: '样张对照', access: 'public', developmentOnly: true, h5Only: true },
})
