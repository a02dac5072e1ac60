import type { PlanReasonCode } from '../statuses/gas-plan'

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
  /** A metering ticket of the same customer is open. */
  isKnown: boolean
}

export type Decision = { status: 'ACCEPTED' | 'SUBMITTED' } | { status: 'REJECTED'; remark: string }

/**
 * D-06: what becomes of a reason that has just come in. ACCEPTED: the day is exempt. SUBMITTED: the desk decides. REJECTED: with the
 * sentence that the customer reads.
 */
export function decideReason(code: PlanReasonCode, { equipmentDays, isKnown }: ReasonFacts): Decision {
  const review = reviews[code]
  if (review === 'RECORD') return { status: 'REJECTED', remark: '该原因不属于免考核范围' }
  if (review === 'EQUIPMENT' && equipmentDays >= EQUIPMENT_DAYS)
    return { status: 'REJECTED', remark: EQUIPMENT_USED_UP }
  return { status: review === 'EVENT' && isKnown ? 'ACCEPTED' : 'SUBMITTED' }
}
