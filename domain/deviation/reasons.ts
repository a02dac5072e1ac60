import type { DeviationType } from '../statuses/deviation'
import type { PlanMode, PlanReasonCode } from '../statuses/gas-plan'

/**
 * D-06, D-07: whether an accepted reason of a case makes its gas day exempt. Days of a group that plans them are judged against their
 * plans: a change of use that is within the plan of its day has nothing to be exempt from. A group that plans months has no other case of
 * a day, and one without plans is not assessed.
 */
export const exemptsDay = (caseType: DeviationType, planMode: PlanMode | undefined): boolean =>
  caseType === 'DAY' || (caseType === 'USAGE_CHANGE' && planMode === 'MONTHLY')

/** What becomes of a reason: staff decide, an event of the system proves it, or it is only stored. */
type Review = 'MANUAL' | 'EQUIPMENT' | 'EVENT' | 'RECORD'

const reviews: { readonly [code in PlanReasonCode]: Review } = {
  EQUIPMENT: 'EQUIPMENT',
  PRODUCTION: 'RECORD',
  POWER: 'EVENT',
  POLICY: 'EVENT',
  SUPPLIER: 'MANUAL',
  METER: 'EVENT',
  WEATHER: 'MANUAL',
  FORCE_MAJEURE: 'MANUAL',
  OTHER: 'RECORD',
}

/** Whether the picker marks a reason with 可申请免考核. */
export const mayBeExempt = (code: PlanReasonCode): boolean => reviews[code] !== 'RECORD'

/** Days of a group and month that EQUIPMENT may exempt (D-06). */
export const EQUIPMENT_DAYS = 3
/** What the customer reads of the next one. */
export const EQUIPMENT_USED_UP = '本月设备原因免考核天数已用完'

export interface ReasonFacts {
  /** Exempt days of the group in the month by EQUIPMENT already. */
  equipmentDays: number
  /** Supply to the group was off on the day, for no reason of the customer's own. */
  isStopped: boolean
  /** A ticket about a meter of the group was open on the day. */
  isMeterReported: boolean
}

export type Decision = { status: 'ACCEPTED' | 'SUBMITTED' } | { status: 'REJECTED'; remark: string }

/**
 * D-06: what becomes of a reason that has just come in. ACCEPTED: the system knows of its cause on the day. A ticket proves no more than
 * that a meter was doubted: no power cut and no policy. SUBMITTED: the desk decides. REJECTED: with the sentence that the customer reads.
 */
export function decideReason(
  code: PlanReasonCode,
  { equipmentDays, isStopped, isMeterReported }: ReasonFacts,
): Decision {
  const review = reviews[code]
  if (review === 'RECORD') return { status: 'REJECTED', remark: '该原因不属于免考核范围' }
  if (review === 'EQUIPMENT' && equipmentDays >= EQUIPMENT_DAYS)
    return { status: 'REJECTED', remark: EQUIPMENT_USED_UP }
  const isKnown = isStopped || (code === 'METER' && isMeterReported)
  return { status: review === 'EVENT' && isKnown ? 'ACCEPTED' : 'SUBMITTED' }
}
