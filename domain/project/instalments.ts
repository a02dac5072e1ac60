import { addDays } from '../date'
import {
  addMoney,
  compareMoney,
  isNegativeMoney,
  isPositiveMoney,
  minMoney,
  subtractMoney,
  sumMoney,
  timesMoney,
  type Money,
} from '../money'

export interface Instalment {
  seq: number
  name: string
  /** Per cent of the contract amount as it was confirmed. */
  ratio: number
  amount: Money
  /** YYYY-MM-DD. */
  dueDate: string
}

/** PJ-05: name, per cent. */
const instalmentShares = [
  ['预付款', 30],
  ['进度款', 60],
  ['结算款', 10],
] as const

/** Days from the confirmation of a scheme to its first instalment (PJ-05), and from a change of costs to what it adds. */
export const FIRST_DUE_DAYS = 15
/** D 3.11: days before its due date from which an instalment is asked for. */
export const ASKED_DAYS = 15

/**
 * PJ-05: what a confirmed scheme costs, in instalments: half-up to the fen, the last takes the rest. `total` in yuan, not negative;
 * the days are YYYY-MM-DD: of the confirmation, the planned start of the yard's pipes, the planned end of the acceptance.
 */
export function instalmentsOf(
  total: Money,
  days: { confirmed: string; pipes: string; accepted: string },
): Instalment[] {
  const first = timesMoney(total, '0.30')
  const second = timesMoney(total, '0.60')
  const amounts = [first, second, subtractMoney(total, addMoney(first, second))]
  const due = [addDays(days.confirmed, FIRST_DUE_DAYS), days.pipes, days.accepted]
  return instalmentShares.map(([name, ratio], n) => ({
    seq: n + 1,
    name,
    ratio,
    amount: amounts[n] ?? '0.00',
    dueDate: due[n] ?? days.confirmed,
  }))
}

export interface Owed {
  seq: number
  amount: Money
  paidAmount: Money
}

/** What is left of an instalment, in yuan; never negative. */
export const restOf = ({ amount, paidAmount }: Pick<Owed, 'amount' | 'paidAmount'>): Money => {
  const rest = subtractMoney(amount, paidAmount)
  return isNegativeMoney(rest) ? '0.00' : rest
}

export interface Changed {
  /** New amounts by the number of the instalment. */
  amounts: { seq: number; amount: Money }[]
  /** What needs an instalment of its own: nothing is open any more. */
  added: Money
}

/**
 * PJ-06: how an agreed change of costs moves the instalments: more goes on the last one that is open, less comes off from the last one
 * backwards, never below what is paid. Null when more is to come off than is left to pay.
 */
export function withDelta(rows: readonly Owed[], delta: Money): Changed | null {
  const open = rows.filter((row) => isPositiveMoney(restOf(row))).sort((a, b) => b.seq - a.seq)
  const [last] = open
  if (!isNegativeMoney(delta))
    return last
      ? { amounts: [{ seq: last.seq, amount: addMoney(last.amount, delta) }], added: '0.00' }
      : { amounts: [], added: delta }
  let off = subtractMoney('0.00', delta)
  if (compareMoney(off, sumMoney(open.map(restOf))) > 0) return null
  const amounts: Changed['amounts'] = []
  for (const row of open) {
    const part = minMoney(off, restOf(row))
    if (!isPositiveMoney(part)) break
    amounts.push({ seq: row.seq, amount: subtractMoney(row.amount, part) })
    off = subtractMoney(off, part)
  }
  return { amounts, added: '0.00' }
}

/** Money that comes for an instalment pays it as long as no more comes than is left; what comes beyond is declined whole (AE-74a). */
export const takesAmount = (row: Pick<Owed, 'amount' | 'paidAmount'>, amount: Money): boolean =>
  isPositiveMoney(amount) && compareMoney(amount, restOf(row)) <= 0
