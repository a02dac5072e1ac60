import { DAY, MINUTE, toInstant, toMillis } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { JobCtx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { recipientsOf } from './recipients'
import {
  insertMessages,
  insertOutbox,
  purgeMessages,
  readOlder,
  setOutbox,
  takeOutbox,
  unreadByCategory,
  type OutboxRow,
} from './repo'
import { compose, splitRoute, type Composed } from './rules/compose'
import type { TemplateCode } from './rules/templates'

export interface MessageDraft {
  /** The customer whose accounts get it; null = about the account itself (then `userIds`). */
  bp: string | null
  companyCode: string
  /** ALL: bound accounts with the template's model; MASTER; USER: `userIds`. */
  audience?: 'ALL' | 'MASTER' | 'USER'
  userIds?: readonly string[]
  templateCode: TemplateCode
  params?: Record<string, string>
  /** The publisher's own words before the template's. */
  title?: string
  body?: string
  /** Full path with query. */
  route?: string
  bizType?: string
  bizId: string
  /** One message per user and key, however often it is published. */
  dedupeKey: string
  /** ISO; default: 365 days after now. Notices of a stop end 30 days after the stop. */
  expireAt?: string
}

/** What the outbox keeps: the words are fixed when the event happens. */
interface Emission extends Composed {
  bp: string | null
  audience: 'ALL' | 'MASTER' | 'USER'
  userIds: readonly string[]
  templateCode: string
  params: Record<string, string>
  route: string | null
  bizType: string | null
  bizId: string
  dedupeKey: string
  expireAt: string
}

/** Minutes before the next try of a fan-out that failed; after the last it stays failed. */
const retryMinutes = [1, 5, 30]
const lifeDays = 365
const purgeAfterDays = 30

/**
 * `message.publish` of CV-7: writes the emission in the caller's transaction; the job `deliveries` hands it out after the commit.
 * A message that cannot be worded is logged and left out: the business it tells of must not fail for it (E-X-03).
 */
export async function publish(work: Work, draft: MessageDraft): Promise<void> {
  const params = draft.params ?? {}
  const composed = compose(draft.templateCode, params, draft)
  if ('problem' in composed) {
    work.log.error({ template: draft.templateCode, bizId: draft.bizId, ...composed }, 'message not published')
    return
  }
  const isForUsers = draft.audience === 'USER' || composed.model === 'author' || draft.bp === null
  if (isForUsers && !draft.userIds?.length) {
    work.log.error(
      { template: draft.templateCode, bizId: draft.bizId },
      'message for users without userIds not published',
    )
    return
  }
  const now = work.clock.now()
  const emission: Emission = {
    ...composed,
    bp: draft.bp,
    audience: isForUsers ? 'USER' : (draft.audience ?? 'ALL'),
    userIds: draft.userIds ?? [],
    templateCode: draft.templateCode,
    params,
    route: draft.route ?? null,
    bizType: draft.bizType ?? null,
    bizId: draft.bizId,
    dedupeKey: draft.dedupeKey,
    expireAt: draft.expireAt ?? toInstant(now + lifeDays * DAY),
  }
  const at = work.clock.iso()
  await insertOutbox(work.db, {
    companyCode: draft.companyCode,
    outboxId: newId(now),
    draft: emission,
    nextAt: at,
    createdAt: at,
  })
}

/** Hands out everything that is due, one emission per transaction. Returns how many were taken. */
export async function deliver(ctx: JobCtx): Promise<number> {
  for (let taken = 0; ; taken++) {
    let row: OutboxRow | undefined
    try {
      await ctx.transaction(async (work) => {
        row = await takeOutbox(work.db, work.clock.iso())
        if (row) await fanOut(work, row)
      })
    } catch (error) {
      if (!row) throw error
      await postpone(ctx, row, error)
    }
    if (!row) return taken
  }
}

/** The same inside one transaction, for seeding. */
async function deliverNow(work: Work): Promise<void> {
  for (;;) {
    const row = await takeOutbox(work.db, work.clock.iso())
    if (!row) return
    await fanOut(work, row)
  }
}

/** Unread messages of the user: about his account and, with a customer, about that (E-X-09). */
export async function unreadTotal(work: Work, userId: string, bp: string | null): Promise<number> {
  const counts = await unreadByCategory(work.db, userId, bp, work.clock.iso())
  return Object.values(counts).reduce((a, b) => a + b, 0)
}

/** Days of the seeded history that nobody has read yet. */
const unreadDays = 10

/** Hands out what the seeded history has published; the older part has been read (E 8). */
export async function seedMessages(work: Work): Promise<void> {
  await deliverNow(work)
  await readOlder(work.db, toInstant(work.clock.now() - unreadDays * DAY))
}

/** purge (03:00): thirty days after their end. */
export const purge = (work: Work): Promise<void> =>
  purgeMessages(work.db, toInstant(work.clock.now() - purgeAfterDays * DAY))

async function fanOut(work: Work, row: OutboxRow): Promise<void> {
  const emission = row.draft as Emission
  const users = await recipientsOf(work, emission)
  const target = emission.route === null ? { targetRoute: null, targetParams: {} } : splitRoute(emission.route)
  await insertMessages(
    work.db,
    users.map((userId) => ({
      userId,
      msgId: `MS${newId(toMillis(row.createdAt))}`,
      bp: emission.bp,
      companyCode: row.companyCode,
      categoryCode: emission.category,
      templateCode: emission.templateCode,
      title: emission.title,
      summary: emission.body,
      params: jsonb(emission.params),
      targetRoute: target.targetRoute,
      targetParams: jsonb(target.targetParams),
      level: emission.level,
      bizType: emission.bizType,
      bizId: emission.bizId,
      dedupeKey: emission.dedupeKey,
      expireAt: emission.expireAt,
      createdAt: row.createdAt,
    })),
  )
  await setOutbox(work.db, row, { state: 'done' })
}

async function postpone(ctx: JobCtx, row: OutboxRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1
  const wait = retryMinutes[row.attempts]
  ctx.log.error({ err: error, outboxId: row.outboxId, attempts }, 'message not handed out')
  await ctx.transaction((work) =>
    setOutbox(work.db, row, {
      state: wait === undefined ? 'failed' : 'queued',
      attempts,
      nextAt: toInstant(ctx.clock.now() + (wait ?? 0) * MINUTE),
      error: error instanceof Error ? error.message : String(error),
    }),
  )
}
