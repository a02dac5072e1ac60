import type { LapsingCycles } from '../../home/service'
import { childrenOverdue } from '../repo/takers'
import { feeOfLapse } from '../rules/payable'
import { nameOf } from './cycle-view'

/** Overdue cycles with what their lapse costs, the first to lapse first (K-25). */
export const overdueCycles: LapsingCycles = async (work, key) => {
  const cycles = await childrenOverdue(work.db, key)
  return cycles
    .map(({ order, child }) => ({
      name: nameOf(order, child.startDate),
      childNo: child.childNo,
      lapseAt: child.forfeitAt,
      fee: feeOfLapse(order, child),
    }))
    .sort((a, b) => (a.lapseAt < b.lapseAt ? -1 : 1))
}
