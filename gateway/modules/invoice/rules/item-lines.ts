import { addVolume, sumVolume } from '@domain/volume'
import { isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import type { ItemLine } from '../types'

interface Segment {
  price: string
  volume: string
  amount: string
}

interface BillRow {
  kind: 'GAS' | 'ITEM'
  price: string | null
  billedVolume: string | null
  segments: readonly Segment[]
  amount: string
}

/** A line of an amount alone. */
export const oneLine = (taxItemCode: ItemLine['taxItemCode'], grossAmount: string, taxRate: string): ItemLine => ({
  lineNo: 1,
  taxItemCode,
  quantity: null,
  unitPrice: null,
  grossAmount,
  taxRate,
})

/** Parts of equal price are one line; quantities with four decimals. */
function byPrice(segments: readonly Segment[], taxRate: string): Omit<ItemLine, 'lineNo'>[] {
  const prices = [...new Set(segments.map(({ price }) => price))]
  return prices.map((price) => {
    const same = segments.filter((one) => one.price === price)
    return {
      taxItemCode: 'NG_PIPE' as const,
      quantity: sumVolume(
        same.map(({ volume }) => volume),
        4,
      ),
      unitPrice: price,
      grossAmount: sumMoney(same.map(({ amount }) => amount)),
      taxRate,
    }
  })
}

/** Numbers the lines and puts what they lack of the whole into one of its own, so that they add up to the fen. */
function whole(lines: Omit<ItemLine, 'lineNo'>[], total: string, taxRate: string): ItemLine[] {
  const kept = lines.filter((line) => !isZeroMoney(line.grossAmount))
  const rest = subtractMoney(total, sumMoney(kept.map((line) => line.grossAmount)))
  const { lineNo: _none, ...left } = oneLine('NG_PIPE', rest, taxRate)
  return [...kept, ...(isZeroMoney(rest) ? [] : [left])].map((line, index) => ({ lineNo: index + 1, ...line }))
}

/** Lines of a bill: gas by price, what comes besides it as amounts; old bills have one flat price (A 2.8). */
export function linesFromBill(rows: readonly BillRow[], receivable: string, taxRate: string): ItemLine[] {
  const segments = rows.flatMap((row): readonly Segment[] => {
    if (row.segments.length > 0) return row.segments
    return row.kind === 'GAS' && row.price !== null
      ? [{ price: row.price, volume: addVolume(row.billedVolume ?? '0', '0'), amount: row.amount }]
      : []
  })
  const others = rows
    .filter((row) => row.kind === 'ITEM')
    .map(({ amount }) => ({ ...oneLine('NG_PIPE', amount, taxRate) }))
    .map(({ lineNo: _none, ...line }) => line)
  return whole([...byPrice(segments, taxRate), ...others], receivable, taxRate)
}

/** Lines of gas that was bought for a card: its tiers as they were frozen. */
export const linesFromGas = (segments: readonly Segment[], amount: string, taxRate: string): ItemLine[] =>
  whole(byPrice(segments, taxRate), amount, taxRate)
