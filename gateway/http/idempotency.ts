import { sql } from 'kysely'
import type { Sealed } from '../db/column-types'
import type { Db } from '../db/connect'
import { indexOf, openText, sealText, type KeyHolder } from '../secret'
import { badField, Refusal } from './refusal'

/** What the table says about a write that came with a requestNo (CV-3). */
export type Claim = { first: true } | { first: false; answer: unknown } | { first: false; running: true }

export interface RequestMark {
  userId: string
  path: string
  requestNo: string
  bodyHash: string
}

/**
 * Marks of a call: hash over the input without its requestNo, with sorted keys, so that field order does not matter; under a key, because a
 * phone among fields that stand elsewhere in plain would be found by trying. `customer`: the one that the call is about, where its session
 * says so; another one's answer is no repeat of it.
 */
export function markOf(
  keys: KeyHolder,
  userId: string,
  path: string,
  input: Record<string, unknown>,
  customer: string | null = null,
): RequestMark {
  const { requestNo, ...rest } = input
  if (typeof requestNo !== 'string' || requestNo.length === 0 || requestNo.length > 64) throw badField('requestNo')
  const content = customer === null ? stable(rest) : `${customer}|${stable(rest)}`
  return { userId, path, requestNo, bodyHash: indexOf(keys, content) }
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${stable(v)}`)
    .join(',')}}`
}

/** CV-3: how long a repeat gets the first answer. */
export const KEPT_DAYS = 7

/** Seconds after which a mark of a call that never ended (its process died) may be taken over. */
const abandonedAfter = 90

/**
 * Claims the number for this call. Inside the write's own transaction the unique key makes a second caller wait for the first
 * one's end; for calls that wait for something outside the row is committed at once and says that the first still runs.
 * Same number with other content is refused with 2905.
 */
export async function claim(db: Db, keys: KeyHolder, mark: RequestMark, nowIso: string): Promise<Claim> {
  const inserted = await db
    .insertInto('idempotency')
    .values({
      userId: mark.userId,
      path: mark.path,
      requestNo: mark.requestNo,
      bodyHash: mark.bodyHash,
      answer: null,
      done: false,
      startedAt: nowIso,
    })
    .onConflict((c) => c.columns(['userId', 'path', 'requestNo']).doNothing())
    .returning('requestNo')
    .executeTakeFirst()
  if (inserted) return { first: true }
  const row = await rowOf(db, mark).selectAll().executeTakeFirst()
  // Given back in between, after a refusal.
  if (!row) return claim(db, keys, mark, nowIso)
  if (row.bodyHash !== mark.bodyHash) throw new Refusal('2905')
  if (row.done) return { first: false, answer: answerOf(keys, row) }
  const taken = await db
    .updateTable('idempotency')
    .set({ startedAt: nowIso })
    .where('userId', '=', mark.userId)
    .where('path', '=', mark.path)
    .where('requestNo', '=', mark.requestNo)
    .where('done', '=', false)
    .where(sql<boolean>`started_at < ${nowIso}::timestamptz - make_interval(secs => ${abandonedAfter})`)
    .returning('requestNo')
    .executeTakeFirst()
  return taken ? { first: true } : { first: false, running: true }
}

/** Answers that a gateway of the release before kept stand in plain, for {@link KEPT_DAYS} at most. */
const answerOf = (
  keys: KeyHolder,
  { answer, answerSealed }: { answer: unknown; answerSealed: Sealed | null },
): unknown => (answerSealed === null ? answer : JSON.parse(openText(keys, answerSealed)))

/** Keeps the answer for repeats, as long as {@link KEPT_DAYS}: sealed, it may name a phone or an account. */
export async function keepAnswer(db: Db, keys: KeyHolder, mark: RequestMark, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ done: true, answerSealed: sealText(keys, JSON.stringify(answer ?? null)) })
    .where('userId', '=', mark.userId)
    .where('path', '=', mark.path)
    .where('requestNo', '=', mark.requestNo)
    .execute()
}

/** Numbers that no repeat is expected of any more lose their rows, some thousands at a time. Answers how many went. */
export async function forgetBefore(db: Db, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency where (user_id, path, request_no) in
      (select user_id, path, request_no from idempotency where started_at < ${before} order by started_at limit 5000)`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}

/** Frees the number after a refusal of a call that committed its mark by itself. */
export async function release(db: Db, mark: RequestMark): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('userId', '=', mark.userId)
    .where('path', '=', mark.path)
    .where('requestNo', '=', mark.requestNo)
    .where('done', '=', false)
    .execute()
}

function rowOf(db: Db, mark: RequestMark) {
  return db
    .selectFrom('idempotency')
    .where('userId', '=', mark.userId)
    .where('path', '=', mark.path)
    .where('requestNo', '=', mark.requestNo)
}
