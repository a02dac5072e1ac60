import { billVersionOf } from '@domain/tariff/settle'
import { billPeriod } from '@domain/gas-day'
import { type Money, sumMoney } from '@domain/money'
import type { Quality } from '@domain/statuses/names'
import { type Volume, sumVolume } from '@domain/volume'
import { bucketQuality } from './trend'

/** What one meter used in a bar's time: its days counted, or what was settled. */
export interface Part {
  meterId: string
  /** Gas day or bill month. */
  label: string
  volume: Volume
  /** Null where nothing prices it. */
  amount: Money | null
  days: number
  missing: number
  estimated: number
  makeup: number
}

/** The settled part of a meter's month and the part that its days tell: what was settled stands, the days say how sure it is. */
export function settledOver(
  settled: readonly (Pick<Part, 'meterId' | 'label' | 'volume' | 'amount'> & { isEstimate: boolean })[],
  counted: readonly Part[],
): Part[] {
  const keyOf = (one: Pick<Part, 'meterId' | 'label'>) => `${one.meterId}|${one.label}`
  const days = new Map(counted.map((part) => [keyOf(part), part]))
  const done = new Set(settled.map(keyOf))
  return [
    ...settled.map(({ isEstimate, ...part }) => ({
      ...part,
      days: 1,
      missing: 0,
      estimated: isEstimate ? 1 : (days.get(keyOf(part))?.estimated ?? 0),
      makeup: days.get(keyOf(part))?.makeup ?? 0,
    })),
    ...counted.filter((part) => !done.has(keyOf(part))),
  ]
}

/** A meter read by hand says nothing of a month until it has been settled: a bar without it is not whole. */
export const silentPart = (meterId: string, label: string): Part => ({
  meterId,
  label,
  volume: '0.00',
  amount: null,
  days: 1,
  missing: 1,
  estimated: 0,
  makeup: 0,
})

export interface Bar {
  volume: Volume | null
  amount: Money | null
  quality: Quality
}

/** The parts of a bar together; unknown while none of them is known. */
export function barOf(parts: readonly Part[]): Bar {
  const known = parts.filter((part) => part.missing < part.days)
  if (known.length === 0) return { volume: null, amount: null, quality: 'MISSING' }
  const count = (field: 'days' | 'missing' | 'estimated' | 'makeup') =>
    parts.reduce((sum, part) => sum + part[field], 0)
  const amounts = known.flatMap((part) => part.amount ?? [])
  return {
    volume: sumVolume(known.map((part) => part.volume)),
    amount: amounts.length < known.length ? null : sumMoney(amounts),
    quality: bucketQuality({
      days: count('days'),
      missing: count('missing'),
      estimated: count('estimated'),
      makeup: count('makeup'),
    }),
  }
}

/**
 * What the same meters used at another time; null unless all of those that are known now were known then: one meter is never
 * compared with two.
 */
export function sameMeters(now: readonly Part[], then: readonly Part[]): Volume | null {
  const known = (parts: readonly Part[]) => parts.filter((part) => part.missing < part.days)
  const ids = new Set(known(now).map((part) => part.meterId))
  const mine = known(then).filter((part) => ids.has(part.meterId))
  return ids.size > 0 && new Set(mine.map((part) => part.meterId)).size === ids.size
    ? sumVolume(mine.map((part) => part.volume))
    : null
}

/** The days of the old system have no price of their own: it charged whole months at one flat price (AE-29). */
export const isOldDay = (
  gasDay: string,
  { cutoverMonth, readingDay }: { cutoverMonth: string | null; readingDay: number },
): boolean => cutoverMonth !== null && gasDay < billPeriod(cutoverMonth, readingDay).from

export const isOldMonth = (billMonth: string, { cutoverMonth }: { cutoverMonth: string | null }): boolean =>
  billVersionOf(billMonth, cutoverMonth) === 'OLD'
