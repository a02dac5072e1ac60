import type { Static } from '@sinclair/typebox'
import type { GasProductCard } from '@contract/content/market'
import { compareDecimals, decimal, fixed } from '@domain/decimal'
import type { CoverTerms } from '@domain/package/month-cover'
import type { Price } from '@domain/price'
import { maxVolume, minVolume, type Volume } from '@domain/volume'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'
import { entriesOf } from '../../wiring'

export type GasCard = Static<typeof GasProductCard>
export type GasKind = GasCard['kind']

/** One price of an offer, as it can be tried on past months. */
export interface OfferTry {
  /** Of the offer. */
  key: string
  /** Of the price, where the offer has several; '' else. */
  name: string
  /** The nearest m³ of each month that it admits to a wish. */
  admit(wish: Volume): Volume
  terms: { takeRate: string; shortFeeRate: string } | { cover: CoverTerms }
  /** Price of what is taken in a month, at the price that was published for it; null where it is not known. */
  priceIn(month: string, taken: Volume, published: Price | null): Price | null
  /** What the figure rests on beside the volume, in words. */
  assumption: string
}

/** A way of buying gas that a customer can be shown (E-M-23). */
export interface GasOffer {
  card: GasCard
  /** None where nothing is sold. */
  tries: readonly OfferTry[]
}

/** The ways of one kind for a customer of a company. */
export type GasOffersOf = (work: Work, key: { bp: string; companyCode: string }) => Promise<GasOffer[]>

/** Areas that sell gas fill it. */
export const gasOffers = collection<GasOffersOf, GasKind>('gas offer')

const ORDER: readonly GasCard['state'][] = ['open', 'coming', 'soldOut', 'closed']

/** E-M-23: all ways of buying gas: those that can be used first, within a state by the end of their window. */
export async function offersFor(work: Work, key: { bp: string; companyCode: string }): Promise<GasOffer[]> {
  const found: GasOffer[] = []
  for (const offersOf of entriesOf(work, gasOffers).values()) found.push(...(await offersOf(work, key)))
  return found.sort(
    (a, b) =>
      ORDER.indexOf(a.card.state) - ORDER.indexOf(b.card.state) ||
      a.card.windowEnd.localeCompare(b.card.windowEnd) ||
      a.card.gpId.localeCompare(b.card.gpId),
  )
}

/** What of an offer is left, 0.00 to 1.00. */
export const ratioOf = (left: string, total: string): string | null =>
  compareDecimals(total, '0') > 0 ? fixed(decimal(maxVolume('0', minVolume(left, total))).div(total), 2) : null

/** Days for which an offer is shown after its window (E-M-23). */
export const SHOWN_AFTER_END = 7
