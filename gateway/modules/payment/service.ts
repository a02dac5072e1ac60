/*
 * What other modules may call (CV-7). Everything runs in the caller's transaction (`work.db`) and locks the account row first;
 * a caller that holds a bill must have locked the account before (A 9.4).
 */
export { available, post } from './ledger'
export type { Posting } from './ledger'
export { offsetAtIssue, offsetBills } from './offset'
export type { Offset } from './offset'
export { accountArrears, arrears, arrearsOfAll } from './arrears'
export type { Arrears } from './arrears'
export { unlock } from './locks'
export { openOrders } from './open-orders'

/** One account: every row of this module is read through it (CV-3). */
export type { AccountKey } from './types'
