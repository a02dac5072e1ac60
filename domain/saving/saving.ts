import { decimal, fixed, type Big } from '../decimal'
import { priced, type Money } from '../money'
import type { Price } from '../price'
import type { Volume } from '../volume'

/* What a customer would save (E-N-14, E-N-15): estimates from a few figures of the own boiler or stove. */

export interface Saving {
  /** Efficiency in per cent, two places. */
  before: string
  after: string
  /** Share of the gas that is saved, per cent; '0.00' where the aim is no better. */
  savingRatio: string
  /** A month, m³ and yuan. */
  savedVolume: Volume
  savedAmount: Money
  isBetter: boolean
}

/** Flue gas: temperatures in °C, oxygen in per cent of the dry gas. */
export interface Flue {
  fumes: string
  air: string
  oxygen: string
}

/** Losses through the walls, per cent. */
const WALLS = 1.5

/** q2% = (fumes − air) × (0.66 / (21 − O2) + 0.009); efficiency = 100 − q2 − 1.5 (E-N-14). */
function efficiencyOf({ fumes, air, oxygen }: Flue): Big {
  const share = decimal('0.66')
    .div(decimal('21').minus(decimal(oxygen)))
    .plus('0.009')
  return decimal('100')
    .minus(decimal(fumes).minus(decimal(air)).times(share))
    .minus(WALLS)
}

function savingOf(before: Big, after: Big, volume: Volume, price: Price): Saving {
  const share = decimal('1').minus(before.div(after))
  const isBetter = share.gt(0)
  const saved = isBetter ? share : decimal('0')
  const savedVolume = fixed(decimal(volume).times(saved), 2)
  return {
    before: fixed(before, 2),
    after: fixed(after, 2),
    savingRatio: fixed(saved.times(100), 2),
    savedVolume,
    savedAmount: priced(savedVolume, price),
    isBetter,
  }
}

/**
 * E-N-14: a boiler with other flue gas. 180 °C, 20 °C, 6.0 % and 90 °C, 20 °C, 3.5 %, 50,000 m³ at 3.8500: 90.02 % and 95.23 %, 5.47 %,
 * 2,735.53 m³, 10,531.79 yuan; efficiencies are rounded for showing only.
 */
export const flueSaving = (
  { before, after }: { before: Flue; after: Flue },
  { volume, price }: { volume: Volume; price: Price },
): Saving => savingOf(efficiencyOf(before), efficiencyOf(after), volume, price)

/** E-N-15: another stove, efficiencies in per cent. 2,860 m³, 35 and 50: 858.00 m³. */
export const stoveSaving = (
  { before, after }: { before: string; after: string },
  { volume, price }: { volume: Volume; price: Price },
): Saving => savingOf(decimal(before), decimal(after), volume, price)
