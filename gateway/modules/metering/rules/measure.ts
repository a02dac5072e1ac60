import { addDays, dateOf, diffDays } from '@domain/date'
import { decimal } from '@domain/decimal'
import { type KnownDay, estimateDay, registerVolume } from '@domain/tariff/readings'
import { type Volume, addVolume, compareVolume, isZeroVolume, subtractVolume, sumVolume, volume } from '@domain/volume'
import { wrapped } from './close-day'
import type { ChannelReading } from './statement'

/** A manual reading so many days around the end of a period closes it. */
export const READING_SLACK = 3

export interface Period {
  from: string
  to: string
}

/** A volume that an accepted dispute adds or takes away, with the words of the statement's line (AE-24, AE-26). */
export interface Correction {
  adjustVolume: Volume
  reason: string
}

interface Day extends KnownDay {
  startReading: Volume
  endReading: Volume
}

export interface RemoteChannel {
  channelNo: string
  digits: number
  period: Period
  /** Days of the channel: the period's and at least four weeks before, oldest first. */
  days: readonly Day[]
  /** Register of the last statement; null before the first. */
  settledReading: Volume | null
  /** What earlier statements left to this one (AE-26). */
  carriedIn: Volume
  correction: Correction | null
  /** Register at which the next statement has begun already; null while this is the newest. */
  end: Volume | null
  /** As of a {@link ManualChannel}. */
  replaced: readonly Replaced[]
}

/** A replacement of the meter inside the period (AE-15, A 9.12). */
type Replaced = { oldEndReading: Volume; newStartReading: Volume }

export interface Measured {
  reading: ChannelReading
  /** Days without a frame that settlement had to estimate (AE-09). */
  estimated: { gasDay: string; startReading: Volume; endReading: Volume; volume: Volume }[]
}

/**
 * Registers of a remote channel for a period (AE-07, AE-09): from the register at its start to the one at its end, missing days at the
 * end estimated. Where the last statement had estimated its end, the difference to the true register is an adjustment 估抄补差; while
 * the device is silent ever since there is no true one, and the period starts where the estimate ended. A replaced meter counts from its
 * new start, what the ones before it still used is an adjustment 换表; the days have all.
 * Null while days of the period are not closed yet, or the register fell.
 */
export function measureRemote(channel: RemoteChannel): Measured | null {
  const days = channel.days.filter((day) => day.gasDay >= channel.period.from && day.gasDay <= channel.period.to)
  const first = days[0]
  const last = days[days.length - 1]
  if (!first || last?.gasDay !== channel.period.to) return null
  const known = days.filter((day) => day.quality !== 'MISSING')
  const isSilent = first.quality === 'MISSING' || first.quality === 'ESTIMATED'
  const started = isSilent ? (channel.settledReading ?? first.startReading) : first.startReading
  const prevReading = channel.replaced.at(-1)?.newStartReading ?? started
  const estimated = estimateMissing(channel, days, isSilent && channel.replaced.length === 0 ? started : null)
  const currReading = channel.end ?? estimated[estimated.length - 1]?.endReading ?? last.endReading
  const difference = registerVolume(prevReading, currReading, channel.digits)
  if (difference.state === 'SUSPECT') return null
  const makeup = channel.settledReading === null ? '0.00' : between(channel.settledReading, started, channel.digits)
  const oldPart = usedBefore(channel, started)
  const daily = [...known, ...estimated].map((day) => ({ gasDay: day.gasDay, volume: day.volume }))
  return {
    estimated,
    reading: {
      channelNo: channel.channelNo,
      prevReading,
      currReading,
      readVolume: difference.volume,
      ...adjustment(channel, [
        { adjustVolume: makeup, reason: '估抄补差' },
        { adjustVolume: oldPart, reason: '换表' },
      ]),
      readingSource: estimated.length > 0 ? 'ESTIMATE' : 'REMOTE',
      daily,
    },
  }
}

/** What the devices that were replaced still used, from a register of the first one on. */
function usedBefore({ replaced, digits }: Pick<RemoteChannel, 'replaced' | 'digits'>, started: Volume): Volume {
  const starts = [started, ...replaced.map(({ newStartReading }) => newStartReading)]
  return sumVolume(replaced.map(({ oldEndReading }, place) => between(starts[place] ?? started, oldEndReading, digits)))
}

/** Signed way from one register to another, the shorter way round: an estimate may lie on either side of the roll-over (AE-07). */
function between(from: Volume, to: Volume, digits: number): Volume {
  const span = `1${'0'.repeat(digits)}`
  const way = subtractVolume(to, from)
  if (decimal(way).times(2).gt(decimal(span))) return subtractVolume(way, span)
  return decimal(way).times(-2).gt(decimal(span)) ? addVolume(way, span) : way
}

