import { sql } from 'kysely'
import { countOf } from '../../../db/count'
import type { Db } from '../../../db/connect'
import { articleHeads, type ArticleHead } from './articles'

/* What readers leave behind: reads, receipts, reactions, favourites. */

/** Which of these the user had read before `before`. */
export async function readBefore(
  db: Db,
  userId: string,
  articleIds: readonly string[],
  before: string,
): Promise<Set<string>> {
  if (articleIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('articleRead')
    .select('articleId')
    .where('userId', '=', userId)
    .where('articleId', 'in', [...articleIds])
    .where('firstAt', '<=', before)
    .execute()
  return new Set(rows.map((row) => row.articleId))
}

/** Receipts of a customer that still count: the article has not changed since (E-N-07). */
export async function receiptsOf(
  db: Db,
  bp: string,
  articleIds: readonly string[],
): Promise<Map<string, { at: string; userMasked: string }>> {
  if (articleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('readReceipt')
    .innerJoin('article', 'article.articleId', 'readReceipt.articleId')
    .whereRef('readReceipt.version', '>=', 'article.version')
    .where('readReceipt.bp', '=', bp)
    .where('readReceipt.articleId', 'in', [...articleIds])
    .select(['readReceipt.articleId', 'readReceipt.at', 'readReceipt.userMasked'])
    .execute()
  return new Map(rows.map((row) => [row.articleId, { at: row.at, userMasked: row.userMasked }]))
}

/** One receipt per customer; a void one (older version) is issued again, a valid one stays. */
export const insertReceipt = async (
  db: Db,
  row: {
    bp: string
    articleId: string
    companyCode: string
    userId: string
    userMasked: string
    at: string
    version: number
  },
): Promise<void> => {
  await db
    .insertInto('readReceipt')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['bp', 'articleId'])
        .doUpdateSet({ userId: row.userId, userMasked: row.userMasked, at: row.at, version: row.version })
        .where('readReceipt.version', '<', row.version),
    )
    .execute()
}

export async function reactionsOf(db: Db, userId: string, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('articleReaction')
    .select('type')
    .where('userId', '=', userId)
    .where('articleId', '=', articleId)
    .execute()
  return rows.map((row) => row.type)
}

const counters = { like: 'likeCount', favorite: 'favCount', useful: 'usefulCount', useless: 'uselessCount' } as const
export type Reaction = keyof typeof counters

/** Sets or takes back a reaction; the article's counter moves only when something changed. */
export async function setReaction(
  db: Db,
  key: { userId: string; articleId: string; type: Reaction },
  on: boolean,
  now: string,
): Promise<void> {
  const changed = on
    ? await db
        .insertInto('articleReaction')
        .values({ ...key, createdAt: now })
        .onConflict((c) => c.doNothing())
        .returning('type')
        .executeTakeFirst()
    : await db
        .deleteFrom('articleReaction')
        .where('userId', '=', key.userId)
        .where('articleId', '=', key.articleId)
        .where('type', '=', key.type)
        .returning('type')
        .executeTakeFirst()
  if (!changed) return
  const column = counters[key.type]
  await db
    .updateTable('article')
    .set((eb) => ({ [column]: eb(column, '+', on ? 1 : -1) }))
    .where('articleId', '=', key.articleId)
    .execute()
}

export async function addRead(
  db: Db,
  row: { userId: string; articleId: string; at: string; percent: number; dwellMs: number },
): Promise<void> {
  const { userId, articleId, at, percent, dwellMs } = row
  await db
    .insertInto('articleRead')
    .values({ userId, articleId, firstAt: at, lastAt: at, times: 1, maxPercent: percent, dwellMs: String(dwellMs) })
    .onConflict((c) =>
      c.columns(['userId', 'articleId']).doUpdateSet((eb) => ({
        lastAt: at,
        times: eb('articleRead.times', '+', 1),
        maxPercent: sql<number>`greatest(article_read.max_percent, excluded.max_percent)`,
        dwellMs: sql<string>`article_read.dwell_ms + excluded.dwell_ms`,
      })),
    )
    .execute()
}

const favorites = (db: Db, userId: string) =>
  db
    .selectFrom('articleReaction')
    .innerJoin('article', 'article.articleId', 'articleReaction.articleId')
    .where('articleReaction.userId', '=', userId)
    .where('articleReaction.type', '=', 'favorite')

export async function countFavorites(db: Db, userId: string): Promise<number> {
  return countOf(favorites(db, userId))
}

export const pageOfFavorites = (
  db: Db,
  userId: string,
  page: { offset: number; limit: number },
): Promise<ArticleHead[]> =>
  favorites(db, userId)
    .select(articleHeads.map((name) => `article.${name}` as const))
    .orderBy('articleReaction.createdAt', 'desc')
    .orderBy('articleReaction.articleId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

/** All data that a reader left, the newest first: for the copy of personal data. */
export const readingsOf = (db: Db, userId: string) =>
  db
    .selectFrom('articleRead')
    .innerJoin('article', 'article.articleId', 'articleRead.articleId')
    .where('articleRead.userId', '=', userId)
    .select(['article.title', 'articleRead.firstAt', 'articleRead.lastAt', 'articleRead.times'])
    .orderBy('articleRead.lastAt', 'desc')
    .orderBy('articleRead.articleId')
    .execute()

export const allReactionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('articleReaction')
    .innerJoin('article', 'article.articleId', 'articleReaction.articleId')
    .where('articleReaction.userId', '=', userId)
    .select(['article.title', 'articleReaction.type', 'articleReaction.createdAt'])
    .orderBy('articleReaction.createdAt', 'desc')
    .orderBy('articleReaction.articleId')
    .execute()

export const receiptsGivenBy = (db: Db, userId: string, bps: readonly string[]) =>
  db
    .selectFrom('readReceipt')
    .innerJoin('article', 'article.articleId', 'readReceipt.articleId')
    .where('readReceipt.bp', 'in', [...bps])
    .where('readReceipt.userId', '=', userId)
    .select(['article.title', 'readReceipt.bp', 'readReceipt.at'])
    .orderBy('readReceipt.at', 'desc')
    .orderBy('readReceipt.articleId')
    .execute()
