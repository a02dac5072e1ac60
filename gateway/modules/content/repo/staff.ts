import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { articleHeads, type ArticleHead, type ArticleRow } from './articles'

interface Page {
  offset: number
  limit: number
}

/** Of a company alone, or of all; no other company's. */
const ofCompany = (companyCode: string) =>
  sql<SqlBool>`(cardinality(article.company_codes) = 0 or ${companyCode} = any(article.company_codes))`

export async function pageForStaff(
  db: Db,
  companyCode: string,
  status: ArticleRow['status'] | undefined,
  { offset, limit }: Page,
): Promise<{ rows: ArticleHead[]; total: number }> {
  const of = () =>
    db
      .selectFrom('article')
      .where(ofCompany(companyCode))
      .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'draft'))
  const rows = await of()
    .select(articleHeads)
    .orderBy('updatedAt', 'desc')
    .orderBy('articleId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const total = await countOf(of())
  return { rows, total }
}

/** An article of the company or of all; `lock` holds it until the end of the transaction. */
export const articleForStaff = (
  db: Db,
  companyCode: string,
  articleId: string,
  { lock = false } = {},
): Promise<ArticleRow | undefined> =>
  db
    .selectFrom('article')
    .selectAll()
    .where('articleId', '=', articleId)
    .where(ofCompany(companyCode))
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst()

/** Moves an article that the caller has locked; returns it as changed. */
export const moveArticle = (
  db: Db,
  articleId: string,
  set: Pick<ArticleRow, 'status' | 'publishAt' | 'updatedAt'>,
): Promise<ArticleRow> =>
  db.updateTable('article').set(set).where('articleId', '=', articleId).returningAll().executeTakeFirstOrThrow()

export const allCategories = (db: Db) =>
  db.selectFrom('contentCategory').selectAll().where('status', '=', 'on').orderBy('channel').orderBy('sort').execute()

/** Customers of a company that have confirmed an article as it is, the latest first, and how many. */
export async function receiptsForStaff(db: Db, companyCode: string, articleId: string, limit: number) {
  const of = db
    .selectFrom('readReceipt')
    .innerJoin('article', 'article.articleId', 'readReceipt.articleId')
    .where('readReceipt.articleId', '=', articleId)
    .where('readReceipt.companyCode', '=', companyCode)
    .whereRef('readReceipt.version', '>=', 'article.version')
  const rows = await of
    .select(['readReceipt.bp', 'readReceipt.userMasked', 'readReceipt.at'])
    .orderBy('readReceipt.at', 'desc')
    .limit(limit)
    .execute()
  const given = await countOf(of)
  return { rows, given }
}
