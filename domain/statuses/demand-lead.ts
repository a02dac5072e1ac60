import type { StatusText, Transition } from '../machine'

/** Enquiries about goods, services and ways of buying gas (E 3.2). */
export const leadStatus = {
  submitted: { label: '待受理', tone: 'primary' },
  assigned: { label: '待联系', tone: 'primary' },
  following: { label: '跟进中', tone: 'warning' },
  quoted: { label: '已报价', tone: 'warning' },
  accepted: { label: '已确认', tone: 'primary' },
  completed: { label: '已完成', tone: 'success' },
  cancelled: { label: '已取消', tone: 'muted' },
  closed: { label: '已关闭', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type LeadStatus = keyof typeof leadStatus
export type LeadEvent =
  | 'ASSIGN'
  | 'LATE'
  | 'FOLLOW'
  | 'QUOTE'
  | 'ACCEPT'
  | 'REJECT'
  | 'EXPIRE'
  | 'FINISH'
  | 'CLOSE'
  | 'CANCEL'

const from = (states: readonly LeadStatus[], on: LeadEvent, to: LeadStatus) =>
  states.map((state) => ({ from: state, on, to }))

/** `LATE`: the promised first contact has not come; the lead stays where it is (E-M-13). */
export const leadTransitions: readonly Transition<LeadStatus, LeadEvent>[] = [
  { from: 'submitted', on: 'ASSIGN', to: 'assigned' },
  { from: 'assigned', on: 'ASSIGN', to: 'assigned' },
  { from: 'assigned', on: 'LATE', to: 'assigned' },
  { from: 'assigned', on: 'FOLLOW', to: 'following' },
  { from: 'following', on: 'QUOTE', to: 'quoted' },
  { from: 'quoted', on: 'QUOTE', to: 'quoted' },
  { from: 'quoted', on: 'ACCEPT', to: 'accepted' },
  { from: 'quoted', on: 'REJECT', to: 'following' },
  { from: 'quoted', on: 'EXPIRE', to: 'following' },
  ...from(['following', 'accepted'], 'FINISH', 'completed'),
  ...from(['assigned', 'following', 'quoted', 'accepted'], 'CLOSE', 'closed'),
  ...from(['submitted', 'assigned', 'following', 'quoted'], 'CANCEL', 'cancelled'),
]

/** Tabs of a customer's list. */
export const leadTabs = {
  all: ['submitted', 'assigned', 'following', 'quoted', 'accepted', 'completed', 'cancelled', 'closed'],
  doing: ['submitted', 'assigned', 'following', 'quoted', 'accepted'],
  done: ['completed', 'cancelled', 'closed'],
} as const satisfies Record<string, readonly LeadStatus[]>

/** Unfinished ones as the guard against doubles sees them (E-M-09). */
export const UNFINISHED: readonly LeadStatus[] = ['submitted', 'assigned', 'following', 'quoted']

/** What a lead is about. */
export const leadTargets = { product: '商品', activity: '活动', plan: '购气方案', gasProduct: '用气产品' } as const
export type LeadTarget = keyof typeof leadTargets

export const leadSlots = { am: '上午', pm: '下午', any: '不限' } as const

interface Wish {
  expectedDate: string | null
  expectedSlot: keyof typeof leadSlots | null
}

/** '2026-11-25 上午'; the day alone where any hour will do; null without a wish. */
export const wishedFor = ({ expectedDate, expectedSlot }: Wish): string | null =>
  expectedDate === null || expectedSlot === null || expectedSlot === 'any'
    ? expectedDate
    : `${expectedDate} ${leadSlots[expectedSlot]}`

/** The page that led to the enquiry. */
export const leadSources = {
  mall: '商城',
  hot: '热销商品',
  goodBuyGas: '好买气',
  goodGas: '好气优选',
  news: '资讯',
  share: '分享',
  gpt: '智能助手',
  smart: '智能消息',
  activity: '活动',
} as const

export const followTypes = { system: '系统', call: '电话', visit: '上门', message: '留言', customer: '客户' } as const

export const quoteStatus = {
  open: { label: '待确认', tone: 'warning' },
  accepted: { label: '已接受', tone: 'success' },
  rejected: { label: '未接受', tone: 'muted' },
  expired: { label: '已过期', tone: 'muted' },
  replaced: { label: '已更新', tone: 'muted' },
} as const satisfies Record<string, StatusText>

/** Why a quote is not accepted (E-M-17). */
export const rejectReasons = {
  PRICE: '价格偏高',
  PLAN: '方案不合适',
  LATER: '暂不需要',
  OTHER: '其他',
} as const

/** Of a rating (E 6.4). */
export const leadTags = ['响应及时', '方案专业', '价格合理', '态度友好'] as const

/** Texts that a customer may add to a lead (E-M-15). */
export const MOST_SUPPLEMENTS = 5
/** Days after the end in which it is rated (E-M-18). */
export const RATING_DAYS = 30
