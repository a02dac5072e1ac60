import type { ToSettle } from '@domain/package/settle'
import type { SupplyMode } from '@domain/package/terms'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { findOrder } from '../repo/orders'
import { countedOfChild } from '../repo/records'
import { childTotal, nameOf } from './cycle-view'
import { toSettle } from './settle'

/** How far a cycle of a package has come. */
export interface CycleProgress {
  orderNo: string
  childNo: string
  /** E.g. 11月下旬. */
  name: string
  supplyMode: SupplyMode
  meterIds: readonly string[]
  startDate: string
  endDate: string
  /** T of X-10, m³. */
  total: string
  /** m³ by gas day, corrections counted. */
  taken: ReadonlyMap<string, string>
  /** What it would be settled by if it ended now. */
  settleBy: ToSettle
}

/** Null for an unknown one of the customer. */
export async function cycleProgress(
  work: Pick<Work, 'db'>,
  { bp, childNo }: { bp: string; childNo: string },
): Promise<CycleProgress | null> {
  const child = await findChild(work.db, { bp, childNo })
  const order = child && (await findOrder(work.db, { bp, orderNo: child.orderNo }))
  const cycle = order && (await cyclesOfOrder(work.db, order)).find(({ cycleNo }) => cycleNo === child.cycleNo)
  if (!cycle) return null
  const taken = new Map<string, string>()
  for (const { usageDate, extracted } of await countedOfChild(work.db, bp, childNo))
    taken.set(usageDate, sumVolume([taken.get(usageDate) ?? '0.00', extracted]))
  return {
    orderNo: order.orderNo,
    childNo,
    name: nameOf(order, child.startDate),
    supplyMode: order.packageSnapshot.supplyMode,
    meterIds: order.meterIds,
    startDate: child.startDate,
    endDate: child.endDate,
    total: childTotal(cycle, child),
    taken,
    settleBy: toSettle(order, child, sumVolume([...taken.values()])),
  }
}
