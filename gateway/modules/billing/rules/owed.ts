import { firstOfMonth } from '@domain/date'
import { isOwing } from '@domain/statuses/bill'
import { addMoney, minMoney, subtractMoney, timesMoney } from '@domain/money'
import { lateFee, lateFeeTerms, ratesOf, type LateFeeRate, type LateFeeTerm } from '@domain/billing/late-fee'
import type { Account, Bill } from '../types'

export interface Owed {
  unpaid: string
  /** Late fee owed on the day (AE-36), without what was waived of it. */
  lateFee: string
  /** What the waiver takes off the fee that has accrued (AE-41). */
  waived: string
  totalDue: string
  days: number
  capped: boolean
  /** Daily rate in force on the day. */
  rate: string
  /** What another day without payment costs, once the due date is over; nothing at the cap and in a plan. */
  perDay: string
  /** How the days fall under the rates. */
  terms: LateFeeTerm[]
}

/** Rates of a bill: those of the old system run until the cut-over day (AE-29). */
function ratesOfBill(bill: Bill, account: Account): LateFeeRate[] {
  const cutover =
    bill.billVersion === 'OLD' && account.cutoverMonth !== null ? firstOfMonth(account.cutoverMonth) : null
  return ratesOf(account.lateFeeRate, cutover)
}

/**
 * What a bill owes on a day: principal and late fee (AE-36). The fee of a bill in a plan does not grow since the signing: what is left
 * of the frozen one, less what was waived, is owed through the plan (AE-41, AE-82). Paid and reversed bills owe nothing.
 */
export function owedOf(bill: Bill, account: Account, onDate: string, capPct: string): Owed {
  const unpaid = bill.state === 'REVERSED' ? '0.00' : subtractMoney(bill.receivable, bill.paidPrincipal)
  const rates = ratesOfBill(bill, account)
  const rate = rates.filter((r) => r.from === null || r.from <= onDate).at(-1)?.rate ?? account.lateFeeRate
  const still = { capped: false, rate, perDay: '0.00', terms: [] }
  if (bill.state === 'IN_INSTALLMENT') {
    const waived = minMoney(bill.lateFeeWaived, bill.lateFeeCarried)
    const lateFee = subtractMoney(bill.lateFeeCarried, waived)
    return { unpaid, lateFee, waived, totalDue: addMoney(unpaid, lateFee), days: 0, ...still }
  }
  if (!isOwing(bill.state)) return { unpaid, lateFee: '0.00', waived: '0.00', totalDue: unpaid, days: 0, ...still }
  const span = { baseDate: bill.lateFeeBaseDate, onDate, rates }
  const due = lateFee({
    ...span,
    unpaid,
    receivable: bill.receivable,
    paid: bill.lateFeePaid,
    waived: bill.lateFeeWaived,
    carried: bill.lateFeeCarried,
    capPct,
  })
  return {
    unpaid,
    lateFee: due.fee,
    waived: due.waived,
    totalDue: addMoney(unpaid, due.fee),
    days: due.days,
    capped: due.capped,
    rate,
    perDay: due.capped ? '0.00' : timesMoney(unpaid, rate),
    terms: lateFeeTerms(span),
  }
}
