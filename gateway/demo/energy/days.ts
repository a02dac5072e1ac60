import { addDays, datesBetween, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR, gasDaySpan } from '@domain/gas-day'
import { rnd } from '@domain/random'
import { addVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { conditions, dayVolumes, hourShares, workRegister } from '../stand-ins/devices'
import { booksOf } from '../../modules/tariff/books'
import { saveRegisters } from '../../modules/metering/repo/meter'
import { insertReadings } from '../../modules/metering/repo/reading'
import { saveDays, type NewDay } from '../../modules/metering/repo/usage'
import { estimateDays } from '../../modules/metering/rules/pricing'
import type { Account, Meter, Reading } from '../../modules/metering/types'

/** Registers are kept for every day of this many last days, before them for the ends of months. */
const DAILY_READINGS = 45

/** All gas days of a remote meter from the first to the last, with registers and estimates (A 8, R3); built once, saved by month. */
export interface MeterHistory {
  meter: Meter
  days: NewDay[]
}

export interface HistorySpan {
  first: string
  /** Newest closed gas day. */
  last: string
}

/** Register of a channel when the history begins: some years of use are on it already. */
const startRegister = (meterId: string, channelNo: string): string =>
  channelNo === '2'
    ? (20_000 + 30_000 * rnd(`A|${meterId}|2|register`)).toFixed(2)
    : (150_000 + 500_000 * rnd(`A|${meterId}|register`)).toFixed(2)

/** How one day differs from the rule: a spike, or no frame at all. */
export type DayChange = { volumes: Record<string, string> } | 'MISSING'

export async function historyOf(
  work: Work,
  account: Account,
  meter: Meter,
  span: HistorySpan,
  changes: ReadonlyMap<string, DayChange>,
): Promise<MeterHistory> {
  const registers = new Map(meter.channels.map((one) => [one.channelNo, startRegister(meter.meterId, one.channelNo)]))
  const days = datesBetween(span.first, span.last).flatMap((gasDay) => {
    const change = changes.get(gasDay)
    const volumes =
      change === undefined ? dayVolumes(meter.meterId, gasDay) : change === 'MISSING' ? {} : change.volumes
    return meter.channels.map(({ channelNo }): NewDay => {
      const startReading = registers.get(channelNo) ?? '0.00'
      const volume = volumes[channelNo] ?? '0.00'
      const endReading = addVolume(startReading, volume)
      registers.set(channelNo, endReading)
      const isMissing = change === 'MISSING'
      return {
        bp: account.bp,
        companyCode: account.companyCode,
        meterId: meter.meterId,
        channelNo,
        gasDay,
        startReading,
        endReading,
        volume,
        estAmount: '0.00',
        quality: isMissing ? 'MISSING' : 'NORMAL',
        ...(isMissing ? { maxFlow: null, maxFlowAt: null } : peakOf(meter.meterId, gasDay, volume)),
      }
    })
  })
  return { meter, days: await priced(work, account, meter, days) }
}

function peakOf(meterId: string, gasDay: string, volume: string): { maxFlow: string; maxFlowAt: string } {
  const shares = hourShares(meterId, gasDay)
  const top = shares.indexOf(Math.max(...shares))
  return {
    maxFlow: (Number(volume) * (shares[top] ?? 0) * 1.06).toFixed(2),
    maxFlowAt: toInstant(
      startOf(gasDay, GAS_DAY_START_HOUR + top) + Math.floor(60 * rnd(`A|${meterId}|${gasDay}|m`)) * 60_000,
    ),
  }
}

/** Each day at its day's price and tier, by the very rule of the daily closing; years one after the other. */
async function priced(work: Work, account: Account, meter: Meter, days: readonly NewDay[]): Promise<NewDay[]> {
  const books = await booksOf(work, account, [meter.gasUse])
  const amounts = estimateDays({
    book: books.of(meter.gasUse),
    meterId: meter.meterId,
    days,
    usedBefore: '0.00',
    heating: books.heating,
  })
  return days.map((day, index) => ({ ...day, estAmount: amounts[index] ?? '0.00' }))
}

/** The day's volumes at 1.6 times the mean of the same weekday of the four weeks before (A 8: spike of 10010102). */
export function spike(meterId: string, gasDay: string): DayChange {
  const before = [7, 14, 21, 28].map((days) => Number(dayVolumes(meterId, addDays(gasDay, -days))['1'] ?? '0'))
  const mean = before.reduce((sum, volume) => sum + volume, 0) / before.length
  return { volumes: { '1': (mean * 1.6).toFixed(2) } }
}

/** Saves the days of a span with their registers; the newest become the meter's own. */
export async function saveHistory(
  work: Work,
  histories: readonly MeterHistory[],
  from: string,
  to: string,
  last: string,
): Promise<void> {
  const days = histories.flatMap((one) => one.days.filter((day) => day.gasDay >= from && day.gasDay <= to))
  await saveDays(work.db, days)
  const heard = days.filter((day) => day.quality !== 'MISSING')
  await insertReadings(
    work.db,
    heard
      .filter(
        (day) =>
          day.gasDay.slice(0, 7) !== addDays(day.gasDay, 1).slice(0, 7) || day.gasDay > addDays(last, -DAILY_READINGS),
      )
      .map((day) => readingOf(work, histories, day)),
  )
  const newest = new Map(heard.map((day) => [`${day.meterId}|${day.channelNo}`, day]))
  await saveRegisters(
    work.db,
    [...newest.values()].map((day) => ({
      companyCode: day.companyCode,
      meterId: day.meterId,
      channelNo: day.channelNo,
      lastReading: day.endReading,
      lastReadingAt: gasDaySpan(day.gasDay).to,
    })),
    work.clock.iso(),
  )
}

function readingOf(
  work: Work,
  histories: readonly MeterHistory[],
  day: NewDay,
): Reading & { companyCode: string; createdAt: string } {
  const channel = histories
    .find((one) => one.meter.meterId === day.meterId)
    ?.meter.channels.find((one) => one.channelNo === day.channelNo)
  const hasCorrector = channel?.hasCorrector ?? false
  const readAt = gasDaySpan(day.gasDay).to
  return {
    readingId: newId(Date.parse(readAt)),
    companyCode: day.companyCode,
    meterId: day.meterId,
    channelNo: day.channelNo,
    readAt,
    gasDay: day.gasDay,
    stdReading: day.endReading,
    workReading: hasCorrector ? workRegister(day.endReading) : null,
    ...(hasCorrector ? conditions(day.meterId, day.gasDay, 7) : { pressure: null, temperature: null }),
    source: 'REMOTE',
    state: 'VALID',
    createdAt: work.clock.iso(),
  }
}

/** Σ of a meter's rule volumes over days: what a mechanical meter counted. */
export const volumeBetween = (meterId: string, from: string, to: string): string =>
  sumVolume(datesBetween(from, to).map((gasDay) => dayVolumes(meterId, gasDay)['1'] ?? '0.00'))

/** Estimated money of a meter's days of one month. */
export const estimateOf = (history: MeterHistory, from: string, to: string): string[] =>
  history.days.filter((day) => day.gasDay >= from && day.gasDay <= to).map((day) => day.estAmount)

/** 08:00 after the last day that a device reported. */
export function lastFrameAt({ days }: MeterHistory): string {
  const heard = days.filter((day) => day.quality !== 'MISSING').at(-1)
  if (!heard) throw new RangeError('a history without a day')
  return gasDaySpan(heard.gasDay).to
}
