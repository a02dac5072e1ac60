import { isNegativeMoney, isZeroMoney, negateMoney } from '@domain/money'
import { formatMoney } from '@domain/money-text'
import type { PriceTerms } from '@domain/elective/terms'
import { formatVolume } from '@domain/volume-text'

/** The whole price of an option: of an index with its bounds, of a rebate each tier. */
export function priceLines(terms: PriceTerms): [string, string][] {
  const { optionType, unitPrice, indexName, indexMargin, priceFloor, priceCap, tiers } = terms
  if (optionType === 'FIXED') return [['单价', `${unitPrice} 元/m³`]]
  if (optionType === 'INDEX')
    return [
      ['单价', `${indexName} + ${indexMargin} 元/m³`],
      ['价格区间', `${priceFloor}–${priceCap} 元/m³`],
    ]
  return tiers.map(({ fromVolume, unitPrice: price }) => [`满 ${formatVolume(fromVolume)}`, `全部 ${price} 元/m³`])
}

/** The same below the name of an option: all of it is known before a choice. */
export const priceNotes = (terms: PriceTerms): string[] =>
  priceLines(terms).map(([label, text]) => (label === '单价' ? text : `${label} ${text}`))

/** 少付 ¥11,200.00, 多付 ¥3.00, 相同: what a difference against no choice means. */
export function differenceText(difference: string): string {
  if (isZeroMoney(difference)) return '相同'
  return isNegativeMoney(difference)
    ? `少付 ${formatMoney(negateMoney(difference))}`
    : `多付 ${formatMoney(difference)}`
}

/** What is asked for gas that is chosen and not used (BE-07), as a sentence. */
export const shortfallText = ({ takeRate, shortFeeRate }: { takeRate: string; shortFeeRate: string }): string =>
  `用气低于自选量的 ${plain(takeRate)}% 时，不足部分按方案单价的 ${plain(shortFeeRate)}% 收少用费`

/** '80.00' is 80. */
const plain = (percent: string): string => percent.replace(/\.?0+$/, '') || '0'
