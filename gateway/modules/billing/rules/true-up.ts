import { compareMoney, formatAmount, negateMoney, subtractMoney } from '@domain/money'

/** AE-31: what the ledger says of a bill that was taken from the balance; `estimated`: what its days had held back before. */
export function trueUpText(estimated: string, settled: string): string {
  const difference = subtractMoney(settled, estimated)
  const sign = compareMoney(difference, '0.00')
  const moved =
    sign === 0
      ? '无差额'
      : sign > 0
        ? `补扣 ${formatAmount(difference)}`
        : `退回 ${formatAmount(negateMoney(difference))}`
  return `暂估 ${formatAmount(estimated)}，结算 ${formatAmount(settled)}，${moved}`
}
