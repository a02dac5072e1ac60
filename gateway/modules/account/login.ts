import { isPassword, isPhone } from '@domain/validate'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { publish } from '../message/service'
import { acceptAgreement } from './agreement'
import { captchaRefusal } from './captcha'
import { committed } from './committed'
import { failureSubject, lockRefusal } from './lock'
import { hashPassword, isPasswordOf, isPasswordOfNobody } from './password'
import { keepPassword, refuseUsedPassword } from './passwords'
import * as repo from './repo'
import type { UserRow } from './repo'
import { ADDRESS_CAPTCHA_FROM, ADDRESS_WINDOW, countTry, lockedMinutes, withoutTry } from './rules/lockout'
import { hashOf, indexOf, seal } from './secret'
import { deviceOf, loginRefusal, openingPlace, openSession, type Device, type LoginType, type Opened } from './sessions'
import { checkCode, useCode } from './sms'

export interface LoginInput {
  username: string
  agreement?: string
  terminalType: string
  rememberMe?: '1' | '0'
  deviceName?: string
}

export interface LoginAnswer extends Opened {
  isNew: '1' | '0'
  cancelStatus: '' | 'C0' | 'C1' | 'C2' | 'C3'
}

/** What can be said without looking at anything: 2001, 2012 (LG-01, LG-06). */
export function refuseForm({ username, agreement }: { username: string; agreement?: string }): void {
  if (!isPhone(username)) throw new Refusal('2001')
  if (agreement !== '1') throw new Refusal('2012')
}

/** LG-06: login by code; an unknown phone becomes a user without customer number. */
export async function loginBySms<S>(ctx: Ctx<S>, input: LoginInput & { smsCode: string }): Promise<LoginAnswer> {
  refuseForm(input)
  const proof = await checkCode(ctx, input.username, input.smsCode, 'LOGIN')
  return committed(ctx, async (tx) => {
    const { user, isNew } = await userOfPhone(tx, input.username, sourceOf(input.terminalType))
    const refused = await loginRefusal(tx, user)
    // The code stays good: after revoking a cancellation the same code logs in (CX-04).
    if (refused) return refused
    await useCode(tx, proof)
    await repo.clearFailures(tx.db, failureSubject(user.phoneIndex))
    return enter(tx, user, 'sms', deviceOf(ctx, input), isNew)
  })
}

const sourceOf = (terminalType: string) =>
  terminalType === 'APP' || terminalType === 'WEAPP' || terminalType === 'ICOME' ? terminalType : 'H5'

/** The live user of a phone, registered when there is none (LG-06, LG-12). */
export async function userOfPhone(
  work: Work,
  phone: string,
  registerSource: string,
): Promise<{ user: UserRow; isNew: boolean }> {
  const phoneIndex = indexOf(work, phone)
  const known = await repo.userByPhone(work.db, phoneIndex)
  if (known) return { user: await repo.lockUser(work.db, known.userId), isNew: false }
  const now = work.clock.iso()
  const made = await repo.insertUser(work.db, {
    userId: newId(work.clock.now()),
    phoneEnc: seal(work, phone),
    phoneIndex,
    nickname: `用户${phone.slice(-4)}`,
    registerSource,
    createdAt: now,
    updatedAt: now,
  })
  // Somebody else registered the phone a moment ago: his row is locked like any known one.
  return made.isNew ? made : { user: await repo.lockUser(work.db, made.user.userId), isNew: false }
}

/** The last step of every login: the agreement is kept, the session opens at the user's place. */
export async function enter(
  work: Work,
  user: UserRow,
  loginType: LoginType,
  device: Device,
  isNew: boolean,
): Promise<LoginAnswer> {
  await acceptAgreement(work, user, device.terminalType, device.ip)
  const place = await openingPlace(work, user.userId)
  const { token, userId, grantCode, tenantId, sessionId, hasKicked } = await openSession(
    work,
    user,
    loginType,
    device,
    place,
  )
  if (hasKicked) await tellKicked(work, userId, place.companyCode, sessionId, device)
  const cancel = await repo.latestCancel(work.db, user.userId)
  return {
    token,
    userId,
    grantCode,
    tenantId,
    isNew: isNew ? '1' : '0',
    cancelStatus: (cancel?.status ?? '') as LoginAnswer['cancelStatus'],
  }
}

const terminalNames: Readonly<Record<string, string>> = {
  H5: '手机网页',
  WEAPP: '微信小程序',
  APP: '手机APP',
  PC: '电脑',
  ICOME: 'iCome',
}

/** LG-10: whoever is logged out by a login elsewhere is told where. */
async function tellKicked(
  work: Work,
  userId: string,
  companyCode: string,
  sessionId: string,
  device: Device,
): Promise<void> {
  await publish(work, {
    bp: null,
    companyCode,
    audience: 'USER',
    userIds: [userId],
    templateCode: 'SESSION_KICKED',
    params: {
      time: work.clock.iso().slice(0, 16).replace('T', ' '),
      device: device.deviceName || (terminalNames[device.terminalType] ?? device.terminalType),
    },
    bizId: sessionId,
    dedupeKey: `SESSION_KICKED|${sessionId}`,
  })
}

const addressSubject = (ip: string) => `ip|${ip}`

