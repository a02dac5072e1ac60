import { meterName } from '@domain/meter-name'
import { guardNights, type Guard, type GuardedDay, type Night } from '@domain/night-flow'
import { formatVolumeNumber, volume } from '@domain/volume'
import type { JobCtx, Work } from '../../../http/context'
import { lockAccount } from '../../gas-account/service'
import { publish, withdraw } from '../../message/service'
import { ownMeters } from '../meter/own-meters'
import { endHint, hintsSince, openHint } from '../repo/leak-hint'
import { daysBetween } from '../repo/usage'
import type { AccountKey, Meter } from '../types'
import { guardedDates, guardedDays, hintKey, hintOf } from './hours'

const METER = '/pages/home/meter-list/meter-list'

/**
 * Y-11: users that may see the use get a message about a remote meter through which more flows outside of production than usual,
 * three nights in a row, one per excess; it is marked 已恢复 when the nights are normal again. Reads 30 gas days, however old the meter is;
 * the feed is asked before the transaction.
 */
export async function watchNights(ctx: JobCtx, key: AccountKey): Promise<void> {
  const meters = (await ownMeters(ctx, key)).filter(({ meterType }) => meterType === 'IOT')
  const dates = guardedDates(ctx)
  const [from, to] = [dates[0], dates.at(-1)]
  if (meters.length === 0 || from === undefined || to === undefined) return
  const ids = meters.map(({ meterId }) => meterId)
  const used = await daysBetween(ctx.db, key, ids, from, to)
  const seen: { meter: Meter; days: GuardedDay[] }[] = []
  for (const meter of meters) seen.push({ meter, days: await guardedDays(ctx, meter, dates, used) })
  await ctx.transaction(async (work) => {
    if (!(await lockAccount(work.db, key))) return
    const hints = await hintsSince(work.db, key, ids, from)
    for (const { meter, days } of seen) {
      const mine = hints.filter(({ meterId }) => meterId === meter.meterId)
      const guard = guardNights(days, mine.map(hintOf), meter.qmax)
      const open = mine.find(({ endedOn }) => endedOn === null)
      if (open && guard.overSince !== null) await takeBack(work, meter, open.since, guard.overSince)
      if (guard.newSince !== null) await giveHint(work, meter, guard.newSince, guard)
    }
  })
}

async function giveHint(work: Work, meter: Meter, since: string, { level, nights }: Guard): Promise<void> {
  const newest = nights.at(-1)
  if (typeof level === 'string' || newest === undefined) return
  if (!(await openHint(work.db, { ...keyOfMeter(meter), since, level }, work.clock.iso()))) return
  await publish(work, {
    bp: meter.bp,
    companyCode: meter.companyCode,
    templateCode: 'LEAK_HINT',
    params: paramsOf(meter, since, newest, nights),
    route: `${METER}?meterId=${meter.meterId}`,
    bizType: 'METER',
    bizId: meter.meterId,
    dedupeKey: hintKey(meter.meterId, since),
  })
}

const paramsOf = (meter: Meter, since: string, newest: Night, nights: readonly Night[]) => ({
  name: meterName(meter),
  n: String(nights.filter(({ gasDay }) => gasDay >= since).length),
  flow: inHundredths(newest.flow),
  level: inHundredths(newest.level),
})

/** As a message says it, m³/h with two decimals. */
const inHundredths = (flow: string | null): string => formatVolumeNumber(flow === null ? null : volume(flow))

async function takeBack(work: Work, meter: Meter, since: string, endedOn: string): Promise<void> {
  await endHint(work.db, { ...keyOfMeter(meter), since }, { endedOn, userId: null, now: work.clock.iso() })
  await withdraw(work, { bp: meter.bp, dedupeKey: hintKey(meter.meterId, since), word: '已恢复' })
}

const keyOfMeter = ({ bp, companyCode, meterId }: Meter) => ({ bp, companyCode, meterId })
