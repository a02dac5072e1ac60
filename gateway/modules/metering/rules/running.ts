import { addDays, yearOf } from '@domain/date'
import type { HeatingSeason } from '@domain/gas-day'
import { sumMoney, type Money } from '@domain/money'
import { type ElectiveDay, priceWithElective } from '@domain/tariff/elective'
import type { PriceBook, Segment } from '@domain/tariff/types'
import { addVolume, maxVolume, subtractVolume, sumVolume, type Volume } from '@domain/volume'
import type { PricedSegment } from './statement'
import { segmentLabel } from './segment-label'

export interface RunningMeter {
  meterId: string
  book: PriceBook
  /** Volume of the calendar year before the period (AE-15). */
  usedBefore: Volume
  channels: readonly {
    channelNo: string
    days: readonly { gasDay: string; volume: Volume; elective?: Omit<ElectiveDay, 'gasDay'> | null }[]
  }[]
  /** m³ of the rest of the period that paid packages will cover (AE-17a). */
  coveredAhead: Volume
  /** What of the rest will have a price of its own (AE-17a). */
  electiveAhead?: readonly ElectiveDay[]
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
  const priced = priceWithElective({
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
      elective: days.flatMap(({ gasDay, elective }) => (elective ? [{ gasDay, ...elective }] : [])),
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
    const tiered = known.map(({ gasDay, volume, elective }) => ({
      gasDay,
      volume: elective ? subtractVolume(volume, elective.volume) : volume,
    }))
    const inYear = tiered.filter(({ gasDay }) => isSameYear || yearOf(gasDay) === yearOf(start))
    const soFar = sumVolume(inYear.map(({ volume }) => volume))
    const usedThen = isSameYear ? addVolume(usedBefore, soFar) : soFar
    const rest = { channelNo: '', volume: restVolume, elective: meter.electiveAhead ?? [] }
    const of = { book, meterId, from: start, to, usedBefore: usedThen, heating, channels: [rest] }
    const segments = priceWithElective(of).get(rest.channelNo) ?? []
    return { amount: sumMoney(segments.map(({ amount }) => amount)), segments }
  }
}
