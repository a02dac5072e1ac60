import { addDays, dateOf, diffDays } from '@domain/date'
import { decimal } from '@domain/decimal'
import { type KnownDay, estimateDay, fillMissingDays, registerVolume, registerWay } from '@domain/tariff/readings'
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
  /** The register or volume that was found. The grant follows from what is measured now: a silent device may have spoken since. */
  register?: Volume
  settle?: Volume
  /** Where the line ended before; it does again while the device has not said a register. */
  end?: Volume
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
  const isSilent = first.quality === 'MISSING' || first.quality === 'ESTIMATED'
  const started = isSilent ? (channel.settledReading ?? first.startReading) : first.startReading
  const begun = channel.replaced.at(-1)?.newStartReading ?? started
  const found = foundEnd(channel, days, started)
  const estimated =
    found?.days ?? estimateMissing(channel, days, isSilent && channel.replaced.length === 0 ? started : null)
  const guessed = new Set(estimated.map(({ gasDay }) => gasDay))
  const known = days.filter((day) => day.quality !== 'MISSING' && !guessed.has(day.gasDay))
  const isBelow = found !== null && compareVolume(found.below, '0') < 0
  const prevReading = isBelow ? found.end : begun
  const currReading = channel.end ?? estimated[estimated.length - 1]?.endReading ?? last.endReading
  const difference = registerVolume(prevReading, currReading, channel.digits)
  if (difference.state === 'SUSPECT') return null
  const makeup = channel.settledReading === null ? '0.00' : registerWay(channel.settledReading, started, channel.digits)
  const oldPart = usedBefore(channel, started)
  const daily = [...known, ...estimated].map((day) => ({ gasDay: day.gasDay, volume: day.volume }))
  return {
    estimated,
    reading: {
      channelNo: channel.channelNo,
      prevReading,
      currReading,
      readVolume: difference.volume,
      ...adjustment(channel, { currReading, readVolume: difference.volume, isFound: found !== null }, [
        { adjustVolume: makeup, reason: '估抄补差' },
        { adjustVolume: oldPart, reason: '换表' },
        ...(isBelow ? [{ adjustVolume: found.below, reason: '估抄补差' }] : []),
      ]),
      // A revision finds the days as the statement before it estimated them.
      readingSource: estimated.length > 0 || last.quality === 'ESTIMATED' ? 'ESTIMATE' : 'REMOTE',
      daily,
    },
  }
}

interface FoundEnd {
  end: Volume
  days: Measured['estimated']
  /** What the register at the start had been estimated too high; '0.00' if it was not. */
  below: Volume
}

/**
 * The register that was found at the end of days of which the device has said nothing yet. They share what leads to it, and the next
 * statement begins there: granted as a volume, it would be made good once more when the device speaks. Null where that is not so.
 */
function foundEnd(channel: RemoteChannel, days: readonly Day[], started: Volume): FoundEnd | null {
  const { correction, digits } = channel
  const end = correction?.register ?? correction?.end
  const silent = days.slice(days.findLastIndex(({ quality }) => quality !== 'MISSING' && quality !== 'ESTIMATED') + 1)
  const [first] = silent
  if (!first || end === undefined || channel.end !== null || channel.replaced.length > 0) return null
  const isAll = silent.length === days.length
  const start = isAll ? started : first.startReading
  const way = registerWay(start, end, digits)
  const isBelow = compareVolume(way, '0') < 0
  if (isBelow && !isAll) return null
  let register = isBelow ? end : start
  const shares = fillMissingDays('0.00', isBelow ? '0.00' : way, silent.length)
  const filled = silent.map(({ gasDay }, place) => {
    const volume = shares[place] ?? '0.00'
    const startReading = register
    register = place === silent.length - 1 ? end : wrapped(addVolume(startReading, volume), digits)
    return { gasDay, startReading, endReading: register, volume }
  })
  return { end, days: filled, below: isBelow ? way : '0.00' }
}

/** What the devices that were replaced still used, from a register of the first one on. */
function usedBefore({ replaced, digits }: Pick<RemoteChannel, 'replaced' | 'digits'>, started: Volume): Volume {
  const starts = [started, ...replaced.map(({ newStartReading }) => newStartReading)]
  return sumVolume(
    replaced.map(({ oldEndReading }, place) => registerWay(starts[place] ?? started, oldEndReading, digits)),
  )
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
  /** Whether its customer may still read it for this period (AE-11): until then nothing is estimated. */
  isOpen: boolean
}

/**
 * Registers of a meter read by hand: the newest reading within three days of the end of the period, else last month's daily mean as
 * ESTIMATE. A replaced meter counts from its new start; what the ones before it still used is an adjustment 换表. A reading below what the
 * last statement had estimated gives the difference back as 估抄补差 (AE-09).
 * Null without any register to start from, while a reading may still come, or when the register fell.
 */
export function measureManual(channel: ManualChannel): Measured | null {
  const started = channel.settledReading ?? readingAt(channel, channel.period.from)?.stdReading ?? null
  if (started === null) return null
  const begun = channel.replaced.at(-1)?.newStartReading ?? started
  const isReplaced = channel.replaced.length > 0
  const end = endOf(channel, begun)
  if (end === null) return null
  const excess = channel.isEstimated && !isReplaced ? registerWay(begun, end.stdReading, channel.digits) : '0.00'
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
      ...adjustment(channel, { currReading: end.stdReading, readVolume: difference.volume, isFound: false }, [
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
  const read =
    readingAt(channel, addDays(channel.period.to, 1)) ?? (channel.isOpen ? null : estimateEnd(channel, begun))
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

interface Adjusted {
  digits: number
  carriedIn: Volume
  correction: Correction | null
}

interface Read extends Pick<ChannelReading, 'currReading' | 'readVolume'> {
  /** Whether it ends at a register that was found: that register is not granted as a volume too. */
  isFound: boolean
}

/** Adjustments of a line as one signed volume and its reasons, '' without any: the register's, what is carried over, a dispute's. */
function adjustment(
  channel: Adjusted,
  read: Read,
  ofRegister: readonly Correction[],
): Pick<ChannelReading, 'carriedIn' | 'adjustVolume' | 'adjustReason'> {
  const { carriedIn, correction } = channel
  const own = [...ofRegister, { adjustVolume: carriedIn, reason: '上期调整结转' }]
  const settled = sumVolume([read.readVolume, ...own.map((one) => one.adjustVolume)])
  const parts = correction
    ? [...own, { ...correction, adjustVolume: granted(correction, channel, read, settled) }]
    : own
  const real = parts.filter((one) => !isZeroVolume(one.adjustVolume))
  const adjustVolume = sumVolume(real.map((one) => one.adjustVolume))
  return {
    carriedIn,
    adjustVolume,
    adjustReason: compareVolume(adjustVolume, '0') === 0 ? '' : real.map((one) => one.reason).join('，'),
  }
}

/** `settled`: the volume without it. */
function granted(
  { adjustVolume, register, settle }: Correction,
  { digits }: Adjusted,
  read: Read,
  settled: Volume,
): Volume {
  if (settle !== undefined) return subtractVolume(settle, settled)
  if (register === undefined) return adjustVolume
  return read.isFound ? '0.00' : registerWay(read.currReading, register, digits)
}
