import { addDays, diffDays } from '@domain/date'
import type { ReadingState } from '@domain/statuses/meter-reading'
import type { Quality } from '@domain/statuses/names'
import { fillMissingDays, registerVolume } from '@domain/tariff/readings'
import { addVolume, sumVolume, type Volume } from '@domain/volume'

export interface ClosedDay {
  gasDay: string
  startReading: Volume
  endReading: Volume
  volume: Volume
  quality: Quality
}

/** A device that was changed for another one in a gas day: the last register of the old one and the first of the new one. */
export interface Changed {
  gasDay: string
  oldEndReading: Volume
  newStartReading: Volume
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
  /** Changes of the device in these days, oldest first. */
  changed?: readonly Changed[]
}

export type Closing = { state: 'CLOSED'; days: ClosedDay[] } | { state: 'SUSPECT' }

/**
 * Days of one channel up to a gas day (AE-06, AE-07, AE-09). With a frame one day is NORMAL and several are shared evenly as MAKEUP;
 * without one each is MISSING at 0. A register that falls without a roll-over is SUSPECT and closes nothing. Across a change of the device
 * the old one counts to its last register and the new one from its first (A 9.12).
 */
export function closeDays(channel: OpenChannel): Closing {
  const count = diffDays(channel.firstOpen, channel.gasDay) + 1
  if (count < 1) return { state: 'CLOSED', days: [] }
  if (channel.endReading === null) return { state: 'CLOSED', days: missing(channel, count) }
  const used = usedAcross(channel, channel.endReading)
  if (used === null) return { state: 'SUSPECT' }
  const quality: Quality = count === 1 ? 'NORMAL' : 'MAKEUP'
  const shares = fillMissingDays('0.00', used, count)
  let register = channel.startReading
  const days = shares.map((volume, index): ClosedDay => {
    const startReading = register
    const gasDay = addDays(channel.firstOpen, index)
    const isLast = index === count - 1
    const begun = channel.changed?.findLast((one) => one.gasDay === gasDay)?.newStartReading
    register = isLast
      ? (channel.endReading ?? register)
      : (begun ?? wrapped(addVolume(register, volume), channel.digits))
    return { gasDay, startReading, endReading: register, volume, quality }
  })
  return { state: 'CLOSED', days }
}

/** m³ between two registers over the changes of the device between them; null where a register falls. */
function usedAcross({ startReading, digits, changed = [] }: OpenChannel, endReading: Volume): Volume | null {
  const starts = [startReading, ...changed.map((one) => one.newStartReading)]
  const ends = [...changed.map((one) => one.oldEndReading), endReading]
  const parts = starts.map((start, index) => registerVolume(start, ends[index] ?? start, digits))
  return parts.some(({ state }) => state === 'SUSPECT')
    ? null
    : sumVolume(parts.map((part) => (part.state === 'VALID' ? part.volume : '0.00')))
}

export interface ChannelToClose {
  digits: number
  /** The last register of a frame, at the start of `firstOpen`; null before the first frame. */
  known: { firstOpen: string; reading: Volume } | null
  /** Newest gas day that has a row, estimated ones included. */
  newest: string | null
  /** Registers at the ends of gas days, oldest first, up to the one that is closed; a doubted one closes nothing. */
  frames: readonly { gasDay: string; stdReading: Volume; state: ReadingState }[]
  /** Changes of the device since the known register, oldest first. */
  changed?: readonly Changed[]
  gasDay: string
}

export interface ClosedChannel {
  days: ClosedDay[]
  /** Gas day of the newest frame that was believed. */
  heard: string | null
  /** Gas days with a register that fell or is doubted. */
  suspect: string[]
}

/**
 * Days of a channel from its last true register on (AE-06, AE-07, AE-09): each frame closes the days before it, those that are only
 * MISSING or ESTIMATED so far as well; so a gap is shared by the days that it belongs to, and no day counts twice. What lies after the
 * newest frame is MISSING, unless that frame was suspect.
 */
export function closeChannel(channel: ChannelToClose): ClosedChannel {
  const { digits, gasDay } = channel
  const result: ClosedChannel = { days: [], heard: null, suspect: [] }
  let known = channel.known
  for (const frame of channel.frames) {
    const endReading = frame.stdReading
    if (known !== null && frame.gasDay < known.firstOpen) continue
    if (frame.state !== 'VALID') {
      result.suspect.push(frame.gasDay)
      continue
    }
    if (known !== null) {
      const { firstOpen, reading } = known
      const changed = channel.changed?.filter((one) => one.gasDay >= firstOpen && one.gasDay <= frame.gasDay) ?? []
      const closing = closeDays({
        digits,
        firstOpen,
        startReading: reading,
        gasDay: frame.gasDay,
        endReading,
        changed,
      })
      if (closing.state === 'SUSPECT') {
        result.suspect.push(frame.gasDay)
        continue
      }
      result.days.push(...closing.days)
    }
    known = { firstOpen: addDays(frame.gasDay, 1), reading: endReading }
    result.heard = frame.gasDay
  }
  if (known === null || result.suspect.includes(gasDay)) return result
  const afterRows = channel.newest === null ? known.firstOpen : addDays(channel.newest, 1)
  const firstOpen = afterRows > known.firstOpen ? afterRows : known.firstOpen
  const silent = closeDays({ digits, firstOpen, startReading: known.reading, gasDay, endReading: null })
  if (silent.state === 'CLOSED') result.days.push(...silent.days)
  return result
}

const missing = (channel: OpenChannel, count: number): ClosedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    gasDay: addDays(channel.firstOpen, index),
    startReading: channel.startReading,
    endReading: channel.startReading,
    volume: '0.00',
    quality: 'MISSING' as const,
  }))

/** A register shows its integer digits only: past 10^digits it starts again at 0 (AE-07). */
export function wrapped(register: Volume, digits: number): Volume {
  const [whole = '0', fraction = '00'] = register.split('.')
  return whole.length <= digits ? register : `${whole.slice(-digits).replace(/^0+(?=\d)/, '')}.${fraction}`
}
