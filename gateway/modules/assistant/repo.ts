import { sql, type Updateable } from 'kysely'
import type { AnswerState } from '@domain/assistant/answer'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import type { Row } from '../../db/rows'
import type { ChatConversationTable } from '../../db/tables.gen'

export type Conversation = Row<'chatConversation'>
export type Message = Row<'chatMessage'>

interface Own {
  bp: string
  userId: string
}
export interface Limits {
  limit: number
  offset: number
}

const RUNNING = ['pending', 'streaming'] as const

const conversationsOf = (db: Db, { bp, userId }: Own) =>
  db.selectFrom('chatConversation').where('bp', '=', bp).where('userId', '=', userId).where('deletedAt', 'is', null)

/** Pinned ones first, the last pinned on top, then by their last message. */
export const conversations = (db: Db, own: Own, { limit, offset }: Limits): Promise<Conversation[]> =>
  conversationsOf(db, own)
    .selectAll()
    .orderBy(sql`pinned_at desc nulls last`)
    .orderBy('lastAt', 'desc')
    .orderBy('conversationId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countConversations(db: Db, own: Own): Promise<{ all: number; pinned: number }> {
  const row = await conversationsOf(db, own)
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`count(pinned_at)::int`.as('pinned')])
    .executeTakeFirstOrThrow()
  return row
}

export const conversation = (db: Db, own: Own, conversationId: string): Promise<Conversation | undefined> =>
  conversationsOf(db, own).selectAll().where('conversationId', '=', conversationId).executeTakeFirst()

export const lockedConversation = (db: Db, own: Own, conversationId: string): Promise<Conversation | undefined> =>
  conversationsOf(db, own).selectAll().where('conversationId', '=', conversationId).forUpdate().executeTakeFirst()

/** The one that has been silent longest, pinned ones and those being answered apart (E-G-22). */
export const oldestIdle = (db: Db, own: Own): Promise<Pick<Conversation, 'conversationId'> | undefined> =>
  conversationsOf(db, own)
    .select('conversationId')
    .where('pinnedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chatMessage')
            .select('messageId')
            .whereRef('chatMessage.bp', '=', 'chatConversation.bp')
            .whereRef('chatMessage.conversationId', '=', 'chatConversation.conversationId')
            .where('chatMessage.state', 'in', [...RUNNING]),
        ),
      ),
    )
    .orderBy('lastAt')
    .limit(1)
    .executeTakeFirst()

export const insertConversation = (db: Db, row: Omit<Conversation, 'pinnedAt' | 'deletedAt'>): Promise<unknown> =>
  db.insertInto('chatConversation').values(row).execute()

export const changeConversation = (
  db: Db,
  own: Own,
  conversationId: string,
  set: Updateable<ChatConversationTable>,
): Promise<unknown> =>
  db
    .updateTable('chatConversation')
    .set(set)
    .where('bp', '=', own.bp)
    .where('userId', '=', own.userId)
    .where('conversationId', '=', conversationId)
    .execute()

