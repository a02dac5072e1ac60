import { addMoney, isPositiveMoney, minMoney, subtractMoney } from '@domain/money'

export interface Part {
  name: string
  amount: string
}

/**
 * Lines of a voucher (A 2.19); their sum is the voucher's amount. Money of the balance is in its own line and is taken off what was
 * paid first, then off the late fee.
 */
export function voucherParts(money: {
  /** What was paid for, under its own name. */
  paid: Part
  lateFee: string
  surplus: string
  topUp: string
  fromBalance: string
}): Part[] {
  const { name, amount } = money.paid
  const offPaid = minMoney(money.fromBalance, amount)
  const offLateFee = minMoney(subtractMoney(money.fromBalance, offPaid), money.lateFee)
  const lines: Part[] = [
    { name, amount: subtractMoney(amount, offPaid) },
    { name: '违约金', amount: subtractMoney(money.lateFee, offLateFee) },
    { name: '余额支付', amount: addMoney(offPaid, offLateFee) },
    { name: '预存', amount: money.topUp },
    { name: '余款', amount: money.surplus },
  ]
  return lines.filter((line) => isPositiveMoney(line.amount))
}
