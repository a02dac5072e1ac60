import { decimal, fixed } from '../decimal'
import { sumMoney, type Money } from '../money'
import { addMonths, monthsBetween, type MonthText } from '../month'
import { changePercent, type Percent } from '../percent'
import { averagePrice, type Price } from '../price'
import { sumVolume, type Volume } from '../volume'

const ID = /^HY(\d{4})Q([1-4])$/

/** First month of the quarter of an id like HY2026Q1; null for no id. */
export function quarterOf(hyqId: string): MonthText | null {
  const found = ID.exec(hyqId)
  if (!found) return null
  return `${found[1]}-${String(Number(found[2]) * 3 - 2).padStart(2, '0')}`
}

/** '2026年第1季度'. */
export const quarterText = (hyqId: string): string => hyqId.replace(ID, '$1年第$2季度')

/** Days that the survey is open from its publication (E-H-01). */
export const SURVEY_DAYS = 45

/** Months that a quarter's report is about: the three that were over when it was published (E-H-01). */
export function reportMonths(hyqId: string): MonthText[] {
  const first = quarterOf(hyqId)
  return first === null ? [] : monthsBetween(addMonths(first, -3), addMonths(first, -1))
}

/** A settled month, of one statement. `yoyPct`: against the same month and meters of last year, null without them. */
export interface SettledMonth {
  billMonth: MonthText
  volume: Volume
  /** yuan; null: not to be seen. */
  amount: Money | null
  yoyPct: string | null
}

export interface Figures {
  volume: Volume
  amount: Money | null
  /** yuan per m³. */
  avgPrice: Price | null
  volumeYoY: Percent | null
  amountYoY: Percent | null
  /** Months of the quarter without a statement. */
  missing: MonthText[]
}

const of = (rows: readonly SettledMonth[], months: readonly MonthText[]) =>
  rows.filter(({ billMonth }) => months.includes(billMonth))

const amountOf = (rows: readonly SettledMonth[]): Money | null =>
  rows.some(({ amount }) => amount === null) ? null : sumMoney(rows.map(({ amount }) => amount ?? '0.00'))

/**
 * E-H-09: what the settled months of a quarter come to. A change is given only when every month of it can be compared with the same one of
 * last year, of the same meters; the sums are those of the pages of monthly bills. Null: no month of the quarter is settled.
 */
export function quarterFigures(rows: readonly SettledMonth[], months: readonly MonthText[]): Figures | null {
  const now = of(rows, months)
  if (now.length === 0) return null
  const then = of(
    rows,
    months.map((month) => addMonths(month, -12)),
  )
  const missing = months.filter((month) => !now.some(({ billMonth }) => billMonth === month))
  const isComparable = missing.length === 0 && now.every(({ yoyPct }) => yoyPct !== null)
  const volume = sumVolume(now.map((row) => row.volume))
  const [amount, before] = [amountOf(now), amountOf(then)]
  return {
    volume,
    amount,
    avgPrice: amount === null ? null : averagePrice(amount, volume),
    volumeYoY: isComparable ? changePercent(volume, sumVolume(then.map((row) => row.volume))) : null,
    amountYoY: isComparable && amount !== null && before !== null ? changePercent(amount, before) : null,
    missing,
  }
}

/** kg of carbon dioxide per m³ that gas saves against coal (E-H-09). */
export const CO2_PER_M3 = '1.18'

/** kg, two decimals: 42,000 m³ are 49,560.00 kg. */
export const co2Saved = (volume: Volume, factor = CO2_PER_M3): string =>
  fixed(decimal(volume).times(decimal(factor)), 2)

/** Fewer peers give no rank (E 2.6). */
const FEWEST_PEERS = 20

/** Share of the peers with a larger growth of use, in whole per cent, cut; null for too few of them. */
export const rankPercent = (peers: number, worse: number): number | null =>
  peers < FEWEST_PEERS ? null : Math.floor((worse * 100) / peers)

/** Changes of use and price from which there is something to be said, per cent. */
const SAVED = '-5.0'
const GROWN = '20.0'

/** At most three things that the figures suggest. */
export function advicesOf({ volumeYoY, amountYoY, missing }: Figures): string[] {
  const change = volumeYoY === null ? null : decimal(volumeYoY)
  const cost = amountYoY === null ? null : decimal(amountYoY)
  return [
    change?.lte(decimal(SAVED)) && '用气比去年同期减少，节气有成效，请继续保持',
    change?.gte(decimal(GROWN)) && '用气比去年同期明显增加，建议核对产量并检查设备',
    change && cost?.gt(change) && '气费比用气量涨得快，可在好买气比较购气方式',
    missing.length > 0 && '部分月份尚未结算，结算后本报告随之更新',
  ]
    .filter((one): one is string => typeof one === 'string')
    .slice(0, 3)
}
