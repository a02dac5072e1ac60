import type { In, Out } from '@contract'
import { certStatusOn } from '@domain/statuses/certification'
import type { Ctx, Session, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { ask } from '../../wiring'
import { certificates } from './certificates'
import { places } from './places'
import { provePassword } from './prove-password'
import * as repo from './repo'
import { isSecondFactor } from './rules/factors'
import { TICKET } from './rules/lifetimes'
import { hashOf, newSecret } from '../../secret'
import { logSecurityAfterCommit } from './security'
import { checkCode, useCode, type SmsType } from './sms'

type Input = In<'default POST /crmgas/portal/security/verify'>
type Answer = Out<'default POST /crmgas/portal/security/verify'>
export type Scene = Input['scene']

/** Which code proves which scene; the code of a binding goes to the phone filed with the contract, all others to the own one. */
const codeOf: Readonly<Record<Scene, SmsType>> = {
  bind: 'BIND',
  changePhone: 'OLDPHONE',
  transfer: 'TRANSFER',
  cancel: 'CANCEL',
  title: 'TITLE',
  payApprove: 'PAY_APPROVE',
  exportData: 'EXPORT',
  grant: 'GRANT',
  staff: 'STAFF',
}
/** LG-17: a new phone by password only for users known by the certification; titles for every user. */
const byPassword: Readonly<Partial<Record<Scene, 'certified' | 'everybody'>>> = {
  changePhone: 'certified',
  title: 'everybody',
  payApprove: 'everybody',
  staff: 'everybody',
}

/** Call 54: a second proof by phone or password, for one scene. Wrong codes and passwords are counted for good (LG-02, LG-07). */
export async function verifyStepUp(ctx: Ctx<Session>, input: Input): Promise<Answer> {
  const subject = subjectOf(ctx.session, input)
  if (input.scene === 'staff') await refuseFirstFactor(ctx, input.way)
  if (input.way === 'password') {
    await refusePassword(ctx, input.scene)
    await provePassword(ctx, ctx.session, input.password ?? '')
    return ctx.transaction((tx) => issueTicket(tx, input.scene, subject))
  }
  const phone = await phoneOf(ctx, ctx.session, input)
  const proof = await checkCode(ctx, phone, input.smsCode ?? '', codeOf[input.scene])
  return ctx.transaction(async (tx) => {
    await useCode(tx, proof)
    return issueTicket(tx, input.scene, subject)
  })
}

/** LG-19: 2901 for a proof that is no second factor; 1888 requires a fresh login where the first factor of this one is unknown. */
async function refuseFirstFactor(ctx: Ctx<Session>, way: Input['way']): Promise<void> {
  const { beganBy } = await repo.sessionById(ctx.db, ctx.session.sessionId)
  if (beganBy === null) throw new Refusal('1888')
  const user = await repo.userById(ctx.db, ctx.session.userId)
  const joinedAt = user?.factorsJoinedAt ?? null
  if (!isSecondFactor(beganBy, way, joinedAt === null ? null : Date.parse(joinedAt), ctx.clock.now()))
    throw badField('way')
}

/** The scenes and users that have no password way: 2901. Asked before the password, which then is no oracle. */
async function refusePassword(ctx: Ctx<Session>, scene: Scene): Promise<void> {
  const allowed = byPassword[scene]
  const isOpen =
    allowed === 'everybody' || (allowed === 'certified' && (await isCertifiedApplicant(ctx, ctx.session.userId)))
  if (!isOpen) throw badField('way')
}

/** What a ticket is about: the customer number to bind, to hand over or to pay for; '' for the account itself. */
export const bindSubject = (companyCode: string, bp: string): string => `${companyCode}|${bp}`

function subjectOf(session: Session, { scene, bp, companyCode }: Input): string {
  if (scene === 'bind') return bindSubject(companyCode ?? '', bp ?? '')
  return scene === 'transfer' || scene === 'payApprove' || scene === 'grant'
    ? bindSubject(session.companyCode, session.bp ?? '')
    : ''
}

/** LG-17: whether this user is the applicant of a certification that is still in force. */
export async function isCertifiedApplicant(work: Work, userId: string): Promise<boolean> {
  const cert = await ask(work, certificates).ofApplicant(work, userId)
  return cert !== undefined && certStatusOn(cert, work.clock.today()) === '20'
}

async function phoneOf(work: Work, session: Session, { scene, bp, companyCode }: Input): Promise<string> {
  if (scene !== 'bind') return session.username
  return ask(work, places).filedPhone(work, session.userId, bp ?? '', companyCode ?? '')
}

async function issueTicket(work: Ctx<Session>, scene: Scene, subject: string): Promise<Answer> {
  const { userId, terminalType: terminal } = work.session
  logSecurityAfterCommit(work, { event: 'identity proved', userId, ip: work.ip, terminal, way: scene })
  const securityTicket = newSecret()
  await repo.insertTicket(work.db, {
    ticketHash: hashOf(securityTicket),
    userId,
    scene,
    subject,
    expireAt: isoOf(work.clock.now() + TICKET),
  })
  return { securityTicket, expireIn: TICKET / 1000 }
}

/**
 * Uses a ticket of this user up, in the transaction of what it allows (CV-7 `security.consume`); 2040 when it is unknown, used,
 * too old, or of another user, scene or subject.
 */
export async function consumeTicket(
  work: Work,
  userId: string,
  ticket: string,
  scene: Scene,
  subject = '',
): Promise<void> {
  const row = await repo.redeemTicket(work.db, hashOf(ticket), scene, work.clock.iso())
  if (row?.userId !== userId || row.subject !== subject) throw new Refusal('2040')
}
