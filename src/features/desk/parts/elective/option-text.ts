import type { In } from '@contract'
import type { PriceTerms } from '@domain/elective/terms'
import { price } from '@domain/price'

/* Options of a period at the desk. */

export type NewOption = In<'btwob POST /elective/period/publish'>['options'][number]

/** A price of an option that is typed for the next month. */
export interface PriceField {
  key: string
  label: string
  value: string
}

/** The prices that make an option, in the order of its page. */
export function pricesOf(option: PriceTerms & { name: string }, index: number): PriceField[] {
  if (option.optionType === 'REBATE')
    return option.tiers.map(({ fromVolume, unitPrice }, tier) => ({
      key: `p${index}t${tier}`,
      label: `${option.name} 满 ${fromVolume} m³ 单价`,
      value: unitPrice,
    }))
  const isFixed = option.optionType === 'FIXED'
  const value = (isFixed ? option.unitPrice : option.indexMargin) ?? ''
  return [{ key: `p${index}`, label: `${option.name} ${isFixed ? '单价' : '指数加价'}`, value }]
}

/** The option with the prices and the quota that were typed. */
export function withTyped(option: NewOption, index: number, typed: Readonly<Record<string, string>>): NewOption {
  const at = (key: string) => price(typed[key] ?? '0')
  return {
    ...option,
    quotaVolume: typed[`q${index}`] ?? option.quotaVolume,
    ...(option.optionType === 'FIXED' && { unitPrice: at(`p${index}`) }),
    ...(option.optionType === 'INDEX' && { indexMargin: at(`p${index}`) }),
    tiers: option.tiers.map((tier, place) => ({ ...tier, unitPrice: at(`p${index}t${place}`) })),
  }
}

/** A price as it is typed: up to four decimals, above 0; a margin may be below. */
export const priceFault = (text: string): string | undefined =>
  /^-?\d{1,3}(\.\d{1,4})?$/.test(text) ? undefined : '请输入最多4位小数的价格'
