import { diffDays } from '@domain/date'
import type { Quality } from '@domain/statuses/names'
import { sumVolume, type Volume } from '@domain/volume'

/** How whole figures are that are made of readings (Y-03). */
export interface Wholeness {
  /** Share of the expected frames that are there, 0–100; of meters read by hand: of the registers that were read. */
  whole: number
  /** Gas days of which a frame is missing or was estimated, oldest first. */
  missingDays: string[]
  /** m³ that were estimated. */
  estimatedVolume: Volume
}

export interface Age extends Wholeness {
  /** What happened later is not in the figures. */
  asOf: string
}

/** Whole per cent, cut: 100 is said of what is complete only. */
export const floorShare = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.floor((part * 100) / whole)

export interface Channel {
  meterId: string
  channelNo: string
}

/** A remote channel; `since`: the gas day from which it owes frames. */
export interface RemoteChannel extends Channel {
  since?: string | null
}

type Day = Channel & { gasDay: string; quality: Quality; volume: Volume }

/** A frame that came, on its day or later; an estimate stands for one that did not. */
export const isHeard = ({ quality }: { quality: Quality }): boolean => quality === 'NORMAL' || quality === 'MAKEUP'

/**
 * How whole the days of a period are (Y-03): each remote channel owes a frame per gas day; a day that was made up or read counts, a
 * missing or estimated one does not. 100 only when nothing is missing, and where nothing is owed.
 */
export function wholeness(
  gasDays: readonly string[],
  remote: readonly RemoteChannel[],
  days: readonly Day[],
): Wholeness {
  const owing = (gasDay: string) => remote.filter(({ since }) => gasDay >= (since ?? ''))
  const heard = new Set(
    days.filter(isHeard).map(({ meterId, channelNo, gasDay }) => `${meterId}|${channelNo}|${gasDay}`),
  )
  const missing = gasDays.flatMap((gasDay) => {
    const count = owing(gasDay).filter((one) => !heard.has(`${one.meterId}|${one.channelNo}|${gasDay}`)).length
    return count > 0 ? [{ gasDay, count }] : []
  })
  const expected = gasDays.reduce((sum, gasDay) => sum + owing(gasDay).length, 0)
  const estimated = days.filter(({ quality }) => quality === 'ESTIMATED').map(({ volume }) => volume)
  return { ...ofMissing(missing, expected), estimatedVolume: sumVolume(estimated) }
}

/** Frames that channels owe from one gas day to another, both included. */
export const expectedFrames = (channels: readonly RemoteChannel[], from: string, to: string): number =>
  channels.reduce((sum, { since }) => {
    const begin = since != null && since > from ? since : from
    return sum + (to < begin ? 0 : diffDays(begin, to) + 1)
  }, 0)

/** The share that is left of the expected frames, and the days of those that are not there. */
export const ofMissing = (
  missing: readonly { gasDay: string; count: number }[],
  expected: number,
): Pick<Wholeness, 'whole' | 'missingDays'> => ({
  whole: floorShare(expected - missing.reduce((sum, { count }) => sum + count, 0), expected),
  missingDays: missing.map(({ gasDay }) => gasDay),
})

/** What a settled line is made of: of a remote meter days, else the register that was read. */
export interface LineFrames {
  isRemote: boolean
  isEstimate: boolean
  readVolume: Volume
  /** When the register was read that the line ends with; null for an estimate. */
  readAt: string | null
  /** Gas days of the period. */
  days: number
  missingDays: readonly string[]
  /** m³ of the days that were estimated. */
  estimated: Volume
}

/** Age of what was settled: remote lines by their days; only where none is remote, lines by whether they were read. `end`: the end of the period. */
export function settledAge(lines: readonly LineFrames[], end: string): Age {
  const asOf = lines.reduce((last, { readAt }) => (readAt !== null && readAt > last ? readAt : last), '') || end
  const byHand = lines.filter(({ isRemote, isEstimate }) => !isRemote && isEstimate).map(({ readVolume }) => readVolume)
  const remote = lines.filter(({ isRemote }) => isRemote)
  const estimatedVolume = sumVolume([...byHand, ...remote.map(({ estimated }) => estimated)])
  if (remote.length === 0)
    return { asOf, whole: floorShare(lines.length - byHand.length, lines.length), missingDays: [], estimatedVolume }
  const counts = new Map<string, number>()
  for (const day of remote.flatMap(({ missingDays }) => missingDays)) counts.set(day, (counts.get(day) ?? 0) + 1)
  const missing = [...counts]
    .map(([gasDay, count]) => ({ gasDay, count }))
    .sort((a, b) => (a.gasDay < b.gasDay ? -1 : 1))
  const expected = remote.reduce((sum, { days }) => sum + days, 0)
  return { asOf, ...ofMissing(missing, expected), estimatedVolume }
}

/** Lines of a month and of one making together: how many they are, their days, and those of them that are missing. */
export interface KindOfLines extends Pick<LineFrames, 'isRemote' | 'isEstimate' | 'readAt' | 'days' | 'estimated'> {
  billMonth: string
  lines: number
  missing: number
}

/** {@link settledAge} of lines that were summed by kind, without the names of the missing days. */
export function settledAgeOfKinds(kinds: readonly KindOfLines[], end: string): Pick<Age, 'asOf' | 'whole'> {
  const asOf = kinds.reduce((last, { readAt }) => (readAt !== null && readAt > last ? readAt : last), '') || end
  const sum = (of: readonly KindOfLines[], by: 'lines' | 'days' | 'missing') => of.reduce((n, one) => n + one[by], 0)
  const remote = kinds.filter(({ isRemote }) => isRemote)
  if (remote.length > 0) {
    const expected = sum(remote, 'days')
    return { asOf, whole: floorShare(expected - sum(remote, 'missing'), expected) }
  }
  const read = kinds.filter(({ isEstimate }) => !isEstimate)
  return { asOf, whole: floorShare(sum(read, 'lines'), sum(kinds, 'lines')) }
}
