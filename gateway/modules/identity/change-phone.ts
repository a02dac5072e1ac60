import type { In } from '@contract'
import { isPhone } from '@domain/validate'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { userPhoneChanged } from './events'
import type { LoginAnswer } from './login'
import { notifyChange } from './notice'
import * as repo from './repo'
import { indexOf, seal } from '../../secret'
import { logSecurityAfterCommit } from './security'
import { endAllSessions, openSession } from './sessions'
import { checkCode, useCode, type SmsProof } from './sms'
import { consumeTicket } from './step-up'
import { emit } from '../../wiring'

type Input = In<'default POST /crmgas/portal/user/changePhone'>

/**
 * Call 53, LG-17: the step-up's ticket and a code to the new phone. Only the holder of that phone learns whether it is registered. All
 * sessions end; this device continues with a new one at the same place.
 */
export async function changePhone(ctx: Ctx<Session>, input: Input): Promise<LoginAnswer> {
  if (!isPhone(input.newPhone)) throw new Refusal('2001')
  const proof = await checkCode(ctx, input.newPhone, input.smsCode, 'NEWPHONE')
  try {
    return await ctx.transaction((tx) => replacePhone(tx, input, proof))
  } catch (error) {
    // Another request registered or took the phone a moment ago.
    if ((error as { code?: unknown }).code === '23505') throw new Refusal('2018')
    throw error
  }
}

async function replacePhone(work: Ctx<Session>, input: Input, proof: SmsProof): Promise<LoginAnswer> {
  const { userId, terminalType: terminal } = work.session
  await consumeTicket(work, userId, input.securityTicket, 'changePhone')
  await useCode(work, proof)
  const phoneIndex = indexOf(work, input.newPhone)
  if (await repo.userByPhone(work.db, phoneIndex)) throw new Refusal('2018')
  const before = await repo.lockUser(work.db, userId)
  const now = work.clock.iso()
  // LG-19: the ticket may rest on the password alone.
  const changed = { phoneEnc: seal(work, input.newPhone), phoneIndex, factorsJoinedAt: now, updatedAt: now }
  await repo.updateUser(work.db, userId, changed)
  await emit(work, userPhoneChanged, { userId, phone: input.newPhone })
  await repo.insertAudit(work.db, {
    auditId: newId(work.clock.now()),
    entity: 'app_user',
    entityId: userId,
    bp: null,
    fromState: 'phone',
    toState: 'phone',
    reason: 'changePhone',
    changedBy: userId,
    changedAt: now,
  })
  logSecurityAfterCommit(work, { event: 'phone changed', userId, ip: work.ip, terminal })
  await notifyChange(work, before, '更换了登录手机号')
  return goOn(work, work.session)
}

/** A new session on this device, at the place of the old one. */
async function goOn(work: Work, session: Session): Promise<LoginAnswer> {
  const old = await repo.lockSession(work.db, session.sessionId)
  await endAllSessions(work, session.userId, 'phone')
  const user = await repo.lockUser(work.db, session.userId)
  const { tenantId, entrustedTenantId, companyCode, bp, terminalType, deviceName, rememberMe, ip, userAgent, openId } =
    old
  const device = { terminalType, deviceName, rememberMe, ip, userAgent, openId }
  const place = { tenantId, entrustedTenantId, companyCode, bp }
  const login = { loginType: old.loginType, beganBy: old.beganBy }
  const { token, userId, grantCode } = await openSession(work, user, login, device, place)
  return { token, userId, grantCode, tenantId, isNew: '0', cancelStatus: '' }
}
