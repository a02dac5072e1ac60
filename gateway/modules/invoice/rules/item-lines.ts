import { compareDecimals } from '@domain/decimal-text'
import { sumVolume, volume } from '@domain/volume'
import { isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import type { ItemLine } from '../types'

interface Segment {
  price: string
  volume: string
  amount: string
}

interface TaxedSegment extends Segment {
  taxRate: string
}

interface BillRow {
  kind: 'GAS' | 'ITEM'
  price: string | null
  billedVolume: string | null
  segments: readonly (Segment & { fromDate: string })[]
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

/** Parts of equal price and tax rate are one line; quantities with four decimals. */
function byPrice(segments: readonly TaxedSegment[]): Omit<ItemLine, 'lineNo'>[] {
  const kindOf = ({ price, taxRate }: TaxedSegment) => `${price}|${taxRate}`
  const firsts = [...new Map([...segments].reverse().map((one) => [kindOf(one), one])).values()].reverse()
  return firsts.map((first) => {
    const { price, taxRate } = first
    const same = segments.filter((one) => kindOf(one) === kindOf(first))
    return {
      taxItemCode: 'NG_PIPE' as const,
      quantity: sumVolume(
        same.map((one) => one.volume),
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

/**
 * Lines of a bill: gas by price at the tax rate of the first day of its segment, other items as amounts at the rate of the bill's last day,
 * `lastDay`. Old bills have one flat price (A 2.8).
 */
export function linesFromBill(
  rows: readonly BillRow[],
  { receivable, lastDay }: { receivable: string; lastDay: string },
  rateOn: (day: string) => string,
): ItemLine[] {
  const taxRate = rateOn(lastDay)
  const segments = rows.flatMap((row): readonly TaxedSegment[] => {
    if (row.segments.length > 0) return row.segments.map((one) => ({ ...one, taxRate: rateOn(one.fromDate) }))
    return row.kind === 'GAS' && row.price !== null
      ? [{ price: row.price, volume: volume(row.billedVolume ?? '0'), amount: row.amount, taxRate }]
      : []
  })
  const others = rows
    .filter((row) => row.kind === 'ITEM')
    .map(({ amount }) => ({ ...oneLine('NG_PIPE', amount, taxRate) }))
    .map(({ lineNo: _none, ...line }) => line)
  return whole([...byPrice(segments), ...others], receivable, taxRate)
}

/** Lines of gas that was bought for a card: its tiers as they were frozen. */
export const linesFromGas = (segments: readonly Segment[], amount: string, taxRate: string): ItemLine[] =>
  whole(byPrice(segments.map((one) => ({ ...one, taxRate }))), amount, taxRate)

/** Amount of an item in force at one tax rate, in yuan: on invoices, or waived. */
export interface Used {
  taxRate: string
  amount: string
}

/**
 * Lines over what is open of an item of which a part is invoiced (IR-05): amounts alone, one for each tax rate, because what a part was
 * measured by is not known.
 */
export function openLines(lines: readonly ItemLine[], used: readonly Used[]): ItemLine[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))]
  return rates
    .map((taxRate) => {
      const own = lines.filter((line) => line.taxRate === taxRate)
      const taken = used.filter((one) => compareDecimals(one.taxRate, taxRate) === 0).map(({ amount }) => amount)
      const open = subtractMoney(sumMoney(own.map(({ grossAmount }) => grossAmount)), sumMoney(taken))
      return oneLine(own[0]?.taxItemCode ?? 'NG_PIPE', open, taxRate)
    })
    .filter(({ grossAmount }) => !isZeroMoney(grossAmount))
    .map((line, index) => ({ ...line, lineNo: index + 1 }))
}
