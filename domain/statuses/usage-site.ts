import type { StatusText, Transition } from '../machine'

/** Places of gas use that a customer declares (D 3.4). A changed confirmed place is a new row that replaces it when it is confirmed. */
export const siteStatus = {
  PENDING: { label: '待审核', tone: 'warning' },
  CONFIRMED: { label: '已确认', tone: 'success' },
  REJECTED: { label: '未通过', tone: 'danger' },
  REPLACED: { label: '已更新', tone: 'muted' },
  DELETED: { label: '已删除', tone: 'muted' },
} as const satisfies Record<string, StatusText>

export type SiteStatus = keyof typeof siteStatus
export type SiteEvent = 'EDIT' | 'CONFIRM' | 'REJECT' | 'REPLACE' | 'DELETE'

export const siteTransitions: readonly Transition<SiteStatus, SiteEvent>[] = [
  { from: 'PENDING', on: 'EDIT', to: 'PENDING' },
  { from: 'REJECTED', on: 'EDIT', to: 'PENDING' },
  { from: 'PENDING', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'PENDING', on: 'REJECT', to: 'REJECTED' },
  { from: 'CONFIRMED', on: 'REPLACE', to: 'REPLACED' },
  { from: 'PENDING', on: 'DELETE', to: 'DELETED' },
  { from: 'REJECTED', on: 'DELETE', to: 'DELETED' },
]

/** Dictionary INDUSTRY (D 8.7). */
export const industries = {
  CERAMICS: '陶瓷',
  TEXTILE: '纺织',
  GLASS: '玻璃',
  FOOD: '食品',
  CHEMICAL: '化工',
  MACHINERY: '机械',
  CATERING: '餐饮',
  HOTEL: '酒店',
  HOSPITAL: '医院',
  SCHOOL: '学校',
  OTHER: '其他',
} as const

/** The owner of a place's record: the gas company's own rows are read-only for the customer. */
export const siteSources = { COMPANY: '燃气公司', CUSTOMER: '客户' } as const

/** RC-09. */
export const MOST_SITES = 20
/** Rows of a customer's places at most: of each place the one that stands and its change (D 3.4). One page of the list holds them. */
export const MOST_SITE_ROWS = 2 * MOST_SITES
