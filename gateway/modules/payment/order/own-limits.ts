import { USUAL_PAY_LIMIT } from '@domain/authority'
import { compareMoney, formatAmount, sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { payLimitsOf } from '../../membership/service'
import { orderedSince } from '../repo/records'
import { lockPayer } from '../repo/payments'

/**
 * Y-12: what a sub-account may pay by itself, per order and calendar month; `amounts` are those of the orders to be placed. Closed orders
 * are not counted, open ones are. Takes the payer's lock, so that two requests of one user count each other: every account that the
 * transaction locks is locked before. Refuses A2340, A2341.
 */
export async function refuseBeyondOwn(work: Work, session: BoundSession, amounts: readonly string[]): Promise<void> {
  if (session.isMaster) return
  const own = await payLimitsOf(work, session.bp, session.userId)
  // An entrusted right to pay names no limit (AU-16): the usual one holds, as with a first right to pay of a sub-account.
  const limits = own ?? (session.entrustedTenantId ? { perOrder: USUAL_PAY_LIMIT, perMonth: null } : null)
  if (!limits) return
  const { perOrder, perMonth } = limits
  if (perOrder !== null && amounts.some((amount) => compareMoney(amount, perOrder) > 0))
    throw new Refusal('A2340', { params: { limit: formatAmount(perOrder) } })
  if (perMonth === null) return
  await lockPayer(work.db, session.userId)
  const from = `${work.clock.today().slice(0, 7)}-01T00:00:00+08:00`
  const used = await orderedSince(work.db, { payerUserId: session.userId, payerBp: session.bp }, from)
  if (compareMoney(sumMoney([used, ...amounts]), perMonth) > 0)
    throw new Refusal('A2341', { params: { limit: formatAmount(perMonth), used: formatAmount(used) } })
}
