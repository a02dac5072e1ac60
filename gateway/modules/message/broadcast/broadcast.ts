import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import { DAY, toInstant, toMillis } from '@domain/date'
import { jsonb } from '../../../db/connect'
import { question } from '../../../extensions'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { ask } from '../../../wiring'
import { kind, sweep } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import { handOn } from '../deliver/hand-on'
import { receptions } from '../reception/settings'
import { dueBatches, insertBatch, lockBatch, nextBatch, setBatch, type Batch } from '../repo/batches'
import { insertMessages } from '../repo/messages'
import { switchOf } from '../rules/channels'
import { compose, splitRoute } from '../rules/compose'
import { templates, type TemplateCode } from '../rules/templates'

/*
 * A message to many customers (E-X-16). Customers are taken in the order of their numbers, some at a time; a piece's messages and where it
 * ended are one transaction. After a kill the next piece begins there: no user is left out, and none gets it twice.
 */

/** Users of a company's customers. */
export interface Reach {
  companyCode: string
  /** null: all customers. */
  bps: readonly string[] | null
  /** The customer number after which the piece begins. */
  after: string
  /** Customers of the piece. */
  limit: number
}

/** The users of the next customers, in the order of their numbers; none left: an empty list. */
export const usersReached = question<(work: Work, reach: Reach) => Promise<{ bp: string; userId: string }[]>>(
  'usersReached',
  () => Promise.resolve([]),
)
export const countReached = question<(work: Work, reach: Pick<Reach, 'companyCode' | 'bps'>) => Promise<number>>(
  'countReached',
  () => Promise.resolve(0),
)

/** Those of these customer numbers that a company has. */
export const knownCustomers = question<
  (work: Work, companyCode: string, bps: readonly string[]) => Promise<readonly string[]>
>('knownCustomers', () => Promise.resolve([]))

/** Customers of a piece: some hundred users. */
const PIECE = 300
const LIFE = 365 * DAY

interface Staff {
  companyCode: string
  userId: string
}
type Broadcast = 'btwob POST /message/broadcast'
type Cancel = 'btwob POST /message/broadcast/cancel'

/** message/broadcast. 2901 for a parameter of the template that is missing, a moment that has passed, or a customer number of no customer. */
export async function broadcast(
  work: Work,
  { companyCode, userId }: Staff,
  input: In<Broadcast>,
): Promise<Out<Broadcast>> {
  const composed = compose(input.templateCode, input.params)
  if ('problem' in composed) throw badField('params')
  const now = work.clock.now()
  if (input.scheduledAt !== undefined && toMillis(input.scheduledAt) < now)
    throw badField('scheduledAt', '发送时间须晚于现在')
  const bps = input.bps ?? null
  if (bps !== null) await mustBeKnown(work, companyCode, bps)
  const total = await ask(work, countReached)(work, { companyCode, bps })
  const batchId = newId(now)
  const at = work.clock.iso()
  await insertBatch(work.db, {
    companyCode,
    batchId,
    templateCode: input.templateCode,
    title: composed.title,
    body: composed.body,
    route: input.route ?? null,
    bps: bps === null ? null : [...bps],
    scheduledAt: input.scheduledAt ?? at,
    state: 'scheduled',
    total,
    madeBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  if (input.scheduledAt === undefined) await enqueue(work, sendPiece, batchId, { companyCode, batchId })
  return { batchId, total }
}

/** Numbers that the company does not have would get nothing, and nothing would say so. */
async function mustBeKnown(work: Work, companyCode: string, bps: readonly string[]): Promise<void> {
  const known = new Set(await ask(work, knownCustomers)(work, companyCode, bps))
  const unknown = bps.filter((bp) => !known.has(bp))
  if (unknown.length > 0) throw badField('bps', `没有这些户号：${unknown.slice(0, 5).join('、')}`)
}

/** message/broadcast/cancel: 2902 for an unknown one, 2904 where all has been delivered. */
export async function cancelBroadcast(work: Work, { companyCode }: Staff, batchId: string): Promise<Out<Cancel>> {
  const batch = ownOr2902(await lockBatch(work.db, companyCode, batchId))
  if (batch.state === 'done') throw new Refusal('2904')
  await setBatch(work.db, batch, { state: 'cancelled', updatedAt: work.clock.iso() })
  return { state: 'cancelled', sent: batch.sent }
}

/** The next piece of a batch; it queues the one after it. */
export const sendPiece = kind({
  name: 'message.broadcast',
  data: Type.Object({ companyCode: Type.String(), batchId: Type.String() }),
  run: { handle: (work, { companyCode, batchId }) => piece(work, companyCode, batchId) },
})

/** Begins what was planned, and what a kill has left between two pieces. */
export const batchSweep = sweep(
  'message.batches',
  { everySeconds: 60 },
  sendPiece,
  async ({ db, clock }, after, limit) =>
    (await dueBatches(db, clock.iso(), after, limit)).map(({ companyCode, batchId }) => ({
      key: batchId,
      data: { companyCode, batchId },
    })),
  ({ db, clock }) => nextBatch(db, clock.iso()),
)

async function piece(work: Work, companyCode: string, batchId: string): Promise<void> {
  const batch = await lockBatch(work.db, companyCode, batchId)
  if (!batch || (batch.state !== 'scheduled' && batch.state !== 'sending')) return
  const users = await ask(work, usersReached)(work, { companyCode, bps: batch.bps, after: batch.lastBp, limit: PIECE })
  const updatedAt = work.clock.iso()
  const last = users.at(-1)
  if (last === undefined) return setBatch(work.db, batch, { state: 'done', updatedAt })
  const sent = batch.sent + (await notifyAll(work, batch, users))
  await setBatch(work.db, batch, { state: 'sending', sent, lastBp: last.bp, updatedAt })
  await enqueue(work, sendPiece, `${batchId}|${last.bp}`, { companyCode, batchId })
}

/** Answers how many have it now. */
async function notifyAll(work: Work, batch: Batch, users: readonly { bp: string; userId: string }[]): Promise<number> {
  const { category, level } = templates[batch.templateCode as TemplateCode]
  const createdAt = work.clock.iso()
  const target = batch.route === null ? { targetRoute: null, targetParams: {} } : splitRoute(batch.route)
  const receptionOf = await receptions(work, users)
  const rows = users
    .filter((user) => switchOf(category, 'inApp', receptionOf(user).chosen).on)
    .map(({ bp, userId }) => ({
      userId,
      msgId: `MS${newId(toMillis(createdAt))}`,
      bp,
      companyCode: batch.companyCode,
      categoryCode: category,
      templateCode: batch.templateCode,
      title: batch.title,
      summary: batch.body,
      params: jsonb({}),
      targetRoute: target.targetRoute,
      targetParams: jsonb(target.targetParams),
      level,
      bizType: 'BATCH',
      bizId: batch.batchId,
      dedupeKey: `BATCH|${batch.batchId}|${bp}`,
      expireAt: toInstant(toMillis(createdAt) + LIFE),
      createdAt,
    }))
  const fresh = await insertMessages(work.db, rows)
  await handOn(work, fresh, receptionOf)
  return fresh.length
}
