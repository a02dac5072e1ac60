import { addDays, dateOf } from '@domain/date'
import { halfWidth } from '@domain/text'
import { codesIn } from './remit-code'

/** Money may be sent before its order is made: by so many days at most. */
export const EARLY_DAYS = 3

/** What came in at the bank. */
export interface Arrival {
  amount: string
  payerName: string
  /** Of the payer's account: equal for equal accounts, '' where the bank did not send it. */
  payerIndex: string
  /** Customers that the payer's remark names. */
  bps: readonly string[]
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

/** The customer of a transfer. */
export interface Sender {
  bp: string
  customerName: string
  /** The account that the money comes from is a proved one of this customer (BK-03). */
  isProved: boolean
}

/**
 * Finds the order of the money (AE-77): `named` are the orders with codes in the remark, `similar` open ones of the payer. A code
 * decides, also for an order that is over; of several codes the one open order with this amount. Without a code the payer's account,
 * the amount and the days decide, when they leave one order only of a customer that the money is of. Null: the staff decide.
 */
export function matchOf(
  arrival: Arrival,
  named: readonly Candidate[],
  similar: readonly (Candidate & { sender: Sender })[],
): Candidate | null {
  if (named.length === 1) return named[0] ?? null
  if (named.length > 1) return only(named.filter(({ isOpen, amount }) => isOpen && amount === arrival.amount))
  return only(similar.filter((one) => one.isOpen && isAlike(arrival, one) && isOwnMoney(arrival, one.sender)))
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
 * Whether money without a code is of this customer (AE-77, Y-14). The account of a transfer is typed freely, and amounts are easily guessed:
 * only what the bank says of the payer shows it. A remark that names another customer excludes it.
 */
const isOwnMoney = ({ payerName, bps }: Pick<Arrival, 'payerName' | 'bps'>, sender: Sender): boolean =>
  bps.every((bp) => bp === sender.bp) && (sender.isProved || plainName(payerName) === plainName(sender.customerName))

/**
 * Y-14: whether unclaimed money from the account that a transfer names may be shown with it: it is of the customer, or the payer's
 * remark names the transfer, or its customer and no other one. The amount shows nothing, since a customer could try amounts.
 */
export const isShownWith = (
  transfer: { sender: Sender; remitCode: string },
  arrival: Pick<Arrival, 'payerName' | 'bps'> & { note: string },
): boolean =>
  isOwnMoney(arrival, transfer.sender) ||
  codesIn(arrival.note).includes(transfer.remitCode) ||
  (arrival.bps.length > 0 && arrival.bps.every((bp) => bp === transfer.sender.bp))
