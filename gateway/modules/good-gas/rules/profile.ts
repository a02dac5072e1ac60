import { decimal, fixed } from '@domain/decimal'
import { compareVolume, hundredsOf, isZeroVolume, sumVolume, type Volume } from '@domain/volume'

export interface MonthUse {
  month: string
  volume: Volume
}

/** Months with data that a recommendation needs (E-M-24). */
const FEWEST_MONTHS = 3

export interface UsageProfile {
  months: number
  volume: Volume
  avgMonth: Volume
  peakMonth: string
  peakVolume: Volume
  /** Standard deviation ÷ mean of the months, of the population; four decimals. */
  cv: string
}

/** E-M-24: what the gas of some months is like; null for fewer than three, and where none was used. */
export function profileOf(monthly: readonly MonthUse[]): UsageProfile | null {
  const volume = sumVolume(monthly.map((one) => one.volume))
  const peak = [...monthly].sort((a, b) => compareVolume(b.volume, a.volume))[0]
  if (monthly.length < FEWEST_MONTHS || !peak || isZeroVolume(volume)) return null
  return {
    months: monthly.length,
    volume,
    avgMonth: fixed(decimal(volume).div(monthly.length), 2),
    peakMonth: peak.month,
    peakVolume: peak.volume,
    cv: cvOf(monthly),
  }
}

function cvOf(monthly: readonly MonthUse[]): string {
  const values = monthly.map(({ volume }) => Number(volume))
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length
  return (Math.sqrt(variance) / mean).toFixed(4)
}

export type Basis = 'low' | 'mean' | 'peak'

/** m³ of each month that offers are tried with: whole hundreds of the least month with gas, of the mean one, of the peak. */
export function wishesOf(monthly: readonly MonthUse[]): Record<Basis, Volume> {
  const used = monthly.filter(({ volume }) => compareVolume(volume, '0') > 0).map(({ volume }) => volume)
  const sorted = [...used].sort(compareVolume)
  const mean = fixed(decimal(sumVolume(used)).div(Math.max(1, monthly.length)), 2)
  return { low: hundredsOf(sorted[0] ?? '0'), mean: hundredsOf(mean), peak: hundredsOf(sorted.at(-1) ?? '0') }
}
