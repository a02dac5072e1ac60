import { compareDecimals, decimal, fixed } from '../decimal'
import type { Money } from '../money'
import { percentOf } from '../package/amounts'
import type { Price } from '../price'

/** What may be bid: prices in yuan/m³ with four decimals, volumes in whole m³ (2.11). */
export interface BidRange {
  floorPrice: Price
  capPrice: Price
  priceStep: Price
  minVolume: string
  maxVolume: string
  stepVolume: string
}

const WHOLE = /^[1-9]\d{0,11}$/
const PRICE = /^\d{1,4}(\.\d{1,4})?$/

/** Whether a text is a multiple of `step` from `from` on, at most `to`. */
const isStep = (text: string, { from, to, step }: { from: string; to: string; step: string }): boolean =>
  compareDecimals(text, from) >= 0 &&
  compareDecimals(text, to) <= 0 &&
  decimal(text).minus(decimal(from)).mod(step).eq(0)

/** N-02: from the floor to the cap, in whole price steps from the floor. */
export const isBidPrice = (price: string, { floorPrice, capPrice, priceStep }: BidRange): boolean =>
  PRICE.test(price) && isStep(price, { from: floorPrice, to: capPrice, step: priceStep })

/** N-02: from the least to the most volume, a multiple of the step. */
export const isBidVolume = (volume: string, { minVolume, maxVolume, stepVolume }: BidRange): boolean =>
  WHOLE.test(volume) &&
  compareDecimals(volume, minVolume) >= 0 &&
  compareDecimals(volume, maxVolume) <= 0 &&
  decimal(volume).mod(stepVolume).eq(0)

/** N-02: the least that the bidder takes: all of it, or a multiple of the step from the least volume on. */
export const isAcceptable = (least: string, volume: string, range: BidRange): boolean =>
  WHOLE.test(least) &&
  compareDecimals(least, volume) <= 0 &&
  (compareDecimals(least, volume) === 0 || isBidVolume(least, range))

/** N-03: price × volume × rate %, half up to the fen. 120,000 × 3.8000 × 10 % = 45,600.00. */
export const marginOf = (price: Price, volume: string, marginRate: string): Money =>
  fixed(decimal(price).times(decimal(volume)).times(decimal(marginRate)).div(100), 2)

/** N-10: whole m³ of some lots. */
export const lotsVolume = (lots: number, lotVolume: string): string => fixed(decimal(lotVolume).times(lots), 0)

/** N-12: the deposit of the order that a win becomes; never more than the margin, because neither price nor volume has grown. */
export const depositOfWin = (award: { volume: string; price: Price }, marginRate: string): Money =>
  percentOf(fixed(decimal(award.price).times(decimal(award.volume)), 2), marginRate)
