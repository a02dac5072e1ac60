import type { Validity } from '@domain/statuses/gas-device'

/** '剩 2 天', '今天到期', '已过 12 天'. */
export const leftText = (days: number): string =>
  days > 0 ? `剩 ${days} 天` : days === 0 ? '今天到期' : `已过 ${-days} 天`

/** Colour of an end: near or past ones only. */
export const toneOf = (validity: Validity): string =>
  validity === 'OVERDUE' ? 'c-danger' : validity === 'DUE_SOON' ? 'c-warning' : 't2'

/** Chips of a list by validity, with their counts. */
export const validityWords = [
  { key: 'NORMAL', label: '正常' },
  { key: 'DUE_SOON', label: '即将到期' },
  { key: 'OVERDUE', label: '已超期' },
] as const

export const NOT_FOR_BILLS = '按额定流量、运行时间和逐时曲线推算，不用于结算'

/** '85' of '0.85'. */
export const percentOfRatio = (ratio: string): string => String(Math.round(Number(ratio) * 100))

/** Ends of an alarm. */
export const termNames = { LIFE: '使用期限', CALIBRATE: '标定', CHECK: '功能自检' } as const
