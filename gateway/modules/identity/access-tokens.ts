import type { Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import * as repo from './repo'
import { ACCESS_TOKEN_SECONDS, WORKBENCH_SECONDS } from './rules/lifetimes'
import { hashOf, newSecret } from '../../secret'
import { consumeTicket } from './step-up'

async function issue(
  work: Work,
  session: Session,
  kind: 'PRODUCT' | 'WORKBENCH',
  scope: 'customer' | 'staff',
  seconds: number,
): Promise<string> {
  const token = newSecret()
  const expireAt = isoOf(work.clock.now() + seconds * 1000)
  await repo.insertAccessToken(work.db, {
    tokenHash: hashOf(token),
    kind,
    sessionId: session.sessionId,
    scope,
    expireAt,
  })
  return token
}

/** Call 27. */
export const productToken = async (work: Work, session: Session) => ({
  accessToken: await issue(work, session, 'PRODUCT', 'customer', ACCESS_TOKEN_SECONDS),
  expireIn: ACCESS_TOKEN_SECONDS,
})

/**
 * Call 28: scope staff for a user with an employee number, a reviewer's role (CV-10) and a second proof; the ticket of another user is
 * refused.
 */
export async function workbenchToken(
  work: Work,
  session: Session,
  securityTicket: string | undefined,
): Promise<Out<'zh GET:form /auth/ent/getAuthToken'>> {
  if (securityTicket !== undefined) await consumeTicket(work, session.userId, securityTicket, 'staff')
  const user = securityTicket === undefined ? undefined : await repo.userById(work.db, session.userId)
  const isStaff = user?.empNo != null && (await repo.staffCompany(work.db, session.userId)) !== undefined
  const scope = isStaff ? 'staff' : 'customer'
  return {
    authToken: await issue(work, session, 'WORKBENCH', scope, WORKBENCH_SECONDS),
    expireIn: WORKBENCH_SECONDS,
    scope,
  }
}
