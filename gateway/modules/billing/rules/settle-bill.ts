import { addMoney, compareMoney, isPositiveMoney, isZeroMoney, minMoney, subtractMoney } from '@domain/money'
import { next } from '@domain/machine'
import { billTransitions, isOwing, type BillEvent, type BillState } from '@domain/statuses/bill'
import type { Bill } from '../types'
import type { Owed } from './owed'

/** What a sum does to a bill. */
export interface Settled {
  principal: string
  lateFee: string
  /** Fee that has accrued by the base date and is not paid; a waived part stays in it. */
  lateFeeCarried: string
  lateFeeBaseDate: string
  state: BillState
  /** What becomes of the bill; null: it took nothing. */
  event: BillEvent | null
  /** What the bill did not take; goes to the balance (AE-38, AE-48). */
  surplus: string
}

/**
 * Applies money for principal and late fee to a bill, the fee first. `owed` is what the bill owes on `asOf`, the day of the prices at
 * which the money was ordered (AE-38): the next fee counts from there. A bill that takes no money any more returns all of it.
 */
export function settleBill(
  bill: Bill,
  money: { principal: string; lateFee: string },
  owed: Pick<Owed, 'lateFee' | 'waived'>,
  asOf: string,
): Settled {
  const total = addMoney(money.principal, money.lateFee)
  const { lateFeeCarried, lateFeeBaseDate } = bill
  const untouched = { lateFeeCarried, lateFeeBaseDate, state: bill.state, event: null }
  if (!isOwing(bill.state)) return { principal: '0.00', lateFee: '0.00', ...untouched, surplus: total }
  const unpaid = subtractMoney(bill.receivable, bill.paidPrincipal)
  const lateFee = minMoney(money.lateFee, owed.lateFee)
  const principal = minMoney(money.principal, unpaid)
  const surplus = subtractMoney(total, addMoney(lateFee, principal))
  if (isZeroMoney(addMoney(lateFee, principal))) return { principal, lateFee, ...untouched, surplus }
  const isCleared = compareMoney(principal, unpaid) === 0
  const event = isCleared ? 'PAY_ALL' : 'PAY_PART'
  const state = next(billTransitions, bill.state, event)
  if (state === null) throw new RangeError(`bill ${bill.billId} in ${bill.state} takes no money`)
  const carried = subtractMoney(addMoney(owed.lateFee, owed.waived), lateFee)
  return {
    principal,
    lateFee,
    lateFeeCarried: isCleared || !isPositiveMoney(carried) ? '0.00' : carried,
    lateFeeBaseDate: asOf > bill.lateFeeBaseDate ? asOf : bill.lateFeeBaseDate,
    state,
    event,
    surplus,
  }
}
