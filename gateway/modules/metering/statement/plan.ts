import type { Correction } from '../rules/measure'
import type { Account, Meter } from '../types'

export interface StatementPlan {
  account: Account
  billMonth: string
  /** One meter for SINGLE, all for MULTI. */
  meters: readonly Meter[]
  scope: 'MULTI' | 'SINGLE'
  /** Channel 'meterId|channelNo' → what an accepted dispute changes; then this is the next revision (AE-24). */
  corrections?: ReadonlyMap<string, Correction>
  revision?: number
  /** Registers by channel where the next statement has begun already: this one ends there, whatever is known now. */
  ends?: ReadonlyMap<string, string>
  /** Disputes count over all revisions (AE-24). */
  disputeCount?: number
  /** The revision that this one replaces: what it carried besides its gas comes again. */
  voided?: string
  /** Deadline instead of the rule's (ISO); of history that is brought in (A 8, R2). */
  deadline?: string
}

/** Statements that a month of an account consists of (AE-21): one MULTI from two meters on, else one SINGLE per meter; none for IC. */
export function plansOf(account: Account, meters: readonly Meter[], billMonth: string): StatementPlan[] {
  const measured = meters.filter((meter) => meter.meterType !== 'IC' && meter.state !== 'REMOVED')
  if (measured.length >= 2 && account.statementScope === 'MULTI')
    return [{ account, billMonth, meters: measured, scope: 'MULTI' }]
  return measured.map((meter) => ({ account, billMonth, meters: [meter], scope: 'SINGLE' as const }))
}
