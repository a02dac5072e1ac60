import type { Work } from '../../http/context'
import { markOverdue } from './repo/issue'
import { logStates } from '../../db/state-log'

/** Unpaid bills past their due date are overdue (A 3.3): those of one customer, or of all for the making of demo data. */
export async function billOverdue(work: Work, bp?: string): Promise<void> {
  const now = work.clock.iso()
  const changed = await markOverdue(work.db, work.clock.today(), now, bp)
  await logStates(
    work.db,
    changed.map((bill) => ({
      bp: bill.bp,
      entity: 'bill',
      entityId: bill.billId,
      from: bill.from,
      to: 'OVERDUE',
      by: 'SYSTEM',
      at: now,
    })),
  )
}
