import type { Job } from '../../jobs/job'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'

const day = 86_400_000

/** C 3.3: applications that nobody decided in 168 h become 3, with their audit row. */
const bindingTimeout: Job = {
  name: 'bindingTimeout',
  schedule: { everySeconds: 3600 },
  run: (ctx) =>
    ctx.transaction(async (work) => {
      for (const { bindingId, bp } of await repo.expireApplications(work.db, work.clock.iso())) {
        await repo.insertAudit(work.db, {
          auditId: newId(work.clock.now()),
          entity: 'bp_binding',
          entityId: bindingId,
          bp,
          fromState: '2',
          toState: '3',
          reason: 'deadline',
          changedBy: 'system',
          changedAt: work.clock.iso(),
        })
      }
    }),
}

/** Codes and sessions that no rule asks for any more. */
const authPurge: Job = {
  name: 'authPurge',
  schedule: { dailyAt: '02:30' },
  run: (ctx) =>
    ctx.transaction(async (work) => {
      const now = work.clock.now()
      await repo.purgeCodes(work.db, isoOf(now - 2 * day))
      await repo.purgeSessions(work.db, isoOf(now - 365 * day))
    }),
}

export const accountJobs: readonly Job[] = [bindingTimeout, authPurge]
