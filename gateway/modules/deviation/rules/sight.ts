import type { Out } from '@contract'
import type { DeviationType } from '@domain/statuses/deviation'

/** What a user may see of use (ENERGY_VIEW), plans (PREDICT_VIEW, P-19) and packages (PACKAGE_VIEW). */
export interface Sight {
  use: boolean
  plan: boolean
  packages: boolean
}

export const sightOf = (may: (model: string) => boolean): Sight => ({
  use: may('ENERGY_VIEW'),
  plan: may('PREDICT_VIEW'),
  packages: may('PACKAGE_VIEW'),
})

/** What of a case is seen: volumes used, volumes planned, how far they are apart. */
export interface CaseSight {
  actual: boolean
  plan: boolean
  rate: boolean
}

/** P-19, D-12, X-14: a day that is held against its plan belongs to the plan, a change of use to use, a cycle to its package. */
export function sightOfCase(caseType: DeviationType, { use, plan, packages }: Sight): CaseSight {
  if (caseType === 'EXTRACT') return { actual: packages, plan: packages, rate: packages }
  if (caseType === 'USAGE_CHANGE') return { actual: use, plan, rate: use }
  return { actual: use || plan, plan, rate: plan }
}

interface Figures {
  planVolume: string | null
  actualVolume: string | null
  meanVolume: string | null
  deviationRate: string | null
}

/** A case with what is seen of it. */
export const seenCase = <Case extends Figures>(one: Case, sees: CaseSight): Case & Figures => ({
  ...one,
  planVolume: sees.plan ? one.planVolume : null,
  actualVolume: sees.actual ? one.actualVolume : null,
  meanVolume: sees.actual ? one.meanVolume : null,
  deviationRate: sees.rate ? one.deviationRate : null,
})

/** Days with what is seen of them; none where nothing is. */
export const seenDays = <Day extends { actual: string | null; plan: string | null }>(
  days: readonly Day[],
  { actual, plan }: Pick<CaseSight, 'actual' | 'plan'>,
): Day[] =>
  actual || plan
    ? days.map((day) => ({ ...day, actual: actual ? day.actual : null, plan: plan ? day.plan : null }))
    : []

type Overview = Out<'demand GET /usage/overview'>

/** D-11, P-19: an overview with what is seen of it. */
export const seenOverview = (of: Overview, { use, plan, packages }: Sight): Overview => ({
  ...of,
  ...(!use && { total: null, previous: null, lastYear: null }),
  ...(!plan && { plan: null, rate: null, level: 'NORMAL', projection: null }),
  ...(!(use && plan) && { topDays: { over: [], under: [] } }),
  ...(!packages && { packageVolume: null, packageLeft: null }),
  days: seenDays(of.days, { actual: use, plan }),
})
