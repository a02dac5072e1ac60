import { compareMoney, parseAmount, type AmountProblem, type Money } from '@domain/money'

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
