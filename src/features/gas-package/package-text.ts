import { formatClock, formatMoment, formatSpan } from '@domain/date-format'
import { DAY, firstOfMonth, lastOfMonth, monthOf, type DateText } from '@domain/date'
import { compareDecimals, rounded } from '@domain/decimal-text'
import { sharePercent } from '@domain/percent'
import { cycleTypes, priceTypes } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import type { GasPackage } from './types'

/** '10.00' → '10%', '2.50' → '2.5%'. */
export const percentText = (rate: string): string => `${rate.replace(/\.?0+$/, '') || '0'}%`

/** '2027-01 至 2027-03' for whole months, '2027-01' for one, else the days. */
export function deliveryText({ deliveryStart: from, deliveryEnd: to }: Delivery): string {
  const [first, last] = [monthOf(from), monthOf(to)]
  const isWhole = firstOfMonth(first) === from && lastOfMonth(last) === to
  if (!isWhole) return formatSpan(from, to)
  return formatSpan(first, last)
}

interface Delivery {
  deliveryStart: DateText
  deliveryEnd: DateText
}

/** Below this share of the whole what is left is few. */
const FEW = '10'

export interface Stock {
  /** 0–1. */
  sold: number
  soldText: string
  leftText: string
  isFew: boolean
}

/** How much of a package is gone. */
export function stockOf({ totalVolume, soldVolume, leftVolume }: Record<StockField, string>): Stock {
  const sold = sharePercent(soldVolume, totalVolume) ?? '0.0'
  const left = sharePercent(leftVolume, totalVolume) ?? '0.0'
  const isFew = compareDecimals(left, FEW) < 0
  return {
    sold: Number(sold) / 100,
    soldText: `已售 ${rounded(sold, 0)}%`,
    leftText: leftText({ totalVolume, soldVolume, leftVolume }, isFew),
    isFew,
  }
}

/** Nothing is left before all is sold: orders that are not paid yet hold the rest. */
function leftText({ totalVolume, soldVolume, leftVolume }: Record<StockField, string>, isFew: boolean): string {
  if (compareDecimals(leftVolume, '0') > 0) return `${isFew ? '仅剩' : '剩余'} ${formatVolume(leftVolume)}`
  return compareDecimals(soldVolume, totalVolume) < 0 ? '其余待付款' : '已售罄'
}

type StockField = 'totalVolume' | 'soldVolume' | 'leftVolume'

/** '4 天 23:30:00', below one day '07:30:12'. `left` in milliseconds. */
export const longLeft = (left: number): string =>
  left >= DAY ? `${Math.floor(left / DAY)} 天 ${formatClock(left % DAY)}` : formatClock(left)

/** '11-06 00:00 至 11-16 17:00'. */
export const windowText = ({ editOpenAt, editCloseAt }: EditWindow, today: DateText): string =>
  formatSpan(formatMoment(editOpenAt, today), formatMoment(editCloseAt, today))

interface EditWindow {
  editOpenAt: string
  editCloseAt: string
}

/** '12-01 至 12-31', with the year where it is another one. */
export const spanText = ({ startDate, endDate }: { startDate: DateText; endDate: DateText }): string =>
  `${startDate.slice(5)} 至 ${endDate.slice(5)}`

/** What the card and the head of a package say with a tag each, beside its selling points. */
export const tagsOf = ({ priceType, cycleType, depositRate }: Pick<GasPackage, TermsField>): string[] => [
  priceTypes[priceType],
  `${cycleTypes[cycleType]}提气`,
  ...(compareDecimals(depositRate, '0') === 0 ? [] : [`保证金${percentText(depositRate)}`]),
]

type TermsField = 'priceType' | 'cycleType' | 'depositRate'
