import { decimal, fixed } from '../decimal'
import { type Money, subtractMoney } from '../money'
import { type Volume, addVolume, compareVolume, maxVolume, minVolume, subtractVolume } from '../volume'

/**
 * Settled volume of a line: read + adjustment, never below what packages cover of its gas. What an adjustment takes below that has no
 * price here: it is carried to the next month as its adjustment, so that it is charged or given back at a price, once (AE-26).
 */
export function settleVolume(
  readVolume: Volume,
  adjustVolume: Volume,
  packageVolume: Volume,
): { settleVolume: Volume; carried: Volume } {
  const sum = addVolume(readVolume, adjustVolume)
  return { settleVolume: maxVolume(sum, packageVolume), carried: minVolume(subtractVolume(sum, packageVolume), '0') }
}

/** What {@link settleVolume} carried of a line that is settled; '0.00' if nothing. */
export const carriedOf = (line: { readVolume: Volume; adjustVolume: Volume; settleVolume: Volume }): Volume =>
  minVolume(subtractVolume(addVolume(line.readVolume, line.adjustVolume), line.settleVolume), '0')

/** An adjustment above 5 % of the read volume has its reason in warning colour (AE-26). */
export const isLargeAdjustment = ({
  readVolume,
  adjustVolume,
}: {
  readVolume: Volume
  adjustVolume: Volume
}): boolean =>
  decimal(adjustVolume)
    .abs()
    .gt(decimal(readVolume).abs().times(decimal('0.05')))

/** Net and tax of a tax-inclusive total; the tax is the rest, so both add up (AE-18). */
export function splitTax(total: Money, taxRate: string): { netAmount: Money; taxAmount: Money } {
  const netAmount: Money = fixed(decimal(total).div(decimal('1').plus(decimal(taxRate))), 2)
  return { netAmount, taxAmount: subtractMoney(total, netAmount) }
}

/** Old system: one flat price, whole m³, the line rounded half up to 0.1 yuan (AE-29). */
export function oldLineAmount(wholeVolume: string, price: string): Money {
  const tenths = fixed(decimal(wholeVolume).times(decimal(price)), 1)
  return `${tenths}0`
}

/** bills before the cut-over month are the old system's (AE-28). */
export const billVersionOf = (billMonth: string, cutoverMonth: string | null): 'NEW' | 'OLD' =>
  cutoverMonth !== null && billMonth < cutoverMonth ? 'OLD' : 'NEW'

/** Whether an adjustment exists at all. */
export const isAdjusted = (adjustVolume: Volume): boolean => compareVolume(adjustVolume, '0') !== 0
