import type { Work } from '../../http/context'
import type { Viewer } from '../audience/service'
import { dropDocument, find, hasDocuments, putDocument } from '../search/service'
import { allPublished, listedAmong, type ArticleHead, type ArticleRow, type Feed } from './repo/articles'

/** Articles that a search finds at most. */
const MOST_FOUND = 200

type Indexed = Pick<
  ArticleRow,
  | 'articleId'
  | 'channel'
  | 'categoryCode'
  | 'title'
  | 'summary'
  | 'plainText'
  | 'companyCodes'
  | 'customerTypes'
  | 'visibility'
  | 'publishAt'
  | 'expireAt'
  | 'supplyInfo'
  | 'status'
>

/** Makes an article findable as it is; one that is not published is not (E-G-23). */
export async function indexArticle(work: Work, row: Indexed): Promise<void> {
  const ref = { kind: row.channel, refId: row.articleId }
  if (row.status !== 'published') return dropDocument(work, ref)
  await putDocument(work, {
    ...ref,
    category: row.categoryCode,
    title: row.title,
    summary: row.summary,
    keywords: row.supplyInfo === null ? [] : [...row.supplyInfo.areas, row.supplyInfo.reason],
    text: row.plainText,
    companyCodes: row.companyCodes,
    customerTypes: row.customerTypes,
    visibility: row.visibility,
    from: row.publishAt,
    until: row.expireAt,
  })
}

/** Articles that were published before there was a search. */
export async function indexPublished(work: Work): Promise<void> {
  if (await hasDocuments(work, 'headline')) return
  for (const article of await allPublished(work.db)) await indexArticle(work, article)
}

/** A page of what a channel says of a keyword, the best first (E-N-10). */
export async function searchedPage(
  work: Work,
  viewer: Viewer,
  { keyword, ...feed }: Feed & { keyword: string },
  page: { offset: number; limit: number },
): Promise<{ rows: ArticleHead[]; total: number }> {
  const { hits } = await find(work, viewer, {
    text: keyword,
    kinds: [feed.channel],
    category: feed.categoryCode,
    at: feed.asOf,
    limit: MOST_FOUND,
  })
  const shown = hits.slice(page.offset, page.offset + page.limit).map(({ refId }) => refId)
  return { rows: await listedAmong(work.db, viewer, feed, shown), total: hits.length }
}
