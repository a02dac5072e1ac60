import { decimal, fixed } from '../decimal'
import { ZERO_MONEY, type Money } from '../money'
import type { Price } from '../price'
import { ZERO_VOLUME, compareVolume, type Volume } from '../volume'

/**
 * BE-07: what is asked for gas that was chosen and not used. Below `takeRate` per cent of the elected volume: the missing m³ × price ×
 * `shortFeeRate` per cent, rounded once; at or above it nothing. 80,000 elected, 60,000 used, 80 %, 3.7200, 10 %: 4,000.00 m³, 1,488.00.
 */
export function shortfallOf(
  { takeRate, shortFeeRate }: { takeRate: string; shortFeeRate: string },
  { elected, actual, price }: { elected: Volume; actual: Volume; price: Price },
): { missing: Volume; fee: Money } {
  const least = fixed(decimal(elected).times(decimal(takeRate)).div(100), 2)
  if (compareVolume(actual, least) >= 0) return { missing: ZERO_VOLUME, fee: ZERO_MONEY }
  const missing = fixed(decimal(least).minus(decimal(actual)), 2)
  return { missing, fee: fixed(decimal(missing).times(decimal(price)).times(decimal(shortFeeRate)).div(100), 2) }
}
