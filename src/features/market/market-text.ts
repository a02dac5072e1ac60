import { formatMoney } from '@domain/money'
import type { Out } from '@contract'
import type { StatusLook } from '@/ui'

type Home = Out<'default GET /crmgas/market/home'>
export type Product = Home['hotProducts'][number]
export type Activity = Home['activities'][number]
export type GasProduct = Home['gasProducts'][number]

/** What a product costs, as text (E-M-02). */
export function priceText({ priceMode, price, unit }: Pick<Product, 'priceMode' | 'price' | 'unit'>): string {
  if (priceMode === 'quote' || price === null) return priceMode === 'free' ? '免费' : '询价'
  if (priceMode === 'free') return '免费'
  const amount = formatMoney(price)
  return priceMode === 'from' ? `${amount}起` : unit === '' ? amount : `${amount}/${unit}`
}

/** When an activity is: days of a long one, minutes of one that ends on its day. */
export function activityTime({ startAt, endAt }: Pick<Activity, 'startAt' | 'endAt'>): string {
  const [from, to] = [startAt.slice(0, 10), endAt.slice(0, 10)]
  return from === to ? `${from} ${startAt.slice(11, 16)}–${endAt.slice(11, 16)}` : `${from} 至 ${to}`
}

/** 已报名, 剩余{n}个名额 or what is in the way; '' when the activity has no sign-up. */
export function signUpText({
  signUpState,
  quota,
  quotaUsed,
}: Pick<Activity, 'signUpState' | 'quota' | 'quotaUsed'>): string {
  if (signUpState === null) return ''
  if (signUpState === 'signed') return '已报名'
  if (signUpState === 'waiting') return '候补中'
  if (signUpState === 'notStarted') return '报名未开始'
  if (signUpState === 'over') return '报名已截止'
  if (quota === null || quotaUsed === null) return ''
  const left = Math.max(0, quota - quotaUsed)
  return left === 0 ? '名额已满' : `剩余${left}个名额`
}

export const gasLooks: Record<GasProduct['state'], StatusLook> = {
  open: { label: '抢购中', tone: 'primary' },
  coming: { label: '即将开始', tone: 'warning' },
  soldOut: { label: '已售罄', tone: 'muted' },
  closed: { label: '已结束', tone: 'muted' },
}

/** Nothing to show in any block: 商城正在上新. */
export const isEmptyHome = (home: Home): boolean =>
  [home.banners, home.categories, home.gasProducts, home.hotProducts, home.activities, home.newProducts].every(
    (list) => list.length === 0,
  )
