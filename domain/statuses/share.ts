import type { StatusText } from '../machine'

/** What may be shared (E 2.3). */
export const shareTargets = {
  article: '文章',
  product: '商品',
  activity: '活动',
  hyq: '惠用气',
  lottery: '抽奖活动',
  knowledge: '节能知识',
  app: '应用',
} as const
export type ShareTarget = keyof typeof shareTargets

/** How a share leaves the app. */
export const shareChannels = {
  wxFriend: '微信好友',
  timeline: '朋友圈',
  copyLink: '复制链接',
  qr: '二维码',
  native: '系统分享',
} as const

/** What a visitor did after opening a share. */
export const shareActions = { open: '打开', toApp: '打开应用', toDetail: '查看', login: '登录', lead: '咨询' } as const
export const sharePlatforms = { weapp: '小程序', h5wx: '微信浏览器', h5: '浏览器', native: 'APP' } as const

/** Where a share stands (E 3.5): expired content is shown all the same, withdrawn content is not. */
export const shareStatus = {
  active: { label: '有效', tone: 'success' },
  expired: { label: '已过期', tone: 'muted' },
  revoked: { label: '已失效', tone: 'danger' },
} as const satisfies Record<string, StatusText>
