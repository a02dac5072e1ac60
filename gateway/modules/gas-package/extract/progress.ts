import { datesBetween } from '@domain/date'
import type { Progress } from '@domain/deviation/extract'
import type { ToSettle } from '@domain/package/settle'
import { maxVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { stoppedGasDays } from '../../billing/service'
import { closedGasDay } from '../../metering/service'
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
  const stopped = last === undefined ? 0 : (await stoppedGasDays(work, order, { from: cycle.startDate, to: last })).size
  return {
    progress: {
      supplyMode: order.packageSnapshot.supplyMode,
      total: childTotal(cycle, child),
      taken: sumVolume(passed.map((date) => takenOn.get(date) ?? '0.00')),
      elapsed: passed.length - stopped,
      days: dates.length,
    },
    stopped,
    takenOn,
  }
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
    for (const { childNo, state } of await childrenOfOrder(work.db, order)) {
      const cycle = state === 'EXTRACTING' ? await cycleProgress(work, { bp, childNo }) : null
      if (cycle) left.push(maxVolume('0.00', subtractVolume(cycle.progress.total, cycle.progress.taken)))
    }
  }
  return left.length === 0 ? null : sumVolume(left)
}
