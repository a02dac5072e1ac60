import { averageOf, explainBill, totalOf, type ExplainedBill } from '@domain/billing/explain'
import { explainKinds } from '@domain/billing/explain-kinds'
import { diffDays } from '@domain/date'
import { type Money, subtractMoney, sumMoney } from '@domain/money'
import type { ReadingSource } from '@domain/statuses/names'
import { type Volume, sumVolume } from '@domain/volume'

/* What a comparison of two bills, or statements, shows (Y-04): the rows of the domain's rule and the figures behind them. */

/** A channel as it was settled. */
export interface SideLine {
  meterId: string
  meterNo: string
  channelNo: string
  prevReading: Volume
  currReading: Volume
  readVolume: Volume
  adjustVolume: Volume
  adjustReason: string
  adjustAmount: Money
  packageVolume: Volume
  billedVolume: Volume
  readingSource: ReadingSource
  amount: Money
  segments: readonly SideSegment[]
}

export interface SideSegment {
  tierNo: number
  volume: Volume
  amount: Money
  fromDate: string
  toDate: string
}

export interface Side {
  papers: readonly { id: string; no: string }[]
  /** What its figures were settled by, for their age. */
  statementIds: readonly string[]
  billMonth: string
  /** Gas days, both included. */
  periodFrom: string
  periodTo: string
  net: Money | null
  tax: Money | null
  lines: readonly SideLine[]
  items: readonly { code: string; name: string; amount: Money }[]
  lateFee: Money
}

const daysOf = ({ periodFrom, periodTo }: Side): number => diffDays(periodFrom, periodTo) + 1

const ruleSide = (side: Side): ExplainedBill => ({ ...side, days: daysOf(side) })

function sideView(side: Side) {
  const { papers, billMonth, periodFrom, periodTo, net, tax, lines, lateFee } = side
  const bill = ruleSide(side)
  return {
    papers: [...papers],
    billMonth,
    periodFrom,
    periodTo,
    days: bill.days,
    lateFee,
    net,
    tax,
    volume: sumVolume(lines.map(({ billedVolume }) => billedVolume)),
    amount: totalOf(bill),
    averagePrice: averageOf(bill),
  }
}

/**
 * What the month is compared with: all that was settled then for any of its meters, as one side. Undefined where nothing was: neither
 * bills without gas nor other meters say anything about this one.
 */
export function sideBefore(now: Side, others: readonly Side[], billMonth: string): Side | undefined {
  const meters = new Set(now.lines.map(({ meterId }) => meterId))
  const [first, ...more] = others.filter(
    (side) => side.billMonth === billMonth && side.lines.some(({ meterId }) => meters.has(meterId)),
  )
  return first && more.reduce(together, first)
}

const together = (a: Side, b: Side): Side => ({
  papers: [...a.papers, ...b.papers],
  statementIds: [...a.statementIds, ...b.statementIds],
  billMonth: a.billMonth,
  periodFrom: a.periodFrom < b.periodFrom ? a.periodFrom : b.periodFrom,
  periodTo: a.periodTo > b.periodTo ? a.periodTo : b.periodTo,
  net: a.net === null || b.net === null ? null : sumMoney([a.net, b.net]),
  tax: a.tax === null || b.tax === null ? null : sumMoney([a.tax, b.tax]),
  lines: [...a.lines, ...b.lines],
  items: [...a.items, ...b.items],
  lateFee: sumMoney([a.lateFee, b.lateFee]),
})

/** Both sides, the rows between them, and per meter and tier what they come from. `names`: what the customer calls a meter. */
export function compareSides(before: Side, now: Side, names: ReadonlyMap<string, string>) {
  const earlier = sideView(before)
  const later = sideView(now)
  const items = [...before.items, ...now.items]
  const meters = metersOf(before, now, names)
  const nameOf = (kind: keyof typeof explainKinds, of: string): string => {
    if (kind === 'ITEM') return items.find(({ code }) => code === of)?.name ?? of
    const meter = kind === 'VOLUME' ? meters.find(({ meterId }) => meterId === of) : undefined
    return meter ? `${meter.name} ${explainKinds.VOLUME}` : explainKinds[kind]
  }
  return {
    before: earlier,
    now: later,
    change: subtractMoney(later.amount, earlier.amount),
    rows: explainBill(ruleSide(before), ruleSide(now)).map((row) => ({ ...row, name: nameOf(row.kind, row.of) })),
    meters,
    tiers: tiersOf(before, now),
  }
}

function metersOf(before: Side, now: Side, names: ReadonlyMap<string, string>) {
  const all = [...before.lines, ...now.lines]
  return [...new Set(all.map(({ meterId }) => meterId))].sort().map((meterId) => {
    const of = (side: Side) => side.lines.filter((line) => line.meterId === meterId).map(lineView)
    // The newest number: a meter may have been replaced in between.
    const meterNo = all.filter((line) => line.meterId === meterId).at(-1)?.meterNo ?? ''
    return { meterId, meterNo, name: names.get(meterId) || meterNo, before: of(before), now: of(now) }
  })
}

const lineView = (line: SideLine) => ({
  channelNo: line.channelNo,
  prevReading: line.prevReading,
  currReading: line.currReading,
  readVolume: line.readVolume,
  adjustVolume: line.adjustVolume,
  adjustReason: line.adjustReason,
  adjustAmount: line.adjustAmount,
  packageVolume: line.packageVolume,
  billedVolume: line.billedVolume,
  readingSource: line.readingSource,
  amount: line.amount,
})

function tiersOf(before: Side, now: Side) {
  const of = (side: Side, tierNo: number) => {
    const parts = side.lines.flatMap(({ segments }) => segments).filter((one) => one.tierNo === tierNo)
    return {
      volume: sumVolume(parts.map(({ volume }) => volume)),
      amount: sumMoney(parts.map(({ amount }) => amount)),
    }
  }
  const all = [...before.lines, ...now.lines].flatMap(({ segments }) => segments)
  const numbers = [...new Set(all.map(({ tierNo }) => tierNo))].sort((a, b) => a - b)
  return numbers.map((tierNo) => ({ tierNo, before: of(before, tierNo), now: of(now, tierNo) }))
}
