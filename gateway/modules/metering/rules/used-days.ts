import { datesBetween } from '@domain/date'
import { addVolume, volume } from '@domain/volume'
import type { Quality } from '@domain/statuses/names'
import { isHeard } from './wholeness'

type DataState = 'FULL' | 'PARTIAL' | 'NONE'

export interface UsedDay {
  date: string
  /** What is known of it, m³; null where nothing is. */
  volume: string | null
  /** FULL: every channel has reported it (2.19). */
  dataState: DataState
}

interface Row {
  gasDay: string
  meterId: string
  volume: string
  quality: Quality
}

/** What meters together used of each gas day of a span, oldest first. `remote`: those with devices, which alone owe their days. */
export function usedDaysOf(
  rows: readonly Row[],
  remote: readonly { meterId: string; channels: readonly unknown[] }[],
  { from, to }: { from: string; to: string },
): UsedDay[] {
  const owed = remote.flatMap(({ channels }) => channels).length
  const days = new Map<string, { volume: string; heard: number }>()
  for (const row of rows) {
    if (row.quality === 'MISSING') continue
    const known = days.get(row.gasDay) ?? { volume: '0.00', heard: 0 }
    const heard = isHeard(row) && remote.some(({ meterId }) => meterId === row.meterId)
    days.set(row.gasDay, {
      volume: volume(addVolume(known.volume, row.volume)),
      heard: known.heard + (heard ? 1 : 0),
    })
  }
  return datesBetween(from, to).map((date) => {
    const day = days.get(date)
    return { date, volume: day?.volume ?? null, dataState: !day ? 'NONE' : day.heard < owed ? 'PARTIAL' : 'FULL' }
  })
}
