import { addMonths, daysInMonth, firstOfMonth, lastOfMonth, monthOf, monthsBetween, yearOf } from '@domain/date'
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

/** Whole months that an offer is tried on. */
const TRIED = 12

/** The month that is the last whole one by the newest closed gas day. */
export function lastWholeMonth(work: Pick<Work, 'clock'>): string {
  const closed = lastClosedGasDay(work.clock.now())
  const month = monthOf(closed)
  return lastOfMonth(month) === closed ? month : addMonths(month, -1)
}

/** A customer's last twelve whole months. */
export interface PastYear {
  /** The oldest first. */
  months: string[]
  /** Those with any day. */
  meters: TestedMeter[]
  books: Books
  /** Days of the months without data; they count as 0. */
  missingDays: number
  /** Up to what moment usage is known. */
  asOf: string
}

export async function pastYear(work: Work, key: AccountKey): Promise<PastYear> {
  const last = lastWholeMonth(work)
  const months = monthsBetween(addMonths(last, 1 - TRIED), last)
  const span = { from: firstOfMonth(months[0] ?? last), to: lastOfMonth(last) }
  const { meters, books } = await testedMeters(work, key, span)
  const known = meters.filter(({ channels }) => channels.some(({ days }) => days.length > 0))
  return {
    months,
    meters: known,
    books,
    missingDays: missingOf(known, months),
    asOf: gasDaySpan(lastClosedGasDay(work.clock.now())).to,
  }
}

/** Days of channels that are in no table. */
const missingOf = (meters: readonly TestedMeter[], months: readonly string[]): number => {
  const all = months.reduce((sum, month) => sum + daysInMonth(month), 0)
  return meters.reduce((sum, { channels }) => sum + Math.max(0, ...channels.map(({ days }) => all - days.length)), 0)
}

/** m³ after packages of a month; null where no meter has days of it. */
export function useOfMonth(meters: readonly TestedMeter[], month: string): { month: string; volume: Volume } | null {
  const days = meters.flatMap(({ channels }) => channels.flatMap((one) => one.days))
  const mine = days.filter(({ gasDay }) => monthOf(gasDay) === month)
  return mine.length === 0 ? null : { month, volume: sumVolume(mine.map(({ volume }) => volume)) }
}
