import { maskAddress, maskCustomer } from '@domain/mask'
import type { ReviewStatus } from '@domain/statuses/review'
import { allCodes } from './authority'

export interface BindingState {
  bp: string
  companyCode: string
  isMaster: boolean
  reviewStatus: ReviewStatus
  /** Milliseconds; null where no decision is open. */
  deadlineAt: number | null
  isDefault: boolean
  /** Milliseconds. */
  applyAt: number
}

/** C 9.14: 3 is true from the deadline on, whether or not the job has run. */
export const reviewOf = (binding: Pick<BindingState, 'reviewStatus' | 'deadlineAt'>, now: number): ReviewStatus =>
  binding.reviewStatus === '2' && binding.deadlineAt !== null && binding.deadlineAt <= now ? '3' : binding.reviewStatus

/** Whether the customer number may be used (specification 4, isBindSuccess). */
export const isPassed = (binding: Pick<BindingState, 'isMaster' | 'reviewStatus'>): boolean =>
  binding.isMaster || binding.reviewStatus === '1'

/** BD-11: the customer number that opens at login: the default, then the passed ones, then the newest application. */
export function openingBinding<B extends BindingState>(bindings: readonly B[]): B | null {
  const rank = (b: B) => (isPassed(b) ? (b.isDefault ? 2 : 1) : 0)
  const sorted = [...bindings].sort((a, b) => rank(b) - rank(a) || b.applyAt - a.applyAt || (a.bp < b.bp ? -1 : 1))
  return sorted[0] ?? null
}

/** C 2.10: a master has every model without rows; a user without a passed review has none. */
export const modelsOf = (
  isMaster: boolean,
  reviewStatus: ReviewStatus | '',
  granted: readonly string[],
): readonly string[] => {
  if (isMaster) return allCodes
  return reviewStatus === '1' ? granted : []
}

/** BD-03: a user without a passed review sees only the facts of a customer that the match showed. */
export const shownTo = <V extends { customerName: string; address: string }>(passed: boolean, customer: V): V =>
  passed
    ? customer
    : { ...customer, customerName: maskCustomer(customer.customerName), address: maskAddress(customer.address) }

/**
 * BD-20: whether the master's phone is visible. Members see it, and the notices of an application that waits or was not answered
 * contain it; after a rejection there is no reason to call the master.
 */
export const seesMasterPhone = (binding: Pick<BindingState, 'isMaster' | 'reviewStatus'>): boolean =>
  isPassed(binding) || binding.reviewStatus !== '0'
