import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** What is known of a customer's gas plan (A 5.1, getNewCustomer); null volumes = no plan. */
export interface PlanSummary {
  planMode: 'DAILY' | 'MONTHLY' | 'NONE'
  groupCount: number
  defaultGroupId: string | null
  contractYear: string | null
  planYear: string | null
  planVolume: string | null
  planMonthVolume: string | null
  dayPlanToday: string | null
}

/** Gas plans of customers. Areas ask that show what was used beside them. */
export interface GasPlans {
  summary(work: Work, key: AccountKey): Promise<PlanSummary>
  /** m³ planned of each gas day, both ends included; one without a plan is left out. */
  days(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<ReadonlyMap<string, string>>
  /** Most that may be used of gas days while all that is planned is under a limit of supply; others are left out (B G-03). */
  limits(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<ReadonlyMap<string, string>>
  /** How far off the plan a day and a month may be, per cent. */
  tolerance(work: Work, key: AccountKey): Promise<{ dayPct: string; monthPct: string }>
}

const noPlan: PlanSummary = {
  planMode: 'NONE',
  groupCount: 0,
  defaultGroupId: null,
  contractYear: null,
  planYear: null,
  planVolume: null,
  planMonthVolume: null,
  dayPlanToday: null,
}

/** Without an area of plans no customer has one. */
export const gasPlans = question<GasPlans>('gasPlans', {
  summary: () => Promise.resolve(noPlan),
  days: () => Promise.resolve(new Map()),
  limits: () => Promise.resolve(new Map()),
  tolerance: () => Promise.resolve({ dayPct: '0', monthPct: '0' }),
})
