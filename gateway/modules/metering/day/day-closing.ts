import { addDays, dateOf, startOf, toInstant, toMillis, yearOf } from '@domain/date'
import { gasDayAt, gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import type { FeedMeter, Frame } from '../../../ports/meter-feed'
import { netOfPackages } from './net'
import { debitOpenDays } from './provisional'
import { booksOf, type Books } from '../../tariff/service'
import { lockAccount } from '../../gas-account/service'
import { replacements } from '../repo/change'
import { lateMeters } from '../repo/late'
import { takeBack } from './take-back'
import * as meterRepo from '../repo/meter'
import { insertReadings, readingsBetween } from '../repo/reading'
import { askAbout, doubt } from '../reading/suspects'
import * as usageRepo from '../repo/usage'
import { closeChannel, type Changed, type ClosedDay } from '../rules/close-day'
import { isOffFormula, JUDGED_DAYS } from '../rules/suspect'
import { estimateDays } from '../rules/pricing'
import { usedInYear } from './used'
import type { AccountKey, Meter, Reading } from '../types'

/** What the feed needs to know of a meter. */
export const feedMeter = (meter: Meter): FeedMeter => ({
  companyCode: meter.companyCode,
  meterId: meter.meterId,
  qmax: meter.qmax,
  onlineState: meter.onlineState,
  isShut: meter.valveState === 'CLOSED',
  lastFrameAt: meter.lastFrameAt,
  channels: meter.channels,
})

/** Greatest flow of the day by 'meterId|channelNo', from the feed. */
export type Peaks = Map<string, { maxFlow: string | null; maxFlowAt: string | null }>

export interface MeterFrames {
  meter: Meter
  frames: readonly Frame[]
}

/** What the feed knows of the end of a gas day. Waits for an outside system: never inside a transaction. */
export async function framesOf(work: Work, meters: readonly Meter[], gasDay: string): Promise<MeterFrames[]> {
  const all: MeterFrames[] = []
  for (const meter of meters) all.push({ meter, frames: await work.ports.meterFeed.frames(feedMeter(meter), gasDay) })
  return all
}

/**
 * Keeps the feed's registers for the end of a gas day in `meter_reading`; a frame that came before is not written twice (A 9.11). One
 * that is off the formula is doubted from the start (AE-08).
 */
export async function keepFrames(work: Work, all: readonly MeterFrames[], gasDay: string): Promise<Peaks> {
  const peaks: Peaks = new Map()
  const rows: (Reading & { companyCode: string; createdAt: string })[] = []
  const before = await registersBefore(work, all, gasDay)
  for (const { meter, frames } of all)
    for (const frame of frames) {
      const known = before.filter((one) => one.meterId === meter.meterId && one.channelNo === frame.channelNo)
      const isOff = isOffFormula([...known, { ...frame, gasDay }], gasDay, meter.digits)
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
        state: isOff ? 'SUSPECT' : 'VALID',
        createdAt: work.clock.iso(),
      })
    }
  const kept = await insertReadings(work.db, rows)
  for (const row of rows.filter(({ state, readingId }) => state === 'SUSPECT' && kept.has(readingId)))
    await askAbout(work, row, all.find(({ meter }) => meter.meterId === row.meterId)?.meter.bp ?? null)
  return peaks
}

/** Remote registers of the days before the gas day, valid ones and doubted ones. */
async function registersBefore(work: Work, all: readonly MeterFrames[], gasDay: string): Promise<Reading[]> {
  const readings = await readingsBetween(
    work.db,
    all[0]?.meter.companyCode ?? '',
    all.map(({ meter }) => meter.meterId),
    gasDaySpan(addDays(gasDay, -JUDGED_DAYS)).to,
    gasDaySpan(gasDay).to,
    ['VALID', 'SUSPECT'],
  )
  return readings.filter(({ source }) => source === 'REMOTE')
}

interface DayOfMeter extends ClosedDay {
  channelNo: string
}

/**
 * Closes a gas day for remote meters of one customer (AE-06, AE-07, AE-09): the register at 08:00 minus the one before, priced at
 * that day's price and tier; no frame leaves MISSING days, the next one fills them and what was estimated since. A register that fell
 * is SUSPECT from now on; what is SUSPECT closes nothing until the desk has decided (AE-08). The account is locked: a bill that is issued meanwhile decides which days may still change, and what the open
 * days cost is its provisional debit from now on (AE-31).
 */
export async function closeGasDay(work: Work, meters: readonly Meter[], gasDay: string, peaks: Peaks): Promise<void> {
  const [any] = meters
  if (!any) return
  const account = await lockAccount(work.db, any)
  const ids = meters.map((meter) => meter.meterId)
  const now = (await meterRepo.metersOf(work.db, any)).filter((meter) => ids.includes(meter.meterId))
  const books = await booksOf(
    work,
    any,
    now.map((meter) => meter.gasUse),
  )
  const frames = await framesUpTo(work, now, gasDay)
  const changed = await changesUpTo(work, now, gasDay)
  const last = await usageRepo.lastDays(work.db, any.companyCode, ids)
  const heard: meterRepo.ChannelState[] = []
  for (const meter of now) {
    const days: DayOfMeter[] = []
    for (const channel of meter.channels) {
      const mine = (one: { meterId: string; channelNo: string }) =>
        one.meterId === meter.meterId && one.channelNo === channel.channelNo
      const own = frames.filter(mine)
      const closed = closeChannel({
        digits: meter.digits,
        known:
          channel.lastReadingAt === null
            ? null
            : { firstOpen: dateOf(channel.lastReadingAt), reading: channel.lastReading },
        newest: last.find(mine)?.gasDay ?? null,
        frames: own,
        changed: changed.get(meter.meterId) ?? [],
        gasDay,
      })
      for (const frame of own)
        if (frame.state === 'VALID' && closed.suspect.includes(frame.gasDay)) await doubt(work, meter, frame)
      days.push(...closed.days.map((day) => ({ ...day, channelNo: channel.channelNo })))
      const newest = own.find((frame) => frame.gasDay === closed.heard)
      if (newest)
        heard.push({
          companyCode: meter.companyCode,
          meterId: meter.meterId,
          channelNo: channel.channelNo,
          lastReading: newest.stdReading,
          lastReadingAt: newest.readAt,
        })
    }
    await saveMeterDays(work, meter, days, { gasDay, peaks }, books)
  }
  await meterRepo.saveRegisters(work.db, heard, work.clock.iso())
  await meterRepo.saveOnline(
    work.db,
    now.flatMap(({ companyCode, meterId }) => {
      const moments = heard.filter((one) => one.meterId === meterId).map((one) => one.lastReadingAt)
      const lastFrameAt = moments.sort().at(-1)
      return lastFrameAt === undefined ? [] : [{ companyCode, meterId, lastFrameAt }]
    }),
    work.clock.iso(),
  )
  if (account) await debitOpenDays(work, account)
  await takeBack(work, any, withHeard(now, heard), await lateMeters(work.db, any))
}

