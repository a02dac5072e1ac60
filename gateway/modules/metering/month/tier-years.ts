import { yearOf } from '@domain/date'
import { tiersOf } from '@domain/tariff/pick'
import { meterName } from '@domain/meter-name'
import type { Work } from '../../../http/context'
import { priceFacts } from '../meter/price-facts'
import type { Period } from '../rules/measure'
import { tierBands, tierSteps, type TierBand, type TierNow, type TierStep } from '../rules/tiers'
import { usedInYear } from '../day/used'
import type { AccountKey, Meter } from '../types'

/** Where a meter stood in its year when a period ended, and how it came there (AE-15). */
export interface TierYear {
  meterId: string
  alias: string
  /** m³ of the year before the period; '0.00' where the year began inside it. */
  usedBefore: string
  tier: TierNow
  bands: TierBand[]
  steps: TierStep[]
}

interface PricedPart {
  meterId: string
  tierNo: number
  fromDate: string
}

/** Of each meter that has tiers; two queries more than {@link priceFacts} alone. */
export async function tierYears(
  work: Work,
  account: AccountKey,
  meters: readonly Meter[],
  period: Period,
  segments: readonly PricedPart[],
): Promise<TierYear[]> {
  const factsOf = await priceFacts(work, account, meters, period.to)
  const tiered = meters.filter((meter) => {
    const { price, tier } = factsOf(meter)
    return price !== null && tier !== null && tiersOf(price.schedule).length > 1
  })
  const year = yearOf(period.to)
  const began = yearOf(period.from) === year ? period.from : `${year}-01-01`
  const ids = tiered.map((meter) => meter.meterId)
  const before = await usedInYear(work, account, ids, year, began)
  return tiered.flatMap((meter) => {
    const { book, books, used, tier } = factsOf(meter)
    if (!tier) return []
    const mine = segments.filter((one) => one.meterId === meter.meterId && one.tierNo > 0 && one.fromDate >= began)
    const bands = tierBands(book, meter.meterId, period.to, used, books.heating)
    const usedBefore = before.get(meter.meterId) ?? '0.00'
    return [
      {
        meterId: meter.meterId,
        alias: meterName(meter),
        usedBefore,
        tier,
        bands,
        steps: tierSteps(bands, usedBefore, mine),
      },
    ]
  })
}
