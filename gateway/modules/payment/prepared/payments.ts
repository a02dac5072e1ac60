import type { Api } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { formatAmount, isPositiveMoney } from '@domain/money'
import { jsonb } from '../../../db/connect'
import type { PreparedWish } from '../../../db/column-types'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { transition } from '../../../states'
import { lockAccount } from '../../gas-account/service'
import { publish } from '../../message/service'
import { keyOf } from '../bill/view'
import { payerOf } from '../order/orders'
import { planPrepared } from './plan'
import * as repo from '../repo/prepared'
import { paySettings } from '../settings'
import { preparedMachine } from '../states'
import { receiverOf, senderOf } from '../transfer/create'
import type { Account } from '../types'
import { openSender, sealSender } from './sender'

type Save = Api['btwob POST /pay/prepared/save']
type Change = Api['btwob POST /pay/prepared/change']

/** Prepared payments of one user that may wait at once. */
const MOST_OPEN = 20

/** The pages on which the master approves a prepared payment and its preparer finds it. */
const approvalRoute = (preparedId: string): string => `/pages/pay/place-order?bizType=BILL&preparedId=${preparedId}`
const OWN_ROUTE = '/pages/my-bill/list/list'

export async function accountOf(ctx: Ctx<BoundSession>): Promise<Account> {
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(ctx.session)))
  return account
}

/** Y-12: a payment for the master to approve; the master pays directly (2903). */
export async function savePrepared(ctx: Ctx<BoundSession>, input: Save['in']): Promise<Save['out']> {
  const { session } = ctx
  if (session.isMaster) throw new Refusal('2903')
  const account = await accountOf(ctx)
  const open = { ...keyOf(session), userId: session.userId, state: 'PREPARED' as const }
  if ((await repo.countPrepared(ctx.db, open)) >= MOST_OPEN) throw new Refusal('A2344')
  const wish = wishOf(ctx, input)
  // What the master could not approve is not sent to the master.
  if (wish.transfer) await receiverOf(ctx, account, wish.transfer.receiverId)
  if (wish.transfer) await senderOf(ctx, account, openSender(ctx, wish.transfer))
  const plan = await planPrepared(ctx, account, input.kind, wish)
  if (!isPositiveMoney(plan.amount)) throw new Refusal('A2311')
  const { bp, companyCode } = account
  const preparedId = newId(ctx.clock.now())
  const now = ctx.clock.iso()
  const days = paySettings(ctx.settings, companyCode).prepareDays
  const expireAt = isoOf(ctx.clock.now() + days * 86_400_000)
  const { mask } = payerOf(session)
  await repo.insertPrepared(ctx.db, {
    bp,
    preparedId,
    companyCode,
    expireAt,
    kind: input.kind,
    title: plan.title,
    amount: plan.amount,
    wish: jsonb(wish),
    state: 'PREPARED',
    preparedBy: session.userId,
    preparedMask: mask,
    requestNo: input.requestNo,
    createdAt: now,
    updatedAt: now,
  })
  await trail(ctx, { bp, preparedId }, 'PREPARED', wish.note)
  await publish(ctx, {
    bp,
    companyCode,
    audience: 'MASTER',
    templateCode: 'PAY_PREPARED',
    params: {
      name: mask,
      title: plan.title,
      x: formatAmount(plan.amount),
      time: formatFullMoment(expireAt).slice(0, 16),
    },
    route: approvalRoute(preparedId),
    bizType: 'PREPARED',
    bizId: preparedId,
    dedupeKey: `PAY_PREPARED|${preparedId}`,
  })
  return { preparedId, state: 'PREPARED', expireAt }
}

function wishOf(work: Work, input: Save['in']): PreparedWish {
  if (input.kind === 'TRANSFER' && !input.transfer) throw badField('transfer')
  return {
    billIds: input.kind === 'PREPAY' ? [] : [...new Set(input.billIds ?? [])],
    amount: input.kind === 'BILL' ? null : (input.amount ?? null),
    note: input.note ?? '',
    transfer: input.kind === 'TRANSFER' && input.transfer ? sealSender(work, input.transfer) : null,
  }
}

