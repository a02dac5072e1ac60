import type { Out } from '@contract'
import { formatDay } from '@domain/date-format'
import { decimal } from '@domain/decimal'
import { formatMoney, priced } from '@domain/money'
import { addPrice, comparePrice, formatPriceNumber } from '@domain/price'
import { seasons } from '@domain/statuses/names'

/* Why a bill or a statement has the prices it has, from its own segments (visual 1.4, AE-13 … AE-17). */

export type Segment = Out<'default GET /crmgas/bill/detail'>['lines'][number]['segments'][number]

/** 第2档; elective volume has no tier. */
export const tierName = ({ tierNo }: Pick<Segment, 'tierNo'>): string => (tierNo === 0 ? '自选' : `第${tierNo}档`)

const COUNTS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十']

/** 为什么有两个单价？ and one sentence per change; null while there is one price only. */
export function explainPrices(segments: readonly Segment[]): { title: string; reasons: string[] } | null {
  const prices = new Set(segments.map(({ price }) => price))
  if (prices.size < 2) return null
  const ordered = [...segments].sort(byStart)
  const reasons = ordered.flatMap((segment, index) => {
    const before = ordered[index - 1]
    return before === undefined || before.price === segment.price ? [] : [reasonOf(before, segment)]
  })
  return { title: `为什么有${COUNTS[prices.size] ?? ` ${prices.size} `}个单价？`, reasons }
}

const byStart = (a: Segment, b: Segment): number =>
  a.fromDate === b.fromDate ? a.tierNo - b.tierNo : a.fromDate < b.fromDate ? -1 : 1

function reasonOf(before: Segment, { tierNo, season, price, volume, fromDate }: Segment): string {
  // Parts of the same days: the day of the change is inside the period.
  const day = fromDate === before.fromDate ? '本期内' : `${formatDay(fromDate, before.fromDate)} 起`
  const change = `单价由 ${formatPriceNumber(before.price)} 变为 ${formatPriceNumber(price)} 元/m³`
  if (tierNo === 0 || before.tierNo === 0) return `自选气量按自选价计价，其余气量按公布价计价，${change}。`
  if (season !== before.season) return `${day}进入${seasons[season]}，${change}。`
  if (tierNo === before.tierNo) return `${day}执行新气价，${change}。`
  const cheaper = comparePrice(price, before.price) < 0
  const difference = cheaper ? addPrice(before.price, negative(price)) : addPrice(price, negative(before.price))
  const word = cheaper ? '少付' : '多付'
  const amount = formatMoney(priced(volume, difference))
  return `${day}本年累计用气进入第 ${tierNo} 档，超出部分每立方米${word} ¥${difference}，本期共${word} ${amount}。`
}

const negative = (price: string): string => decimal(price).times(decimal('-1')).toFixed(4)
