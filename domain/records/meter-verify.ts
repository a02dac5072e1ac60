import { endOfLife, verifiedUntil } from './validity'
import { addDays, addMonthsClamped, type DateText } from '../date'
import { decimal } from '../decimal'
import type { AccuracyClass, FlowType } from '../statuses/gas-device'

/** Diaphragm meters up to this flow are verified once and used for a limited time (RC-05); m³/h. */
const SMALL_DIAPHRAGM = '16'
const SMALL_YEARS = 10

const CYCLES: Readonly<Record<FlowType, { usual: number; fine: number }>> = {
  TURBINE: { usual: 24, fine: 12 },
  ROOTS: { usual: 36, fine: 24 },
  ULTRASONIC: { usual: 24, fine: 24 },
  VORTEX: { usual: 24, fine: 12 },
  DIAPHRAGM: { usual: 36, fine: 36 },
}

const isSmall = (flowType: FlowType, qmax: string): boolean =>
  flowType === 'DIAPHRAGM' && !decimal(qmax).gt(SMALL_DIAPHRAGM)

/** RC-05: months between verifications, `fine` for class 0.5; null: the first one only. */
export function verifyCycle(flowType: FlowType, accuracyClass: AccuracyClass, qmax: string): number | null {
  if (isSmall(flowType, qmax)) return null
  return CYCLES[flowType][accuracyClass === '0.5' ? 'fine' : 'usual']
}

/** RC-05: the day on which a small diaphragm meter must be taken out of use; null for all others. */
export const retireDate = (flowType: FlowType, qmax: string, installDate: DateText | null): DateText | null =>
  installDate !== null && isSmall(flowType, qmax) ? endOfLife(installDate, SMALL_YEARS) : null

/** The small meters that must be out of use by a day, if they are diaphragm meters. */
export const smallInstalledBy = (day: DateText): { qmax: string; installed: DateText } => ({
  qmax: SMALL_DIAPHRAGM,
  // One that was installed on 29 February ends on the 28th: a day more, so that none is missed.
  installed: addDays(addMonthsClamped(day, -SMALL_YEARS * 12), 1),
})

/**
 * The last day on which a verification holds. One that was not passed holds no day more; one without a cycle has no end.
 * @param months of the meter's own cycle, null: verified once
 */
export function nextVerify(verifiedOn: DateText, result: 'PASS' | 'FAIL', months: number | null): DateText | null {
  if (result === 'FAIL') return verifiedOn
  return months === null ? null : verifiedUntil(verifiedOn, months)
}
