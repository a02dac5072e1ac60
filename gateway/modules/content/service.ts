import { DAY, toInstant } from '@domain/date'
import type { SupplyInfo } from '../../db/column-types'
import { jsonb } from '../../db/connect'
import type { JobCtx, Work } from '../../http/context'
import { createViewCounter, flushCounter, type Audience, type Viewer } from '../audience/service'
import { isOwnPicture } from '../file/service'
import * as market from '../market/service'
import {
  addViews,
  candidates,
  categoriesOf,
  countFeed,
  isPublishDue,
  pageOfFeed,
  publishDue,
  saveArticleRow,
  type ArticleHead,
  type Feed,
} from './repo/articles'
import { readBefore, receiptsOf } from './repo/readers'
import { indexArticle } from './searchable'
import { recommend, recommendDays } from './rules/recommend'
import { blocksOfHtml, cleanBlocks, plainTextOf, safePicture, summaryOf, type Block } from './rules/rich-text'

export type { Block }
export { meterNumbers } from './asked'
export { bidTerms, planTerms, processText } from './process-text'

/** An editor's HTML as clean blocks, for documents and products as for articles. */
export const blocksOf = (work: Work, html: string): Block[] => blocksOfHtml(html, hostsOf(work))

const viewWindowMs = 30 * 60_000
/** One counter per process (E-N-04). */
export const views = createViewCounter(viewWindowMs)

/** An editor's HTML as plain lines, for texts that are shown without pictures and marks. */
export const plainText = (work: Work, html: string): string => plainTextOf(blocksOf(work, html))

/** Articles that 推荐 weighs at most. */
const mostCandidates = 500

/** Hosts that links and pictures of articles may point to (CV-12). */
export const hostsOf = (work: Work): string[] =>
  work.settings
    .text('*', 'webviewHosts', '')
    .split(/[\s,]+/)
    .filter(Boolean)

export interface FeedPage {
  rows: ArticleHead[]
  total: number
}

/** A page of a channel: by E-N-01, for the first (virtual) headline category by E-N-02. */
export async function feedPage(
  work: Work,
  viewer: Viewer,
  feed: Feed,
  page: { offset: number; limit: number },
): Promise<FeedPage> {
  if (feed.channel === 'headline' && feed.categoryCode === null) return recommended(work, viewer, feed, page)
  const total = await countFeed(work.db, viewer, feed)
  const rows = total > page.offset ? await pageOfFeed(work.db, viewer, feed, page) : []
  return { rows, total }
}

async function recommended(
  work: Work,
  viewer: Viewer,
  feed: Feed,
  page: { offset: number; limit: number },
): Promise<FeedPage> {
  const asOf = Date.parse(feed.asOf)
  const found = await candidates(work.db, viewer, feed, toInstant(asOf - recommendDays * DAY), mostCandidates)
  const read = await readIds(work, viewer, found, feed.asOf)
  const byId = new Map(found.map((row) => [row.articleId, row]))
  const ordered = recommend(
    found.map((row) => ({ ...row, isRead: read.has(row.articleId), isTop: isTop(row, asOf) })),
    viewer,
    asOf,
  )
  const rows = ordered.slice(page.offset, page.offset + page.limit).flatMap((one) => byId.get(one.articleId) ?? [])
  return { rows, total: found.length }
}

export const isTop = (row: ArticleHead, nowMs: number): boolean =>
  row.topUntil !== null && Date.parse(row.topUntil) > nowMs

export const readIds = (
  work: Work,
  viewer: Viewer,
  rows: readonly ArticleHead[],
  before: string,
): Promise<Set<string>> =>
  viewer.userId === null
    ? Promise.resolve(new Set<string>())
    : readBefore(
        work.db,
        viewer.userId,
        rows.map((row) => row.articleId),
        before,
      )

/** The category to ask for: null for a virtual one; a code that the channel does not have gives nothing. */
export async function categoryOf(
  work: Work,
  channel: ArticleDraft['channel'],
  code: string | undefined,
): Promise<{ code: string | null; name: string }> {
  const all = await categoriesOf(work.db, channel)
  const found = code === undefined ? all[0] : all.find((one) => one.code === code)
  return { code: found?.isVirtual ? null : (found?.code ?? code ?? ''), name: found?.name ?? '' }
}

