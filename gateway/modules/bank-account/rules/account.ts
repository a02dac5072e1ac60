import type { ErrorCode } from '@domain/errors'
import { DAY } from '@domain/date'
import { MOST_ACCOUNTS, type BankAccountState, type BankPurpose } from '@domain/statuses/bank-account'
import { halfWidth } from '@domain/text'
import { bankOf, branchOf } from './banks'

/** A name as two of them are compared: brackets and spaces of either width are one. */
const plainName = (name: string): string => halfWidth(name).replace(/\s/g, '')

/** The digits of an account number as it was typed: '6222 0001-0002' → '622200010002'. */
export const plainNumber = (typed: string): string => halfWidth(typed).replace(/[\s-]/g, '')

export interface Wanted {
  accountName: string
  /** Digits, by {@link plainNumber}. */
  accountNo: string
  bankCode: string
  cnapsCode: string
  /** Of a branch that the list does not have; '' where nothing was written. */
  branchName: string
}

/** Characters of a branch's name that is written by hand, at least. */
const SHORTEST_NAME = 4

/**
 * Whether a branch belongs to its bank (BK-02). The list is not whole: a code that it does not have is taken with a name when it is twelve
 * digits that begin with the bank's, and the payment of the proof shows whether the account is there.
 */
function isBranchOf({ bankCode, cnapsCode, branchName }: Omit<Wanted, 'accountName' | 'accountNo'>): boolean {
  const listed = branchOf(cnapsCode)
  if (listed) return listed.bankCode === bankCode
  const isCode = /^\d{12}$/.test(cnapsCode) && cnapsCode.startsWith(bankCode) && bankOf(bankCode) !== undefined
  return isCode && Array.from(branchName).length >= SHORTEST_NAME
}

/** Why an account cannot be added beside `count` others (BK-02); null = it can. `isKnown`: its number is on file already. */
export function addProblem(
  { accountName, accountNo, ...branch }: Wanted,
  registeredName: string,
  { count, isKnown }: { count: number; isKnown: boolean },
): ErrorCode | null {
  if (plainName(accountName) !== plainName(registeredName)) return '44501'
  if (!/^\d{8,30}$/.test(accountNo)) return '44502'
  if (!isBranchOf(branch)) return '44503'
  if (isKnown) return '44505'
  return count >= MOST_ACCOUNTS ? '44504' : null
}

/** Time for the money to arrive (BK-03), ms. */
export const PROOF_TIME = 5 * DAY
/** Rounds of one account, and time between the end of one and the beginning of the next (BK-03), ms. */
export const MOST_ROUNDS = 3
const ROUND_PAUSE = DAY
/** Arrivals of one round that do not fit (BK-03). */
export const MOST_MISSES = 3

/** A round, as far as the next one depends on it. Moments in ms. */
export interface Round {
  round: number
  endedAt: number | null
}

/** From when on a new round may begin; null: there is none any more (BK-03). */
export function nextRoundAt(last: Round | undefined): number | null {
  if (!last) return 0
  if (last.round >= MOST_ROUNDS) return null
  return (last.endedAt ?? 0) + ROUND_PAUSE
}

/** Money that came in with the code of a round. */
export interface Arrived {
  /** Yuan. */
  amount: string
  payerName: string
  /** Of the payer's account: equal for equal numbers; '' where the bank did not send it. */
  payerIndex: string
}

/** The amounts that prove an account: 0.01 to 0.99 yuan (BK-03). */
export const isProofAmount = (amount: string): boolean => /^0\.\d{2}$/.test(amount) && amount !== '0.00'

/** Whether money comes from the account on file: its number and its name both (BK-03). */
export const isFrom = (
  account: { accountName: string; accountIndex: string },
  { payerName, payerIndex }: Arrived,
): boolean => payerIndex === account.accountIndex && plainName(payerName) === plainName(account.accountName)

/** Whether an account may be the default of a purpose (BK-04): PAY and REFUND move money, so they need a proof. */
export const mayBeDefault = (state: BankAccountState, purpose: BankPurpose): boolean =>
  state === 'VERIFIED' || (purpose === 'INVOICE' && state !== 'DISABLED')
