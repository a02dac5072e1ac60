import type { HeatingSeason } from '@domain/gas-day'
import { type Money, sumMoney } from '@domain/money'
import type { ReadingSource } from '@domain/statuses/names'
import { amountOf, electiveSegments } from '@domain/tariff/segments'
import { billedVolume, settleVolume, splitTax } from '@domain/tariff/settle'
import type { DayVolume, PriceBook, Segment } from '@domain/tariff/types'
import { type Volume, isZeroVolume, minVolume, subtractVolume, sumVolume } from '@domain/volume'
import { segmentLabel } from './segment-label'
import { priceChannels } from './pricing'

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
}

export interface MeterPeriod {
  meterId: string
  meterNo: string
  book: PriceBook
  channels: readonly ChannelReading[]
  /** Volume of the year before the period. */
  usedBefore: Volume
  packageVolume: Volume
  elective: readonly { volume: Volume; price: string; label: string }[]
}

export interface PricedSegment extends Omit<Segment, 'priceId' | 'contractNo'> {
  label: string
}

export interface PricedLine extends Omit<ChannelReading, 'daily'> {
  meterId: string
  meterNo: string
  settleVolume: Volume
  packageVolume: Volume
  billedVolume: Volume
  amount: Money
  segments: PricedSegment[]
  /** Negative rest of an adjustment, carried to the next month (AE-26). */
  carried: Volume
}

export interface PricedStatement {
  lines: PricedLine[]
  totalVolume: Volume
  totalAmount: Money
  netAmount: Money
  taxAmount: Money
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

function priceMeter(meter: MeterPeriod, period: { from: string; to: string; heating?: HeatingSeason }): PricedLine[] {
  let covered = meter.packageVolume
  const settled = meter.channels.map((channel) => {
    const settling = settleVolume(channel.readVolume, channel.adjustVolume)
    const billed = billedVolume(settling.settleVolume, covered)
    covered = subtractVolume(covered, billed.packageVolume)
    return { channel, ...settling, ...billed }
  })
  const electives = takeElectives(
    meter,
    settled.map((one) => one.billedVolume),
    period,
  )
  const tiered = priceChannels({
    book: meter.book,
    meterId: meter.meterId,
    from: period.from,
    to: period.to,
    usedBefore: meter.usedBefore,
    channels: settled.map((one, index) => ({
      channelNo: one.channel.channelNo,
      volume: subtractVolume(one.billedVolume, sumVolume((electives[index] ?? []).map((segment) => segment.volume))),
      ...(one.channel.daily ? { daily: one.channel.daily } : {}),
    })),
    ...(period.heating ? { heating: period.heating } : {}),
  })
  return settled.map(({ channel, ...volumes }, index) => {
    const { daily: _daily, ...reading } = channel
    const segments = [...(tiered.get(channel.channelNo) ?? []).map(labelled), ...(electives[index] ?? [])]
    return {
      ...reading,
      ...volumes,
      meterId: meter.meterId,
      meterNo: meter.meterNo,
      segments,
      amount: amountOf(segments),
    }
  })
}

/** Elective volumes take from the channels' billed volumes, in order, and never more than there is. */
function takeElectives(
  meter: MeterPeriod,
  billed: readonly Volume[],
  period: { from: string; to: string; heating?: HeatingSeason },
): PricedSegment[][] {
  const left = meter.elective.map((one) => ({ ...one }))
  return billed.map((volume) => {
    let room = volume
    return left.flatMap((one) => {
      const taken = minVolume(room, one.volume)
      if (isZeroVolume(taken)) return []
      room = subtractVolume(room, taken)
      one.volume = subtractVolume(one.volume, taken)
      return electiveSegments([{ volume: taken, price: one.price }], period.from, period.to, period.heating).map(
        (segment) => ({ ...labelled(segment), label: one.label }),
      )
    })
  })
}

const labelled = ({ priceId: _priceId, contractNo: _contractNo, ...segment }: Segment): PricedSegment => ({
  ...segment,
  label: segmentLabel(segment.tierNo),
})
