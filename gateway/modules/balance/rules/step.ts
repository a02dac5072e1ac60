import { addDays } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import {
  balanceActivityTransitions,
  type BalanceActivityEvent,
  type BalanceActivityStatus,
} from '@domain/statuses/balance'
import { next } from '@domain/machine'

/** What time does to an activity. Dates are gas days, moments are instants. */
export interface Timed {
  status: BalanceActivityStatus
  startDate: string
  endDate: string
  signupStart: string
  signupEnd: string
  payAt: string | null
}

/** A participation begins and ends with the gas days of its activity. */
export const beginsAt = (startDate: string): string => gasDaySpan(startDate).from
export const endsAt = (endDate: string): string => gasDaySpan(addDays(endDate, 1)).from

interface Step {
  event: BalanceActivityEvent
  at: string
}

/** The next step that time brings, and its moment; null: none (3.10). */
export function nextStep({ status, startDate, endDate, signupStart, signupEnd, payAt }: Timed): Step | null {
  if (status === 'NOT_STARTED') return { event: 'OPEN', at: signupStart }
  if (status === 'SIGNUP' || status === 'FULL') return { event: 'CLOSE', at: signupEnd }
  if (status === 'WAITING') return { event: 'BEGIN', at: beginsAt(startDate) }
  if (status === 'RUNNING') return { event: 'END', at: endsAt(endDate) }
  return status === 'SETTLING' && payAt !== null ? { event: 'FINISH', at: payAt } : null
}

/** Steps that are due at `now` (ms), in their order: after a downtime the gateway catches up with all of them. */
export function dueSteps(activity: Timed, now: number): BalanceActivityEvent[] {
  const step = nextStep(activity)
  if (step === null || Date.parse(step.at) > now) return []
  const status = next(balanceActivityTransitions, activity.status, step.event)
  return status === null ? [] : [step.event, ...dueSteps({ ...activity, status }, now)]
}

/** Whether customers of this class may sign up. */
export const isFor = ({ customerTypes }: { customerTypes: readonly string[] }, customerClass: string): boolean =>
  customerTypes.length === 0 || customerTypes.includes(customerClass)

export const isSignUpOpen = ({ status }: { status: BalanceActivityStatus }): boolean =>
  status === 'SIGNUP' || status === 'FULL'
