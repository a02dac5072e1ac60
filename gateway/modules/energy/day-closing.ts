import { addDays, dateOf, startOf, toInstant, yearOf } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import type { FeedMeter } from '../../ports/meter-feed'
import { booksOf, type Books } from './books'
import * as meterRepo from './repo/meter'
import { usedInYear } from './repo/price'
import * as usageRepo from './repo/usage'
import { closeDays, type ClosedDay } from './rules/close-day'
import { estimateDays } from './rules/pricing'
import type { Meter, Reading } from './types'

/** What the feed needs to know of a meter. */
export const feedMeter = (meter: Meter): FeedMeter => ({
  companyCode: meter.companyCode,
  meterId: meter.meterId,
  qmax: meter.qmax,
  onlineState: meter.onlineState,
  lastFrameAt: meter.lastFrameAt,
  channels: meter.channels,
})

/** Greatest flow of the day by 'meterId|channelNo', as the feed told it. */
export type Peaks = Map<string, { maxFlow: string | null; maxFlowAt: string | null }>

/** Takes the feed's registers for the end of a gas day into `meter_reading`; a frame that came before is not written twice (A 9.11). */
export async function takeFrames(work: Work, meters: readonly Meter[], gasDay: string): Promise<Peaks> {
  const peaks: Peaks = new Map()
  const rows: (Reading & { companyCode: string; createdAt: string })[] = []
  for (const meter of meters)
    for (const frame of await work.ports.meterFeed.frames(feedMeter(meter), gasDay)) {
      peaks.set(`${meter.meterId}|${frame.channelNo}`, { maxFlow: frame.maxFlow, maxFlowAt: frame.maxFlowAt })
      rows.push({
        readingId: newId(work.clock.now()),
        companyCode: meter.companyCode,
        meterId: meter.meterId,
        channelNo: frame.channelNo,
        readAt: frame.readAt,
        gasDay,
        stdReading: frame.stdReading,
        workReading: frame.workReading,
        pressure: frame.pressure,
        temperature: frame.temperature,
        source: 'REMOTE',
        state: 'VALID',
        createdAt: work.clock.iso(),
      })
    }
  await meterRepo.insertReadings(work.db, rows)
  return peaks
}

interface DayOfMeter extends ClosedDay {
  channelNo: string
}

/**
 * Closes a gas day for the remote meters of one customer (AE-06, AE-07, AE-09): the register at 08:00 minus the one before, priced at
 * that day's price and tier; no frame leaves MISSING days, the next one fills them. A register that fell is SUSPECT and ignored.
 */
export async function closeGasDay(work: Work, meters: readonly Meter[], gasDay: string, peaks: Peaks): Promise<void> {
  const [any] = meters
  if (!any) return
  const ids = meters.map((meter) => meter.meterId)
  const books = await booksOf(
    work,
    any,
    meters.map((meter) => meter.gasUse),
  )
  const end = gasDaySpan(gasDay).to
  const frames = await meterRepo.readingsBetween(
    work.db,
    any.companyCode,
    ids,
    end,
    toInstant(startOf(addDays(gasDay, 1), 9, 30)),
  )
  const missing = await usageRepo.missingDays(work.db, any.companyCode, ids)
  const last = await usageRepo.lastDays(work.db, any.companyCode, ids)
  const heard: meterRepo.ChannelState[] = []
  for (const meter of meters) {
    const days: DayOfMeter[] = []
    for (const channel of meter.channels) {
      const mine = (one: { meterId: string; channelNo: string }) =>
        one.meterId === meter.meterId && one.channelNo === channel.channelNo
      const frame = frames.find(mine)
      const newest =
        last.find(mine)?.gasDay ??
        (channel.lastReadingAt === null ? gasDay : addDays(dateOf(channel.lastReadingAt), -1))
      const firstGap = missing.find((one) => mine(one) && one.gasDay <= newest)
      const closing = closeDays({
        digits: meter.digits,
        firstOpen: frame && firstGap ? firstGap.gasDay : addDays(newest, 1),
        startReading: channel.lastReading,
        gasDay,
        endReading: frame?.stdReading ?? null,
      })
      if (closing.state === 'SUSPECT') {
        work.log.warn(
          { meterId: meter.meterId, channelNo: channel.channelNo, gasDay },
          'register fell without roll-over: not closed',
        )
        continue
      }
      days.push(...closing.days.map((day) => ({ ...day, channelNo: channel.channelNo })))
      if (frame)
        heard.push({
          companyCode: meter.companyCode,
          meterId: meter.meterId,
          channelNo: channel.channelNo,
          lastReading: frame.stdReading,
          lastReadingAt: frame.readAt,
        })
    }
    await saveMeterDays(work, meter, days, peaks, books)
  }
  await meterRepo.saveRegisters(work.db, heard, work.clock.iso())
  const silent = new Map(heard.map((one) => [one.meterId, one.lastReadingAt]))
  await meterRepo.saveOnline(
    work.db,
    meters.flatMap((meter) => {
      const lastFrameAt = silent.get(meter.meterId)
      return lastFrameAt === undefined ? [] : [{ companyCode: meter.companyCode, meterId: meter.meterId, lastFrameAt }]
    }),
    work.clock.iso(),
  )
}

async function saveMeterDays(
  work: Work,
  meter: Meter,
  days: readonly DayOfMeter[],
  peaks: Peaks,
  books: Books,
): Promise<void> {
  const ordered = [...days].sort((a, b) => (a.gasDay + a.channelNo < b.gasDay + b.channelNo ? -1 : 1))
  const first = ordered[0]
  if (!first) return
  const used = await usedInYear(work.db, meter, [meter.meterId], yearOf(first.gasDay), first.gasDay)
  const amounts = estimateDays({
    book: books.of(meter.gasUse),
    meterId: meter.meterId,
    days: ordered,
    usedBefore: used.get(meter.meterId) ?? '0.00',
    heating: books.heating,
  })
  await usageRepo.saveDays(
    work.db,
    ordered.map(({ gasDay, channelNo, startReading, endReading, volume, quality }, index) => {
      // A frame knows the peak of its own day only.
      const peak = quality === 'NORMAL' ? peaks.get(`${meter.meterId}|${channelNo}`) : undefined
      return {
        bp: meter.bp,
        companyCode: meter.companyCode,
        meterId: meter.meterId,
        channelNo,
        gasDay,
        startReading,
        endReading,
        volume,
        quality,
        estAmount: amounts[index] ?? '0.00',
        maxFlow: peak?.maxFlow ?? null,
        maxFlowAt: peak?.maxFlowAt ?? null,
      }
    }),
  )
}
