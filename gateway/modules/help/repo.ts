import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import { countOf } from '../../db/count'
import type { Db } from '../../db/connect'
import type { HelpArticleTable, HelpCategoryTable, HelpFeedbackTable } from '../../db/tables.gen'

export type Entry = Selectable<HelpArticleTable>
export type Category = Selectable<HelpCategoryTable>
export type Feedback = Selectable<HelpFeedbackTable>

/** Shared entries and those of the company (HC-01). */
const ofCompany = (companyCode: string) => sql<SqlBool>`(company_codes = '{}' or ${companyCode} = any(company_codes))`

export const categories = (db: Db): Promise<Category[]> =>
  db.selectFrom('helpCategory').selectAll().orderBy('sort').orderBy('categoryId').execute()

const published = (db: Db, companyCode: string) =>
  db.selectFrom('helpArticle').where('status', '=', 'PUBLISHED').where(ofCompany(companyCode))

export async function countsOfCategories(db: Db, companyCode: string): Promise<Map<string, number>> {
  const rows = await published(db, companyCode)
    .select(['categoryId', sql<number>`count(*)::int`.as('n')])
    .groupBy('categoryId')
    .execute()
  return new Map(rows.map(({ categoryId, n }) => [categoryId, n]))
}

export const hotEntries = (db: Db, companyCode: string, limit: number): Promise<Entry[]> =>
  published(db, companyCode)
    .selectAll()
    .where('hot', 'is not', null)
    .orderBy('hot')
    .orderBy('articleId')
    .limit(limit)
    .execute()

type Page = { offset: number; limit: number }

/** A page of a category, of all without one: the most read first. */
export async function pageOfEntries(
  db: Db,
  companyCode: string,
  categoryId: string | undefined,
  { offset, limit }: Page,
): Promise<{ rows: Entry[]; total: number }> {
  const of = () =>
    published(db, companyCode).$if(categoryId !== undefined, (q) => q.where('categoryId', '=', categoryId ?? ''))
  const rows = await of()
    .selectAll()
    .orderBy('viewCount', 'desc')
    .orderBy('articleId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(of()) }
}

/** An entry that customers of the company can read now. */
export const readableEntry = (db: Db, companyCode: string, articleId: string): Promise<Entry | undefined> =>
  published(db, companyCode).selectAll().where('articleId', '=', articleId).executeTakeFirst()

/** Published entries by their ids, in that order. */
export async function readableAmong(db: Db, companyCode: string, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await published(db, companyCode)
    .selectAll()
    .where('articleId', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.articleId === id) ?? [])
}

export const feedbackOf = (db: Db, userId: string, articleId: string): Promise<Feedback | undefined> =>
  db
    .selectFrom('helpFeedback')
    .selectAll()
    .where('userId', '=', userId)
    .where('articleId', '=', articleId)
    .executeTakeFirst()

/** Says or changes what a user thinks of an entry; its counts follow. The entry's row is locked first: two taps count once. */
export async function saveFeedback(db: Db, row: Insertable<HelpFeedbackTable>): Promise<void> {
  const { userId, articleId, useful } = row
  await db.selectFrom('helpArticle').select('articleId').where('articleId', '=', articleId).forUpdate().execute()
  const before = await feedbackOf(db, userId, articleId)
  const { userId: _user, articleId: _id, ...said } = row
  await db
    .insertInto('helpFeedback')
    .values(row)
    .onConflict((c) => c.columns(['userId', 'articleId']).doUpdateSet(said))
    .execute()
  if (before?.useful === useful) return
  const up = useful ? 1 : before ? -1 : 0
  const down = useful ? (before ? -1 : 0) : 1
  await db
    .updateTable('helpArticle')
    .set((eb) => ({ usefulCount: eb('usefulCount', '+', up), uselessCount: eb('uselessCount', '+', down) }))
    .where('articleId', '=', articleId)
    .execute()
}

/** All feedback of a user, the newest first: for the user's own copy. */
export const feedbackGivenBy = (db: Db, userId: string) =>
  db
    .selectFrom('helpFeedback')
    .innerJoin('helpArticle', 'helpArticle.articleId', 'helpFeedback.articleId')
    .where('helpFeedback.userId', '=', userId)
    .select([
      'helpArticle.title',
      'helpFeedback.useful',
      'helpFeedback.reasons',
      'helpFeedback.comment',
      'helpFeedback.at',
    ])
    .orderBy('helpFeedback.at', 'desc')
    .orderBy('helpFeedback.articleId')
    .execute()

/** What readers found of no use, the newest first. */
export const complaintsAbout = (db: Db, articleId: string, limit: number): Promise<Feedback[]> =>
  db
    .selectFrom('helpFeedback')
    .selectAll()
    .where('articleId', '=', articleId)
    .where('useful', '=', false)
    .orderBy('at', 'desc')
    .orderBy('userId')
    .limit(limit)
    .execute()

/** A page of what staff of a company see, whatever its state. */
export async function pageForStaff(
  db: Db,
  companyCode: string,
  status: Entry['status'] | undefined,
  { offset, limit }: Page,
): Promise<{ rows: Entry[]; total: number }> {
  const of = () =>
    db
      .selectFrom('helpArticle')
      .where(ofCompany(companyCode))
      .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'DRAFT'))
  const rows = await of()
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('articleId')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await countOf(of()) }
}

export const entryForStaff = (db: Db, companyCode: string, articleId: string): Promise<Entry | undefined> =>
  db
    .selectFrom('helpArticle')
    .selectAll()
    .where('articleId', '=', articleId)
    .where(ofCompany(companyCode))
    .executeTakeFirst()

/** New, or in place of the entry of that number; its counts stay. */
export async function saveEntry(db: Db, row: Insertable<HelpArticleTable>): Promise<void> {
  const { articleId: _id, createdAt: _created, ...fields } = row
  await db
    .insertInto('helpArticle')
    .values(row)
    .onConflict((c) => c.column('articleId').doUpdateSet(fields))
    .execute()
}

export const insertCategories = async (db: Db, rows: Insertable<HelpCategoryTable>[]): Promise<void> => {
  await db.insertInto('helpCategory').values(rows).execute()
}

export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  if (views.size === 0) return
  await sql`update help_article set view_count = view_count + seen.n
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::int[]) as seen (id, n)
    where help_article.article_id = seen.id`.execute(db)
}
