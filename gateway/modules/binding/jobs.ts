import type { Work } from '../../http/context'
import { each } from '../../jobs/each'
import type { Job } from '../../jobs/job'
import { customerOf } from '../account/service'
import * as todo from '../todo/service'
import { settleClaim } from './claim'
import { note, phoneOf } from './ground'
import { tellApplicant } from './notices'
import * as repo from './repo'

/** C 3.3: applications that nobody decided in 168 h become 3; the applicant is told, the master's to-do goes. */
const bindingTimeout: Job = {
  name: 'bindingTimeout',
  schedule: { everySeconds: 3600 },
  async run(ctx) {
    await each(
      ctx,
      await repo.overdueBindings(ctx.db, ctx.clock.iso()),
      ({ bindingId }) => bindingId,
      (one) => ctx.transaction((work) => timeOut(work, one)),
    )
  },
}

async function timeOut(work: Work, one: { bp: string; bindingId: string }): Promise<void> {
  const row = await repo.takeOverdue(work.db, one, work.clock.iso())
  if (!row) return
  await repo.updateBinding(work.db, row, { reviewStatus: '3', updatedAt: work.clock.iso() })
  await note(work, row, '2', '3', 'system', 'deadline')
  await todo.drop(work, 'SUB_REVIEW', row.bindingId, row.bp)
  const customer = await customerOf(work, row.bp, row.companyCode)
  if (!customer) return
  await tellApplicant(work, customer, {
    bindingId: row.bindingId,
    userId: row.userId,
    phone: await phoneOf(work, row.userId),
    result: '已超时，请联系主账号后重新申请',
    round: `timeout|${row.applyAt}`,
  })
}

/** BD-21: without an objection in 72 h the claimant becomes the master. */
const claimTimeout: Job = {
  name: 'claimTimeout',
  schedule: { everySeconds: 3600 },
  async run(ctx) {
    await each(
      ctx,
      await repo.dueClaims(ctx.db, ctx.clock.iso()),
      ({ claimId }) => claimId,
      ({ claimId }) => ctx.transaction((work) => settleClaim(work, claimId, true, 'system')),
    )
  },
}

export const bindingJobs: readonly Job[] = [bindingTimeout, claimTimeout]
