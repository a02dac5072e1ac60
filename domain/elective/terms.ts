import { type Money, priced } from '../money'
import { type Price, addPrice, comparePrice, minPrice, price } from '../price'
import type { ElectiveType } from '../statuses/elective'
import { type Volume, compareVolume } from '../volume'

/** From this volume on the whole volume costs this, yuan per m³; the lowest tier begins at 0. */
export interface PriceTier {
  fromVolume: Volume
  unitPrice: Price
}

/** What an option says of its price. */
export interface PriceTerms {
  optionType: ElectiveType
  /** FIXED */
  unitPrice: Price | null
  /** INDEX: index plus margin (signed), never below the floor or above the cap. */
  indexName: string | null
  indexMargin: Price | null
  priceFloor: Price | null
  priceCap: Price | null
  /** REBATE, in rising order of volume. */
  tiers: readonly PriceTier[]
}

/** An option with what may be chosen of it; whole m³, per cent. */
export interface OptionTerms extends PriceTerms {
  name: string
  minVolume: Volume
  maxVolume: Volume
  stepVolume: Volume
  takeRate: string
  shortFeeRate: string
}

/**
 * BE-05: what a m³ of a volume costs, yuan. REBATE: the whole volume at the price of the tier that it reaches. Null where the index of an
 * INDEX option is not known. A RangeError for terms that lack what their type needs.
 */
export function optionPrice(terms: PriceTerms, volume: Volume, index: Price | null): Price | null {
  if (terms.optionType === 'INDEX') return indexPrice(terms, index)
  if (terms.optionType === 'FIXED') return price(needed(terms.unitPrice, 'unitPrice'))
  const reached =
    terms.tiers.filter(({ fromVolume }) => compareVolume(fromVolume, volume) <= 0).at(-1) ?? terms.tiers[0]
  return price(needed(reached, 'tiers').unitPrice)
}

function indexPrice(terms: PriceTerms, index: Price | null): Price | null {
  if (index === null) return null
  const [floor, cap] = [needed(terms.priceFloor, 'priceFloor'), needed(terms.priceCap, 'priceCap')]
  const plain = minPrice(addPrice(index, needed(terms.indexMargin, 'indexMargin')), cap)
  return comparePrice(plain, floor) < 0 ? price(floor) : plain
}

function needed<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new RangeError(`an option without ${name}`)
  return value
}

/** BE-05: price and yuan of a chosen volume; null where its index is not known. */
export function estimateOf(
  terms: PriceTerms,
  volume: Volume,
  index: Price | null,
): { price: Price; amount: Money } | null {
  const unit = optionPrice(terms, volume, index)
  return unit === null ? null : { price: unit, amount: priced(volume, unit) }
}
