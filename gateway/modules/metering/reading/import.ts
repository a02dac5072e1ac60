import { addDays } from '@domain/date'
import type { JobCtx } from '../../../http/context'
import { closeGasDay, framesOf, framesUpTo, keepFrames } from '../day/day-closing'
import * as meterRepo from '../repo/meter'
import { lastDays } from '../repo/usage'
import type { AccountKey, Meter } from '../types'

/** Gas days that one import catches up at most: what lies before is one gap that the next frame spreads (AE-07). */
const MOST_DAYS = 62

/**
 * The gas day that ended at 08:00 is closed for the remote meters of one customer (AE-06), and before it every day that has not been,
 * in order: a day that could not be closed then is closed here. A day with registers that are kept and closed nothing (they fell: SUSPECT) waits
 * for the next one that fits, and is not gone through again every morning. The feed is asked between the transactions, one a day.
 */
export async function importReadings(ctx: JobCtx, key: AccountKey): Promise<void> {
  const gasDay = addDays(ctx.clock.today(), -1)
  const meters = (await meterRepo.metersOf(ctx.db, key)).filter(
    ({ meterType, state }) => meterType === 'IOT' && state !== 'REMOVED',
  )
  const closed = await closedTo(ctx, key, meters)
  const first = firstOpen(closed, gasDay)
  const kept = first < gasDay ? await keptDays(ctx, meters, addDays(gasDay, -1)) : new Set<string>()
  const isKept = (meter: Meter, day: string) =>
    meter.channels.every(({ channelNo }) => kept.has(`${meter.meterId}|${channelNo}|${day}`))
  for (let day = first; day <= gasDay; day = addDays(day, 1)) {
    const open = meters.filter((meter) => isOpen(closed.get(meter.meterId), day, gasDay) && !isKept(meter, day))
    if (open.length > 0) await importDay(ctx, open, day)
  }
}

async function importDay(ctx: JobCtx, open: readonly Meter[], day: string): Promise<void> {
  const frames = await framesOf(ctx, open, day)
  await ctx.transaction(async (work) => closeGasDay(work, open, day, await keepFrames(work, frames, day)))
}

/** Gas days up to one with a register from the feed already, by channel: they were closed as far as that register allowed. */
async function keptDays(ctx: JobCtx, meters: readonly Meter[], to: string): Promise<Set<string>> {
  const frames = (await framesUpTo(ctx, meters, to)).filter(({ source }) => source === 'REMOTE')
  return new Set(frames.map(({ meterId, channelNo, gasDay }) => `${meterId}|${channelNo}|${gasDay}`))
}

/** The last closed gas day of each meter: of its channel that lags behind. */
async function closedTo(
  ctx: JobCtx,
  { companyCode }: AccountKey,
  meters: readonly Meter[],
): Promise<Map<string, string>> {
  const last = await lastDays(
    ctx.db,
    companyCode,
    meters.map(({ meterId }) => meterId),
  )
  const closed = new Map<string, string>()
  for (const { meterId, gasDay } of last) {
    const known = closed.get(meterId)
    if (known === undefined || gasDay < known) closed.set(meterId, gasDay)
  }
  return closed
}

const firstOpen = (closed: ReadonlyMap<string, string>, gasDay: string): string => {
  const oldest = [...closed.values()].sort()[0]
  const from = oldest === undefined ? gasDay : addDays(oldest, 1)
  const earliest = addDays(gasDay, -MOST_DAYS)
  return from < earliest ? earliest : from
}

/** A meter without any day yet begins with the last one. */
const isOpen = (closedDay: string | undefined, day: string, gasDay: string): boolean =>
  closedDay === undefined ? day === gasDay : closedDay < day
