import {
  addMoney,
  compareMoney,
  isNegativeMoney,
  isPositiveMoney,
  minMoney,
  subtractMoney,
  sumMoney,
} from '@domain/money'
import { decimal, fixed } from '@domain/decimal'
import type { GoodsGroup } from '@domain/statuses/invoice-item'
import type { MergeMode } from '@domain/statuses/invoice-apply'
import type { ItemLine, PieceLine } from '../types'
import { cutLine } from './cut'
import { netPrice, sumTaxed, taxed } from './tax'

/** How the goods of a line are called and taxed (C 2.22). */
export interface Goods {
  goodsName: string
  unit: string
  taxCode: string
}

export interface Wanted {
  itemId: string
  goodsGroup: Exclude<GoodsGroup, 'NONE'>
  meterNo: string | null
  month: string
  grossAmount: string
  lines: readonly ItemLine[]
}

/** One invoice to be: its lines in order, sums of them, and what it is about. */
export interface Piece {
  goodsGroup: Wanted['goodsGroup']
  lines: PieceLine[]
  grossAmount: string
  netAmount: string
  taxAmount: string
  itemIds: string[]
}

interface Bundle {
  goodsGroup: Wanted['goodsGroup']
  items: Wanted[]
}

/**
 * The invoices that items give (IV-05, IV-09, IV-10): one kind of goods on each, put together as wished, cut by the seller's limit of
 * the net amount. Null where one of them would not be above zero (2602).
 */
export function compose(
  items: readonly Wanted[],
  mode: MergeMode,
  limit: string,
  goodsOf: (line: ItemLine) => Goods,
): Piece[] | null {
  const pieces: Piece[] = []
  for (const bundle of bundles(items, mode)) {
    if (!isPositiveMoney(sumMoney(bundle.items.map((item) => item.grossAmount)))) return null
    pieces.push(...packed(bundle, limit, goodsOf))
  }
  return pieces.length === 0 ? null : pieces
}

const keyOf: Readonly<Record<MergeMode, (item: Wanted) => string>> = {
  MERGE: () => '',
  PER_ITEM: ({ itemId }) => itemId,
  PER_METER: ({ meterNo }) => meterNo ?? '',
  PER_MONTH: ({ month }) => month,
}

/**
 * Items of one invoice wish. A correction goes with the largest item of its meter that it fits into, else of its kind of goods (IV-06).
 */
function bundles(items: readonly Wanted[], mode: MergeMode): Bundle[] {
  const found = new Map<string, Bundle>()
  const groupKey = (item: Wanted): string => `${item.goodsGroup}|${keyOf[mode](item)}`
  const rising = items.filter((item) => !isNegativeMoney(item.grossAmount))
  for (const item of rising) {
    const bundle = found.get(groupKey(item)) ?? { goodsGroup: item.goodsGroup, items: [] }
    bundle.items.push(item)
    found.set(groupKey(item), bundle)
  }
  const room = (bundle: Bundle): string => sumMoney(bundle.items.map((one) => one.grossAmount))
  for (const item of items.filter((one) => isNegativeMoney(one.grossAmount))) {
    const same = [...found.values()].filter(({ goodsGroup }) => goodsGroup === item.goodsGroup)
    const near = same.filter((bundle) => bundle.items.some(({ meterNo }) => meterNo === item.meterNo))
    const fits = (bundle: Bundle): boolean => isPositiveMoney(addMoney(room(bundle), item.grossAmount))
    const byRoom = (a: Bundle, b: Bundle): number => compareMoney(room(b), room(a))
    const host = [...near].sort(byRoom).find(fits) ?? [...same].sort(byRoom)[0]
    if (host) host.items.push(item)
    else found.set(`${item.goodsGroup}|-${item.itemId}`, { goodsGroup: item.goodsGroup, items: [item] })
  }
  return [...found.values()]
}

