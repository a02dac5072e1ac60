import { isNegativeMoney, isZeroMoney, negateMoney } from '@domain/money'
import { formatMoney } from '@domain/money-text'
import type { PriceTerms } from '@domain/elective/terms'
import { formatVolume } from '@domain/volume-text'

/** What an option says of its price, in one line. */
export function priceText(terms: PriceTerms): string {
  const { optionType, unitPrice, indexName, indexMargin, tiers } = terms
  if (optionType === 'FIXED') return `${unitPrice} 元/m³`
  if (optionType === 'INDEX') return `${indexName} + ${indexMargin} 元/m³`
  const last = tiers.at(-1)
  return last ? `满 ${formatVolume(last.fromVolume)} 全部 ${last.unitPrice} 元/m³` : ''
}

/** The whole price, for a page of its own. */
export function priceLines(terms: PriceTerms): [string, string][] {
  if (terms.optionType === 'FIXED') return [['单价', priceText(terms)]]
  if (terms.optionType === 'INDEX')
    return [
      ['单价', priceText(terms)],
      ['价格区间', `${terms.priceFloor}–${terms.priceCap} 元/m³`],
    ]
  return terms.tiers.map(({ fromVolume, unitPrice }) => [`满 ${formatVolume(fromVolume)}`, `全部 ${unitPrice} 元/m³`])
}

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
