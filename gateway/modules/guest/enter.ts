import type { In, Out } from '@contract'
import { maskCustomer } from '@domain/mask'
import type { GuestAct } from '@domain/statuses/guest-link'
import type { Ctx, LinkSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { hashOf, newSecret } from '../../secret'
import { checkCode, committed, openPhone, sendCode, useCode, type SmsProof } from '../identity/service'
import { companyOf, customerOf } from '../membership/service'
import * as repo from './repo'
import { LOCK_TIME, MODEL_OF, MOST_FAILED, PASS_TIME } from './rules/bounds'
import { isDead } from './rules/validity'
import { standingOf } from './standing'
import { endDateOf, scopesOf } from './views'

type Enter = 'btwob POST /guest/enter'

/** The link of a token: to an outsider there is no difference between one that is dead and one that never was (2570). */
async function linkOf(work: Work, token: string): Promise<repo.LinkRow & { isLocked: boolean }> {
  const link = await repo.linkOfToken(work.db, hashOf(token))
  const state = link ? await standingOf(work, link) : 'ENDED'
  if (!link || isDead(state)) throw new Refusal('2570')
  return { ...link, isLocked: state === 'LOCKED' }
}

/** The same where a code is sent or taken. */
async function openLink(work: Work, token: string): Promise<repo.LinkRow> {
  const link = await linkOf(work, token)
  if (link.isLocked && link.lockedUntil !== null) throw lockRefusal(Date.parse(link.lockedUntil) - work.clock.now())
  return link
}

const lockRefusal = (left: number): Refusal => {
  const minutes = Math.ceil(left / 60_000)
  return new Refusal('2572', { params: { m: minutes }, data: { minutes } })
}

/** The sender of a link: a guest that gets a request for a code must be able to recognise it as genuine. */
export async function lookAt(work: Work, token: string): Promise<Out<'btwob POST /guest/look'>> {
  const link = await linkOf(work, token)
  const customer = await customerOf(work, link.bp, link.companyCode)
  const company = await companyOf(work, link.companyCode)
  return {
    phoneMask: link.phoneMask,
    sender: maskCustomer(customer?.customerName ?? ''),
    companyName: company?.companyName ?? '',
    hotline: company?.hotline ?? '',
    scopes: scopesOf(link),
    monthFrom: link.monthFrom,
    monthTo: link.monthTo,
    endDate: endDateOf(link),
  }
}

/** A code to the phone of the link, never to one that the caller names. Only for a `manual` handler. */
export async function sendGuestCode(
  ctx: Ctx,
  { token, ...captcha }: In<'btwob POST /guest/sendCode'>,
): Promise<{ interval: number; expire: number }> {
  const link = await openLink(ctx, token)
  const phone = openPhone(ctx, link.phoneEnc)
  const request = { phone, smsType: 'GUEST' as const, isSent: true, ip: ctx.ip, byVisitor: true, ...captcha }
  return committed(ctx, (tx) => sendCode(tx, request))
}

/** Opens the link for half an hour. Only for a `manual` handler: a wrong code is counted for good. */
export async function enter(ctx: Ctx, { token, smsCode }: In<Enter>): Promise<Out<Enter>> {
  const link = await openLink(ctx, token)
  const proof = await proved(ctx, link, smsCode)
  return ctx.transaction(async (tx) => {
    // Revoked or renewed while the code was judged: the row is locked from here on.
    await repo.lockLink(tx.db, link)
    await openLink(tx, token)
    await useCode(tx, proof)
    return issuePass(tx, link)
  })
}

/** Codes of all sendings count together: a new code does not reset the number of attempts. */
async function proved(ctx: Ctx, link: repo.LinkRow, smsCode: string): Promise<SmsProof> {
  try {
    return await checkCode(ctx, openPhone(ctx, link.phoneEnc), smsCode, 'GUEST')
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== '2002' && error.code !== '2003')) throw error
    throw await ctx.transaction((tx) => failed(tx, link, error))
  }
}

async function failed(work: Work, link: repo.LinkRow, refusal: Refusal): Promise<Refusal> {
  const now = work.clock.iso()
  const until = isoOf(work.clock.now() + LOCK_TIME)
  const count = await repo.countFailed(work.db, link, MOST_FAILED, until, now)
  await noteView(work, link, 'FAILED', `第 ${count} 次`)
  return count >= MOST_FAILED ? lockRefusal(LOCK_TIME) : refusal
}

async function issuePass(work: Work, link: repo.LinkRow): Promise<Out<Enter>> {
  const { bp, linkId, companyCode } = link
  const pass = newSecret()
  const now = work.clock.now()
  const expireAt = isoOf(Math.min(now + PASS_TIME, Date.parse(link.expireAt)))
  const createdAt = isoOf(now)
  await repo.insertPass(work.db, { bp, passId: newId(now), linkId, passHash: hashOf(pass), expireAt, createdAt })
  await repo.updateLink(work.db, link, { failed: 0, lockedUntil: null, updatedAt: createdAt })
  await noteView(work, link, 'ENTER')
  const customer = await customerOf(work, bp, companyCode)
  return {
    pass,
    expireAt,
    bp,
    customerName: customer?.customerName ?? '',
    scopes: scopesOf(link),
    monthFrom: link.monthFrom,
    monthTo: link.monthTo,
    endDate: endDateOf(link),
  }
}

/** Viewer and object of a view: written in the transaction that shows it. */
export async function noteView(work: Work, link: repo.LinkKey, act: GuestAct, about = ''): Promise<void> {
  const { bp, linkId } = link
  const at = work.clock.iso()
  await repo.insertView(work.db, { bp, linkId, viewId: newId(work.clock.now()), act, about, at })
  if (act !== 'FAILED') await repo.updateLink(work.db, link, { seenAt: at })
}

/** Refuses 2571 for a pass that is over, 2570 where its link is dead. */
export async function refuseOver(work: Work, found: repo.PassRow | undefined): Promise<repo.PassRow> {
  if (!found) throw new Refusal('2571')
  if (isDead(await standingOf(work, found))) throw new Refusal('2570')
  if (Date.parse(found.passEnd) <= work.clock.now()) throw new Refusal('2571')
  return found
}

/** Y-16: the session of a pass, with the rights of a sub-account to read what the link names. */
export async function admitGuest(work: Work, pass: string): Promise<LinkSession> {
  const found = pass === '' ? undefined : await repo.passOfSecret(work.db, hashOf(pass))
  const { bp, linkId, companyCode, monthFrom, monthTo, passId, ...link } = await refuseOver(work, found)
  const scopes = scopesOf(link)
  return {
    sessionId: passId,
    userId: `guest|${linkId}`,
    username: '',
    bp,
    companyCode,
    tenantId: '',
    isMaster: false,
    reviewStatus: '1',
    terminalType: 'GUEST',
    openId: null,
    models: scopes.map((scope) => MODEL_OF[scope]),
    link: { linkId, scopes, monthFrom, monthTo },
  }
}
