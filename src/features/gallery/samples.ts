/*
 * Specimen data of the gallery page (development builds only).
 */
import { type ChartPoint, type MeterCardProps, type Shortcut, type TabItem } from '@/ui'

export const TABS: readonly TabItem[] = [
  { key: 'home', label: '首页', icon: 'home' },
  { key: 'mall', label: '商城', icon: 'mall' },
  { key: 'news', label: '头条', icon: 'news' },
  { key: 'me', label: '我的', icon: 'me' },
]

export const METERS: readonly MeterCardProps[] = [
  {
    name: '1#窑炉',
    tags: [
      { label: '在线', tone: 'success', dot: true },
      { label: '阀门开启', tone: 'muted' },
    ],
    meta: 'TRZ G400 · 表号 003010010101',
    readingLabel: '最近读数 · 今天 09:00',
    reading: '12843526.8',
    action: '充值',
  },
  {
    name: '2#窑炉',
    tags: [{ label: '离线', tone: 'muted', dot: true }],
    meta: 'G250 · 表号 003010010102',
    readingLabel: '数据停留在 11-21 08:00',
    reading: '7126084.3',
    stale: true,
  },
  { name: '食堂锅炉', meta: 'G16 · 表号 003010010103', readingLabel: '最近读数', reading: null },
]

export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'meters', label: '我的表具', icon: 'meter' },
  { key: 'energy', label: '用能信息', icon: 'gauge' },
  { key: 'manager', label: '用能管家', icon: 'pie' },
  { key: 'predict', label: '气量预测', icon: 'predict' },
  { key: 'pay', label: '充值缴费', icon: 'wallet' },
  { key: 'bills', label: '我的账单', icon: 'bill' },
  { key: 'invoices', label: '发票服务', icon: 'invoice' },
  { key: 'sign', label: '合同签约', icon: 'sign', badge: 1 },
  { key: 'packages', label: '气量套餐', icon: 'package', fresh: true },
  { key: 'more', label: '更多', icon: 'grid' },
]

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']
const VALUES = [6800, 6820, 6890, 6870, 7110, 6650, 5880, 6820, 6890, 6740, 6770, 7150, 6520, 6254.18]

/** The last days up to 11-22 (a Sunday). */
export function dailyPoints(count: number): ChartPoint[] {
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const date = new Date(Date.UTC(2026, 10, 22 - back))
    const label = date.toISOString().slice(5, 10)
    return {
      key: label,
      label: back === 0 ? '昨日' : label,
      title: `${label} 周${WEEKDAYS[date.getUTCDay()] ?? ''}`,
      value: String(VALUES[index % VALUES.length]),
      note: '较日均 +7.0%',
    }
  })
}

const MONTHS = [214, 122, 217, 220, 214, 207, 202, 199, 198.8, 209]
const BEFORE = [206, 118, 210, 213, 209, 203, 196, 195, 194, 203, 206, 204]

export const monthPoints: readonly ChartPoint[] = BEFORE.map((before, index) => {
  const now = MONTHS[index]
  return {
    key: String(index + 1),
    label: `${index + 1}月`,
    title: `2026-${String(index + 1).padStart(2, '0')}`,
    value: now === undefined ? null : String(now * 1000),
    previous: String(before * 1000),
  }
})

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="${colour}"/></svg>`)}`

/** Plain areas of colour: no gateway has to be there. */
export const PICTURES = [picture('#3286fe'), picture('#14b8a6')] as const
