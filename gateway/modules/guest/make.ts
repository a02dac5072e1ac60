import type { In, Out } from '@contract'
import { addDays, startOf } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { isPhone } from '@domain/validate'
import type { BoundSession, Ctx } from '../../http/context'
import { markOf } from '../../http/idempotency'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { hashOf, newSecret, sealText } from '../../secret'
import { lockAccount } from '../gas-account/service'
import { audit, bindSubject, consumeTicket, sealPhone } from '../identity/service'
import * as repo from './repo'
import { MOST_LIVE, outOfBounds } from './rules/bounds'
import { isDead } from './rules/validity'
import { standingOf } from './standing'

const SAVE = 'btwob POST /guestLink/save'

/**
 * Y-16: a link for one guest. Its token is in this answer and stored nowhere. The framework's store of answers (CV-3) must not hold it
 * either: the request number is saved beside the link, and a repeat names the link without its token.
 */
export async function saveLink(ctx: Ctx<BoundSession>, input: In<typeof SAVE>): Promise<Out<typeof SAVE>> {
  const { bp, companyCode, userId } = ctx.session
  const phone = input.phone.trim()
  if (!isPhone(phone)) throw new Refusal('2001')
  const field = outOfBounds(input, ctx.clock.today())
  if (field !== null) throw badField(field)
  // Two at once see each other's link.
  await lockAccount(ctx.db, { bp, companyCode })
  // A repeat may bring another proof: it makes nothing.
  const { securityTicket, ...wish } = input
  const { bodyHash } = markOf(ctx, userId, SAVE, wish)
  const made = await repo.linkOfRequest(ctx.db, bp, userId, input.requestNo)
  if (made && made.bodyHash !== bodyHash) throw new Refusal('2905')
  if (made) return { linkId: made.linkId, token: null }
  const now = ctx.clock.iso()
  if ((await repo.countOpen(ctx.db, bp, now)) >= MOST_LIVE) throw new Refusal('2573')
  await consumeTicket(ctx, userId, securityTicket, 'grant', bindSubject(companyCode, bp))
  const token = newSecret()
  const linkId = newId(ctx.clock.now())
  await repo.insertLink(ctx.db, {
    bp,
    linkId,
    companyCode,
    tokenHash: hashOf(token),
    scopes: input.scopes,
    monthFrom: input.monthFrom,
    monthTo: input.monthTo,
    guestName: sealText(ctx, input.guestName.trim()),
    phoneEnc: sealPhone(ctx, phone),
    phoneMask: maskPhone(phone),
    madeBy: userId,
    requestNo: input.requestNo,
    bodyHash,
    expireAt: isoOf(startOf(addDays(input.endDate, 1))),
    createdAt: now,
    updatedAt: now,
  })
  await note(ctx, linkId, '', 'MADE')
  return { linkId, token }
}

const note = (ctx: Ctx<BoundSession>, linkId: string, from: string, to: string): Promise<void> =>
  audit(ctx, { entity: 'guest_link', entityId: linkId, bp: ctx.session.bp, from, to, by: ctx.session.userId })

async function lockOwn(ctx: Ctx<BoundSession>, linkId: string): Promise<repo.LinkRow> {
  const found = ownOr2902(await repo.lockLink(ctx.db, { bp: ctx.session.bp, linkId }), {
    companyCode: ctx.session.companyCode,
  })
  return found
}

/** Another token: the former one and its sessions end at once. A dead link gets none (2904). */
export async function renewLink(ctx: Ctx<BoundSession>, linkId: string): Promise<{ token: string }> {
  const found = await lockOwn(ctx, linkId)
  if (isDead(await standingOf(ctx, found))) throw new Refusal('2904')
  const token = newSecret()
  const now = ctx.clock.iso()
  await repo.updateLink(ctx.db, found, { tokenHash: hashOf(token), failed: 0, lockedUntil: null, updatedAt: now })
  await repo.dropPasses(ctx.db, found)
  await note(ctx, linkId, 'MADE', 'RENEWED')
  return { token }
}

type Revoked = Out<'btwob POST /guestLink/revoke'>

/** Ends a link for good, without one all that are open. A second call answers its state. */
export async function revokeLink(ctx: Ctx<BoundSession>, linkId: string | undefined): Promise<Revoked> {
  const now = ctx.clock.iso()
  if (linkId === undefined) {
    for (const id of await repo.openLinks(ctx.db, ctx.session, now)) await revokeLink(ctx, id)
    return { state: 'REVOKED', revokedAt: now }
  }
  const found = await lockOwn(ctx, linkId)
  if (await repo.revoke(ctx.db, found, now)) await note(ctx, linkId, 'MADE', 'REVOKED')
  return { state: 'REVOKED', revokedAt: found.revokedAt ?? now }
}
