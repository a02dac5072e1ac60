import type { JobCtx } from '../../http/context'
import type { Job } from '../../jobs/job'
import { deskHandlers } from './handlers'
import { openTasks, takeTask } from './repo'
import { settle, verdictOf } from './service'

/** What nobody needs to look at: due rules, and the demo operator's share outside of real operation (CV-10). */
async function decideWaiting(ctx: JobCtx): Promise<void> {
  for (const { companyCode, taskId } of await openTasks(ctx.db)) {
    try {
      await ctx.transaction(async (work) => {
        const task = await takeTask(work.db, companyCode, taskId)
        const found = task && (await verdictOf(work, task))
        if (task && found) await settle(work, task, found.verdict, found.by)
      })
    } catch (error) {
      // One task that cannot be decided must not hold up the others; it is tried again at the next run.
      ctx.log.error({ err: error, taskId }, 'desk task not decided')
    }
  }
}

const jobs = [{ name: 'demoOperator', schedule: { everySeconds: 10 }, run: decideWaiting }] satisfies Job[]

export const deskArea = { name: 'desk', handlers: deskHandlers, jobs }
