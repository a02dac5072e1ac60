import { diffDays } from '@domain/date'
import { RENEWABLE_DAYS } from '@domain/statuses/signing'
import type { Contract } from '../types'

/** Days within which a contract without a signature may be sent out again (C-03). */
const REISSUE_DAYS = 30

/** C-03: once, within 30 days after it has lapsed. */
export const isReissuable = (
  { state, reissued, updatedAt }: Pick<Contract, 'state' | 'reissued' | 'updatedAt'>,
  today: string,
): boolean => state === 'INVALID' && reissued === 0 && diffDays(updatedAt.slice(0, 10), today) <= REISSUE_DAYS

/** A contract of supply or safety in force, with 90 days left at most (6.6). */
export const isRenewable = (
  { state, contractType, endDate }: Pick<Contract, 'state' | 'contractType' | 'endDate'>,
  today: string,
): boolean =>
  state === 'EFFECTIVE' &&
  (contractType === 'SUPPLY' || contractType === 'SAFETY') &&
  diffDays(today, endDate) <= RENEWABLE_DAYS
