import { totalOf } from '@domain/package/allocate'
import type { Work } from '../../../http/context'
import type { CycleAhead } from '../../metering/service'
import { cyclesLocked } from '../repo/takers'
import { extractedOf } from '../repo/records'
import { extractFrom } from '../rules/payable'
import type { AccountKey } from '../types'
import { nameOf } from './cycle-view'

/** A cycle in one of these states takes gas; one in another state that is locked waits for its money. */
const PAID = ['PAID', 'EXTRACTING']

/**
 * Locked cycles that take gas between two gas days, in the order in which they take, an unpaid one as if it were paid now (K-22). A
 * plan that is not locked is left out.
 */
export async function cyclesAhead(
  work: Pick<Work, 'db' | 'clock'>,
  key: AccountKey,
  { from, to }: { from: string; to: string },
): Promise<CycleAhead[]> {
  const cycles = await cyclesLocked(work.db, key, { from, to })
  const today = work.clock.today()
  const taken = await extractedOf(
    work.db,
    key.bp,
    cycles.map(({ child }) => child.childNo),
  )
  return cycles.map(({ order, child }) => ({
    childNo: child.childNo,
    name: nameOf(order, child.startDate),
    isPaid: PAID.includes(child.state),
    supplyMode: order.packageSnapshot.supplyMode,
    meterIds: order.meterIds,
    total: totalOf({ ...child, lockedVolume: child.lockedVolume ?? '0' }),
    taken: taken.get(child.childNo) ?? '0.00',
    overTolerance: order.packageSnapshot.overTolerance,
    from: PAID.includes(child.state) ? (child.extractFrom ?? child.startDate) : extractFrom(child.startDate, today),
    to: child.endDate,
  }))
}
