import { compareDecimals } from '@domain/decimal-text'
import type { OptionTerms } from '@domain/elective/terms'

/** A new option with what is offered of it. */
export type NewOption = OptionTerms & { quotaVolume: string; riskText: string }

/** What is wrong with the terms of an option that a company offers; the name of the property, or null (B 2.13). */
export function termsProblem(option: NewOption): keyof NewOption | null {
  return priceProblem(option) ?? volumeProblem(option) ?? rateProblem(option)
}

function priceProblem(option: NewOption): keyof NewOption | null {
  const { optionType, unitPrice, indexName, indexMargin, priceFloor, priceCap, tiers } = option
  const isFixed = optionType === 'FIXED'
  if (isFixed !== (unitPrice !== null) || (unitPrice !== null && compareDecimals(unitPrice, '0') <= 0))
    return 'unitPrice'
  const isIndex = optionType === 'INDEX'
  if (isIndex !== (indexName !== null)) return 'indexName'
  if (isIndex !== (indexMargin !== null)) return 'indexMargin'
  if (isIndex !== (priceFloor !== null) || (priceFloor !== null && compareDecimals(priceFloor, '0') <= 0))
    return 'priceFloor'
  if (isIndex !== (priceCap !== null) || (priceCap !== null && compareDecimals(priceCap, priceFloor ?? '0') < 0))
    return 'priceCap'
  if (isIndex && option.riskText.trim() === '') return 'riskText'
  return (optionType === 'REBATE') === tiers.length > 0 && areTiers(tiers) ? null : 'tiers'
}

/** The first tier begins at 0, each next one above the one before, every price above 0. */
const areTiers = (tiers: NewOption['tiers']): boolean =>
  tiers.every(
    ({ fromVolume, unitPrice }, index) =>
      compareDecimals(unitPrice, '0') > 0 &&
      (index === 0
        ? compareDecimals(fromVolume, '0') === 0
        : compareDecimals(fromVolume, tiers[index - 1]?.fromVolume ?? '0') > 0),
  )

function volumeProblem({ minVolume, maxVolume, stepVolume, quotaVolume }: NewOption): keyof NewOption | null {
  if (compareDecimals(minVolume, '0') <= 0) return 'minVolume'
  if (compareDecimals(maxVolume, minVolume) < 0) return 'maxVolume'
  if (compareDecimals(stepVolume, '0') <= 0) return 'stepVolume'
  return compareDecimals(quotaVolume, minVolume) < 0 ? 'quotaVolume' : null
}

function rateProblem({ takeRate, shortFeeRate }: NewOption): keyof NewOption | null {
  const isRate = (rate: string) => compareDecimals(rate, '0') >= 0 && compareDecimals(rate, '100') <= 0
  if (!isRate(takeRate)) return 'takeRate'
  return isRate(shortFeeRate) ? null : 'shortFeeRate'
}
