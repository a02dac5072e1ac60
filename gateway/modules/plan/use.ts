import { datesBetween } from '@domain/date'
import { addVolume, volume } from '@domain/volume'
import type { Work } from '../../http/context'
import { listMeters, spanTotals, usageRows, type AccountKey } from '../metering/service'
import type { Group } from './repo/groups'

type DataState = 'FULL' | 'PARTIAL' | 'NONE'

export interface UsedDay {
  date: string
  /** What is known of it, m³; null where nothing is. */
  volume: string | null
  /** FULL: every channel has reported it (2.19). */
  dataState: DataState
}

/** What a group used of each gas day of a span, oldest first. */
export async function usedDays(
  work: Pick<Work, 'db'>,
  key: AccountKey,
  { meterIds }: Pick<Group, 'meterIds'>,
  { from, to }: { from: string; to: string },
): Promise<UsedDay[]> {
  // Only devices owe their days; a register that is read by hand tells none.
  const remote = (await listMeters(work, key)).filter(
    ({ meterId, meterType }) => meterType === 'IOT' && meterIds.includes(meterId),
  )
  const owed = remote.flatMap(({ channels }) => channels).length
  const days = new Map<string, { volume: string; heard: number }>()
  for (const row of await usageRows(work, key, { meterIds, from, to })) {
    if (row.quality === 'MISSING') continue
    const known = days.get(row.gasDay) ?? { volume: '0.00', heard: 0 }
    const isHeard = row.quality !== 'ESTIMATED' && remote.some(({ meterId }) => meterId === row.meterId)
    days.set(row.gasDay, {
      volume: volume(addVolume(known.volume, row.volume)),
      heard: known.heard + (isHeard ? 1 : 0),
    })
  }
  return datesBetween(from, to).map((date) => {
    const day = days.get(date)
    return { date, volume: day?.volume ?? null, dataState: !day ? 'NONE' : day.heard < owed ? 'PARTIAL' : 'FULL' }
  })
}

/** What a group used of each of several spans; null where no day of one is known. */
export const usedOf = async (
  work: Pick<Work, 'db'>,
  key: AccountKey,
  { meterIds }: Pick<Group, 'meterIds'>,
  spans: readonly { from: string; to: string }[],
): Promise<(string | null)[]> =>
  (await spanTotals(work.db, key, meterIds, spans)).map((total) => (total?.known ? volume(total.known) : null))
