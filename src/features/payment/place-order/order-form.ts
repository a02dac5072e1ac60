import { splitAmount } from '@domain/billing'
import { formatMoney, isPositiveMoney, minMoney, subtractMoney, ZERO_MONEY, type Money } from '@domain/money'

/* What the order form computes before anything is sent: sums, faults, the text of the button (A 6.19, 6.42). */

export interface Totals {
  amount: Money
  balanceUsed: Money
  payAmount: Money
  /** Payments needed at the channel's limit: 0 = the balance pays all, null = more than 20 (A2305). */
  slices: number | null
}

/** AE-49, AE-50: what the balance takes, what the channel gets, in how many payments. */
export function totalsOf(amount: Money, useBalance: boolean, usable: Money, limit: Money | null): Totals {
  const balanceUsed = useBalance ? minMoney(amount, usable) : ZERO_MONEY
  const payAmount = subtractMoney(amount, balanceUsed)
  if (!isPositiveMoney(payAmount)) return { amount, balanceUsed, payAmount: ZERO_MONEY, slices: 0 }
  const slices = limit === null ? 1 : (splitAmount(payAmount, limit)?.length ?? null)
  return { amount, balanceUsed, payAmount, slices }
}

/** 立即支付 ¥x / 分n笔支付 ¥x / 余额支付 ¥x (A 6.42). */
export function buttonText({ amount, payAmount, slices }: Totals): string {
  if (slices === 0) return `余额支付 ${formatMoney(amount)}`
  if (slices !== null && slices > 1) return `分${slices}笔支付 ${formatMoney(payAmount)}`
  return `立即支付 ${formatMoney(payAmount)}`
}

export interface DueBill {
  billId: string
  dueDate: string
  overdueDays: number
}

/** AE-39: an overdue bill that is older than one of the chosen ones is left out. */
export function skipsOlderOverdue(chosen: readonly DueBill[], open: readonly DueBill[]): boolean {
  const ids = new Set(chosen.map(({ billId }) => billId))
  const newest = chosen.reduce((last, { dueDate }) => (dueDate > last ? dueDate : last), '')
  return open.some(({ billId, dueDate, overdueDays }) => overdueDays > 0 && dueDate < newest && !ids.has(billId))
}

export interface Readiness {
  /** Why there is no amount; undefined = there is one. */
  without: string | undefined
  /** The channels are still on their way. */
  asking: boolean
  hasChannel: boolean
  slices: number | null
  tick: boolean
  code: boolean
}

/** Why the button is grey, in the order in which a payer would fix it; undefined = ready. */
export function reasonNot({ without, asking, hasChannel, slices, tick, code }: Readiness): string | undefined {
  if (without !== undefined) return without
  if (asking) return '正在查询支付方式'
  if (!hasChannel) return '暂无可用的支付方式'
  if (slices === null) return '单笔金额超限，请使用电汇缴费'
  if (!code) return '请输入 6 位验证码'
  return tick ? undefined : '请先阅读并同意购气交易流程'
}
