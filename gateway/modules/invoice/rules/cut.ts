import { compareMoney, fromFen, minMoney, subtractMoney, toFen } from '@domain/money'
import { decimal, fixed } from '@domain/decimal'
import type { PieceLine } from '../types'
import { netPrice, taxed } from './tax'

/**
 * IV-10: a line beyond the limit in as many equal pieces as it takes, amounts in whole fen and quantities with four decimals, the last
 * one with the rest. A line within the limit stays as it is.
 */
export function cutLine(line: PieceLine, limit: string): PieceLine[] {
  if (compareMoney(line.netAmount, limit) <= 0) return [line]
  const most = BigInt(toFen(limit))
  const net = BigInt(toFen(line.netAmount))
  for (let k = (net + most - 1n) / most; ; k++) {
    const pieces = inPieces(line, k)
    if (pieces.every((piece) => compareMoney(piece.netAmount, limit) <= 0)) return pieces
  }
}

function inPieces(line: PieceLine, k: bigint): PieceLine[] {
  const gross = BigInt(toFen(line.grossAmount))
  const count = Number(k)
  const each = gross / k
  const quantities = quantitiesOf(line.quantity, count)
  const shares = [...line.shares]
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const grossAmount = fromFen(String(isLast ? gross - each * (k - 1n) : each))
    const quantity = quantities?.[index] ?? null
    const { netAmount, taxAmount } = taxed(grossAmount, line.taxRate)
    const unitPrice = netPrice(netAmount, quantity)
    return { ...line, grossAmount, netAmount, taxAmount, quantity, unitPrice, shares: takenFrom(shares, grossAmount) }
  })
}

/** A quantity in equal pieces of four decimals; null where that would leave one without any. */
function quantitiesOf(quantity: string | null, count: number): string[] | null {
  if (quantity === null) return null
  const each = decimal(quantity).div(String(count)).round(4, 1)
  const last = decimal(quantity).minus(each.times(String(count - 1)))
  if (!each.gt('0') || !last.gt('0')) return null
  return Array.from({ length: count }, (_, index) => fixed(index === count - 1 ? last : each, 4))
}

/** So much of the shares, from the first on; what was taken is gone from them. */
function takenFrom(shares: PieceLine['shares'], amount: string): PieceLine['shares'] {
  const taken: PieceLine['shares'] = []
  let left = amount
  while (compareMoney(left, '0.00') > 0) {
    const first = shares.shift()
    if (!first) throw new RangeError(`shares are ${left} short`)
    const part = minMoney(first.grossAmount, left)
    taken.push({ itemId: first.itemId, grossAmount: part })
    left = subtractMoney(left, part)
    const rest = subtractMoney(first.grossAmount, part)
    if (compareMoney(rest, '0.00') > 0) shares.unshift({ itemId: first.itemId, grossAmount: rest })
  }
  return taken
}
