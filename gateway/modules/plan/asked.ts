import type { In } from '@contract'
import { datesBetween, monthsBetween } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { daysOf } from '@domain/plan/windows'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { badField } from '../../http/refusal'
import { periodOr2901 } from './ground'
import type { Group } from './repo/groups'

export interface AskedPeriod {
  period: string
  volume: string
  items: PlanItem[] | null
  /** The plan as it was seen; 0 for none. */
  version: number
}

type Input = Pick<In<'predict POST /addPredictionGas'>, 'planType' | 'period' | 'declaredVolume' | 'items' | 'version'>

const whole = (volume: string): string => fixed(decimal(volume), 0)

/** What a call declares, period by period: the one it names, or several days. 2901 where its parts are not of the period. */
export function requestedPeriods(group: Group, input: Input): AskedPeriod[] {
  const { planType, period, declaredVolume, items, version = 0 } = input
  periodOr2901(group, planType, period)
  if (planType !== 'DAY')
    return [{ period, volume: whole(declaredVolume), items: items ? partsOf(planType, period, items) : null, version }]
  if (!items) return [{ period, volume: whole(declaredVolume), items: null, version }]
  if (items[0]?.period !== period || sumItems(items) !== whole(declaredVolume)) throw badField('items')
  if (new Set(items.map((one) => one.period)).size !== items.length) throw badField('items')
  for (const one of items) periodOr2901(group, 'DAY', one.period)
  return items.map((one) => ({ period: one.period, volume: whole(one.volume), items: null, version: one.version ?? 0 }))
}

/** The months of a year, or the days of a month: all of them, in order. */
function partsOf(planType: 'YEAR' | 'MONTH', period: string, items: NonNullable<Input['items']>): PlanItem[] {
  const { from, to } = daysOf(planType, period)
  const owed = planType === 'YEAR' ? monthsBetween(from.slice(0, 7), to.slice(0, 7)) : datesBetween(from, to)
  if (items.length !== owed.length || owed.some((one, n) => items[n]?.period !== one)) throw badField('items')
  return items.map((one) => ({ period: one.period, volume: whole(one.volume) }))
}