/** Hides conversations from their user; answers which of them there were. */
export async function hide(db: Db, own: Own, ids: readonly string[], at: string): Promise<string[]> {
  const rows = await db
    .updateTable('chatConversation')
    .set({ deletedAt: at })
    .where('bp', '=', own.bp)
    .where('userId', '=', own.userId)
    .where('conversationId', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .returning('conversationId')
    .execute()
  return rows.map(({ conversationId }) => conversationId)
}

/** The newest messages before one, newest first. */
export const messagesBefore = (
  db: Db,
  bp: string,
  conversationId: string,
  beforeSeq: number | null,
  limit: number,
): Promise<Message[]> =>
  db
    .selectFrom('chatMessage')
    .selectAll()
    .where('bp', '=', bp)
    .where('conversationId', '=', conversationId)
    .$if(beforeSeq !== null, (query) => query.where('seq', '<', beforeSeq ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

/** The newest questions before one of the same conversation, newest first. */
export const questionsBefore = (
  db: Db,
  bp: string,
  { conversationId, questionId }: { conversationId: string; questionId: string },
  limit: number,
): Promise<Pick<Message, 'messageId' | 'bodyEnc'>[]> =>
  db
    .selectFrom('chatMessage')
    .select(['messageId', 'bodyEnc'])
    .where('bp', '=', bp)
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'question')
    .where('seq', '<', ({ selectFrom }) =>
      selectFrom('chatMessage as own')
        .select('own.seq')
        .where('own.bp', '=', bp)
        .where('own.messageId', '=', questionId),
    )
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

/** The newest answer to each of these questions. */
export const newestAnswers = (
  db: Db,
  bp: string,
  conversationId: string,
  questionIds: readonly string[],
): Promise<Pick<Message, 'replyTo' | 'bodyEnc'>[]> =>
  db
    .selectFrom('chatMessage')
    .select(['replyTo', 'bodyEnc'])
    .distinctOn('replyTo')
    .where('bp', '=', bp)
    .where('conversationId', '=', conversationId)
    .where('replyTo', 'in', [...questionIds])
    .orderBy('replyTo')
    .orderBy('seq', 'desc')
    .execute()

export const message = (db: Db, { bp, userId }: Own, messageId: string): Promise<Message | undefined> =>
  db
    .selectFrom('chatMessage')
    .selectAll()
    .where('bp', '=', bp)
    .where('messageId', '=', messageId)
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Ids of answers that are under way in these conversations. */
export async function runningIn(
  db: Db,
  bp: string,
  ids: readonly string[],
): Promise<{ conversationId: string; messageId: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('chatMessage')
    .select(['conversationId', 'messageId'])
    .where('bp', '=', bp)
    .where('conversationId', 'in', [...ids])
    .where('state', 'in', [...RUNNING])
    .execute()
}

export const runningOf = (
  db: Db,
  { bp, userId }: Own,
): Promise<Pick<Message, 'messageId' | 'createdAt' | 'conversationId'> | undefined> =>
  db
    .selectFrom('chatMessage')
    .select(['messageId', 'createdAt', 'conversationId'])
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('state', 'in', [...RUNNING])
    .executeTakeFirst()

/** Answers that a user asked for since two moments and that count against the quota (E-G-03): one more to the same question counts. */
export const askedSince = (
  db: Db,
  userId: string,
  day: string,
  minute: string,
): Promise<{ day: number; minute: number }> =>
  db
    .selectFrom('chatMessage')
    .select([
      sql<number>`count(*)::int`.as('day'),
      sql<number>`(count(*) filter (where created_at > ${minute}::timestamptz))::int`.as('minute'),
    ])
    .where('userId', '=', userId)
    .where('createdAt', '>=', day)
    .where('role', '=', 'answer')
    .where('emergency', '=', false)
    .executeTakeFirstOrThrow()

type NewMessage = Pick<
  Message,
  | 'bp'
  | 'messageId'
  | 'conversationId'
  | 'companyCode'
  | 'userId'
  | 'seq'
  | 'role'
  | 'replyTo'
  | 'bodyEnc'
  | 'state'
  | 'emergency'
  | 'createdAt'
>
/** False where an answer of the user is under way already (E-G-03). */
export async function insertMessage(db: Db, row: NewMessage): Promise<boolean> {
  const done = await db
    .insertInto('chatMessage')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return done !== undefined
}

type Progress = { state: AnswerState } & Partial<
  Pick<Message, 'bodyEnc' | 'intent' | 'planner' | 'firstMs' | 'totalMs' | 'emergency'>
>

/** Writes how far an answer is; false where somebody has ended it meanwhile. */
export async function writeAnswer(db: Db, bp: string, messageId: string, set: Progress): Promise<boolean> {
  const done = await db
    .updateTable('chatMessage')
    .set(set)
    .where('bp', '=', bp)
    .where('messageId', '=', messageId)
    .where('state', 'in', [...RUNNING])
    .returning('messageId')
    .executeTakeFirst()
  return done !== undefined
}

/** Ends an answer as it stands. Its states last for seconds and are no history: they are not logged. */
export const endAnswer = (db: Db, bp: string, messageId: string, state: 'stopped' | 'failed'): Promise<boolean> =>
  writeAnswer(db, bp, messageId, { state })

export const setFeedback = (
  db: Db,
  bp: string,
  messageId: string,
  set: Pick<Message, 'feedback' | 'feedbackTags' | 'feedbackEnc'>,
): Promise<unknown> =>
  db.updateTable('chatMessage').set(set).where('bp', '=', bp).where('messageId', '=', messageId).execute()

export const setComplaint = (db: Db, bp: string, messageId: string, complaintNo: string): Promise<unknown> =>
  db.updateTable('chatMessage').set({ complaintNo }).where('bp', '=', bp).where('messageId', '=', messageId).execute()

/** Answers that found nothing or were marked down, with their questions, the newest first. */
export async function unanswered(db: Db, companyCode: string, { limit, offset }: Limits) {
  const open = db
    .selectFrom('chatMessage as a')
    .where('a.companyCode', '=', companyCode)
    // In the words of the partial index: a parameter would not be known to fit it.
    .where(sql<boolean>`(a.intent = 'NOT_FOUND' or a.feedback = 'down')`)
  const rows = await open
    .innerJoin('chatMessage as q', (join) => join.onRef('q.bp', '=', 'a.bp').onRef('q.messageId', '=', 'a.replyTo'))
    .select(['a.messageId', 'q.bodyEnc', 'a.createdAt', 'a.feedback'])
    .orderBy('a.createdAt', 'desc')
    .orderBy('a.messageId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const total = await countOf(open)
  return { rows, total }
}

/** What a user has said in conversations, deleted ones included, for the user's copy. */
export const questionsOf = (
  db: Db,
  userId: string,
): Promise<Pick<Message, 'bp' | 'role' | 'bodyEnc' | 'createdAt' | 'messageId' | 'feedbackEnc'>[]> =>
  db
    .selectFrom('chatMessage')
    .select(['bp', 'role', 'bodyEnc', 'createdAt', 'messageId', 'feedbackEnc'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('messageId')
    .execute()

export const conversationsForCopy = (
  db: Db,
  userId: string,
): Promise<Pick<Conversation, 'bp' | 'titleEnc' | 'createdAt' | 'conversationId'>[]> =>
  db
    .selectFrom('chatConversation')
    .select(['bp', 'titleEnc', 'createdAt', 'conversationId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()

/** Removes conversations without a message since a moment; answers how many conversations that were. */
export async function purge(db: Db, before: string, limit: number): Promise<number> {
  const old = await db
    .selectFrom('chatConversation')
    .select(['bp', 'conversationId'])
    .where('lastAt', '<', before)
    .orderBy('lastAt')
    .limit(limit)
    .execute()
  for (const { bp, conversationId } of old) {
    await db.deleteFrom('chatMessage').where('bp', '=', bp).where('conversationId', '=', conversationId).execute()
    await db.deleteFrom('chatConversation').where('bp', '=', bp).where('conversationId', '=', conversationId).execute()
  }
  return old.length
}
