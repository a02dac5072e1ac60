import type { Out } from '@contract'
import { big, round, sum, text, type Big } from './figures'

/* The lines of invoices, worked out from the lines of their items. */

type ItemLine = Out<'default GET /crmgas/invoice/tradeDetail'>['lines'][number]
export type Line = Out<'default GET /crmgas/invoice/invoiceDetail'>['lines'][number]

interface Merged {
  name: string
  rate: string
  gross: Big
  quantity: Big | null
}

/** What is left of an amount with tax, half up to the fen. */
export const netOf = (gross: Big, rate: string): Big => round(gross.div(big(1).plus(rate)))

/** Equal goods at an equal price and rate are one line; what is taken off counts nothing. */
function merged(lines: readonly ItemLine[]): Merged[] {
  const found = new Map<string, Merged>()
  for (const { goodsName, unit, unitPrice, quantity, grossAmount, taxRate } of lines) {
    const isDown = big(grossAmount).lt(0)
    const counted = isDown || quantity === null ? null : big(quantity)
    const name = `${goodsName} ${unit} ${taxRate} ${isDown}`
    const key = `${name} ${counted === null ? '' : unitPrice}`
    const before = found.get(key)
    const gross = big(grossAmount).plus(before?.gross ?? 0)
    const both = counted && before?.quantity ? counted.plus(before.quantity) : counted
    found.set(key, { name, rate: taxRate, gross, quantity: both })
  }
  return [...found.values()].filter(({ gross }) => !gross.eq(0))
}

/** A line as it is printed in so many parts (IV-10): each of whole fen and four decimals, the last with what is left. */
function printedIn({ name, rate, gross, quantity }: Merged, count: number): string[] {
  const each = gross.times(100).div(count).round(0, 0).div(100)
  const some = quantity && round(quantity.div(count), 4)
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const part = isLast ? gross.minus(each.times(count - 1)) : each
    const counted = quantity && some && (isLast ? quantity.minus(some.times(count - 1)) : some)
    const net = netOf(part, rate)
    const price = counted ? text(net.div(counted), 8) : ''
    return `${name} ${counted ? text(counted, 8) : ''} ${price} ${text(net)} ${text(part.minus(net))} ${text(part)}`
  })
}

function asPrinted(line: Line): string {
  const { goodsName, unit, taxRate, isDiscount, quantity, unitPrice, netAmount, taxAmount, grossAmount } = line
  const counted = quantity === null ? '' : text(big(quantity), 8)
  return `${goodsName} ${unit} ${taxRate} ${isDiscount} ${counted} ${unitPrice ?? ''} ${netAmount} ${taxAmount} ${grossAmount}`
}

/** The lines that items give and that stand nowhere, and those that stand there without coming from an item; both empty where all is well. */
export function unmatched(items: readonly ItemLine[], lines: readonly Line[]): { worked: string[]; printed: string[] } {
  let printed = lines.map(asPrinted)
  const worked: string[] = []
  for (const line of merged(items)) {
    const counts = printed.map((_, index) => index + 1)
    const left = counts.map((count) => without(printed, printedIn(line, count))).find((rest) => rest !== null)
    if (left) printed = left
    else worked.push(...printedIn(line, 1))
  }
  return { worked, printed }
}

/** A list without each of these once; null where it lacks one. */
function without(all: readonly string[], some: readonly string[]): string[] | null {
  const left = [...all]
  for (const one of some) {
    const at = left.indexOf(one)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

export type Amounts = Pick<Line, 'grossAmount' | 'netAmount' | 'taxAmount'>
export const total = (all: readonly Amounts[], part: keyof Amounts): Big => sum(all.map((one) => big(one[part])))
