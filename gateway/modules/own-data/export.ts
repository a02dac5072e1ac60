import type { Out } from '@contract'
import type { Ctx, Session } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { paperUrl } from '../file/service'
import { audit, auditsSince, consumeTicket, lockUser, logSecurityAfterCommit } from '../identity/service'
import { nameOf, PAPER } from './copy'

const ENTITY = 'own_data'
/** Copies that a user takes in a day; the text of 2504 says so. */
const DAILY = 3

/** The address of the caller's copy; 2504 for a fourth one on a day, which leaves the ticket unused. Two at once wait for each other. */
export async function exportData(
  ctx: Ctx<Session>,
  securityTicket: string,
): Promise<Out<'default POST /crmgas/portal/user/exportData'>> {
  const { userId, terminalType: terminal } = ctx.session
  await lockUser(ctx, userId)
  const midnight = `${ctx.clock.today()}T00:00:00+08:00`
  if ((await auditsSince(ctx, ENTITY, userId, midnight)) >= DAILY) throw new Refusal('2504')
  await consumeTicket(ctx, userId, securityTicket, 'exportData')
  await audit(ctx, { entity: ENTITY, entityId: userId, bp: null, from: '', to: 'EXPORTED', by: userId })
  logSecurityAfterCommit(ctx, { event: 'own data exported', userId, ip: ctx.ip, terminal })
  return { url: paperUrl(ctx, PAPER, userId), fileName: nameOf(ctx) }
}
