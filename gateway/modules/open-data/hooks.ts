import type { In, Out } from '@contract'
import { deliveryFields, hookFields } from '@contract/open-data/hooks'
import { isHookAddress } from '@domain/open-data/hook-address'
import type { DeliveryEvent, DeliveryState, OpenEvent } from '@domain/statuses/open-data'
import type { BoundSession, Ctx } from '../../http/context'
import { markOf } from '../../http/idempotency'
import { newId } from '../../http/ids'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { newSecret, sealText } from '../../secret'
import { lockAccount } from '../gas-account/service'
import { audit, bindSubject, consumeTicket } from '../identity/service'
import { again, post } from './deliver'
import * as deliveries from './repo/deliveries'
import * as repo from './repo/hooks'
import { MOST_HOOKS } from './rules/bounds'

type HookCtx = Ctx<BoundSession>
const SAVE = 'btwob POST /openHook/save'

export async function hookList(ctx: HookCtx): Promise<Out<'btwob GET /openHook/list'>> {
  const hooks = await repo.hooksOf(ctx.db, ctx.session)
  return { list: hooks.map((hook) => shape(hookFields, hook, { events: hook.events as OpenEvent[] })) }
}

async function ownHook({ db, session }: HookCtx, hookId: string): Promise<repo.HookRow> {
  const { bp, companyCode } = session
  return ownOr2902(await repo.findHook(db, { bp, hookId }), { companyCode })
}

const note = (ctx: HookCtx, entityId: string, from: string, to: string): Promise<void> =>
  audit(ctx, { entity: 'open_hook', entityId, bp: ctx.session.bp, from, to, by: ctx.session.userId })

/** Y-31: its secret is shown in the answer that makes it and never again; a repeat names the hook without it, as with a key. */
export async function saveHook(ctx: HookCtx, input: In<typeof SAVE>): Promise<Out<typeof SAVE>> {
  const { bp, companyCode, userId } = ctx.session
  if (!isHookAddress(input.url)) throw new Refusal('2577')
  await lockAccount(ctx.db, { bp, companyCode })
  const { securityTicket, ...wish } = input
  const { bodyHash } = markOf(ctx, userId, SAVE, wish)
  const made = await repo.hookOfRequest(ctx.db, bp, userId, input.requestNo)
  if (made && made.bodyHash !== bodyHash) throw new Refusal('2905')
  if (made) return { hookId: made.hookId, secret: null }
  if ((await repo.hooksOf(ctx.db, ctx.session)).length >= MOST_HOOKS) throw new Refusal('2578')
  await consumeTicket(ctx, userId, securityTicket, 'grant', bindSubject(companyCode, bp))
  const secret = newSecret()
  const hookId = newId(ctx.clock.now())
  const now = ctx.clock.iso()
  await repo.insertHook(ctx.db, {
    bp,
    hookId,
    companyCode,
    url: input.url,
    secret: sealText(ctx, secret),
    events: input.events,
    madeBy: userId,
    requestNo: input.requestNo,
    bodyHash,
    createdAt: now,
    updatedAt: now,
  })
  await note(ctx, hookId, '', 'MADE')
  return { hookId, secret }
}

export async function removeHook(ctx: HookCtx, hookId: string): Promise<true> {
  await repo.dropHook(ctx.db, await ownHook(ctx, hookId))
  await note(ctx, hookId, 'MADE', 'REMOVED')
  return true
}

/** One at a time: a receiver that is away takes its 5 s at each try, and others' deliveries wait for the same senders. */
export async function testHook(ctx: HookCtx, hookId: string): Promise<{ deliveryId: string }> {
  await lockAccount(ctx.db, ctx.session)
  const hook = await ownHook(ctx, hookId)
  const waiting = await deliveries.waitingDelivery(ctx.db, hook, 'hook.test')
  if (waiting) return waiting
  const about = newId(ctx.clock.now())
  return { deliveryId: await post(ctx, hook, { event: 'hook.test', about, data: {} }) }
}

const stateOf = ({ doneAt, failedAt }: deliveries.DeliveryRow): DeliveryState => {
  if (doneAt !== null) return 'DONE'
  return failedAt !== null ? 'FAILED' : 'WAITING'
}

export async function hookDeliveries(
  ctx: HookCtx,
  input: In<'btwob GET /openHook/deliveries'>,
): Promise<Out<'btwob GET /openHook/deliveries'>> {
  const hook = await ownHook(ctx, input.hookId)
  const page = paged(input)
  const { rows, total } = await deliveries.pageOfDeliveries(ctx.db, hook, page)
  const list = rows.map((row) => shape(deliveryFields, row, { event: row.event as DeliveryEvent, state: stateOf(row) }))
  return envelope(page, list, total)
}

/** Y-31: by hand, from the first try on and under the same id. Refuses 2902 for a delivery of another customer, 2904 for one that has not failed. */
export async function retryDelivery(ctx: HookCtx, deliveryId: string): Promise<{ state: DeliveryState }> {
  const found = ownOr2902(await deliveries.lockDelivery(ctx.db, { bp: ctx.session.bp, deliveryId }))
  await ownHook(ctx, found.hookId)
  if (stateOf(found) !== 'FAILED') throw new Refusal('2904')
  await again(ctx, found)
  return { state: 'WAITING' }
}
