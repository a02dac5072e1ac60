import { addDays, diffDays } from '@domain/date'
import type { Quality } from '@domain/statuses/names'
import { fillMissingDays, registerVolume } from '@domain/tariff/readings'
import { addVolume, type Volume } from '@domain/volume'

export interface ClosedDay {
  gasDay: string
  startReading: Volume
  endReading: Volume
  volume: Volume
  quality: Quality
}

export interface OpenChannel {
  digits: number
  /** First gas day that is not known yet. */
  firstOpen: string
  /** Register at the start of that day. */
  startReading: Volume
  /** Gas day to close now. */
  gasDay: string
  /** Register at its end; null without a frame. */
  endReading: Volume | null
}

export type Closing = { state: 'CLOSED'; days: ClosedDay[] } | { state: 'SUSPECT' }

/**
 * Days of one channel up to a gas day (AE-06, AE-07, AE-09). With a frame one day is NORMAL and several are shared evenly as MAKEUP;
 * without one each is MISSING at 0. A register that falls without a roll-over is SUSPECT and closes nothing.
 */
export function closeDays(channel: OpenChannel): Closing {
  const count = diffDays(channel.firstOpen, channel.gasDay) + 1
  if (count < 1) return { state: 'CLOSED', days: [] }
  if (channel.endReading === null) return { state: 'CLOSED', days: missing(channel, count) }
  const difference = registerVolume(channel.startReading, channel.endReading, channel.digits)
  if (difference.state === 'SUSPECT') return { state: 'SUSPECT' }
  const quality: Quality = count === 1 ? 'NORMAL' : 'MAKEUP'
  const shares = fillMissingDays('0.00', difference.volume, count)
  let register = channel.startReading
  const days = shares.map((volume, index): ClosedDay => {
    const startReading = register
    const isLast = index === count - 1
    register = isLast ? (channel.endReading ?? register) : wrapped(addVolume(register, volume), channel.digits)
    return { gasDay: addDays(channel.firstOpen, index), startReading, endReading: register, volume, quality }
  })
  return { state: 'CLOSED', days }
}

const missing = (channel: OpenChannel, count: number): ClosedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    gasDay: addDays(channel.firstOpen, index),
    startReading: channel.startReading,
    endReading: channel.startReading,
    volume: '0.00',
    quality: 'MISSING' as const,
  }))

/** A register shows its integer digits only: past 10^digits it starts anew (AE-07). */
export function wrapped(register: Volume, digits: number): Volume {
  const [whole = '0', fraction = '00'] = register.split('.')
  return whole.length <= digits ? register : `${whole.slice(-digits).replace(/^0+(?=\d)/, '')}.${fraction}`
}
