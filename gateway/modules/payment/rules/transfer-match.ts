import { addDays, dateOf } from '@domain/date'
import { halfWidth } from '@domain/text'
import { codesIn, customerNumberIn } from './remit-code'

/** Money may be sent before its order is made: by so many days at most. */
export const EARLY_DAYS = 3

/** What came in at the bank. */
export interface Arrival {
  amount: string
  /** Of the payer's account: equal for equal accounts, '' where the bank did not send it. */
  payerIndex: string
  tradeAt: string
}

/** A transfer of the same company that the arrival may be for. */
export interface Candidate {
  ttId: string
  amount: string
  payerIndex: string
  createdAt: string
  expireAt: string
  isOpen: boolean
}

/**
 * Finds the order of the money (AE-77): `named` are the orders with codes in the remark, `similar` open ones of the payer. A code
 * decides, also for an order that is over; of several codes the one open order with this amount. Without a code the payer's account,
 * the amount and the days decide, when they leave one order only. Null: the staff decide.
 */
export function matchOf(
  arrival: Arrival,
  named: readonly Candidate[],
  similar: readonly Candidate[],
): Candidate | null {
  if (named.length === 1) return named[0] ?? null
  if (named.length > 1) return only(named.filter(({ isOpen, amount }) => isOpen && amount === arrival.amount))
  return only(similar.filter((one) => one.isOpen && isAlike(arrival, one)))
}

const only = (list: readonly Candidate[]): Candidate | null => (list.length === 1 ? (list[0] ?? null) : null)

const isAlike = (arrival: Arrival, { amount, payerIndex, createdAt, expireAt }: Candidate): boolean =>
  amount === arrival.amount &&
  payerIndex !== '' &&
  payerIndex === arrival.payerIndex &&
  dateOf(arrival.tradeAt) >= addDays(dateOf(createdAt), -EARLY_DAYS) &&
  dateOf(arrival.tradeAt) <= dateOf(expireAt)

const plainName = (name: string): string => halfWidth(name).replace(/\s/g, '')

/**
 * Y-14: whether unclaimed money from the account that a transfer names may be shown with it. The account is typed freely, so that more
 * decides: the payer is the customer itself, the amount is the transfer's, which the customer knows, or the payer's remark names
 * the transfer or its customer.
 */
export const isShownWith = (
  transfer: { amount: string; customerName: string; bp: string; remitCode: string },
  { amount, payerName, note }: { amount: string; payerName: string; note: string },
): boolean =>
  amount === transfer.amount ||
  plainName(payerName) === plainName(transfer.customerName) ||
  codesIn(note).includes(transfer.remitCode) ||
  customerNumberIn(note) === transfer.bp
