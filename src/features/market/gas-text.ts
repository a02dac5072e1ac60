import type { Out, Row } from '@contract'
import { compareMoney, formatMoney, negateMoney } from '@domain/money'
import { formatVolumeNumber } from '@domain/volume'
import type { GasProduct } from './market-text'

export type GasRow = Row<'default GET /hqw/goodGas/productList'>
export type Recommendation = Out<'default GET /hqw/goodGas/recommend'>
export type TriedOffer = Recommendation['offers'][number]

export const gasKinds: Record<GasProduct['kind'], string> = {
  package: '用气套餐',
  ngPackage: '竞价气包',
  elective: '自选广场',
  substitution: '资源平衡',
}

/** '3.6000~3.9800 元/m³', one price once; 价格面议 where there is none (E 6.6). */
export function gasPriceText({ kind, priceFrom, priceTo }: Pick<GasProduct, 'kind' | 'priceFrom' | 'priceTo'>): string {
  if (priceFrom === null) return kind === 'substitution' ? '参与得奖励' : '价格面议'
  return `${priceTo === null || priceTo === priceFrom ? priceFrom : `${priceFrom}~${priceTo}`} 元/m³`
}

/** '10,000–500,000 m³'. */
export const gasVolumeText = ({ volumeMin, volumeMax }: Pick<GasProduct, 'volumeMin' | 'volumeMax'>): string =>
  `${formatVolumeNumber(volumeMin)}–${formatVolumeNumber(volumeMax)} m³`

/** How even the months are (E 6.7). */
export function spreadText(cv: string): string {
  const value = Number(cv)
  if (value < 0.15) return '平稳'
  return value < 0.35 ? '一般' : '波动大'
}

/** Why nothing was tried. */
export const reasonTexts: Record<NonNullable<Recommendation['reason']>, string> = {
  NO_ACCESS: '您没有查看用气数据的权限，请联系主账号开通',
  NO_DATA: '用气数据不足3个月，暂无法生成画像',
  NO_PRICE: '部分月份没有公布价，暂无法测算',
}

export const basisNames = { low: '最低月', mean: '月均', peak: '峰值月' } as const

/** Against the published price, in words. */
export function savingText(difference: string | null): string {
  if (difference === null) return ''
  const order = compareMoney(difference, '0')
  if (order === 0) return '与公布价相同'
  return order < 0 ? `少付 ${formatMoney(negateMoney(difference))}` : `多付 ${formatMoney(difference)}`
}
