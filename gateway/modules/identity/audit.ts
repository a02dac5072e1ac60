import { newId } from '../../http/ids'
import type { Work } from '../../http/context'
import { countAudits, insertAudit } from './repo'

export interface Change {
  entity: string
  entityId: string
  bp: string | null
  from: string
  to: string
  reason?: string
  /** userId, or 'system' for a change without a user. */
  by: string
}

/** C 3: every change of a state is logged with author, time, from, to and reason. */
export const audit = (work: Work, change: Change): Promise<void> =>
  insertAudit(work.db, {
    auditId: newId(work.clock.now()),
    entity: change.entity,
    entityId: change.entityId,
    bp: change.bp,
    fromState: change.from,
    toState: change.to,
    reason: change.reason ?? '',
    changedBy: change.by,
    changedAt: work.clock.iso(),
  })

/** How often something was noted of an entity since a moment. */
export const auditsSince = (work: Work, entity: string, entityId: string, since: string): Promise<number> =>
  countAudits(work.db, entity, entityId, since)