/** Equal goods at an equal price are one line; amounts are added up first and taxed then (pitfall C 9.17). */
function merged({ items }: Bundle, goodsOf: (line: ItemLine) => Goods): PieceLine[] {
  const lines = new Map<string, PieceLine>()
  for (const { itemId, lines: own } of items)
    for (const line of own) {
      const isDiscount = isNegativeMoney(line.grossAmount)
      const goods = goodsOf(line)
      const counted = isDiscount ? null : line.quantity
      const price = isDiscount ? null : line.unitPrice
      const key = [goods.goodsName, goods.unit, price, line.taxRate, isDiscount, counted === null].join('|')
      const before = lines.get(key)
      const share = { itemId, grossAmount: line.grossAmount }
      if (!before) {
        lines.set(key, pieceLine(goods, line.taxRate, line.grossAmount, counted, isDiscount, [share]))
        continue
      }
      const quantity =
        before.quantity === null || counted === null ? null : fixed(decimal(before.quantity).plus(counted), 4)
      const gross = addMoney(before.grossAmount, line.grossAmount)
      lines.set(key, pieceLine(goods, line.taxRate, gross, quantity, isDiscount, withShare(before.shares, share)))
    }
  return [...lines.values()].filter((line) => compareMoney(line.grossAmount, '0.00') !== 0)
}

/** What belongs to the same item is one share. */
function withShare(shares: PieceLine['shares'], share: PieceLine['shares'][number]): PieceLine['shares'] {
  const before = shares.find(({ itemId }) => itemId === share.itemId)
  if (!before) return [...shares, share]
  const grossAmount = addMoney(before.grossAmount, share.grossAmount)
  return shares.map((one) => (one === before ? { ...one, grossAmount } : one))
}

/** A line with its tax and its price without tax. */
function pieceLine(
  goods: Goods,
  taxRate: string,
  grossAmount: string,
  quantity: string | null,
  isDiscount: boolean,
  shares: PieceLine['shares'],
): PieceLine {
  const { netAmount, taxAmount } = taxed(grossAmount, taxRate)
  const unitPrice = netPrice(netAmount, quantity)
  return {
    goodsName: goods.goodsName,
    spec: '',
    unit: goods.unit,
    taxCode: goods.taxCode,
    quantity,
    unitPrice,
    netAmount,
    taxRate,
    taxAmount,
    grossAmount,
    isDiscount,
    shares,
  }
}

/** IV-10: lines beyond the limit are cut, then fill invoices in order; discounts go where there is room for them. */
function packed(bundle: Bundle, limit: string, goodsOf: (line: ItemLine) => Goods): Piece[] {
  const lines = merged(bundle, goodsOf)
  const total = sumTaxed(lines).netAmount
  if (compareMoney(total, limit) <= 0) return [pieceOf(bundle, lines)]
  const filled: PieceLine[][] = []
  for (const line of lines.filter((one) => !one.isDiscount).flatMap((one) => cutLine(one, limit))) {
    const last = filled.at(-1)
    const fits = last && compareMoney(addMoney(sumTaxed(last).netAmount, line.netAmount), limit) <= 0
    if (fits) last.push(line)
    else filled.push([line])
  }
  for (const line of lines.filter((one) => one.isDiscount)) spread(filled, line)
  return filled.map((one) => pieceOf(bundle, one))
}

const LEAST = '0.01'

/** A discount over the largest invoices: each stays above zero. */
function spread(filled: PieceLine[][], discount: PieceLine): void {
  let rest = [...discount.shares]
  const order = [...filled].sort((a, b) => compareMoney(sumTaxed(b).grossAmount, sumTaxed(a).grossAmount))
  for (const lines of order) {
    const room = subtractMoney(sumTaxed(lines).grossAmount, LEAST)
    const taken: PieceLine['shares'] = []
    const left: PieceLine['shares'] = []
    for (const { itemId, grossAmount } of rest) {
      const size = grossAmount.slice(1)
      const free = subtractMoney(room, sumMoney(taken.map((one) => one.grossAmount.slice(1))))
      const part = isPositiveMoney(free) ? minMoney(size, free) : '0.00'
      if (isPositiveMoney(part)) taken.push({ itemId, grossAmount: `-${part}` })
      if (compareMoney(part, size) < 0) left.push({ itemId, grossAmount: `-${subtractMoney(size, part)}` })
    }
    if (taken.length > 0) {
      const gross = sumMoney(taken.map((one) => one.grossAmount))
      lines.push(pieceLine(discount, discount.taxRate, gross, null, true, taken))
    }
    rest = left
    if (rest.length === 0) return
  }
}

const pieceOf = ({ goodsGroup, items }: Bundle, lines: PieceLine[]): Piece => {
  const onIt = new Set(lines.flatMap(({ shares }) => shares.map(({ itemId }) => itemId)))
  const itemIds = items.map(({ itemId }) => itemId).filter((id) => onIt.has(id))
  return { goodsGroup, lines, ...sumTaxed(lines), itemIds }
}