/**
 * LG-07: login by password. The try is counted and kept before the password is looked at; a right one clears the count. Wrong
 * password, unknown phone and a user without password answer alike and take equally long (C 9.27).
 */
export async function loginByPassword<S>(
  ctx: Ctx<S>,
  input: LoginInput & { password: string; captchaId?: string; captchaCode?: string },
): Promise<LoginAnswer> {
  refuseForm(input)
  const phoneIndex = indexOf(ctx, input.username)
  const { left, at } = await committed(ctx, (tx) => chargeTry(tx, phoneIndex, ctx.ip, input))
  const user = await repo.userByPhone(ctx.db, phoneIndex)
  const isRight = user?.passwordHash
    ? await isPasswordOf(input.password, user.passwordHash)
    : await isPasswordOfNobody(input.password)
  if (!user || !isRight)
    throw left === 0 ? lockRefusal(30) : new Refusal('2008', { params: { n: left }, data: { left } })
  return committed(ctx, async (tx) => {
    await forgive(tx, phoneIndex, ctx.ip, at)
    const locked = await repo.lockUser(tx.db, user.userId)
    return (await loginRefusal(tx, locked)) ?? enter(tx, locked, 'password', deviceOf(ctx, input), false)
  })
}

/** Counts a try of this phone and address; a refusal when the phone is locked or the address must type a picture code first. */
async function chargeTry(
  work: Work,
  phoneIndex: string,
  ip: string,
  typed: { captchaId?: string; captchaCode?: string },
): Promise<{ left: number; at: number } | Refusal> {
  const now = work.clock.now()
  const failures = await repo.lockFailures(work.db, failureSubject(phoneIndex), isoOf(now))
  const minutes = lockedMinutes(failures, now)
  if (minutes !== null) return lockRefusal(minutes)
  const address = await repo.lockFailures(work.db, addressSubject(ip), isoOf(now))
  const ofAddress = address.failedAt.filter((at) => now - at < ADDRESS_WINDOW)
  if (ofAddress.length >= ADDRESS_CAPTCHA_FROM) {
    const failed = await captchaRefusal(work, typed)
    if (failed) return failed
  }
  const counted = countTry(failures, now)
  await repo.keepFailures(
    work.db,
    failureSubject(phoneIndex),
    counted.failures,
    isoOrNull(counted.failures.lockedUntil),
    isoOf(now),
  )
  const kept = { failedAt: [...ofAddress, now].slice(-ADDRESS_CAPTCHA_FROM), lockedUntil: null }
  await repo.keepFailures(work.db, addressSubject(ip), kept, null, isoOf(now))
  return { left: counted.left, at: now }
}

/** The password was right: the phone starts anew, the address is not blamed for this try. */
async function forgive(work: Work, phoneIndex: string, ip: string, at: number): Promise<void> {
  await repo.clearFailures(work.db, failureSubject(phoneIndex))
  const now = work.clock.iso()
  const address = await repo.lockFailures(work.db, addressSubject(ip), now)
  await repo.keepFailures(
    work.db,
    addressSubject(ip),
    { failedAt: withoutTry(address.failedAt, at), lockedUntil: null },
    null,
    now,
  )
}

const isoOrNull = (millis: number | null) => (millis === null ? null : isoOf(millis))

/** LG-09: a new password by code; every session of the user ends, a lock is lifted. */
export async function resetPassword<S>(
  ctx: Ctx<S>,
  input: { username: string; smsCode: string; password: string },
): Promise<true> {
  if (!isPhone(input.username)) throw new Refusal('2001')
  if (!isPassword(input.password) || input.password.includes(input.username)) throw new Refusal('2013')
  const proof = await checkCode(ctx, input.username, input.smsCode, 'RESET')
  const user = await repo.userByPhone(ctx.db, indexOf(ctx, input.username))
  // Nothing was sent to an unknown phone (LG-04), so its code is never right; a user can only have gone meanwhile.
  if (!user) throw new Refusal('2003')
  await refuseUsedPassword(user, input.password)
  const passwordHash = await hashPassword(input.password)
  await ctx.transaction(async (tx) => {
    await useCode(tx, proof)
    const locked = await keepPassword(tx, user.userId, passwordHash)
    await repo.clearFailures(tx.db, failureSubject(locked.phoneIndex))
  })
  return true
}

/** Call 58: takes the cancellation back, by the ticket of a refused login or by the session's user (CX-04). */
export async function revokeCancel(ctx: Ctx<Session | null>, revokeTicket: string | undefined): Promise<true> {
  const now = ctx.clock.iso()
  const ticket = revokeTicket ? await repo.takeTicket(ctx.db, hashOf(revokeTicket), 'revokeCancel', now) : undefined
  const userId = revokeTicket ? ticket?.userId : ctx.session?.userId
  if (userId === undefined) throw new Refusal('2040')
  const user = await repo.lockUser(ctx.db, userId)
  if (user.status !== '2' || !(await repo.revokeOpenCancel(ctx.db, userId, now))) throw new Refusal('2503')
  await repo.updateUser(ctx.db, userId, { status: '1', updatedAt: now })
  await repo.insertAudit(ctx.db, {
    auditId: newId(ctx.clock.now()),
    entity: 'account_cancel',
    entityId: userId,
    bp: null,
    fromState: 'C0',
    toState: 'C2',
    reason: '',
    changedBy: userId,
    changedAt: now,
  })
  return true
}
