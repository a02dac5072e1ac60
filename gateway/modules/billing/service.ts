/*
 * Bills, what is owed on them, and the stop of gas for it (CV-7). Everything runs in the caller's transaction (`work.db`) and locks the
 * account row first; a caller that holds a bill must have locked the account before (A 9.4).
 */
export {
  accountArrears,
  arrears,
  arrearsOf,
  heldByOrders,
  isPlanned,
  paidOnOrders,
  type Arrears,
  type OwingBill,
} from './arrears'
export { affectedPlans, type AffectedPlan, type AffectingStop } from './affected-plans'
export { billDays } from './bill-days'
export { intoPlan, leavePlan, owed, payBill, putOnBill } from './bill-money'
export {
  accountPaid,
  balanceCredited,
  billAnnounced,
  billPaidInTime,
  heldBillReversed,
  salesChanged,
  stopAnnounced,
} from './events'
export { issueBill, type Issued } from './issue'
export { unlock } from './locks'
export { lockForPlan, letGo } from './plan-hold'
export { offsetAtIssue, offsetBills, offsetNamed } from './offset'
export { publishedPrice, trial } from './prices'
export {
  billedAt,
  billNumbers,
  billsChanged,
  billsOf,
  findBill,
  findBills,
  lockBills,
  lockOwingBills,
  openBills,
  openBillsOf,
  owingBills,
  setInvoiceState,
  takeLocks,
  type Bill,
} from './repo/bills'
export { linesOfBill, linesOfBills, metersOfBills } from './repo/bill-lines'
export { billPage, billsAfter, billsByMonth } from './repo/bill-pages'
export { reissueBill, reverseBill } from './reversal'
export { billsOfStatements, type BillHead } from './repo/issue'
export { openStops } from './repo/stop'
export { isLocked, minutesUntil, secondsUntil } from './rules/lock'
export type { Owed } from './rules/owed'
export { excludeHours, lateFeeCapPct } from './settings'
export { billSettled } from './settled'
export { endHazardStop, executeHazardStop, resumeAfterHazard } from './hazard-stop'
export { currentStop, isStoppedForDebt, openStop, stoppedGasDays, supplyLimits, supplyStops } from './stop-gas'
