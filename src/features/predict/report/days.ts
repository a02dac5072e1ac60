import type { CalcMethod } from '@domain/statuses/gas-plan'
import type { Ahead, AheadDay, Plan } from '../types'

/** What the calculator has filled in. */
export interface Filled {
  prefill?: string | undefined
  /** The first open day without it. */
  period?: string | undefined
  method?: CalcMethod | undefined
}

/** A revision that counts; drafts and what came back do not. */
export const planned = (plan: Plan | null): plan is Plan =>
  plan !== null && !['DRAFT', 'REJECTED', 'WITHDRAWN'].includes(plan.status)

/** What each day's field holds at first: what was declared or drafted, the calculator's result for its day, the suggestion. */
export function firstVolumes({ days }: Ahead, { prefill, period }: Filled): Record<string, string> {
  const open = days.filter(({ isOpen }) => isOpen)
  const first = open.find(({ date }) => date === period) ?? open[0]
  return Object.fromEntries(
    days.map((day) => {
      const drafted =
        day.current === null || day.current.status === 'WITHDRAWN' ? undefined : day.current.declaredVolume
      const taken = prefill !== undefined && day === first ? prefill : undefined
      return [day.date, taken ?? drafted ?? day.suggestion?.volume ?? '']
    }),
  )
}

/** Open, and not declared as the field has it. */
export const isDue = ({ date, isOpen, current }: AheadDay, volumes: Readonly<Record<string, string>>): boolean =>
  isOpen && (!planned(current) || current.declaredVolume !== volumes[date])
