import { addDays, startOf, toInstant } from '@domain/date'
import { compareVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { readingsBetween } from '../repo/reading'
import { READING_SLACK, readingNear, type Period } from '../rules/measure'
import type { AccountKey } from '../types'

type MomentOf = (channel: { meterId: string; channelNo: string }, reading: string, date: string) => string | null

/** When the registers at the borders of a period were read; null for one that was not read (an estimate). One query for all meters. */
export async function readingMoments(
  work: Pick<Work, 'db'>,
  { companyCode }: AccountKey,
  meterIds: readonly string[],
  period: Period,
): Promise<MomentOf> {
  const readings = await readingsBetween(
    work.db,
    companyCode,
    meterIds,
    toInstant(startOf(addDays(period.from, -READING_SLACK))),
    toInstant(startOf(addDays(period.to, READING_SLACK + 2))),
  )
  return (channel, reading, date) => {
    const same = readings.filter(
      (one) =>
        one.meterId === channel.meterId &&
        one.channelNo === channel.channelNo &&
        compareVolume(one.stdReading, reading) === 0,
    )
    return readingNear(same, date)?.readAt ?? null
  }
}
