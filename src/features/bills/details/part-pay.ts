import { isPartAllowed } from '@domain/billing/payment'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { compareMoney, formatMoney, parseAmount, type AmountProblem } from '@domain/money'

/* 部分缴费 (AE-37): at least 100.00 or the whole rest, never more than is owed. */

export const PROBLEMS: Readonly<Record<AmountProblem, string>> = {
  EMPTY: '请输入缴费金额',
  NOT_A_NUMBER: '请输入正确的金额',
  TOO_MANY_DECIMALS: '金额最多2位小数',
  TOO_LARGE: '请输入正确的金额',
  NOT_POSITIVE: '缴费金额须大于0',
}

/** What is wrong with a part, typed or not. */
export function partFault(text: string, totalDue: string): string | undefined {
  const parsed = parseAmount(text)
  if (!parsed.ok) return PROBLEMS[parsed.problem]
  if (compareMoney(parsed.amount, totalDue) > 0) return `不能超过应缴 ${formatMoney(totalDue)}`
  return isPartAllowed(parsed.amount, totalDue) ? undefined : energyAndPayment.A2325
}
