import type { Bill } from '../types'

/** Whether a payment locks the bill now (AE-40). */
export const isLocked = (bill: Pick<Bill, 'lockOrderId' | 'lockUntil'>, now: number): boolean =>
  bill.lockOrderId !== null && bill.lockUntil !== null && Date.parse(bill.lockUntil) >= now

/** Whole minutes until then, at least 1: {mm} of A2301. */
export const minutesUntil = (until: string, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now) / 60_000))

/** Whole seconds until then, 0 when over. */
export const secondsUntil = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
