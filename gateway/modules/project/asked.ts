import { toMillis } from '@domain/date'
import { stateLogOf } from '../../db/state-log'
import type { Work } from '../../http/context'
import { drop } from '../todo/service'
import { approvalsOf, delayApprovals, paymentsOf } from './repo/money'
import { delaySchemes, schemesOf } from './repo/papers'
import type { Project } from './repo/projects'
import { APPROVAL_TODO, PAYMENT_TODO, SCHEME_TODO, tellApproval, tellPayment, tellScheme } from './notices'

/* What a project asks of its customer: not while it is paused (PJ-11), and of one that was given up no more. */

/** Nothing of a project waits for the customer any more. */
export async function dropAsked(work: Work, project: Project): Promise<void> {
  const { bp } = project
  for (const { schemeId } of await schemesOf(work.db, project)) await drop(work, SCHEME_TODO, schemeId, bp)
  for (const { approvalId } of await approvalsOf(work.db, project, 'WAITING'))
    await drop(work, APPROVAL_TODO, approvalId, bp)
  for (const { paymentId } of await paymentsOf(work.db, project)) await drop(work, PAYMENT_TODO, paymentId, bp)
}

/** A project goes on: what waited is asked for again, with the time that was left when it was paused. */
export async function askAgain(work: Work, project: Project): Promise<void> {
  const log = await stateLogOf(work.db, project.bp, 'project', project.projectId)
  const pausedAt = log.findLast(({ toState }) => toState === 'PAUSED')?.at ?? work.clock.iso()
  const pause = { ms: work.clock.now() - toMillis(pausedAt), now: work.clock.iso() }
  for (const scheme of await delaySchemes(work.db, project, pause)) await tellScheme(work, project, scheme)
  for (const approval of await delayApprovals(work.db, project, pause)) await tellApproval(work, project, approval)
  for (const payment of await paymentsOf(work.db, project))
    if (payment.status === 'TO_PAY' || payment.status === 'AUDIT_REJECTED') await tellPayment(work, project, payment)
}
