import { formatFullMoment } from '@domain/date-format'
import { startOf, toInstant, addDays } from '@domain/date'
import { meterName } from '@domain/meter-name'
import { qualities, readingSources, type Quality } from '@domain/statuses/names'
import { formatVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import type { FindSubject } from '../ticket/service'
import { ownMeters } from './meter/own-meters'
import { readingsBetween } from './repo/reading'
import { daysBetween } from './repo/usage'
import type { AccountKey } from './types'

/** Meters of a customer as a ticket names them. */
export const metersForTickets = async (work: Work, key: AccountKey) =>
  (await ownMeters(work, key)).map((meter) => ({ id: meter.meterNo, name: meterName(meter), address: meter.location }))

/**
 * A gas day of a meter as evidence for the review of its measurement (Y-26): what was counted, of what quality, on which readings. Its id is
 * `meterNo|YYYY-MM-DD`.
 */
export const readingSubject: FindSubject = async (work, key, id) => {
  const [meterNo = '', gasDay = ''] = id.split('|')
  const meter = (await ownMeters(work, key)).find((one) => one.meterNo === meterNo)
  if (!meter || !/^\d{4}-\d{2}-\d{2}$/.test(gasDay)) return undefined
  const channels = await daysBetween(work.db, key, [meter.meterId], gasDay, gasDay)
  const quality = WORST_FIRST.find((one) => channels.some((day) => day.quality === one))
  if (!quality) return undefined
  // Of a channel without a frame nothing is known, so nothing of the meter (Y-03).
  const used = quality === 'MISSING' ? null : sumVolume(channels.map(({ volume }) => volume))
  const [from, to] = [toInstant(startOf(gasDay)), toInstant(startOf(addDays(gasDay, 2)))]
  const readings = await readingsBetween(work.db, key.companyCode, [meter.meterId], from, to)
  return {
    title: `${meterName(meter)} ${gasDay}用气`,
    route: null,
    facts: [
      { label: '用气量', value: formatVolume(used) },
      { label: '数据质量', value: qualities[quality] },
      ...readings.slice(0, MOST).map(({ readAt, stdReading, source }) => ({
        label: formatFullMoment(readAt).slice(0, 16),
        value: `${readingSources[source]} ${formatVolume(stdReading)}`,
      })),
    ],
  }
}

/** A meter's day is as good as its worst channel. */
const WORST_FIRST: readonly Quality[] = ['MISSING', 'ESTIMATED', 'MAKEUP', 'NORMAL']

/** Readings of a day that a ticket shows; frames of a remote meter come every hour. */
const MOST = 60
