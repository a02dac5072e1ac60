import type { Out } from '@contract'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from '../gas-account/service'
import type { StopGas } from './repo/stop'

type Affected = Out<'default GET /crmgas/stopGas/info'>['plansAffected']

/** Gas plans that a stop falls into: asked of the area of plans, none without it. */
export const affectedPlans = question<
  (work: Work, key: AccountKey, stop: Pick<StopGas, 'meterIds' | 'planStopAt' | 'planResumeAt'>) => Promise<Affected>
>('affectedPlans', () => Promise.resolve([]))
