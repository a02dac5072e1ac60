import type { DateText } from '../date'
import { DEFAULT_HEATING, type HeatingSeason, seasonOf } from '../gas-day'
import { type Price, addPrice, comparePrice, minPrice, price } from '../price'
import type { ContractPrice, PriceBook, Schedule, Tier } from './types'

/** What prices a gas day: the schedule in force and, where one beats it, the contract (AE-14). */
export interface DayPrice {
  schedule: Schedule
  contract: ContractPrice | null
  /** Price of the first tier's base before any delta. */
  base: Price
}

const inForce = (row: { effectiveFrom: DateText; effectiveTo: DateText | null }, day: DateText): boolean =>
  row.effectiveFrom <= day && (row.effectiveTo === null || day <= row.effectiveTo)

const newest = <T extends { effectiveFrom: DateText }>(rows: readonly T[]): T | null =>
  rows.reduce<T | null>((best, row) => (best === null || row.effectiveFrom > best.effectiveFrom ? row : best), null)

/** The row of the day's season that began last; null when the table has none. */
export const scheduleOn = (
  schedules: readonly Schedule[],
  day: DateText,
  heating: HeatingSeason = DEFAULT_HEATING,
): Schedule | null => newest(schedules.filter((row) => row.season === seasonOf(day, heating) && inForce(row, day)))

/** The contract price of the meter, else of the whole account, else null (AE-14). */
export function contractOn(contracts: readonly ContractPrice[], day: DateText, meterId: string): ContractPrice | null {
  const valid = contracts.filter((row) => inForce(row, day))
  return newest(valid.filter((row) => row.meterId === meterId)) ?? newest(valid.filter((row) => row.meterId === null))
}

/** Picks the base price of a gas day (AE-14). A RangeError when no schedule covers the day: gas is never given a guessed price. */
export function priceOn(book: PriceBook, day: DateText, meterId: string, heating?: HeatingSeason): DayPrice {
  const schedule = scheduleOn(book.schedules, day, heating)
  if (!schedule) throw new RangeError(`no price for ${day}`)
  const contract = contractOn(book.contracts, day, meterId)
  return { schedule, contract, base: price(contract?.basePrice ?? schedule.basePrice) }
}

/**
 * Price of one tier: base + delta, never above the guide price; a surcharge goes above it only where the schedule allows it (AE-14).
 */
export function tierPrice({ schedule, base }: DayPrice, tier: Pick<Tier, 'delta'>): Price {
  const free = schedule.tierMode === 'PROGRESSIVE' && schedule.surchargeAllowed && comparePrice(tier.delta, '0') > 0
  if (free) return addPrice(minPrice(base, schedule.guidePrice), tier.delta)
  return minPrice(addPrice(base, tier.delta), schedule.guidePrice)
}

const SINGLE: Tier = { tierNo: 1, fromVolume: '0.00', toVolume: null, delta: '0.0000' }

/** The tiers in rising order; one endless tier where the schedule has none. */
export const tiersOf = (schedule: Schedule): readonly Tier[] =>
  schedule.tierMode === 'NONE' || schedule.tiers.length === 0
    ? [SINGLE]
    : [...schedule.tiers].sort((a, b) => a.tierNo - b.tierNo)
