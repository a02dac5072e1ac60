import type { DateText } from '../day'

export type PriceType = 'FIXED' | 'FLOAT'
export type SupplyMode = 'PART' | 'FULL'
export type CycleType = 'MONTH' | 'TEN_DAYS'

/** What an order goes by from the moment it was made (K-15). Prices in yuan/m³, rates in per cent. */
export interface PackageTerms {
  packageId: string
  name: string
  priceType: PriceType
  /** FLOAT: the reference price. */
  unitPrice: string
  /** FLOAT: off the published price of the cycle's first day (K-17). */
  floatDiscount: string | null
  /** The published price at listing. */
  standardPrice: string
  supplyMode: SupplyMode
  cycleType: CycleType
  deliveryStart: DateText
  deliveryEnd: DateText
  depositRate: string
  overTolerance: string
  shortTolerance: string
  shortFeeRate: string
  cycleLowRate: string
  cycleHighRate: string
}
