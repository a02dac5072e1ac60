import type { Out } from '@contract'
import { hourlyPlan } from '@domain/deviation/running'
import type { Work } from '../../http/context'
import { hoursOfDay } from '../metering/service'
import { dayShape, type Group } from '../plan/service'

type Hours = Out<'demand GET /deviation/detail'>['hours']

/**
 * The hours of a closed gas day of a group, with its plan as days of its kind are spread; none where the telemetry keeps none, or does
 * not answer: the page does without. Waits for an outside system: never inside a transaction.
 */
export async function hoursOf(work: Work, group: Group, gasDay: string, plan: string | null): Promise<Hours> {
  try {
    const hours = await hoursOfDay(work, group, group.meterIds, gasDay)
    if (hours.every(({ volume }) => volume === null)) return []
    const shape = plan === null ? null : await dayShape(work, group, gasDay)
    const planned = shape && plan !== null ? hourlyPlan(plan, shape) : null
    return hours.map(({ hourStart, volume }, at) => ({ at: hourStart, actual: volume, plan: planned?.[at] ?? null }))
  } catch (error) {
    work.log.warn({ err: error, gasDay }, 'hours of a day not known')
    return []
  }
}
