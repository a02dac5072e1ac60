import { addMoney, compareMoney, isPositiveMoney, parseAmount, subtractMoney, sumMoney } from '@domain/money'
import { decimal, fixed } from '@domain/decimal'
import { Refusal } from '../../../http/refusal'
import type { Line, RedLine } from '../types'
import { taxed } from './tax'

/** A line of the blue invoice with what red invoices have left of it; amounts with tax. */
export interface LeftLine extends Line {
  leftGross: string
  leftNet: string
  leftQuantity: string | null
}

/** What is left of each line after the red invoices so far (their amounts are negative). */
export function leftOf(lines: readonly Line[], reds: readonly Line[]): LeftLine[] {
  return lines.map((line) => {
    const taken = reds.filter((red) => red.blueLineNo === line.lineNo)
    const quantity = taken.reduce((sum, one) => sum.plus(decimal(one.quantity ?? '0')), decimal(line.quantity ?? '0'))
    return {
      ...line,
      leftGross: sumMoney([line.grossAmount, ...taken.map((one) => one.grossAmount)]),
      leftNet: sumMoney([line.netAmount, ...taken.map((one) => one.netAmount)]),
      leftQuantity: line.quantity === null ? null : fixed(quantity, 8),
    }
  })
}

export interface AskedLine {
  lineNo: number
  grossAmount: string
  quantity?: string | undefined
}

const whole = (line: LeftLine): RedLine => ({
  lineNo: line.lineNo,
  quantity: line.leftQuantity,
  netAmount: line.leftNet,
  taxAmount: subtractMoney(line.leftGross, line.leftNet),
  grossAmount: line.leftGross,
})

/** Everything that is left of an invoice, discounts with it. */
export const wholeRed = (lines: readonly LeftLine[]): RedLine[] =>
  lines.filter((line) => compareMoney(line.leftGross, '0.00') !== 0).map(whole)

/**
 * IR-03: a part, line by line with tax; net and tax by IV-07 from it, the rest of a line to the fen where it is taken whole. Refuses
 * A2317 for what is no amount, 2640 for more than is left.
 */
export function partRed(lines: readonly LeftLine[], asked: readonly AskedLine[]): RedLine[] {
  const taken = asked.map((one) => {
    const line = lines.find(({ lineNo }) => lineNo === one.lineNo)
    const parsed = parseAmount(one.grossAmount)
    if (!line || !parsed.ok) throw new Refusal('A2317', { data: { lineNo: one.lineNo } })
    if (compareMoney(parsed.amount, line.leftGross) > 0) throw new Refusal('2640', { data: { lineNo: one.lineNo } })
    if (compareMoney(parsed.amount, line.leftGross) === 0) return whole(line)
    return { lineNo: line.lineNo, quantity: quantityOf(one, line), ...taxed(parsed.amount, line.taxRate) }
  })
  if (taken.length === 0 || new Set(taken.map(({ lineNo }) => lineNo)).size < taken.length) throw new Refusal('A2317')
  return taken
}

function quantityOf({ quantity, lineNo }: AskedLine, line: LeftLine): string | null {
  if (quantity === undefined || quantity.trim() === '' || line.leftQuantity === null) return null
  if (!/^\d{1,13}(\.\d{1,8})?$/.test(quantity.trim())) throw new Refusal('A2317', { data: { lineNo } })
  const asked = decimal(quantity.trim())
  if (asked.gt(decimal(line.leftQuantity))) throw new Refusal('2640', { data: { lineNo } })
  return asked.gt('0') ? fixed(asked, 8) : null
}

interface Share {
  lineNo: number
  itemId: string
  grossAmount: string
}

/**
 * What of a reversal belongs to which item: the shares of each line in order, each up to what is left of it. All negative; a discount's
 * the other way round.
 */
export function redShares(lines: readonly RedLine[], left: readonly Share[]): Share[] {
  return lines.flatMap((line) => {
    const own = left.filter((one) => one.lineNo === line.lineNo)
    const isDown = line.grossAmount.startsWith('-')
    if (isDown) return own.map((one) => ({ ...one, grossAmount: subtractMoney('0.00', one.grossAmount) }))
    let rest = line.grossAmount
    return own.flatMap((one) => {
      const part = compareMoney(one.grossAmount, rest) > 0 ? rest : one.grossAmount
      rest = subtractMoney(rest, part)
      return isPositiveMoney(part) ? [{ ...one, grossAmount: subtractMoney('0.00', part) }] : []
    })
  })
}

/** Shares of a blue invoice after its red ones. */
export function leftShares(blue: readonly Share[], reds: readonly (Share & { blueLineNo: number | null })[]): Share[] {
  return blue.map((one) => ({
    ...one,
    grossAmount: reds
      .filter((red) => red.blueLineNo === one.lineNo && red.itemId === one.itemId)
      .reduce((sum, red) => addMoney(sum, red.grossAmount), one.grossAmount),
  }))
}
