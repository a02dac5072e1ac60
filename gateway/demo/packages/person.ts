import type { BoundSession, Ctx, Work } from '../../http/context'
import { usersById } from '../../modules/identity/service'
import { usersOf } from '../../modules/membership/service'
import type { AccountKey } from '../../modules/gas-package/types'

/** The master of a customer as a logged-in user; a stand-in where the account part was seeded without users. */
export async function masterOf(work: Work, { bp, companyCode }: AccountKey): Promise<BoundSession> {
  const [first] = await usersOf(work, bp)
  const user = first && (await usersById(work, [first.userId])).get(first.userId)
  return {
    sessionId: 'history',
    userId: user?.userId ?? 'SYSTEM',
    username: user?.phone ?? '13800000000',
    bp,
    companyCode,
    tenantId: `t-${companyCode}`,
    isMaster: true,
    reviewStatus: '1',
    models: ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT', 'CONTRACT_SIGN'],
    terminalType: 'H5',
    openId: null,
  }
}

const nothing = (): void => undefined

/** The context of a user in the history: the services act for that user, in the transaction that makes the history. */
export function ctxOf(work: Work, session: BoundSession): Ctx<BoundSession> {
  const ctx: Ctx<BoundSession> = {
    ...work,
    session,
    actor: session.userId,
    ip: '127.0.0.1',
    userAgent: '',
    hasLeft: () => false,
    header: () => undefined,
    answerHeader: nothing,
    afterRefusal: nothing,
    succeedAs: nothing,
    reply: nothing,
    page: (key) => Promise.reject(new Error(`history opens no page: ${key}`)),
    rawBody: () => '',
    transaction: (run) => run(ctx),
    passTo: () => Promise.reject(new Error('history does not move the clock')),
  }
  return ctx
}
