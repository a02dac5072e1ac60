import type { HeatingSeason } from '@domain/gas-day'
import { type Money, subtractMoney, sumMoney } from '@domain/money'
import type { ReadingSource } from '@domain/statuses/names'
import { type ElectiveDay, priceWithElective } from '@domain/tariff/elective'
import { amountOf } from '@domain/tariff/segments'
import { settleVolume, splitTax } from '@domain/tariff/settle'
import type { DayVolume, PriceBook, Segment } from '@domain/tariff/types'
import { type Volume, addVolume, maxVolume, minVolume, subtractVolume, sumVolume } from '@domain/volume'
import { segmentLabel } from './segment-label'

/** What one channel's registers say about a period, before prices. */
export interface ChannelReading {
  channelNo: string
  prevReading: Volume
  currReading: Volume
  readVolume: Volume
  adjustVolume: Volume
  adjustReason: string
  /** Part of the adjustment that earlier statements left to this one (AE-26). */
  carriedIn: Volume
  readingSource: ReadingSource
  daily?: readonly DayVolume[]
  /** What packages cover of `daily`, days without any left out. */
  covered?: readonly DayVolume[]
  /** What of the rest has a price of its own (AE-17a), days without any left out. */
  elective?: readonly ElectiveDay[]
}

export interface MeterPeriod {
  meterId: string
  meterNo: string
  book: PriceBook
  channels: readonly ChannelReading[]
  /** Volume of the year before the period. */
  usedBefore: Volume
  packageVolume: Volume
}

export interface PricedSegment extends Omit<Segment, 'priceId' | 'contractNo'> {
  label: string
}

export interface PricedLine extends Omit<ChannelReading, 'daily' | 'covered' | 'elective'> {
  meterId: string
  meterNo: string
  settleVolume: Volume
  packageVolume: Volume
  billedVolume: Volume
  amount: Money
  /** Part of the amount that its days do not show: what adjustments cost or save. */
  adjustAmount: Money
  segments: PricedSegment[]
  /** Negative rest of an adjustment beyond what is priced, carried to the next month (AE-26). */
  carried: Volume
}

export interface PricedStatement {
  lines: PricedLine[]
  totalVolume: Volume
  totalAmount: Money
  netAmount: Money
  taxAmount: Money
}

/** Gas days, both included. */
interface Span {
  from: string
  to: string
  heating?: HeatingSeason
}

/**
 * Lines, segments and sums of a statement (AE-16, AE-17, AE-17a, AE-18, AE-26): the total is the sum of the rounded segments and the
 * other items, tax-inclusive.
 */
export function priceStatement(input: {
  meters: readonly MeterPeriod[]
  otherItems: readonly { amount: Money }[]
  from: string
  to: string
  taxRate: string
  heating?: HeatingSeason
}): PricedStatement {
  const lines = input.meters.flatMap((meter) => priceMeter(meter, input))
  const totalAmount = sumMoney([...lines.map((line) => line.amount), ...input.otherItems.map((item) => item.amount)])
  return {
    lines,
    totalVolume: sumVolume(lines.map((line) => line.settleVolume)),
    totalAmount,
    ...splitTax(totalAmount, input.taxRate),
  }
}

function priceMeter(meter: MeterPeriod, period: Span): PricedLine[] {
  const settled = settleChannels(meter, ({ readVolume, adjustVolume }) => ({ readVolume, adjustVolume }))
  const plain = settleChannels(meter, (channel) => ({ readVolume: daysVolume(channel), adjustVolume: '0.00' }))
  const segments = segmentsOf(meter, settled, period)
  const isPlain = settled.every((one, place) => one.billedVolume === plain[place]?.billedVolume)
  const without = isPlain ? segments : segmentsOf(meter, plain, period)
  return settled.map(({ channel, ...volumes }, place) => {
    const { daily: _daily, covered: _covered, elective: _elective, ...reading } = channel
    const mine = segments[place] ?? []
    const amount = amountOf(mine)
    return {
      ...reading,
      ...volumes,
      meterId: meter.meterId,
      meterNo: meter.meterNo,
      segments: mine,
      amount,
      adjustAmount: subtractMoney(amount, amountOf(without[place] ?? [])),
    }
  })
}

/** What a channel's days add up to; of a meter without days what was read. */
const daysVolume = ({ daily, readVolume }: ChannelReading): Volume =>
  daily === undefined || daily.length === 0 ? readVolume : sumVolume(daily.map((day) => day.volume))

interface SettledChannel extends Pick<PricedLine, 'settleVolume' | 'packageVolume' | 'billedVolume' | 'carried'> {
  channel: ChannelReading
}

const coveredVolume = ({ covered = [] }: ChannelReading): Volume => sumVolume(covered.map((day) => day.volume))

/** What is priced of a channel's days: what packages leave of them. */
function pricedDays({ daily, covered = [] }: ChannelReading): readonly DayVolume[] | undefined {
  const off = new Map(covered.map((day) => [day.gasDay, day.volume]))
  return daily?.map((day) => ({ ...day, volume: subtractVolume(day.volume, off.get(day.gasDay) ?? '0.00') }))
}

/**
 * The package covers of each channel what it covers of its days, and what is left of it the channels in order, each up to what it used
 * (AE-17a). An adjustment takes nothing off that: the package has given this gas.
 */
function settleChannels(
  meter: MeterPeriod,
  settling: (channel: ChannelReading) => Pick<ChannelReading, 'readVolume' | 'adjustVolume'>,
): SettledChannel[] {
  const all = meter.channels.map((channel) => {
    const { readVolume, adjustVolume } = settling(channel)
    const used = maxVolume(daysVolume(channel), addVolume(readVolume, adjustVolume))
    return { channel, readVolume, adjustVolume, used, own: minVolume(used, coveredVolume(channel)) }
  })
  let left = subtractVolume(meter.packageVolume, sumVolume(all.map(({ own }) => own)))
  return all.map(({ channel, readVolume, adjustVolume, used, own }) => {
    const packageVolume = minVolume(used, addVolume(own, left))
    left = subtractVolume(left, subtractVolume(packageVolume, own))
    const settled = settleVolume(readVolume, adjustVolume, packageVolume)
    return { channel, ...settled, packageVolume, billedVolume: subtractVolume(settled.settleVolume, packageVolume) }
  })
}

/** Segments of each channel: what is priced by tiers, then what was bought at a price of its own. */
function segmentsOf(meter: MeterPeriod, settled: readonly SettledChannel[], period: Span): PricedSegment[][] {
  const priced = priceWithElective({
    book: meter.book,
    meterId: meter.meterId,
    from: period.from,
    to: period.to,
    usedBefore: meter.usedBefore,
    channels: settled.map(({ channel, billedVolume: billed }) => {
      const daily = pricedDays(channel)
      return {
        channelNo: channel.channelNo,
        volume: billed,
        ...(daily && { daily }),
        ...(channel.elective && { elective: channel.elective }),
      }
    }),
    ...(period.heating ? { heating: period.heating } : {}),
  })
  return settled.map(({ channel }) => (priced.get(channel.channelNo) ?? []).map(labelled))
}

const labelled = ({ priceId: _priceId, contractNo: _contractNo, ...segment }: Segment): PricedSegment => ({
  ...segment,
  label: segmentLabel(segment.tierNo),
})
