import type { Row } from '@contract'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { accessOf, type Viewer } from '../audience/service'
import { pictureOf } from '../file/service'
import { meterNumbers } from './asked'
import { articleById, type ArticleHead, type ArticleRow } from './repo/articles'
import { isTop, readIds, receiptsFor } from './service'

/** List rows with what this viewer knows of them. */
export async function rowsOf(
  work: Work,
  viewer: Viewer,
  heads: readonly ArticleHead[],
  asOf: string,
): Promise<Row<'default GET /crmgas/news/list'>[]> {
  const read = await readIds(work, viewer, heads, work.clock.iso())
  const receipts = await receiptsFor(work, viewer, heads)
  const own = await ownAmong(work, viewer, heads)
  return heads.map((row) => ({
    articleId: row.articleId,
    title: row.title,
    summary: row.summary,
    layout: row.layout,
    covers: row.covers.map((cover) => pictureOf(work, cover)),
    source: row.source,
    publishAt: row.publishAt,
    viewCount: row.viewCount,
    likeCount: row.likeCount,
    top: isTop(row, Date.parse(asOf)),
    isOriginal: row.isOriginal,
    categoryCode: row.categoryCode,
    needReceipt: row.needReceipt,
    receipted: receipts.has(row.articleId),
    read: read.has(row.articleId),
    hasAttachments: row.attachments.length > 0,
    ...(row.supplyInfo !== null && {
      supplyInfo: { ...row.supplyInfo, meterNos: row.supplyInfo.meterNos.filter((one) => own.has(one)) },
    }),
  }))
}

/** The reader's meters, where these notices name any: other customers' numbers are not shown (E 6.9). */
async function ownAmong(work: Work, viewer: Viewer, heads: readonly ArticleHead[]): Promise<ReadonlySet<string>> {
  const { bp, companyCode } = viewer
  if (bp === null || !heads.some(({ supplyInfo }) => supplyInfo !== null && supplyInfo.meterNos.length > 0))
    return new Set()
  return new Set(await ask(work, meterNumbers).own(work, { bp, companyCode }))
}

/** The article if this viewer may read it; else the refusal of E-N-03. */
export async function readable(work: Work, viewer: Viewer, articleId: string): Promise<ArticleRow> {
  const article = await articleById(work.db, articleId)
  const isOut = article && Date.parse(article.publishAt) <= work.clock.now()
  if (!article || !isOut || article.status === 'draft' || article.status === 'scheduled') throw new Refusal('E2003')
  const access = accessOf(article, viewer)
  if (access === 'loginNeeded') throw new Refusal('E2005')
  if (access === 'notForYou') throw new Refusal('E2001')
  if (article.status === 'offline') throw new Refusal('E2002')
  return article
}
