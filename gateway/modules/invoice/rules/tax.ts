import { decimal, fixed } from '@domain/decimal'
import { compareMoney, fromFen, subtractMoney, sumMoney, timesMoney, toFen } from '@domain/money'

/** An amount with tax and its two parts; they add up to the fen. */
export interface Taxed {
  grossAmount: string
  netAmount: string
  taxAmount: string
}

/**
 * IV-07: what is left of an amount with tax, half up to the fen, in whole numbers: net = floor((200 g + d) / 2d) with g in fen and
 * d = 100 + rate in per cent, mirrored below zero. The tax is the rest, never worked out from a total.
 */
export function taxed(grossAmount: string, rate: string): Taxed {
  const fen = BigInt(toFen(grossAmount))
  const d = 100n + BigInt(fixed(decimal(rate).times('100'), 0))
  const size = fen < 0n ? -fen : fen
  const net = (200n * size + d) / (2n * d)
  const netAmount = fromFen(String(fen < 0n ? -net : net))
  return { grossAmount, netAmount, taxAmount: subtractMoney(grossAmount, netAmount) }
}

/** Price without tax of one piece, eight decimals; null where nothing is counted. */
export const netPrice = (netAmount: string, quantity: string | null): string | null =>
  quantity === null || decimal(quantity).eq('0') ? null : fixed(decimal(netAmount).div(decimal(quantity)), 8)

export const sumTaxed = (parts: readonly Taxed[]): Taxed => ({
  grossAmount: sumMoney(parts.map((one) => one.grossAmount)),
  netAmount: sumMoney(parts.map((one) => one.netAmount)),
  taxAmount: sumMoney(parts.map((one) => one.taxAmount)),
})

const offBy = ({ netAmount, taxAmount }: Taxed, rate: string): string => {
  const off = subtractMoney(timesMoney(netAmount, rate), taxAmount)
  return off.startsWith('-') ? off.slice(1) : off
}

/** IV-08: how far the tax platform lets the tax of a line and of a whole invoice be from the rate. */
const LINE_TOLERANCE = '0.06'
const INVOICE_TOLERANCE = '1.27'

/** Whether the tax platform takes the lines of one invoice. */
export function passesTaxCheck(lines: readonly (Taxed & { taxRate: string })[]): boolean {
  const differences = lines.map((line) => offBy(line, line.taxRate))
  return (
    differences.every((one) => compareMoney(one, LINE_TOLERANCE) <= 0) &&
    compareMoney(sumMoney(differences), INVOICE_TOLERANCE) <= 0
  )
}
