import { Type } from '@sinclair/typebox'
import type { DeliveryEvent } from '@domain/statuses/open-data'
import type { JobCtx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import type { HookAnswer } from '../../ports/hook'
import { openText } from '../../secret'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import * as repo from './repo/deliveries'
import { countFailure, findHook, updateHook, type HookRow } from './repo/hooks'
import { waitAfter } from './rules/backoff'
import { signatureOf } from './rules/signature'

/* Y-31: deliveries of webhooks: at least once, under a stable id. */

const deliveryKey = Type.Object({ bp: Type.String(), deliveryId: Type.String() })

/** Sent side by side: a receiver that does not answer takes its 5 s. */
export const deliverKind = kind({
  name: 'openData.deliver',
  data: deliveryKey,
  run: { manual: deliver },
  concurrency: 16,
})

export interface Happening {
  event: DeliveryEvent
  /** Names what happened: the same is sent to a hook once. */
  about: string
  data: object
}

/** Queues an event for a hook in the caller's transaction. Returns the id under which it is sent. */
export async function post(work: Work, hook: HookRow, { event, about, data }: Happening): Promise<string> {
  const { bp, hookId } = hook
  const deliveryId = newId(work.clock.now())
  const createdAt = work.clock.iso()
  const body = JSON.stringify({ id: deliveryId, event, createdAt, bp, data })
  const row = { bp, deliveryId, hookId, event, about: `${event}|${about}`, body, nextTryAt: createdAt, createdAt }
  if (await repo.insertDelivery(work.db, row)) await enqueue(work, deliverKind, deliveryId, { bp, deliveryId })
  return deliveryId
}

/** A failed delivery from its first try on. */
export async function again(work: Work, { bp, deliveryId }: repo.DeliveryId): Promise<void> {
  const set = { tries: 0, failedAt: null, status: null, error: '', nextTryAt: work.clock.iso() }
  await repo.updateDelivery(work.db, { bp, deliveryId }, set)
  await enqueue(work, deliverKind, deliveryId, { bp, deliveryId })
}

interface Taken {
  row: repo.DeliveryRow
  hook: HookRow
  /** Number of this try, from 1. */
  tries: number
}

async function deliver(ctx: JobCtx, key: repo.DeliveryId): Promise<void> {
  const taken = await ctx.transaction((work) => take(work, key))
  if (!taken) return
  const { row, hook } = taken
  const timestamp = String(Math.floor(ctx.clock.now() / 1000))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'gas-webhook/1',
    'x-gas-id': row.deliveryId,
    'x-gas-timestamp': timestamp,
    'x-gas-signature': signatureOf(openText(ctx, hook.secret), row.deliveryId, timestamp, row.body),
  }
  const answer = await ctx.ports.hooks.send({ url: hook.url, headers, body: row.body })
  await ctx.transaction((work) => note(work, taken, answer))
}

/**
 * The next try is planned before this one is made: a gateway that dies while it sends leaves a delivery that comes again, and of two
 * items of one delivery the second finds nothing due.
 */
async function take(work: Work, key: repo.DeliveryId): Promise<Taken | null> {
  const row = await repo.lockDelivery(work.db, key)
  if (!row || row.nextTryAt === null || Date.parse(row.nextTryAt) > work.clock.now()) return null
  const hook = await findHook(work.db, row)
  if (!hook) return null
  const tries = row.tries + 1
  await repo.updateDelivery(work.db, row, { tries, nextTryAt: isoOf(work.clock.now() + (waitAfter(tries) ?? LOST)) })
  return { row, hook, tries }
}

/** ms after which the last try is repeated where its gateway died with it. */
const LOST = 3_600_000

async function note(work: Work, { row, hook, tries }: Taken, answer: HookAnswer): Promise<void> {
  const now = work.clock.iso()
  const status = 'status' in answer ? answer.status : null
  if (status !== null && status >= 200 && status < 300) {
    await repo.updateDelivery(work.db, row, { status, error: '', doneAt: now, failedAt: null, nextTryAt: null })
    return updateHook(work.db, hook, { failures: 0, arrivedAt: now, updatedAt: now })
  }
  const error = 'failure' in answer ? answer.failure : `HTTP ${answer.status}`
  const isLast = waitAfter(tries) === null
  await repo.updateDelivery(work.db, row, { status, error, ...(isLast && { failedAt: now, nextTryAt: null }) })
  await countFailure(work.db, hook, now)
}
