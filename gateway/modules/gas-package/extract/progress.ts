import { datesBetween } from '@domain/date'
import type { Progress } from '@domain/deviation/extract'
import type { ToSettle } from '@domain/package/settle'
import { maxVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { stoppedGasDays } from '../../billing/service'
import { closedGasDay, listMeters, usageRows } from '../../metering/service'
import { childrenOfOrder, findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { activeOrders, findOrder } from '../repo/orders'
import { countedOfChild, type Counted } from '../repo/records'
import type { Child, CycleRow, Order } from '../types'
import { childTotal, nameOf } from './cycle-view'
import { toSettle } from './settle'

/** A cycle of a package as it is. */
interface CycleProgress extends CycleState {
  orderNo: string
  childNo: string
  /** E.g. 11月下旬. */
  name: string
  startDate: string
  endDate: string
  /** What it would be settled by if it ended now. */
  settleBy: ToSettle
}

interface CycleState {
  progress: Progress
  /** Closed gas days of the cycle that are not counted: supply was off (G-04). */
  stopped: number
  /** m³ by gas day, corrections counted. */
  takenOn: ReadonlyMap<string, string>
}

/** How far a cycle has come by the closed gas days: the one count behind its line, on the pages as in X-14. */
export async function stateOf(
  work: Pick<Work, 'db' | 'clock' | 'settings'>,
  { order, cycle, child }: { order: Order; cycle: CycleRow; child: Child },
  counted: readonly Counted[],
): Promise<CycleState> {
  const takenOn = new Map<string, string>()
  for (const { usageDate, extracted } of counted)
    takenOn.set(usageDate, sumVolume([takenOn.get(usageDate) ?? '0.00', extracted]))
  const closed = closedGasDay(work)
  const dates = datesBetween(cycle.startDate, cycle.endDate)
  const passed = dates.filter((date) => date <= closed)
  const last = passed.at(-1)
  const span = last === undefined ? null : { from: cycle.startDate, to: last }
  const stopped = span ? await stoppedGasDays(work, order, span) : new Set<string>()
  const unknown = span ? await unknownDays(work, order, span) : new Set<string>()
  return {
    progress: {
      supplyMode: order.packageSnapshot.supplyMode,
      total: childTotal(cycle, child),
      taken: sumVolume(passed.map((date) => (unknown.has(date) ? '0.00' : (takenOn.get(date) ?? '0.00')))),
      elapsed: passed.filter((date) => !stopped.has(date) && !unknown.has(date)).length,
      days: dates.length,
    },
    stopped: stopped.size,
    takenOn,
  }
}

/** Days of which a remote meter of an order has no data yet: what was taken of them is not nothing, and they say nothing of the line (Y-03). */
async function unknownDays(
  work: Pick<Work, 'db'>,
  order: Order,
  span: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  const meters = (await listMeters(work, order)).filter(
    ({ meterId, meterType, state }) => order.meterIds.includes(meterId) && meterType === 'IOT' && state !== 'REMOVED',
  )
  const rows = await usageRows(work, order, { meterIds: meters.map(({ meterId }) => meterId), ...span })
  const known = new Set(
    rows.flatMap((row) => (row.quality === 'MISSING' ? [] : [`${row.meterId}|${row.channelNo}|${row.gasDay}`])),
  )
  return new Set(
    datesBetween(span.from, span.to).filter((day) =>
      meters.some(({ meterId, channels }) =>
        channels.some(({ channelNo }) => !known.has(`${meterId}|${channelNo}|${day}`)),
      ),
    ),
  )
}

/** Null for an unknown one of the customer. */
export async function cycleProgress(
  work: Pick<Work, 'db' | 'clock' | 'settings'>,
  { bp, childNo }: { bp: string; childNo: string },
): Promise<CycleProgress | null> {
  const child = await findChild(work.db, { bp, childNo })
  const order = child && (await findOrder(work.db, { bp, orderNo: child.orderNo }))
  const cycle = order && (await cyclesOfOrder(work.db, order)).find(({ cycleNo }) => cycleNo === child.cycleNo)
  if (!cycle) return null
  const state = await stateOf(work, { order, cycle, child }, await countedOfChild(work.db, bp, childNo))
  return {
    ...state,
    orderNo: order.orderNo,
    childNo,
    name: nameOf(order, child.startDate),
    startDate: child.startDate,
    endDate: child.endDate,
    settleBy: toSettle(order, child, sumVolume([...state.takenOn.values()])),
  }
}

/** m³ that the cycles that take gas from some meters now have left, together; null where none does. */
export async function leftOfCycles(
  work: Pick<Work, 'db' | 'clock' | 'settings'>,
  { bp }: { bp: string },
  meterIds: readonly string[],
): Promise<string | null> {
  const left: string[] = []
  for (const order of await activeOrders(work.db, bp)) {
    if (order.state !== 'EXTRACTING' || !order.meterIds.some((meterId) => meterIds.includes(meterId))) continue
    const cycles = await cyclesOfOrder(work.db, order)
    for (const child of await childrenOfOrder(work.db, order)) {
      const cycle = cycles.find(({ cycleNo }) => cycleNo === child.cycleNo)
      if (child.state !== 'EXTRACTING' || !cycle) continue
      const taken = sumVolume((await countedOfChild(work.db, bp, child.childNo)).map(({ extracted }) => extracted))
      left.push(maxVolume('0.00', subtractVolume(childTotal(cycle, child), taken)))
    }
  }
  return left.length === 0 ? null : sumVolume(left)
}
