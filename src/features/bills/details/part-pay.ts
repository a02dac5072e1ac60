import { isPartAllowed } from '@domain/billing/payment'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { compareMoney, parseAmount, type AmountProblem } from '@domain/money'

/* 部分缴费 (AE-37): at least 100.00 or the whole rest, never more than is owed. */

export const PROBLEMS: Readonly<Record<AmountProblem, string>> = {
  EMPTY: '请输入缴费金额',
  NOT_A_NUMBER: '请输入正确的金额',
  TOO_MANY_DECIMALS: '金额最多2位小数',
  TOO_LARGE: '请输入正确的金额',
  NOT_POSITIVE: '缴费金额须大于0',
}

/** What is typed, held down to what is owed. */
export function capped(text: string, totalDue: string): string {
  const parsed = parseAmount(text)
  return parsed.ok && compareMoney(parsed.amount, totalDue) > 0 ? totalDue : text
}

/** What is wrong with a part, typed or not. */
export function partFault(text: string, totalDue: string): string | undefined {
  const parsed = parseAmount(text)
  if (!parsed.ok) return PROBLEMS[parsed.problem]
  return isPartAllowed(parsed.amount, totalDue) ? undefined : energyAndPayment.A2325
}
