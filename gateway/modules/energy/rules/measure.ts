import { addDays, dateOf, diffDays } from '@domain/date'
import { decimal } from '@domain/decimal'
import { type KnownDay, estimateDay, registerVolume } from '@domain/tariff/readings'
import { type Volume, addVolume, compareVolume, isZeroVolume, subtractVolume, sumVolume, volume } from '@domain/volume'
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
}

export interface Measured {
  reading: ChannelReading
  /** Days without a frame that settlement had to estimate (AE-09). */
  estimated: { gasDay: string; startReading: Volume; endReading: Volume; volume: Volume }[]
}

/**
 * Registers of a remote channel for a period (AE-07, AE-09): from the register at its start to the one at its end, missing days at the
 * end estimated. Where the last statement had estimated its end, the difference to the true register is an adjustment 估抄补差.
 * Null while days of the period are not closed yet, or the register fell.
 */
export function measureRemote(channel: RemoteChannel): Measured | null {
  const days = channel.days.filter((day) => day.gasDay >= channel.period.from && day.gasDay <= channel.period.to)
  const first = days[0]
  const last = days[days.length - 1]
  if (!first || last?.gasDay !== channel.period.to) return null
  const known = days.filter((day) => day.quality !== 'MISSING')
  const estimated = estimateMissing(days, channel.days)
  const prevReading = first.startReading
  const currReading = estimated[estimated.length - 1]?.endReading ?? last.endReading
  const difference = registerVolume(prevReading, currReading, channel.digits)
  if (difference.state === 'SUSPECT') return null
  const makeup = channel.settledReading === null ? '0.00' : subtractVolume(prevReading, channel.settledReading)
  const daily = [...known, ...estimated].map((day) => ({ gasDay: day.gasDay, volume: day.volume }))
  return {
    estimated,
    reading: {
      channelNo: channel.channelNo,
      prevReading,
      currReading,
      readVolume: difference.volume,
      ...adjustment(channel, { adjustVolume: makeup, reason: '估抄补差' }),
      readingSource: estimated.length > 0 ? 'ESTIMATE' : 'REMOTE',
      daily,
    },
  }
}

function estimateMissing(days: readonly Day[], history: readonly KnownDay[]): Measured['estimated'] {
  let register: Volume | null = null
  return days
    .filter((day) => day.quality === 'MISSING')
    .map((day) => {
      const startReading = register ?? day.startReading
      const used = estimateDay(day.gasDay, history)
      register = addVolume(startReading, used)
      return { gasDay: day.gasDay, startReading, endReading: register, volume: used }
    })
}

export interface ManualChannel {
  channelNo: string
  digits: number
  period: Period
  readings: readonly { readAt: string; stdReading: Volume; source: ChannelReading['readingSource'] }[]
  settledReading: Volume | null
  carriedIn: Volume
  /** Volume and days of the last settled month; null before the first. */
  lastMonth: { volume: Volume; days: number } | null
  /** Replacement of the meter inside the period (AE-15, A 9.12). */
  replaced: { oldEndReading: Volume; newStartReading: Volume } | null
  correction: Correction | null
}

/**
 * Registers of a meter read by hand: the newest reading within three days of the end of the period, else last month's daily mean as
 * ESTIMATE. A replaced meter counts from its new start; what the old one still used is an adjustment 换表.
 * Null without any register to start from, or when the register fell.
 */
export function measureManual(channel: ManualChannel): Measured | null {
  const started = channel.settledReading ?? readingAt(channel, channel.period.from)?.stdReading ?? null
  if (started === null) return null
  const prevReading = channel.replaced?.newStartReading ?? started
  const end = readingAt(channel, addDays(channel.period.to, 1)) ?? estimateEnd(channel, prevReading)
  if (end === null) return null
  const difference = registerVolume(prevReading, end.stdReading, channel.digits)
  if (difference.state === 'SUSPECT') return null
  const oldPart = channel.replaced ? subtractVolume(channel.replaced.oldEndReading, started) : '0.00'
  return {
    estimated: [],
    reading: {
      channelNo: channel.channelNo,
      prevReading,
      currReading: end.stdReading,
      readVolume: difference.volume,
      ...adjustment(channel, { adjustVolume: oldPart, reason: '换表' }),
      readingSource: end.source,
    },
  }
}

/** The reading nearest to 08:00 of a date, the later of two equally near. */
function readingAt(channel: ManualChannel, date: string): ManualChannel['readings'][number] | null {
  const near = channel.readings.filter((one) => Math.abs(diffDays(dateOf(one.readAt), date)) <= READING_SLACK)
  const distance = (one: { readAt: string }) => Math.abs(diffDays(dateOf(one.readAt), date))
  return near.reduce<ManualChannel['readings'][number] | null>(
    (best, one) => (best === null || distance(one) <= distance(best) ? one : best),
    null,
  )
}

function estimateEnd(channel: ManualChannel, from: Volume): { stdReading: Volume; source: 'ESTIMATE' } | null {
  if (channel.lastMonth === null || channel.lastMonth.days < 1) return null
  const days = diffDays(channel.period.from, channel.period.to) + 1
  const used = decimal(channel.lastMonth.volume).times(days).div(channel.lastMonth.days)
  return { stdReading: addVolume(from, volume(used.toFixed(4))), source: 'ESTIMATE' }
}

/** Adjustments of a line as one signed volume and its reasons, '' without any: the register's, what is carried over, a dispute's. */
function adjustment(
  { carriedIn, correction }: { carriedIn: Volume; correction: Correction | null },
  ofRegister: Correction,
): Pick<ChannelReading, 'carriedIn' | 'adjustVolume' | 'adjustReason'> {
  const parts = [ofRegister, { adjustVolume: carriedIn, reason: '上期调整结转' }, correction]
  const real = parts.filter((one): one is Correction => one !== null && !isZeroVolume(one.adjustVolume))
  const adjustVolume = sumVolume(real.map((one) => one.adjustVolume))
  return {
    carriedIn,
    adjustVolume,
    adjustReason: compareVolume(adjustVolume, '0') === 0 ? '' : real.map((one) => one.reason).join('，'),
  }
}