/** `start`: the register from which the first missing day is counted; null takes what the days say. */
function estimateMissing(channel: RemoteChannel, days: readonly Day[], start: Volume | null): Measured['estimated'] {
  let register = start
  return days
    .filter((day) => day.quality === 'MISSING')
    .map((day) => {
      const startReading = register ?? day.startReading
      const used = estimateDay(day.gasDay, channel.days)
      register = wrapped(addVolume(startReading, used), channel.digits)
      return { gasDay: day.gasDay, startReading, endReading: register, volume: used }
    })
}

export interface ManualChannel {
  channelNo: string
  digits: number
  period: Period
  readings: readonly { readAt: string; stdReading: Volume; source: ChannelReading['readingSource'] }[]
  settledReading: Volume | null
  /** Whether that register was an estimate: a true one below it is no fall. */
  isEstimated: boolean
  carriedIn: Volume
  /** Volume and days of the last settled month; null before the first. */
  lastMonth: { volume: Volume; days: number } | null
  /** Oldest first. */
  replaced: readonly Replaced[]
  correction: Correction | null
  /** As of a {@link RemoteChannel}. */
  end: Volume | null
}

/**
 * Registers of a meter read by hand: the newest reading within three days of the end of the period, else last month's daily mean as
 * ESTIMATE. A replaced meter counts from its new start; what the ones before it still used is an adjustment 换表. A reading below what the
 * last statement had estimated gives the difference back as 估抄补差 (AE-09).
 * Null without any register to start from, or when the register fell.
 */
export function measureManual(channel: ManualChannel): Measured | null {
  const started = channel.settledReading ?? readingAt(channel, channel.period.from)?.stdReading ?? null
  if (started === null) return null
  const begun = channel.replaced.at(-1)?.newStartReading ?? started
  const isReplaced = channel.replaced.length > 0
  const end = endOf(channel, begun)
  if (end === null) return null
  const excess = channel.isEstimated && !isReplaced ? between(begun, end.stdReading, channel.digits) : '0.00'
  const isBelow = compareVolume(excess, '0') < 0
  const prevReading = isBelow ? end.stdReading : begun
  const difference = registerVolume(prevReading, end.stdReading, channel.digits)
  if (difference.state === 'SUSPECT') return null
  const oldPart = usedBefore(channel, started)
  return {
    estimated: [],
    reading: {
      channelNo: channel.channelNo,
      prevReading,
      currReading: end.stdReading,
      readVolume: difference.volume,
      ...adjustment(channel, [
        isBelow ? { adjustVolume: excess, reason: '估抄补差' } : { adjustVolume: oldPart, reason: '换表' },
      ]),
      readingSource: end.source,
    },
  }
}

function endOf(
  channel: ManualChannel,
  begun: Volume,
): { stdReading: Volume; source: ChannelReading['readingSource'] } | null {
  const read = readingAt(channel, addDays(channel.period.to, 1)) ?? estimateEnd(channel, begun)
  return read === null || channel.end === null ? read : { ...read, stdReading: channel.end }
}

const readingAt = (channel: ManualChannel, date: string) => readingNear(channel.readings, date)

/** The reading nearest to 08:00 of a date, the later of two equally near; null when none lies within three days of it. */
export function readingNear<R extends { readAt: string }>(readings: readonly R[], date: string): R | null {
  const near = readings.filter((one) => Math.abs(diffDays(dateOf(one.readAt), date)) <= READING_SLACK)
  const distance = (one: { readAt: string }) => Math.abs(diffDays(dateOf(one.readAt), date))
  return near.reduce<R | null>((best, one) => (best === null || distance(one) <= distance(best) ? one : best), null)
}

function estimateEnd(channel: ManualChannel, from: Volume): { stdReading: Volume; source: 'ESTIMATE' } | null {
  if (channel.lastMonth === null || channel.lastMonth.days < 1) return null
  const days = diffDays(channel.period.from, channel.period.to) + 1
  const used = decimal(channel.lastMonth.volume).times(days).div(channel.lastMonth.days)
  return { stdReading: wrapped(addVolume(from, volume(used.toFixed(4))), channel.digits), source: 'ESTIMATE' }
}

/** Adjustments of a line as one signed volume and its reasons, '' without any: the register's, what is carried over, a dispute's. */
function adjustment(
  { carriedIn, correction }: { carriedIn: Volume; correction: Correction | null },
  ofRegister: readonly Correction[],
): Pick<ChannelReading, 'carriedIn' | 'adjustVolume' | 'adjustReason'> {
  const parts = [...ofRegister, { adjustVolume: carriedIn, reason: '上期调整结转' }, correction]
  const real = parts.filter((one): one is Correction => one !== null && !isZeroVolume(one.adjustVolume))
  const adjustVolume = sumVolume(real.map((one) => one.adjustVolume))
  return {
    carriedIn,
    adjustVolume,
    adjustReason: compareVolume(adjustVolume, '0') === 0 ? '' : real.map((one) => one.reason).join('，'),
  }
}
