import type { CalcMethod, PlanType } from '@domain/statuses/gas-plan'
import type { Ahead, AheadDay, Plan } from '../types'

/** What a calculator has filled in, until it is declared (P-17). */
export interface Filled {
  planType: PlanType
  /** Without it: the next month, the first day that is open. */
  period: string | undefined
  volume: string
  /** How the calculator has come to it. */
  method: CalcMethod | undefined
}

/** A revision that counts; drafts and what came back do not. */
export const planned = (plan: Plan | null): plan is Plan =>
  plan !== null && !['DRAFT', 'REJECTED', 'WITHDRAWN'].includes(plan.status)

/** The assistant's link may name no day. */
export const onItsDay = ({ days }: Ahead, filled: Filled | null): Filled | null =>
  filled && { ...filled, period: filled.period ?? days.find((day) => day.isOpen)?.date }

/** What each day's field holds at first: what was declared or drafted, the calculator's result for its day, the suggestion. */
export function firstVolumes({ days }: Ahead, filled: Filled | null): Record<string, string> {
  return Object.fromEntries(
    days.map((day) => {
      const drafted =
        day.current === null || day.current.status === 'WITHDRAWN' ? undefined : day.current.declaredVolume
      const taken = filled?.period === day.date && day.isOpen ? filled.volume : undefined
      return [day.date, taken ?? drafted ?? day.suggestion?.volume ?? '']
    }),
  )
}

/** Open, and not declared as the field has it. */
export const isDue = ({ date, isOpen, current }: AheadDay, volumes: Readonly<Record<string, string>>): boolean =>
  isOpen && (!planned(current) || current.declaredVolume !== volumes[date])
