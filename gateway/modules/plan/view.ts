import { maskName } from '@domain/mask'
import type { Out } from '@contract'
import { planFields } from '@contract/plan/words'
import type { Work } from '../../http/context'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { usersById } from '../identity/service'
import type { Plan } from './repo/plans'

export type PlanView = NonNullable<Out<'predict POST /checkPredictionGasBefore'>['current']>

/** Masked names of users by their id. */
export async function namesOf(work: Work, userIds: readonly (string | null)[]): Promise<(id: string) => string> {
  const users = await usersById(work, [...new Set(userIds.flatMap((id) => id ?? []))])
  return (id) => {
    const user = users.get(id)
    return user ? maskName(user.nickname) : ''
  }
}

/** Plans as the customer sees them. */
export async function planViews(work: Work, plans: readonly Plan[]): Promise<PlanView[]> {
  const nameOf = await namesOf(
    work,
    plans.map(({ submittedBy }) => submittedBy),
  )
  return plans.map((plan) =>
    shape(planFields, plan, {
      status: plan.state,
      note: openText(work, plan.note),
      submittedBy: plan.submittedBy === null ? null : nameOf(plan.submittedBy),
    }),
  )
}

export const planView = async (work: Work, plan: Plan): Promise<PlanView> => {
  const [view] = await planViews(work, [plan])
  if (!view) throw new Error(`no view of ${plan.planId}`)
  return view
}
