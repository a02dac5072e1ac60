import { compareDecimals, cut, decimal, fixed } from '@domain/decimal'
import { toMillis } from '@domain/date'
import type { GasPackageEvent } from '@domain/statuses/gas-package'
import { sumVolume } from '@domain/volume'
import { Refusal } from '../../../http/refusal'
import type { GasPackage, Order, PackageTerms } from '../types'

type Stock = Pick<GasPackage, 'totalVolume' | 'heldVolume' | 'soldVolume'>

/** m³ that can still be ordered. */
export const leftOf = ({ totalVolume, heldVolume, soldVolume }: Stock): string =>
  fixed(decimal(totalVolume).minus(decimal(heldVolume)).minus(decimal(soldVolume)), 0)

export interface BuyRange {
  min: string
  max: string
  step: string
}

/** K-04: from the least to what is left of the customer's share, in whole steps; the most is 0 where not even the least is left. */
export function buyRange(pkg: GasPackage, ownActive: string, left: string | null = leftOf(pkg)): BuyRange {
  const share = fixed(decimal(pkg.maxPerBp).minus(decimal(ownActive)), 0)
  const most = left !== null && compareDecimals(left, share) < 0 ? left : share
  const steps = cut(decimal(most).div(pkg.stepVolume), 0)
  const max = fixed(decimal(steps).times(pkg.stepVolume), 0)
  return { min: pkg.minVolume, max: compareDecimals(max, pkg.minVolume) < 0 ? '0' : max, step: pkg.stepVolume }
}

/** Whole m³ of orders. */
export const volumeOf = (orders: readonly Pick<Order, 'totalVolume'>[]): string =>
  fixed(decimal(sumVolume(orders.map(({ totalVolume }) => totalVolume))), 0)

export const outOfRange = (range: BuyRange): Refusal =>
  new Refusal('42101', { params: { ...range }, data: { ...range } })

const WHOLE = /^[1-9]\d{0,11}$/

/** Whether a volume may be ordered within a range: a multiple of the step (K-04). */
export const isOrderable = (volume: string, { min, max, step }: BuyRange): boolean =>
  WHOLE.test(volume) &&
  compareDecimals(volume, min) >= 0 &&
  compareDecimals(volume, max) <= 0 &&
  decimal(volume).mod(step).eq(0)

/** K-13: the moment is in the time of sale. */
export const isInSale = ({ saleStart, saleEnd }: Pick<GasPackage, 'saleStart' | 'saleEnd'>, now: number): boolean =>
  toMillis(saleStart) <= now && now < toMillis(saleEnd)

/** B 3.1: what moves a package on at this moment; null when it stays. */
export function dueEvent(pkg: GasPackage, now: number): GasPackageEvent | null {
  if (pkg.state === 'DRAFT' || pkg.state === 'ENDED') return null
  if (now >= toMillis(pkg.saleEnd)) return 'END'
  if (pkg.state === 'NOT_STARTED') return now >= toMillis(pkg.saleStart) ? 'START' : null
  const isOut = compareDecimals(leftOf(pkg), pkg.minVolume) < 0
  if (pkg.state === 'ON_SALE' && isOut) return 'RUN_OUT'
  return pkg.state === 'SOLD_OUT' && !isOut ? 'FREE_UP' : null
}

/** K-01: the order of the shop window. */
export const windowOrder: readonly GasPackage['state'][] = ['ON_SALE', 'NOT_STARTED', 'SOLD_OUT', 'SUSPENDED', 'ENDED']

/** K-15: what an order goes by from now on. */
export const termsOf = (pkg: PackageTerms): PackageTerms => ({
  packageId: pkg.packageId,
  name: pkg.name,
  priceType: pkg.priceType,
  unitPrice: pkg.unitPrice,
  floatDiscount: pkg.floatDiscount,
  standardPrice: pkg.standardPrice,
  supplyMode: pkg.supplyMode,
  cycleType: pkg.cycleType,
  deliveryStart: pkg.deliveryStart,
  deliveryEnd: pkg.deliveryEnd,
  depositRate: pkg.depositRate,
  overTolerance: pkg.overTolerance,
  shortTolerance: pkg.shortTolerance,
  shortFeeRate: pkg.shortFeeRate,
  cycleLowRate: pkg.cycleLowRate,
  cycleHighRate: pkg.cycleHighRate,
})
