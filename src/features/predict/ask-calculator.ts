import type { CalcMethod, PlanType } from '@domain/statuses/gas-plan'
import { useLink, type Link } from '@/blocks'
import { returnTo } from '@/routes/go'
import { pageAnswer } from '@/shared/page-answer'
import type { Filled } from './report/days'

/* 用气测算 opened by a declaration: its result comes back into what is being typed there (P-17, Y-23). */

export interface Reckoned {
  volume: string
  method: CalcMethod
}

const asked = pageAnswer<string, Reckoned>()

/** Opens the calculator for a group; null when the user comes back without a result. */
export const askCalculator = (groupId: string, open: () => void): Promise<Reckoned | null> =>
  asked.ask(groupId, async () => open())

/** Back to the declaration of this group with the result; false where none waits for it. */
export async function fillIn(groupId: string, reckoned: Reckoned): Promise<boolean> {
  if (asked.request() !== groupId || !asked.give(reckoned)) return false
  // Over another calculator too, where the group was chosen again.
  await returnTo('/subPagesB/pages/predict-gas/report')
  return true
}

export const leaveCalculator = asked.leave

interface Reckoning {
  groupId: string
  planType: PlanType
  period: string | undefined
}

/** The way to the calculator and back with its result; undefined for a year, which it does not work out (P-17). */
export function useReckoning(
  { groupId, planType, period }: Reckoning,
  taken: (filled: Filled) => void,
): Link | undefined {
  const asked = planType === 'YEAR' || period === undefined ? undefined : { from: 'report' as const, planType, period }
  const open = useLink('/subPagesB/pages/predict-gas/calculator', asked)
  if (open === undefined) return undefined
  return () =>
    void askCalculator(groupId, open).then((reckoned) => {
      if (reckoned !== null) taken({ planType, period, ...reckoned })
    })
}
