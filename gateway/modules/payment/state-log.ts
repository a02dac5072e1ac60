import type { Work } from '../../http/context'
import { insertStateLog } from './repo/state-log'

/** A change of state for the timelines (A 2.22). `by` is a user id or the name of a job. */
export async function logState(
  work: Work,
  change: {
    bp: string
    entity: 'bill' | 'pay_order' | 'installment_plan'
    entityId: string
    from: string
    to: string
    by: string
    reason?: string
  },
): Promise<void> {
  if (change.from === change.to) return
  await insertStateLog(work.db, {
    bp: change.bp,
    entity: change.entity,
    entityId: change.entityId,
    fromState: change.from,
    toState: change.to,
    by: change.by,
    reason: change.reason ?? '',
    at: work.clock.iso(),
  })
}
