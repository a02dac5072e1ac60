import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import { countOf } from '../../../db/count'
import type { Db } from '../../../db/connect'
import type { Value } from '../../../db/rows'
import type { ArticleTable, ContentCategoryTable, DB } from '../../../db/tables.gen'
import { audienceOf, type Reader } from '../../../db/audience'

export type ArticleRow = Selectable<ArticleTable>
/** What lists need: everything but the long texts, and what only the reminder knows. */
export type ArticleHead = Omit<ArticleRow, 'blocks' | 'plainText' | 'remindedVersion'>

/** Columns of {@link ArticleHead}. */
export const articleHeads = [
  'articleId',
  'channel',
  'categoryCode',
  'title',
  'summary',
  'layout',
  'covers',
  'author',
  'source',
  'sourceUrl',
  'isOriginal',
  'publishAt',
  'expireAt',
  'topUntil',
  'companyCodes',
  'customerTypes',
  'visibility',
  'needReceipt',
  'receiptDueAt',
  'attachments',
  'relatedProductIds',
  'supplyInfo',
  'allowShare',
  'viewCount',
  'likeCount',
  'favCount',
  'usefulCount',
  'uselessCount',
  'status',
  'version',
  'createdAt',
  'updatedAt',
] as const

/** Published by `asOf` and not past its end. */
const listed = (asOf: string) => (eb: ExpressionBuilder<DB, 'article'>) =>
  eb.and([
    eb('status', '=', 'published'),
    eb('publishAt', '<=', asOf),
    eb.or([eb('expireAt', 'is', null), eb('expireAt', '>', asOf)]),
  ])

export interface Feed {
  channel: ArticleRow['channel']
  /** null = all of the channel. */
  categoryCode: string | null
  asOf: string
}

const feedOf = (db: Db, viewer: Reader, feed: Feed) =>
  db
    .selectFrom('article')
    .where('channel', '=', feed.channel)
    .$if(feed.categoryCode !== null, (q) => q.where('categoryCode', '=', feed.categoryCode ?? ''))
    .where(listed(feed.asOf))
    .where(audienceOf(viewer, 'article'))

export async function countFeed(db: Db, viewer: Reader, feed: Feed): Promise<number> {
  return countOf(feedOf(db, viewer, feed))
}

/** E-N-01. */
export const pageOfFeed = (
  db: Db,
  viewer: Reader,
  feed: Feed,
  page: { offset: number; limit: number },
): Promise<ArticleHead[]> =>
  feedOf(db, viewer, feed)
    .select(articleHeads)
    .orderBy(sql`case when top_until > ${feed.asOf}::timestamptz then top_until end`, (o) => o.desc().nullsLast())
    .orderBy('publishAt', 'desc')
    .orderBy('articleId', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

/** Everything that 推荐 chooses from (E-N-02). */
export const candidates = (db: Db, viewer: Reader, feed: Feed, since: string, limit: number): Promise<ArticleHead[]> =>
  feedOf(db, viewer, feed)
    .select(articleHeads)
    .where('publishAt', '>=', since)
    .orderBy('publishAt', 'desc')
    .orderBy('articleId', 'desc')
    .limit(limit)
    .execute()

export const articleById = (db: Db, articleId: string): Promise<ArticleRow | undefined> =>
  db.selectFrom('article').selectAll().where('articleId', '=', articleId).executeTakeFirst()

/** Every published article, for whomever. */
export const allPublished = (db: Db): Promise<ArticleRow[]> =>
  db.selectFrom('article').selectAll().where('status', '=', 'published').orderBy('articleId').execute()

/** How many articles of a channel each category has for a reader. */
export async function countsOfCategories(
  db: Db,
  viewer: Reader,
  channel: Feed['channel'],
  asOf: string,
): Promise<Map<string, number>> {
  const rows = await feedOf(db, viewer, { channel, categoryCode: null, asOf })
    .select(['categoryCode', sql<number>`count(*)::int`.as('n')])
    .groupBy('categoryCode')
    .execute()
  return new Map(rows.map(({ categoryCode, n }) => [categoryCode, n]))
}

/** Articles of a feed by their ids, in that order. */
export async function listedAmong(
  db: Db,
  viewer: Reader,
  feed: Feed,
  articleIds: readonly string[],
): Promise<ArticleHead[]> {
  if (articleIds.length === 0) return []
  const rows = await feedOf(db, viewer, feed)
    .select(articleHeads)
    .where('articleId', 'in', [...articleIds])
    .execute()
  return articleIds.flatMap((id) => rows.find((row) => row.articleId === id) ?? [])
}

export const related = (
  db: Db,
  viewer: Reader,
  article: ArticleHead,
  now: string,
  limit: number,
): Promise<ArticleHead[]> =>
  feedOf(db, viewer, { channel: article.channel, categoryCode: article.categoryCode, asOf: now })
    .select(articleHeads)
    .where('articleId', '!=', article.articleId)
    .orderBy('publishAt', 'desc')
    .orderBy('articleId', 'desc')
    .limit(limit)
    .execute()

export const categoriesOf = (db: Db, channel: Value<'contentCategory', 'channel'>) =>
  db
    .selectFrom('contentCategory')
    .selectAll()
    .where('channel', '=', channel)
    .where('status', '=', 'on')
    .orderBy('sort')
    .execute()

/** Is a notice waiting for this customer's confirmation? */
export async function receiptIsDue(db: Db, viewer: Reader & { bp: string }, now: string): Promise<boolean> {
  const row = await feedOf(db, viewer, { channel: 'information', categoryCode: null, asOf: now })
    .where('needReceipt', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('readReceipt')
            .select('readReceipt.bp')
            .whereRef('readReceipt.articleId', '=', 'article.articleId')
            .whereRef('readReceipt.version', '>=', 'article.version')
            .where('readReceipt.bp', '=', viewer.bp),
        ),
      ),
    )
    .select('articleId')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one waits to be published by now. */
export const isPublishDue = async (db: Db, now: string): Promise<boolean> =>
  (await db
    .selectFrom('article')
    .select('articleId')
    .where('status', '=', 'scheduled')
    .where('publishAt', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Adds counted views, one statement for all articles. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  if (views.size === 0) return
  await sql`update article set view_count = view_count + seen.n
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::int[]) as seen (id, n)
    where article.article_id = seen.id`.execute(db)
}

/** Publishes scheduled articles that are due (3.4). */
export const publishDue = (db: Db, now: string): Promise<ArticleRow[]> =>
  db
    .updateTable('article')
    .set({ status: 'published', updatedAt: now })
    .where('status', '=', 'scheduled')
    .where('publishAt', '<=', now)
    .returningAll()
    .execute()

/** New, or edited: an edit after publication makes a new version; what readers have counted stays. */
export const saveArticleRow = async (db: Db, row: Insertable<ArticleTable>): Promise<void> => {
  const {
    articleId: _id,
    createdAt: _created,
    version: _version,
    viewCount: _views,
    likeCount: _likes,
    ...fields
  } = row
  await db
    .insertInto('article')
    .values(row)
    .onConflict((c) =>
      c.column('articleId').doUpdateSet((eb) => ({
        ...fields,
        version: sql<number>`${eb.ref('article.version')} + case when ${eb.ref('article.status')} in ('published', 'offline') then 1 else 0 end`,
      })),
    )
    .execute()
}

export const insertCategories = async (db: Db, rows: Insertable<ContentCategoryTable>[]): Promise<void> => {
  await db.insertInto('contentCategory').values(rows).execute()
}
