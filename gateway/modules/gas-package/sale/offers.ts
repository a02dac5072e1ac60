import { addDays, monthOf, monthsBetween } from '@domain/date'
import { compareDecimals, decimal, fixed } from '@domain/decimal'
import { floatPrice } from '@domain/package/amounts'
import { CYCLE_STEP } from '@domain/package/cycles'
import { cycleTypes, priceTypes, supplyModes } from '@domain/statuses/gas-package'
import {
  ratioOf,
  SHOWN_AFTER_END,
  type GasCard,
  type GasOffer,
  type GasOffersOf,
  type OfferTry,
} from '../../market/service'
import { customerOf } from '../../membership/service'
import { packagesOf } from '../repo/packages'
import { isInSale, leftOf } from '../rules/sale'
import type { GasPackage } from '../types'

/** E-M-23: packages of the company for the customer's kind. */
export const packageOffers: GasOffersOf = async (work, { bp, companyCode }) => {
  const customer = await customerOf(work, bp, companyCode)
  const rows = await packagesOf(work.db, companyCode, addDays(work.clock.today(), -SHOWN_AFTER_END))
  return rows
    .filter(({ customerTypes }) => customer !== null && customerTypes.includes(customer.customerClass))
    .map((pkg) => offerOf(pkg, work.clock.now()))
}

const stateOf = (pkg: GasPackage, now: number): GasCard['state'] => {
  if (pkg.state === 'ON_SALE') return isInSale(pkg, now) ? 'open' : 'closed'
  if (pkg.state === 'NOT_STARTED') return 'coming'
  return pkg.state === 'SOLD_OUT' ? 'soldOut' : 'closed'
}

function offerOf(pkg: GasPackage, now: number): GasOffer {
  const gpId = `package:${pkg.packageId}`
  const months = monthsBetween(monthOf(pkg.deliveryStart), monthOf(pkg.deliveryEnd))
  return {
    card: {
      gpId,
      kind: 'package',
      title: pkg.name,
      subTitle: `${cycleTypes[pkg.cycleType]}提气`,
      tags: [priceTypes[pkg.priceType], supplyModes[pkg.supplyMode]],
      priceFrom: pkg.unitPrice,
      priceTo: pkg.unitPrice,
      volumeMin: pkg.minVolume,
      volumeMax: pkg.maxPerBp,
      supplyMonths: spanOf(months),
      windowStart: pkg.saleStart,
      windowEnd: pkg.saleEnd,
      state: stateOf(pkg, now),
      remainRatio: ratioOf(leftOf(pkg), pkg.totalVolume),
      route: '/subPagesB/pages/gas-package/gas-package-detail',
      params: { packageId: pkg.packageId },
    },
    tries: [packageTry(gpId, pkg, months.length)],
  }
}

const packageTry = (key: string, pkg: GasPackage, months: number): OfferTry => ({
  key,
  name: '',
  admit: (wish) => withinOrder(wish, months, pkg),
  terms: {
    cover: {
      supplyMode: pkg.supplyMode,
      cycleType: pkg.cycleType,
      overTolerance: pkg.overTolerance,
      shortTolerance: pkg.shortTolerance,
      shortFeeRate: pkg.shortFeeRate,
    },
  },
  priceIn: (_month, _taken, published) => {
    if (pkg.priceType === 'FIXED') return pkg.unitPrice
    return published === null ? null : floatPrice(published, pkg.floatDiscount ?? '0.0000')
  },
  assumption: `每月订购同量，不调整周期量，未用完按${pkg.shortTolerance}%允差和${pkg.shortFeeRate}%补偿结算`,
})

/** m³ of a month so that all months of an order are between its least and its most (K-04); whole hundreds. */
export function withinOrder(
  wish: string,
  months: number,
  { minVolume, maxPerBp }: Pick<GasPackage, 'minVolume' | 'maxPerBp'>,
): string {
  const perMonth = (volume: string, up: 0 | 3) =>
    fixed(decimal(volume).div(months).div(CYCLE_STEP).round(0, up).times(CYCLE_STEP), 0)
  const [low, high] = [perMonth(minVolume, 3), perMonth(maxPerBp, 0)]
  if (compareDecimals(wish, low) < 0) return low
  return compareDecimals(wish, high) > 0 ? high : wish
}

/** '2026-12~2027-02'. */
export const spanOf = (months: readonly string[]): string => {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  return first === last ? first : `${first}~${last}`
}
