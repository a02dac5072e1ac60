import type { Out } from '@contract'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import type { StopGas } from './repo/stop'

export type AffectedPlan = Out<'default GET /crmgas/stopGas/info'>['plansAffected'][number]
export type AffectingStop = Pick<StopGas, 'meterIds' | 'planStopAt' | 'planResumeAt' | 'limitVolume'>

/** Gas plans that a stop falls into: asked of the area of plans, none without it. */
export const affectedPlans = question<(work: Work, key: AccountKey, stop: AffectingStop) => Promise<AffectedPlan[]>>(
  'affectedPlans',
  () => Promise.resolve([]),
)
