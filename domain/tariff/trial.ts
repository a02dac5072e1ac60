import type { DateText } from '../date'
import { decimal } from '../decimal'
import type { HeatingSeason } from '../gas-day'
import { type Money, compareMoney, isZeroMoney, money, priced, subtractMoney } from '../money'
import { type Volume, compareVolume, floorVolume, isZeroVolume, sumVolume } from '../volume'
import { priceOn, tierPrice, tiersOf } from './pick'
import { roomOf } from './channels'
import { amountOf, priceSegments } from './segments'
import type { PriceBook, Segment } from './types'

/** One purchase for an IC meter; the tiers count what was purchased in the year (AE-15). */
export interface PurchaseInput {
  book: PriceBook
  meterId: string
  /** Gas day of the purchase. */
  date: DateText
  purchasedBefore: Volume
  heating?: HeatingSeason
}

export interface Purchase {
  /** m³ with one decimal. */
  volume: Volume
  /** Price of the gas. */
  amount: Money
  /** Paid but not convertible; goes to the balance (AE-56). */
  leftover: Money
  segments: Segment[]
}

/** Price of a wanted volume (AE-55). */
export function purchaseByVolume(input: PurchaseInput, wanted: Volume): Purchase {
  const segments = priceSegments({
    book: input.book,
    meterId: input.meterId,
    from: input.date,
    to: input.date,
    volume: wanted,
    usedBefore: input.purchasedBefore,
    places: 1,
    ...(input.heating ? { heating: input.heating } : {}),
  })
  return { volume: sumVolume(volumesOf(segments), 1), amount: amountOf(segments), leftover: '0.00', segments }
}

/**
 * Volume that an amount buys: tiers are filled upwards, in the last one the volume is cut to 0.1 m³ (AE-56). The leftover is never
 * negative and always less than 0.1 m³ costs.
 */
export function purchaseByAmount(input: PurchaseInput, paid: Money): Purchase {
  const dayPrice = priceOn(input.book, input.date, input.meterId, input.heating)
  const segments: Segment[] = []
  let rest = money(paid)
  for (const tier of tiersOf(dayPrice.schedule)) {
    if (tier.toVolume !== null && compareVolume(input.purchasedBefore, tier.toVolume) >= 0) continue
    const price = tierPrice(dayPrice, tier)
    const room = roomOf(tier, input.purchasedBefore)
    const whole = room === null ? null : floorVolume(room, 1)
    const fits = whole !== null && compareMoney(priced(whole, price), rest) <= 0
    const volume = fits ? whole : floorVolume(decimal(rest).div(decimal(price)).toFixed(), 1)
    const amount = priced(volume, price)
    if (!isZeroVolume(volume))
      segments.push({
        tierNo: tier.tierNo,
        season: dayPrice.schedule.season,
        price,
        volume,
        amount,
        fromDate: input.date,
        toDate: input.date,
        priceId: dayPrice.schedule.priceId,
        contractNo: dayPrice.contract?.contractNo ?? null,
      })
    rest = subtractMoney(rest, amount)
    if (!fits || isZeroMoney(rest)) break
  }
  return { volume: sumVolume(volumesOf(segments), 1), amount: amountOf(segments), leftover: rest, segments }
}

/** An amount meter gets the yuan themselves on its card and prices what it lets through: nothing is converted or left over (AE-56). */
export const purchaseOfYuan = (paid: Money): { volume: null; amount: Money; leftover: Money; segments: Segment[] } => ({
  volume: null,
  amount: money(paid),
  leftover: '0.00',
  segments: [],
})

const volumesOf = (segments: readonly Segment[]): Volume[] => segments.map((segment) => segment.volume)
