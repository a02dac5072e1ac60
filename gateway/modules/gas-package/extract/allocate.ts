import { datesBetween } from '@domain/date'
import { groupBy } from '@domain/group'
import {
  daysLeftOn,
  marksPassed,
  shareDay,
  totalOf,
  type MeterDay,
  type Share,
  type Taker,
} from '@domain/package/allocate'
import { isZeroVolume, maxVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { lockAccount } from '../../gas-account/service'
import { closedGasDay, repriceCovered, statedDays, usageRows } from '../../metering/service'
import { changesOfOrders, type Change } from '../repo/changes'
import { countedBetween, insertRecords, originalsBetween, type Counted } from '../repo/records'
import { takersOf } from '../repo/takers'
import { packageSettings } from '../settings'
import type { AccountKey, Child, Order } from '../types'
import { notifyMark } from './notices'

/** A cycle that takes gas, with its order. */
interface Running {
  order: Order
  child: Child
}

const NOTHING = '0.00'

/** A meter's day as it was measured; a day of which a channel is missing is not known. */
interface Measured extends MeterDay {
  isMakeup: boolean
}

/**
 * shares the measured days of a customer's meters among the unsettled cycles, from the first day on that was added or
 * changed since. Volumes counted before are corrected by rows with the difference. A settled cycle keeps its volume, and so does a day
 * covered by a statement: its volume is billed there (pitfall 7).
 */
export async function allocate(work: Work, key: AccountKey): Promise<void> {
  await lockAccount(work.db, key)
  const to = closedGasDay(work)
  const running = await takersOf(work.db, key, to)
  const from = running.map(({ child }) => firstDayOf(child)).sort()[0]
  if (from === undefined) return
  const days = await measuredDays(work, key, running, { from, to })
  const counted = countedOf(await countedBetween(work.db, key.bp, from, to))
  const dirty = datesBetween(from, to).find((day) => isDirty(day, days.get(day) ?? [], running, counted))
  if (dirty === undefined) return
  await recount(work, { key, running, days, counted, span: { from: dirty, to } })
}

const firstDayOf = ({ extractFrom, startDate }: Child): string =>
  extractFrom !== null && extractFrom > startDate ? extractFrom : startDate

/** What was counted before, found by its day, meter and cycle: a year of many meters is gone through once. */
interface CountedDays {
  rows: readonly Counted[]
  onDay: (day: string) => readonly Counted[]
  find: (day: string, meterId: string, childNo: string) => Counted | undefined
}

const placeOf = (day: string, meterId: string, childNo: string): string => `${day}|${meterId}|${childNo}`

function countedOf(rows: readonly Counted[]): CountedDays {
  const days = groupBy(rows, ({ usageDate }) => usageDate)
  const places = new Map(rows.map((row) => [placeOf(row.usageDate, row.meterId, row.childNo), row]))
  return {
    rows,
    onDay: (day) => days.get(day) ?? [],
    find: (day, meterId, childNo) => places.get(placeOf(day, meterId, childNo)),
  }
}

const takesOn = ({ child }: Running, day: string): boolean => firstDayOf(child) <= day && day <= child.endDate

/** Volumes by day and meter, of days that no statement reaches yet. */
async function measuredDays(
  work: Work,
  key: AccountKey,
  running: readonly Running[],
  span: { from: string; to: string },
): Promise<ReadonlyMap<string, Measured[]>> {
  const meterIds = [...new Set(running.flatMap(({ order }) => order.meterIds))].sort()
  const rows = groupBy(await usageRows(work, key, { meterIds, ...span }), (row) => `${row.gasDay}|${row.meterId}`)
  const stated = await statedDays(work, key, meterIds)
  const days = new Map<string, Measured[]>()
  for (const day of datesBetween(span.from, span.to)) {
    const open = meterIds.filter((meterId) => day > (stated.get(meterId) ?? ''))
    const known = open.flatMap((meterId) => {
      const channels = rows.get(`${day}|${meterId}`) ?? []
      const isKnown = channels.length > 0 && channels.every(({ quality }) => quality !== 'MISSING')
      if (!isKnown) return []
      const volume = maxVolume(NOTHING, sumVolume(channels.map((row) => row.volume ?? NOTHING)))
      return [{ meterId, volume, isMakeup: channels.some(({ quality }) => quality === 'MAKEUP') }]
    })
    days.set(day, known)
  }
  return days
}

/** A meter's day that has come, or another figure than the one that was counted. */
const isDirty = (day: string, meters: readonly Measured[], running: readonly Running[], counted: CountedDays) =>
  meters.some(({ meterId, volume }) =>
    running
      .filter((one) => takesOn(one, day) && one.order.meterIds.includes(meterId))
      .some(({ child }) => {
        const row = counted.find(day, meterId, child.childNo)
        return !row || row.metered !== volume
      }),
  )

interface Recount {
  key: AccountKey
  running: readonly Running[]
  days: ReadonlyMap<string, Measured[]>
  counted: CountedDays
  span: { from: string; to: string }
}

async function recount(work: Work, { key, running, days, counted, span }: Recount): Promise<void> {
  const orderNos = [...new Set(running.map(({ order }) => order.orderNo))]
  const changes = await changesOfOrders(work.db, key.bp, orderNos)
  const originals = new Map(
    (await originalsBetween(work.db, key.bp, span.from, span.to)).map((one) => [
      placeOf(one.usageDate, one.meterId, one.childNo),
      one,
    ]),
  )
  const orderOf = new Map(running.map(({ order, child }) => [child.childNo, order.orderNo]))
  const taken = new Map(running.map(({ child }) => [child.childNo, takenBefore(counted, child.childNo, span.from)]))
  const before = new Map(running.map(({ child }) => [child.childNo, takenBefore(counted, child.childNo, '9999-12-31')]))
  const rows: Parameters<typeof insertRecords>[1] = []
  for (const day of datesBetween(span.from, span.to)) {
    const meters = days.get(day) ?? []
    for (const { childNo, extracted } of counted.onDay(day).filter((row) => stands(row, meters)))
      taken.set(childNo, sumVolume([taken.get(childNo) ?? NOTHING, extracted]))
    const takers = running.filter((one) => takesOn(one, day)).map((one) => takerOn(one, day, changes, taken))
    const shares = shareDay(takers, leftOver(day, meters, running, counted))
    for (const share of shares) {
      taken.set(share.childNo, sumVolume([taken.get(share.childNo) ?? NOTHING, share.extracted]))
      const row = difference(share, day, counted, meters)
      if (!row) continue
      const first = originals.get(placeOf(day, share.meterId, share.childNo))
      rows.push({
        ...row,
        bp: key.bp,
        orderNo: orderOf.get(share.childNo) ?? '',
        recordId: newId(work.clock.now()),
        createdAt: work.clock.iso(),
        ...(first ? { source: 'ADJUST' as const, adjustOf: first.recordId } : { adjustOf: null }),
      })
    }
  }
  await insertRecords(work.db, rows)
  const meterIds = [...new Set(rows.map(({ meterId }) => meterId))]
  if (meterIds.length > 0) await repriceCovered(work, key, { meterIds, ...span })
  for (const one of running) await notifyMarks(work, one, before, taken)
}

/** Volumes counted before of a meter without a day to share again. */
const stands = ({ meterId }: Counted, meters: readonly Measured[]): boolean =>
  !meters.some((meter) => meter.meterId === meterId)

const takenBefore = ({ rows }: CountedDays, childNo: string, day: string): string =>
  sumVolume(rows.filter((row) => row.childNo === childNo && row.usageDate < day).map(({ extracted }) => extracted))

function takerOn(
  { order, child }: Running,
  day: string,
  changes: readonly Change[],
  taken: ReadonlyMap<string, string>,
): Taker {
  return {
    childNo: child.childNo,
    supplyMode: order.packageSnapshot.supplyMode,
    meterIds: order.meterIds,
    total: totalOn(child, day, changes),
    cumulative: taken.get(child.childNo) ?? NOTHING,
    daysLeft: daysLeftOn(day, child.endDate),
    overTolerance: order.packageSnapshot.overTolerance,
  }
}

/** T of a day: a change counts from its day on. */
function totalOn(child: Child, day: string, changes: readonly Change[]): string {
  const later = changes.filter(
    (one) =>
      one.state === 'DONE' && one.orderNo === child.orderNo && one.cycleNo === child.cycleNo && one.effectDate > day,
  )
  const back = later.map(({ changeType, volume }) => (changeType === 'DELAY' ? volume : `-${volume}`))
  return sumVolume([totalOf({ ...child, lockedVolume: child.lockedVolume ?? '0' }), ...back])
}

/** Meters less what belongs to settled cycles: taken or left over, it stays (pitfall 8). */
function leftOver(
  day: string,
  meters: readonly Measured[],
  running: readonly Running[],
  counted: CountedDays,
): MeterDay[] {
  const open = new Set(running.map(({ child }) => child.childNo))
  return meters.map(({ meterId, volume }) => {
    const kept = counted.onDay(day).filter((row) => row.meterId === meterId && !open.has(row.childNo))
    return {
      meterId,
      volume: maxVolume(
        NOTHING,
        subtractVolume(volume, sumVolume(kept.flatMap(({ extracted, out }) => [extracted, out]))),
      ),
    }
  })
}

/** What has to be added to the records so that they say the share; null where they do. */
function difference(share: Share, day: string, counted: CountedDays, meters: readonly Measured[]) {
  const meter = meters.find(({ meterId }) => meterId === share.meterId)
  const row = counted.find(day, share.meterId, share.childNo)
  const values = {
    meterVolume: subtractVolume(meter?.volume ?? share.meterVolume, row?.metered ?? NOTHING),
    extractedVolume: subtractVolume(share.extracted, row?.extracted ?? NOTHING),
    outVolume: subtractVolume(share.out, row?.out ?? NOTHING),
  }
  if (row && Object.values(values).every(isZeroVolume)) return null
  const source = meter?.isMakeup === true ? ('MAKEUP' as const) : ('REMOTE' as const)
  return { childNo: share.childNo, meterId: share.meterId, usageDate: day, ...values, source }
}

/** each mark once. */
async function notifyMarks(
  work: Work,
  { order, child }: Running,
  before: ReadonlyMap<string, string>,
  taken: ReadonlyMap<string, string>,
): Promise<void> {
  const marks = packageSettings(work.settings, order.companyCode).alertPercents.map(String)
  const volumes = {
    before: before.get(child.childNo) ?? NOTHING,
    now: taken.get(child.childNo) ?? NOTHING,
    total: totalOf({ ...child, lockedVolume: child.lockedVolume ?? '0' }),
  }
  for (const mark of marksPassed(marks, volumes)) await notifyMark(work, order, child.childNo, mark)
}
