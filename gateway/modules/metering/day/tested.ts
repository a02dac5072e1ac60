import { yearOf } from '@domain/date'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { sumVolume, type Volume } from '@domain/volume'
import type { TestedMeter } from '@domain/elective/back-test'
import type { Work } from '../../../http/context'
import { booksOf, type Books } from '../../tariff/service'
import { metersOf } from '../repo/meter'
import type { AccountKey } from '../types'
import { electiveParts, outDays } from './elective'
import { usedInYear } from './used'

/** A customer's remote meters with their known days, prices and tiers: what past months are priced again by. Whole days of whole months. */
export async function testedMeters(
  work: Work,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<{ meters: TestedMeter[]; books: Books }> {
  const remote = (await metersOf(work.db, key)).filter(({ meterType }) => meterType === 'IOT')
  const books = await booksOf(
    work,
    key,
    remote.map(({ gasUse }) => gasUse),
  )
  const ids = remote.map(({ meterId }) => meterId)
  const used = await usedInYear(work, key, ids, yearOf(span.from), span.from)
  const days = await outDays(work, key, span)
  const meters = remote.map(({ meterId, gasUse, channels }) => ({
    meterId,
    book: books.of(gasUse),
    usedBefore: used.get(meterId) ?? '0.00',
    channels: channels.map(({ channelNo }) => ({
      channelNo,
      days: days.filter((day) => day.meterId === meterId && day.channelNo === channelNo),
    })),
  }))
  return { meters, books }
}

/** Gas of remote meters' known days after packages, and what of it has a price of its own; m³, with the moment up to which it is known. */
export async function electiveUse(
  work: Work,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<{ used: Volume; taken: Volume; asOf: string }> {
  const closed = lastClosedGasDay(work.clock.now())
  const to = closed < span.to ? closed : span.to
  const days = await outDays(work, key, { from: span.from, to })
  const parts = await electiveParts(work, key, days)
  return {
    used: sumVolume(days.map(({ volume }) => volume)),
    taken: sumVolume(parts.map((part) => part?.volume ?? '0.00')),
    asOf: gasDaySpan(to).to,
  }
}
