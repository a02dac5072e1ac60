import { maskPhone } from '@domain/mask'
import { isPhone } from '@domain/validate'
import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { blame, forgive, triesOf } from './address'
import { captchaRefusal } from './captcha'
import { committed } from './committed'
import { failureSubject, lockRefusal, wrongPassword } from './lock'
import { hashPassword, isOutdated, isPasswordOf, isPasswordOfNobody } from './password'
import * as repo from './repo'
import type { UserRow } from './repo'
import { ADDRESS_CAPTCHA_FROM } from './rules/address'
import { countTry, lockedMinutes } from './rules/lockout'
import { indexOf, seal } from '../../secret'
import { withPhone } from './security'
import { loginRefusal } from './sessions'
import { checkCode, useCode } from './sms'

/* The proofs of a login, by code or password, apart from what they open (LG-01…LG-07). */

/** What can be refused without a query: 2001, 2012 (LG-01, LG-06). */
export function refuseForm({ username, agreement }: { username: string; agreement?: string }): void {
  if (!isPhone(username)) throw new Refusal('2001')
  if (agreement !== '1') throw new Refusal('2012')
}

/** What a proved login opens: a session of the app, or one of the auth centre. Runs in the transaction that used the proof up. */
export type Open<T> = (work: Work, user: UserRow, isNew: boolean) => Promise<T>

interface Typed {
  username: string
  agreement?: string
  terminalType?: string
}

/** LG-06: proof by code; an unknown phone becomes a user without customer number. */
export const withSmsProof = <S, T>(
  ctx: Ctx<S>,
  input: Typed & { smsCode: string },
  source: UserRow['registerSource'],
  open: Open<T>,
): Promise<T> => withPhone(ctx, input, () => provenBySms(ctx, input, source, open))

async function provenBySms<S, T>(
  ctx: Ctx<S>,
  input: Typed & { smsCode: string },
  source: UserRow['registerSource'],
  open: Open<T>,
): Promise<T> {
  refuseForm(input)
  const proof = await checkCode(ctx, input.username, input.smsCode, 'LOGIN')
  return committed(ctx, async (tx) => {
    const { user, isNew } = await userOfPhone(tx, input.username, source)
    const refused = await loginRefusal(tx, user)
    // The code stays good: after revoking a cancellation the same code logs in (CX-04).
    if (refused) return refused
    await useCode(tx, proof)
    await repo.clearFailures(tx.db, failureSubject(user.phoneIndex))
    return open(tx, user, isNew)
  })
}

/** The live user of a phone, registered when there is none (LG-06, LG-12). */
export async function userOfPhone(
  work: Work,
  phone: string,
  registerSource: UserRow['registerSource'],
): Promise<{ user: UserRow; isNew: boolean }> {
  const phoneIndex = indexOf(work, phone)
  const known = await repo.userByPhone(work.db, phoneIndex)
  if (known) return lockedOfPhone(work, known.userId, phone, registerSource)
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
  // The phone was registered a moment ago by another request: its row is locked like any known one.
  return made.isNew ? made : lockedOfPhone(work, made.user.userId, phone, registerSource)
}

/** Waiting for the lock, the user may have changed the phone or gone (LG-17, CX-05): what the code proves is then somebody else's. */
async function lockedOfPhone(
  work: Work,
  userId: string,
  phone: string,
  registerSource: UserRow['registerSource'],
): Promise<{ user: UserRow; isNew: boolean }> {
  const user = await repo.lockUser(work.db, userId)
  const isStillOfPhone = user.phoneIndex === indexOf(work, phone) && user.status !== '9'
  return isStillOfPhone ? { user, isNew: false } : userOfPhone(work, phone, registerSource)
}

/**
 * LG-07: proof by password. The attempt is counted and stored before the password is checked; a right one clears the count. Wrong
 * password, unknown phone and a user without password answer alike and take equally long (C 9.27).
 */
export const withPasswordProof = <S, T>(ctx: Ctx<S>, input: Passworded, open: Open<T>): Promise<T> =>
  withPhone(ctx, input, () => provenByPassword(ctx, input, open))

type Passworded = Typed & { password: string; captchaId?: string; captchaCode?: string }

async function provenByPassword<S, T>(ctx: Ctx<S>, input: Passworded, open: Open<T>): Promise<T> {
  refuseForm(input)
  const phoneIndex = indexOf(ctx, input.username)
  const { left, at } = await committed(ctx, (tx) => chargeTry(tx, phoneIndex, ctx.ip, input))
  const user = await repo.userByPhone(ctx.db, phoneIndex)
  const isRight = user?.passwordHash
    ? await isPasswordOf(input.password, user.passwordHash)
    : await isPasswordOfNobody(input.password, ctx.config.passwordCost)
  const wrong = () => wrongPassword(ctx, left, { userId: user?.userId, account: maskPhone(input.username) })
  if (!user || !isRight) throw wrong()
  const renewed = await renewedHash(ctx, user.passwordHash, input.password)
  return committed(ctx, async (tx) => {
    const locked = await repo.lockUser(tx.db, user.userId)
    const isSamePassword = locked.passwordHash === user.passwordHash
    // What was proved has to hold now: a reset in between has ended every login by the former password (LG-09).
    const holds =
      isSamePassword || (locked.passwordHash !== null && (await isPasswordOf(input.password, locked.passwordHash)))
    if (!holds || locked.phoneIndex !== phoneIndex) return wrong()
    // The password was right: the count of the phone starts from zero, and the address does not count this attempt.
    await repo.clearFailures(tx.db, failureSubject(phoneIndex))
    await forgive(tx, ctx.ip, at)
    // The same password under today's cost.
    if (renewed !== null && isSamePassword) await saveHash(tx, locked, renewed)
    return (await loginRefusal(tx, locked)) ?? open(tx, locked, false)
  })
}

const renewedHash = async (ctx: Pick<Work, 'config'>, stored: string | null, password: string) =>
  stored !== null && isOutdated(stored, ctx.config.passwordCost)
    ? hashPassword(password, ctx.config.passwordCost)
    : null

const saveHash = (work: Work, { userId, passwordHash, passwordHistory }: UserRow, renewed: string): Promise<void> =>
  repo.updateUser(work.db, userId, {
    passwordHash: renewed,
    passwordHistory: passwordHistory.map((one) => (one === passwordHash ? renewed : one)),
    updatedAt: work.clock.iso(),
  })

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
  const ofAddress = await triesOf(work, ip)
  if (ofAddress instanceof Refusal) return ofAddress
  if (ofAddress.length >= ADDRESS_CAPTCHA_FROM) {
    const failed = await captchaRefusal(work, { ...typed, ip })
    if (failed) return failed
  }
  const counted = countTry(failures, now)
  await repo.saveFailures(
    work.db,
    failureSubject(phoneIndex),
    counted.failures,
    isoOrNull(counted.failures.lockedUntil),
    isoOf(now),
  )
  return { left: counted.left, at: await blame(work, ip) }
}

const isoOrNull = (millis: number | null) => (millis === null ? null : isoOf(millis))
