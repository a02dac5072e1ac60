import { splitAmount } from '@domain/billing'
import {
  compareMoney,
  formatMoney,
  isPositiveMoney,
  minMoney,
  parseAmount,
  subtractMoney,
  ZERO_MONEY,
  type AmountProblem,
  type Money,
} from '@domain/money'

/* What the order form computes before anything is sent: sums, faults, the text of the button (A 6.19, 6.42). */

/** AE-35: the gateway decides in the end; its bounds are the same. */
const PREPAY_FROM: Money = '10.00'
export const PREPAY_TO: Money = '1000000.00'

const PROBLEMS: Record<AmountProblem, string> = {
  EMPTY: '请输入充值金额',
  NOT_A_NUMBER: '请输入正确的金额',
  TOO_MANY_DECIMALS: '金额最多保留两位小数',
  TOO_LARGE: '单笔金额超限，请使用电汇缴费',
  NOT_POSITIVE: '充值金额不能低于10.00元',
}

export type AmountCheck = { ok: true; amount: Money } | { ok: false; fault: string }

/** The typed amount of a top-up: two decimals, 10.00 to 1,000,000.00 (AE-35). */
export function checkPrepay(text: string): AmountCheck {
  const parsed = parseAmount(text)
  if (!parsed.ok) return { ok: false, fault: PROBLEMS[parsed.problem] }
  if (compareMoney(parsed.amount, PREPAY_FROM) < 0) return { ok: false, fault: PROBLEMS.NOT_POSITIVE }
  if (compareMoney(parsed.amount, PREPAY_TO) > 0) return { ok: false, fault: PROBLEMS.TOO_LARGE }
  return { ok: true, amount: parsed.amount }
}

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

/** Why the button is grey, in the order a payer would mend it; undefined = ready. */
export function reasonNot({ without, asking, hasChannel, slices, tick, code }: Readiness): string | undefined {
  if (without !== undefined) return without
  if (asking) return '正在查询支付方式'
  if (!hasChannel) return '暂无可用的支付方式'
  if (slices === null) return '单笔金额超限，请使用电汇缴费'
  if (!code) return '请输入 6 位验证码'
  return tick ? undefined : '请先阅读并同意购气交易流程'
}
