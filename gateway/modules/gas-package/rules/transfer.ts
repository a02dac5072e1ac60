import { compareMoney } from '@domain/money'

/**
 * Why an amount is not paid by transfer: 2110 for a user that may order none (`mayOrder`), A2501 below `least` (yuan); null: nothing
 * (A 5.10).
 */
export function transferProblem(mayOrder: boolean, amount: string, least: string): '2110' | 'A2501' | null {
  if (!mayOrder) return '2110'
  return compareMoney(amount, least) < 0 ? 'A2501' : null
}
