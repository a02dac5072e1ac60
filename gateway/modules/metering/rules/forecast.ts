import { addDays, diffDays, yearOf } from '@domain/date'
import { decimal } from '@domain/decimal'
import type { HeatingSeason } from '@domain/gas-day'
import { sumMoney, type Money } from '@domain/money'
import { priceChannels } from '@domain/tariff/channels'
import { priceSegments } from '@domain/tariff/segments'
import type { PriceBook, Segment } from '@domain/tariff/types'
import { addVolume, maxVolume, subtractVolume, sumVolume, volume, type Volume } from '@domain/volume'
import type { PricedSegment } from './statement'
import { segmentLabel } from './segment-label'

/** Closed days whose mean says how the month goes on (A 5.3). */
export const MEAN_DAYS = 14

export interface RunningMeter {
  meterId: string
  book: PriceBook
  /** Volume of the calendar year before the period (AE-15). */
  usedBefore: Volume
  channels: readonly { channelNo: string; days: readonly { gasDay: string; volume: Volume }[] }[]
  /** m³ of the rest of the period that paid packages will cover (AE-17a). */
  coveredAhead: Volume
  /** Known days of the meter before and in the period, of all channels together, with what packages covered of them. */
  lastDays: readonly { volume: Volume }[]
}

export interface Running {
  volume: Volume
  /** By price, as the bill would be. */
  segments: (PricedSegment & { channelNo: string })[]
  amount: Money
  /** What a bill will be about: without what paid packages will cover. Null without any known day of the last fourteen. */
  rest: { volume: Volume; amount: Money; segments: Segment[] } | null
}

interface Month {
  from: string
  /** Newest closed gas day of the period. */
  through: string
  to: string
  heating: HeatingSeason
}

/** The running month of a meter: what was used and costs, and what the rest would be at the mean of the last fourteen days. */
export function runningMeter(meter: RunningMeter, { from, through, to, heating }: Month): Running {
  const { book, meterId, usedBefore } = meter
  const priced = priceChannels({
    book,
    meterId,
    from,
    to: through,
    usedBefore,
    heating,
    channels: meter.channels.map(({ channelNo, days }) => ({
      channelNo,
      volume: sumVolume(days.map((day) => day.volume)),
      daily: days,
    })),
  })
  const segments = [...priced].flatMap(([channelNo, list]) =>
    list.map(({ priceId: _priceId, contractNo: _contractNo, ...one }) => ({
      ...one,
      channelNo,
      label: segmentLabel(one.tierNo),
    })),
  )
  const known = meter.channels.flatMap(({ days }) => days)
  const used = sumVolume(known.map((day) => day.volume))
  const expected = forecast(meter.lastDays, diffDays(through, to))
  const restVolume = expected === null ? null : maxVolume('0.00', subtractVolume(expected, meter.coveredAhead))
  return {
    volume: used,
    segments,
    amount: sumMoney(segments.map(({ amount }) => amount)),
    rest: restVolume === null ? null : { volume: restVolume, ...restPriced() },
  }

  function restPriced(): { amount: Money; segments: Segment[] } {
    const start = addDays(through, 1)
    if (restVolume === null || start > to) return { amount: '0.00', segments: [] }
    const isSameYear = yearOf(start) === yearOf(from)
    const inYear = known.filter(({ gasDay }) => yearOf(gasDay) === yearOf(start)).map((day) => day.volume)
    const usedThen = isSameYear ? addVolume(usedBefore, used) : sumVolume(inYear)
    const rest = priceSegments({ book, meterId, from: start, to, volume: restVolume, usedBefore: usedThen, heating })
    return { amount: sumMoney(rest.map(({ amount }) => amount)), segments: rest }
  }
}

/** The mean of the known last days over `days` more; null where nothing is known. */
export function forecast(lastDays: readonly { volume: Volume }[], days: number): Volume | null {
  if (lastDays.length === 0) return null
  const sum = sumVolume(lastDays.map((day) => day.volume))
  return volume(decimal(sum).times(days).div(lastDays.length).toFixed(4))
}
