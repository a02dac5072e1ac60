import { Type } from '@sinclair/typebox'
import { DAY } from '@domain/date'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { kind, onePiece, sweep, together } from '../../work/kinds'
import * as todo from '../todo/service'
import { settleClaim } from './claim'
import { entrustEnd } from './entrust-end'
import { phoneOf, review } from './ground'
import { customerOf } from './people'
import { notifyApplicant } from './notices'
import * as repo from './repo'

const bindingKey = Type.Object({ bp: Type.String(), bindingId: Type.String() })

/** C 3.3: applications without a decision in 168 h become 3; the applicant is notified, the master's to-do is closed. */
const timeout = kind({ name: 'binding.timeout', data: bindingKey, run: { handle: timeOut } })

async function timeOut(work: Work, one: { bp: string; bindingId: string }): Promise<void> {
  const row = await repo.takeOverdue(work.db, one, work.clock.iso())
  if (!row) return
  await review(work, row, 'TIME_OUT', { by: 'system', reason: 'deadline' })
  await todo.drop(work, 'SUB_REVIEW', row.bindingId, row.bp)
  const customer = await customerOf(work, row.bp, row.companyCode)
  if (!customer) return
  await notifyApplicant(work, customer, {
    bindingId: row.bindingId,
    userId: row.userId,
    phone: await phoneOf(work, row.userId),
    result: '已超时，请联系主账号后重新申请',
    round: `timeout|${row.applyAt}`,
  })
}

/** BD-21: without an objection in 72 h the claimant becomes the master. */
const settle = kind({
  name: 'binding.settleClaim',
  data: Type.Object({ companyCode: Type.String(), claimId: Type.String() }),
  run: { handle: (work, { claimId }) => settleClaim(work, claimId, true, 'system') },
})

const hourly = { everySeconds: 3600 }

/** What users have found and not bound. */
const purge = onePiece(
  'membership.purge',
  { dailyAt: '02:30' },
  { handle: ({ db, clock }) => repo.forgetMatches(db, isoOf(clock.now() - 2 * DAY)) },
)

export const membershipWork = together([purge, entrustEnd], {
  kinds: [timeout, settle],
  sweeps: [
    sweep('binding.timeout', hourly, timeout, async (work, after, limit) =>
      (await repo.overdueBindings(work.db, work.clock.iso(), after, limit)).map(({ bp, bindingId }) => ({
        key: bindingId,
        data: { bp, bindingId },
      })),
    ),
    sweep('binding.settleClaim', hourly, settle, async (work, after, limit) =>
      (await repo.dueClaims(work.db, work.clock.iso(), after, limit)).map(({ companyCode, claimId }) => ({
        key: claimId,
        data: { companyCode, claimId },
      })),
    ),
  ],
})
