import { addMoney, compareMoney, type Money } from '@domain/money'

/**
 * D-09: which waiting items, oldest first, a statement carries. What gives money back waits for a statement that it does not take below
 * zero. `gas`: yuan of the statement's gas.
 */
export function carriedItems<T extends { amount: Money }>(waiting: readonly T[], gas: Money): T[] {
  const owed = waiting.filter(({ amount }) => compareMoney(amount, '0.00') > 0)
  let total = owed.reduce((sum, { amount }) => addMoney(sum, amount), gas)
  const back = waiting.filter((item) => {
    if (owed.includes(item)) return false
    const next = addMoney(total, item.amount)
    if (compareMoney(next, '0.00') < 0) return false
    total = next
    return true
  })
  return waiting.filter((item) => owed.includes(item) || back.includes(item))
}
