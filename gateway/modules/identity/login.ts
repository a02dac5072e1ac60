import type { CancelStatus } from '@domain/statuses/cancellation'
import { isPassword, isPhone } from '@domain/validate'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { places } from './places'
import { acceptAgreement } from './agreement'
import { revokeCooling } from './cancel'
import { failureSubject } from './lock'
import { openNoticed } from './notice'
import { hashPassword } from './password'
import { refuseUsedPassword, savePassword } from './passwords'
import { withPasswordProof, withSmsProof } from './prove-login'
import * as repo from './repo'
import type { UserRow } from './repo'
import type { LoginProof } from './rules/factors'
import { hashOf, indexOf } from '../../secret'
import { withPhone } from './security'
import { deviceOf, type Device, type Opened } from './sessions'
import { checkCode, useCode } from './sms'

export interface LoginInput {
  username: string
  agreement?: string
  terminalType: Device['terminalType']
  rememberMe?: '1' | '0'
  deviceName?: string
}

export interface LoginAnswer extends Opened {
  isNew: '1' | '0'
  cancelStatus: '' | CancelStatus
}

export const loginBySms = <S>(ctx: Ctx<S>, input: LoginInput & { smsCode: string }): Promise<LoginAnswer> =>
  withSmsProof(ctx, input, sourceOf(input.terminalType), (tx, user, isNew) =>
    enter(tx, user, 'sms', deviceOf(ctx, input), isNew),
  )

const sourceOf = (terminalType: string) =>
  terminalType === 'APP' || terminalType === 'WEAPP' || terminalType === 'ICOME' ? terminalType : 'H5'

/** The last step of every login: the agreement is kept, the session opens at the user's place. */
export async function enter(
  work: Work,
  user: UserRow,
  loginType: LoginProof,
  device: Device,
  isNew: boolean,
): Promise<LoginAnswer> {
  await acceptAgreement(work, user, device.terminalType, device.ip)
  const place = await ask(work, places).opening(work, user.userId)
  const login = { loginType, beganBy: loginType }
  const { token, userId, grantCode, tenantId } = await openNoticed(work, user, login, device, place)
  const cancel = await repo.latestCancel(work.db, user.userId)
  return {
    token,
    userId,
    grantCode,
    tenantId,
    isNew: isNew ? '1' : '0',
    cancelStatus: cancel?.status ?? '',
  }
}

export const loginByPassword = <S>(
  ctx: Ctx<S>,
  input: LoginInput & { password: string; captchaId?: string; captchaCode?: string },
): Promise<LoginAnswer> =>
  withPasswordProof(ctx, input, (tx, user) => enter(tx, user, 'password', deviceOf(ctx, input), false))

/** LG-09: a new password by code; every session of the user ends, a lock is lifted. */
export async function resetPassword<S>(
  ctx: Ctx<S>,
  input: { username: string; smsCode: string; password: string },
): Promise<true> {
  if (!isPhone(input.username)) throw new Refusal('2001')
  if (!isPassword(input.password) || input.password.includes(input.username)) throw new Refusal('2013')
  const proof = await withPhone(ctx, input, () => checkCode(ctx, input.username, input.smsCode, 'RESET'))
  const user = await repo.userByPhone(ctx.db, indexOf(ctx, input.username))
  // Nothing was sent to an unknown phone (LG-04), so its code is never right; a user can only have gone meanwhile.
  if (!user) throw new Refusal('2003')
  await refuseUsedPassword(user, input.password)
  const passwordHash = await hashPassword(input.password, ctx.config.passwordCost)
  await ctx.transaction(async (tx) => {
    await useCode(tx, proof)
    const locked = await savePassword(tx, user, passwordHash, { way: 'reset', byCode: true })
    await repo.clearFailures(tx.db, failureSubject(locked.phoneIndex))
  })
  return true
}

/** Call 58: takes the cancellation back, by the ticket of a refused login or by the session's user (CX-04). */
export async function revokeCancel(ctx: Ctx<Session | null>, revokeTicket: string | undefined): Promise<true> {
  const now = ctx.clock.iso()
  const ticket = revokeTicket ? await repo.redeemTicket(ctx.db, hashOf(revokeTicket), 'revokeCancel', now) : undefined
  const userId = revokeTicket ? ticket?.userId : ctx.session?.userId
  if (userId === undefined) throw new Refusal('2040')
  const user = await repo.lockUser(ctx.db, userId)
  if (user.status !== '2' || !(await revokeCooling(ctx, userId))) throw new Refusal('2503')
  await repo.updateUser(ctx.db, userId, { status: '1', updatedAt: now })
  return true
}