/** A line of the trail, by the current user. */
export const trail = (
  ctx: Ctx<BoundSession>,
  { bp, preparedId }: Pick<repo.Prepared, 'bp' | 'preparedId'>,
  act: Parameters<typeof repo.addTrail>[1]['act'],
  note = '',
): Promise<void> => {
  const { userId, mask } = payerOf(ctx.session)
  return repo.addTrail(ctx.db, { bp, preparedId, act, byUser: userId, byMask: mask, note, at: ctx.clock.iso() })
}

/** The account's prepared payment under its lock; 2902 for any other, 2904 for one that is over. */
export async function openPrepared(ctx: Ctx<BoundSession>, preparedId: string): Promise<repo.Prepared> {
  const found = ownOr2902(await repo.lockPrepared(ctx.db, ctx.session.bp, preparedId), {
    companyCode: ctx.session.companyCode,
  })
  if (found.state !== 'PREPARED' || Date.parse(found.expireAt) <= ctx.clock.now()) throw new Refusal('2904')
  return found
}

/** The master pays fewer bills, or another amount. Refuses A2343 after a change by another user. */
export async function changePrepared(ctx: Ctx<BoundSession>, input: Change['in']): Promise<Change['out']> {
  const account = await accountOf(ctx)
  const found = await openPrepared(ctx, input.preparedId)
  if (found.version !== input.version) throw new Refusal('A2343')
  const { wish } = found
  // The approver adds nothing that was not requested: the approver removes bills or enters another amount.
  const billIds = input.billIds ? wish.billIds.filter((id) => input.billIds?.includes(id)) : wish.billIds
  if (wish.billIds.length > 0 && billIds.length === 0) throw badField('billIds')
  const amount = found.kind === 'BILL' ? null : (input.amount ?? (input.billIds ? null : wish.amount))
  const plan = await planPrepared(ctx, account, found.kind, { billIds, amount })
  if (!isPositiveMoney(plan.amount)) throw new Refusal('A2311')
  await repo.changeWish(ctx.db, found, {
    wish: jsonb({ ...wish, billIds, amount }),
    amount: plan.amount,
    title: plan.title,
    updatedAt: ctx.clock.iso(),
  })
  await trail(ctx, found, 'CHANGED', `${formatAmount(found.amount)}元改为${formatAmount(plan.amount)}元`)
  return { version: found.version + 1, amount: plan.amount }
}

/** The master refuses with a reason; the preparer is notified. */
export async function refusePrepared(ctx: Ctx<BoundSession>, preparedId: string, reason: string) {
  const found = await openPrepared(ctx, preparedId)
  const decided = { decidedBy: ctx.session.userId, decidedAt: ctx.clock.iso(), reason }
  const state = await transition(ctx, preparedMachine, found, 'REFUSE', { set: decided })
  await trail(ctx, found, 'REFUSED', reason)
  await notifyPreparer(ctx, found, `未获批准：${reason}`)
  return { state }
}

/** The preparer withdraws it. */
export async function withdrawPrepared(ctx: Ctx<BoundSession>, preparedId: string) {
  const found = await openPrepared(ctx, preparedId)
  if (found.preparedBy !== ctx.session.userId) throw new Refusal('2902')
  const state = await transition(ctx, preparedMachine, found, 'WITHDRAW')
  await trail(ctx, found, 'WITHDRAWN')
  return { state }
}

/** Three days have passed without a word. */
export async function expirePrepared(work: Work, key: { bp: string; preparedId: string }): Promise<void> {
  const found = await repo.lockPrepared(work.db, key.bp, key.preparedId)
  if (found?.state !== 'PREPARED' || found.expireAt > work.clock.iso()) return
  await transition(work, preparedMachine, found, 'EXPIRE')
  const { bp, preparedId } = found
  await repo.addTrail(work.db, {
    bp,
    preparedId,
    act: 'EXPIRED',
    byUser: 'SYSTEM',
    byMask: '系统',
    at: work.clock.iso(),
  })
  await notifyPreparer(work, found, '超时未审批，已过期')
}

/** Notifies the preparer of the result. */
export const notifyPreparer = (work: Work, found: repo.Prepared, result: string): Promise<void> =>
  publish(work, {
    bp: found.bp,
    companyCode: found.companyCode,
    userIds: [found.preparedBy],
    templateCode: 'PAY_DECIDED',
    params: { title: found.title, x: formatAmount(found.amount), result },
    route: OWN_ROUTE,
    bizType: 'PREPARED',
    bizId: found.preparedId,
    dedupeKey: `PAY_DECIDED|${found.preparedId}`,
  })
