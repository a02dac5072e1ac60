import type { DateText } from '../date'
import type { Season } from '../gas-day'
import type { Money } from '../money'
import type { Price } from '../price'
import type { TierMode } from '../statuses/names'
import type { Volume } from '../volume'

/** Band of the calendar year's volume; the lower border is outside, the upper inside: (from, to]. The last has no end. */
export interface Tier {
  tierNo: number
  fromVolume: Volume
  toVolume: Volume | null
  /** Added to the base price; signed. */
  delta: Price
}

/** One row of the price table of a company and gas use (A 2.6). Both dates are included; no end means until the next row. */
export interface Schedule {
  priceId: string
  season: Season
  effectiveFrom: DateText
  effectiveTo: DateText | null
  /** Highest price allowed by the price authority. */
  guidePrice: Price
  basePrice: Price
  tierMode: TierMode
  /** Progressive tiers may go beyond the guide price (AE-14). */
  surchargeAllowed: boolean
  tiers: readonly Tier[]
}

/** A price agreed with one customer, for one meter or (meterId null) for all of them. Both dates are included. */
export interface ContractPrice {
  contractNo: string
  meterId: string | null
  basePrice: Price
  effectiveFrom: DateText
  effectiveTo: DateText | null
}

/** All rows that may price one customer's gas use; other uses and companies are left out by the reader. */
export interface PriceBook {
  schedules: readonly Schedule[]
  contracts: readonly ContractPrice[]
}

/** One line of a priced volume (A 2.7). Tier 0 is gas bought at a price of its own (AE-17a). */
export interface Segment {
  tierNo: number
  season: Season
  price: Price
  volume: Volume
  amount: Money
  fromDate: DateText
  toDate: DateText
  /** Row of the price table, and the contract that beat it. */
  priceId: string | null
  contractNo: string | null
}

export interface DayVolume {
  gasDay: DateText
  volume: Volume
}

export type { DateText, Season }
