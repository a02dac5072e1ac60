import { addMoney, isPositiveMoney, minMoney, subtractMoney } from '@domain/money'

export interface Part {
  name: string
  amount: string
}

/**
 * Lines of a voucher (A 2.19); their sum is the voucher's amount. Money of the balance stands in its own line and is taken off the gas
 * first, then off the late fee.
 */
export function voucherParts(money: {
  gas: string
  lateFee: string
  surplus: string
  topUp: string
  fromBalance: string
  /** Something with a name of its own. */
  named?: Part
}): Part[] {
  const { named = { name: '', amount: '0.00' } } = money
  const offGas = minMoney(money.fromBalance, money.gas)
  const offLateFee = minMoney(subtractMoney(money.fromBalance, offGas), money.lateFee)
  const offNamed = minMoney(subtractMoney(money.fromBalance, addMoney(offGas, offLateFee)), named.amount)
  const lines: Part[] = [
    { name: '气费', amount: subtractMoney(money.gas, offGas) },
    { name: named.name, amount: subtractMoney(named.amount, offNamed) },
    { name: '违约金', amount: subtractMoney(money.lateFee, offLateFee) },
    { name: '余额支付', amount: addMoney(offGas, offLateFee, offNamed) },
    { name: '预存', amount: money.topUp },
    { name: '余款', amount: money.surplus },
  ]
  return lines.filter((line) => isPositiveMoney(line.amount))
}
