import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/*
 * What gas packages and daily gas plans mean for the bill and the home page (CV-7: billing.packageVolume, billing.electivePrice,
 * gasplan.summary). The product sells no packages yet: there is none of them, so nothing is deducted and no customer has a plan.
 */

export interface ElectiveVolume {
  volume: string
  price: string
  label: string
}

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

/** m³ of a meter's month that a package covers (AE-17a). */
export const packageVolume = async (
  _work: Work,
  _account: AccountKey,
  _meterNo: string,
  _billMonth: string,
): Promise<string> => '0.00'

/** Volumes of a meter's month bought at a price of their own (AE-17a). */
export const electivePrice = async (
  _work: Work,
  _account: AccountKey,
  _meterNo: string,
  _billMonth: string,
): Promise<readonly ElectiveVolume[]> => []

export const planSummary = async (_work: Work, _account: AccountKey): Promise<PlanSummary> => ({
  planMode: 'NONE',
  groupCount: 0,
  defaultGroupId: null,
  contractYear: null,
  planYear: null,
  planVolume: null,
  planMonthVolume: null,
  dayPlanToday: null,
})
