import type { Job } from '../../jobs/job'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'

const day = 86_400_000

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

export const accountJobs: readonly Job[] = [authPurge]