/** The meters as their newest registers leave them. */
const withHeard = (meters: readonly Meter[], heard: readonly meterRepo.ChannelState[]): Meter[] =>
  meters.map((meter) => ({
    ...meter,
    channels: meter.channels.map((channel) => {
      const newest = heard.find((one) => one.meterId === meter.meterId && one.channelNo === channel.channelNo)
      return newest ? { ...channel, lastReadingAt: newest.lastReadingAt } : channel
    }),
  }))

/** The days of one meter, closed with the readings that count since the desk has decided. */
export async function closeMeterAnew(work: Work, key: AccountKey & { meterId: string }): Promise<void> {
  const meters = (await meterRepo.metersOf(work.db, key)).filter(({ meterId }) => meterId === key.meterId)
  await closeGasDay(work, meters, lastClosedGasDay(work.clock.now()), new Map())
}

/** The register at the end of each gas day that the meters' frames tell, doubted ones among them, from their last known ones up to a gas day, oldest first. */
export async function framesUpTo(work: Work, meters: readonly Meter[], gasDay: string): Promise<Reading[]> {
  const [any] = meters
  if (!any) return []
  const until = gasDaySpan(gasDay).to
  const known = meters.flatMap((meter) => meter.channels.flatMap((channel) => channel.lastReadingAt ?? []))
  const readings = await readingsBetween(
    work.db,
    any.companyCode,
    meters.map((meter) => meter.meterId),
    [...known, until].sort()[0] ?? until,
    endOfImport(gasDay),
    ['VALID', 'SUSPECT'],
  )
  const first = new Map<string, Reading>()
  for (const reading of readings) {
    const day = addDays(dateOf(reading.readAt), -1)
    const isFrame = reading.readAt >= gasDaySpan(day).to && reading.readAt <= endOfImport(day)
    const key = `${reading.meterId}|${reading.channelNo}|${day}`
    if (isFrame && !first.has(key)) first.set(key, { ...reading, gasDay: day })
  }
  return [...first.values()]
}

/**
 * Changes of devices since the meters' last known registers, oldest first. A record of change names no channel: of a meter with several
 * its registers fall, and the desk looks at them.
 */
async function changesUpTo(work: Work, meters: readonly Meter[], gasDay: string): Promise<Map<string, Changed[]>> {
  const [any] = meters
  const single = meters.filter(({ channels }) => channels.length === 1)
  const since = single.flatMap(({ lastReadingAt }) => lastReadingAt ?? []).sort()[0]
  if (!any || since === undefined) return new Map()
  const ids = single.map(({ meterId }) => meterId)
  const rows = await replacements(work.db, any, ids, since, gasDaySpan(gasDay).to)
  const changes = rows.map(({ meterId, happenedAt, oldEndReading, newStartReading }) => ({
    meterId,
    change: { gasDay: gasDayAt(toMillis(happenedAt)), oldEndReading, newStartReading },
  }))
  return new Map(ids.map((id) => [id, changes.filter(({ meterId }) => meterId === id).map(({ change }) => change)]))
}

/** Registers up to this moment count as that of the gas day's end: the import begins (AE-06). */
const endOfImport = (gasDay: string): string => toInstant(startOf(addDays(gasDay, 1), 9, 30))

async function saveMeterDays(
  work: Work,
  meter: Meter,
  days: readonly DayOfMeter[],
  ofFrame: { gasDay: string; peaks: Peaks },
  books: Books,
): Promise<void> {
  const ordered = [...days].sort((a, b) => (a.gasDay + a.channelNo < b.gasDay + b.channelNo ? -1 : 1))
  const first = ordered[0]
  if (!first) return
  const used = await usedInYear(work, meter, [meter.meterId], yearOf(first.gasDay), first.gasDay)
  const amounts = estimateDays({
    book: books.of(meter.gasUse),
    meterId: meter.meterId,
    days: await netOfPackages(
      work,
      meter,
      ordered.map((day) => ({ ...day, meterId: meter.meterId })),
    ),
    usedBefore: used.get(meter.meterId) ?? '0.00',
    heating: books.heating,
  })
  await usageRepo.saveDays(
    work.db,
    ordered.map(({ gasDay, channelNo, startReading, endReading, volume, quality }, index) => {
      // A frame knows the peak of its own day only.
      const isOwn = quality === 'NORMAL' && gasDay === ofFrame.gasDay
      const peak = isOwn ? ofFrame.peaks.get(`${meter.meterId}|${channelNo}`) : undefined
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
