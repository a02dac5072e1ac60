import { minMoney, subtractMoney, ZERO_MONEY, type Money } from '@domain/money'

/**
 * Y-13: what of a trade's money belongs to each of its payments, in their order. The sum that was asked for is what each asked for; less
 * fills them one after the other, more goes to the last. The shares always add up to what arrived.
 */
export function sharesOf(asked: readonly Money[], arrived: Money): Money[] {
  let left = arrived
  return asked.map((amount, index) => {
    const share = index === asked.length - 1 ? left : minMoney(amount, left)
    left = subtractMoney(left, share)
    return share === '0.00' ? ZERO_MONEY : share
  })
}