export const receiptsFor = (work: Work, viewer: Viewer, rows: readonly ArticleHead[]) => {
  const needed = rows.filter((row) => row.needReceipt).map((row) => row.articleId)
  return viewer.bp === null
    ? Promise.resolve(new Map<string, { at: string; userMasked: string }>())
    : receiptsOf(work.db, viewer.bp, needed)
}

/** Cards of the products an article names, as far as this viewer may see them. */
export const productsOf = (work: Work, viewer: Viewer, productIds: readonly string[]) =>
  viewer.bp === null ? Promise.resolve([]) : market.cardsById(work, viewer, productIds)

export interface ArticleDraft extends Audience {
  articleId: string
  channel: 'headline' | 'information' | 'knowledge' | 'hyq'
  categoryCode: string
  title: string
  summary?: string
  layout: 'text' | 'left' | 'big' | 'triple'
  covers: readonly string[]
  /** Either blocks or an editor's HTML. */
  blocks?: readonly unknown[]
  html?: string
  author?: string | null
  /** Needed unless the text is our own. */
  source?: string | null
  sourceUrl?: string | null
  publishAt: string
  expireAt?: string | null
  topUntil?: string | null
  needReceipt?: boolean
  receiptDueAt?: string | null
  /** Documents of a notice, by their ids. */
  attachments?: readonly string[]
  relatedProductIds?: readonly string[]
  supplyInfo?: SupplyInfo | null
  allowShare?: boolean
  /** Where it starts: published at once, at `publishAt`, or kept as a draft. */
  status: 'draft' | 'scheduled' | 'published' | 'offline'
  viewCount?: number
  likeCount?: number
}

/** Saves an article with its text sanitised (E-N-11). Throws a RangeError when nothing is left of the text. */
export async function saveArticle(work: Work, draft: ArticleDraft): Promise<void> {
  const hosts = hostsOf(work)
  const blocks: Block[] =
    draft.html === undefined ? cleanBlocks(draft.blocks ?? [], hosts) : blocksOfHtml(draft.html, hosts)
  if (blocks.length === 0) throw new RangeError(`article ${draft.articleId} has no text`)
  const now = work.clock.iso()
  const row = {
    articleId: draft.articleId,
    channel: draft.channel,
    categoryCode: draft.categoryCode,
    title: draft.title,
    summary: draft.summary ?? summaryOf(blocks),
    layout: draft.layout,
    covers: jsonb(draft.covers.flatMap((cover) => (isOwnPicture(cover) ? cover : (safePicture(cover, hosts) ?? [])))),
    blocks: jsonb(blocks),
    plainText: plainTextOf(blocks),
    author: draft.author ?? null,
    source: draft.source ?? null,
    sourceUrl: draft.sourceUrl ?? null,
    isOriginal: !draft.source,
    publishAt: draft.publishAt,
    expireAt: draft.expireAt ?? null,
    topUntil: draft.topUntil ?? null,
    companyCodes: [...draft.companyCodes],
    customerTypes: [...draft.customerTypes],
    visibility: draft.visibility,
    needReceipt: draft.needReceipt ?? false,
    receiptDueAt: draft.receiptDueAt ?? null,
    attachments: jsonb([...(draft.attachments ?? [])]),
    relatedProductIds: [...(draft.relatedProductIds ?? [])],
    supplyInfo: draft.supplyInfo ? jsonb(draft.supplyInfo) : null,
    allowShare: draft.visibility === 'public' && (draft.allowShare ?? true),
    viewCount: draft.viewCount ?? 0,
    likeCount: draft.likeCount ?? 0,
    status: draft.status,
    createdAt: now,
    updatedAt: now,
  }
  await saveArticleRow(work.db, row)
  await indexArticle(work, { ...row, supplyInfo: draft.supplyInfo ?? null })
}

/** What was scheduled appears, in lists and in searches. */
export async function publishScheduled(work: Work): Promise<void> {
  for (const article of await publishDue(work.db, work.clock.iso())) await indexArticle(work, article)
}

/** Writes the views noted since the last time. */
export const flushViews = (ctx: JobCtx): Promise<void> => flushCounter(ctx, views, 'article', addViews)

/** Whether an article, or a product on its shelf, has come to a planned moment. */
export const isMomentDue = async (work: Work): Promise<boolean> =>
  (await isPublishDue(work.db, work.clock.iso())) || (await market.isSwitchDue(work))
