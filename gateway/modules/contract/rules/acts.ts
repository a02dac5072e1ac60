import { addDays, addMonthsClamped, diffDays, diffMonths, monthOf } from '@domain/date'
import type { Contract } from '../types'

/** Days within which a contract without a signature may be sent out again (C-03). */
const REISSUE_DAYS = 30

const ended: readonly string[] = ['REFUSED', 'INVALID', 'EXPIRED', 'TERMINATED', 'RENEWED']

const isStanding = ({ state }: Pick<Contract, 'state'>): boolean => !ended.includes(state)

/** The renewal of a contract that is under way or in force. */
export const successorOf = <T extends Pick<Contract, 'renewOf' | 'state'>>(
  all: readonly T[],
  contractId: string,
): T | undefined => all.find((one) => one.renewOf === contractId && isStanding(one))

/** The renewal of a contract that both sides have signed: the contract goes on beyond its end (C-09). */
export const signedSuccessorOf = <T extends Pick<Contract, 'renewOf' | 'state'>>(
  all: readonly T[],
  contractId: string,
): T | undefined =>
  all.find(({ renewOf, state }) => renewOf === contractId && (state === 'WAIT_EFFECT' || state === 'EFFECTIVE'))

/** Whether the end of a contract is to come, and to be thought of: it is in force, and no renewal of it is signed (C-10). */
export const isEnding = <T extends Pick<Contract, 'contractId' | 'renewOf' | 'state'>>(
  { contractId, state }: T,
  all: readonly T[],
): boolean => state === 'EFFECTIVE' && signedSuccessorOf(all, contractId) === undefined

/** The annual frame of a year that is under way or in force; undefined where there is none, or one that has ended. */
export const standingFrame = <T extends Pick<Contract, 'contractType' | 'year' | 'state'>>(
  all: readonly T[],
  year: number | null,
): T | undefined =>
  all.find((one) => one.contractType === 'ANNUAL_FRAME' && one.year !== null && one.year === year && isStanding(one))

/** Whether another one stands in the place of a contract that has ended: of its renewals one is signed, and one frame a year (C-09, C-11). */
export const isReplaced = (
  { contractType, year, renewOf }: Pick<Contract, 'contractType' | 'year' | 'renewOf'>,
  all: readonly Pick<Contract, 'contractType' | 'year' | 'renewOf' | 'state'>[],
): boolean =>
  (renewOf !== null && successorOf(all, renewOf) !== undefined) ||
  (contractType === 'ANNUAL_FRAME' && standingFrame(all, year) !== undefined)

/** C-03: once, within 30 days after it has lapsed, and while no other one stands in its place (C-09, C-11). */
export const isReissuable = (
  row: Pick<Contract, 'state' | 'reissued' | 'updatedAt' | 'contractType' | 'year' | 'renewOf'>,
  today: string,
  all: Parameters<typeof isReplaced>[1],
): boolean =>
  row.state === 'INVALID' &&
  row.reissued === 0 &&
  diffDays(row.updatedAt.slice(0, 10), today) <= REISSUE_DAYS &&
  !isReplaced(row, all)

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
