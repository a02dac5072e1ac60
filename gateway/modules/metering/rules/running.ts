import { addDays, yearOf } from '@domain/date'
import type { HeatingSeason } from '@domain/gas-day'
import { sumMoney, type Money } from '@domain/money'
import { priceChannels } from '@domain/tariff/channels'
import { priceSegments } from '@domain/tariff/segments'
import type { PriceBook, Segment } from '@domain/tariff/types'
import { addVolume, maxVolume, subtractVolume, sumVolume, type Volume } from '@domain/volume'
import type { PricedSegment } from './statement'
import { segmentLabel } from './segment-label'

export interface RunningMeter {
  meterId: string
  book: PriceBook
  /** Volume of the calendar year before the period (AE-15). */
  usedBefore: Volume
  channels: readonly { channelNo: string; days: readonly { gasDay: string; volume: Volume }[] }[]
  /** m³ of the rest of the period that paid packages will cover (AE-17a). */
  coveredAhead: Volume
  /** m³ that it is expected to use in the rest of the period, with what packages cover of them; null where nothing is expected (Y-29). */
  expected: Volume | null
}

export interface Running {
  volume: Volume
  /** By price, as the bill would be. */
  segments: (PricedSegment & { channelNo: string })[]
  amount: Money
  /** What a bill will be about: without what paid packages will cover. Null where nothing is expected. */
  rest: { volume: Volume; amount: Money; segments: Segment[] } | null
}

interface Month {
  from: string
  /** Newest closed gas day of the period. */
  through: string
  to: string
  heating: HeatingSeason
}

/** The running month of a meter: what was used and costs, and what the rest is expected to be (Y-29). */
export function runningMeter(meter: RunningMeter, { from, through, to, heating }: Month): Running {
  const { book, meterId, usedBefore, expected } = meter
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
