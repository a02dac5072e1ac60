import type { Quality } from '@domain/statuses/names'

export interface Wholeness {
  /** Share of the expected day frames that are there, 0–100; of meters read by hand: whether none was estimated. */
  whole: number
  /** Gas days of which a frame is missing or was estimated, oldest first. */
  missingDays: string[]
}

/** Whole per cent, cut: 100 is said of what is complete only. */
const floorShare = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((part * 100) / whole))

interface Channel {
  meterId: string
  channelNo: string
}

/** A remote channel; `since`: the gas day from which it owes frames. */
interface RemoteChannel extends Channel {
  since?: string | null
}

/**
 * How whole the figures of a period are: each remote channel owes a frame per gas day; a day that was made up or read counts, a
 * missing or estimated one does not. 100 only when nothing is missing.
 */
export function wholeness(
  gasDays: readonly string[],
  remote: readonly RemoteChannel[],
  days: readonly (Channel & { gasDay: string; quality: Quality })[],
  lines: readonly { readingSource: string }[],
): Wholeness {
  if (remote.length === 0) {
    const read = lines.filter(({ readingSource }) => readingSource !== 'ESTIMATE').length
    return { whole: floorShare(read, lines.length), missingDays: [] }
  }
  const known = new Set(
    days
      .filter(({ quality }) => quality === 'NORMAL' || quality === 'MAKEUP')
      .map(({ meterId, channelNo, gasDay }) => `${meterId}|${channelNo}|${gasDay}`),
  )
  const owing = (gasDay: string) => remote.filter(({ since }) => gasDay >= (since ?? ''))
  const lacks = (gasDay: string) =>
    owing(gasDay).filter(({ meterId, channelNo }) => !known.has(`${meterId}|${channelNo}|${gasDay}`)).length
  const missing = gasDays.map((gasDay) => ({ gasDay, count: lacks(gasDay) })).filter(({ count }) => count > 0)
  const expected = gasDays.reduce((sum, gasDay) => sum + owing(gasDay).length, 0)
  const there = expected - missing.reduce((sum, { count }) => sum + count, 0)
  return { whole: floorShare(there, expected), missingDays: missing.map(({ gasDay }) => gasDay) }
}
