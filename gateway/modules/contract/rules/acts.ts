import { addDays, addMonthsClamped, diffDays, diffMonths, monthOf } from '@domain/date'
import type { Contract } from '../types'

/** Days within which a contract without a signature may be sent out again (C-03). */
const REISSUE_DAYS = 30

const ended: readonly string[] = ['REFUSED', 'INVALID', 'EXPIRED', 'TERMINATED', 'RENEWED']

/** The renewal of a contract that is under way or in force. */
export const successorOf = <T extends Pick<Contract, 'renewOf' | 'state'>>(
  all: readonly T[],
  contractId: string,
): T | undefined => all.find((one) => one.renewOf === contractId && !ended.includes(one.state))

/** C-03: once, within 30 days after it has lapsed, and while no other one stands in its place (C-09). */
export const isReissuable = (
  { state, reissued, updatedAt, renewOf }: Pick<Contract, 'state' | 'reissued' | 'updatedAt' | 'renewOf'>,
  today: string,
  all: readonly Pick<Contract, 'renewOf' | 'state'>[],
): boolean =>
  state === 'INVALID' &&
  reissued === 0 &&
  diffDays(updatedAt.slice(0, 10), today) <= REISSUE_DAYS &&
  (renewOf === null || successorOf(all, renewOf) === undefined)

/** A contract of supply or safety in force, with so many days left at most (6.6). */
export const isRenewable = (
  { state, contractType, endDate }: Pick<Contract, 'state' | 'contractType' | 'endDate'>,
  today: string,
  renewDays: number,
): boolean =>
  state === 'EFFECTIVE' &&
  (contractType === 'SUPPLY' || contractType === 'SAFETY') &&
  diffDays(today, endDate) <= renewDays

/** First and last day of a successor on the same terms: as many whole months, also through a leap year, else as many days (C-09). */
export function successorSpan({ startDate, endDate }: Pick<Contract, 'startDate' | 'endDate'>): {
  startDate: string
  endDate: string
} {
  const next = addDays(endDate, 1)
  const months = diffMonths(monthOf(startDate), monthOf(next))
  const isWhole = months > 0 && addMonthsClamped(startDate, months) === next
  const last = isWhole ? addDays(addMonthsClamped(next, months), -1) : addDays(next, diffDays(startDate, endDate))
  return { startDate: next, endDate: last }
}
