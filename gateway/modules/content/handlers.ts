import { createHash } from 'node:crypto'
import type { Static } from '@sinclair/typebox'
import { news } from '@contract/content/news'
import type { Ctx, Work } from '../../http/context'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { accessOf, keywordProblem, rangesOf, viewerOf, type Viewer } from '../audience/service'
import * as todo from '../todo/service'
import { articleById, categoriesOf, receiptIsDue, related, type ArticleHead, type ArticleRow } from './repo/articles'
import { addRead, countFavorites, insertReceipt, pageOfFavorites, reactionsOf, setReaction } from './repo/readers'
import { categoryOf, feedPage, isTop, productsOf, readIds, receiptsFor, views } from './service'

type Row = Static<(typeof news)['default GET /crmgas/news/list']['out']>['list'][number]
type Detail = Static<(typeof news)['default GET /crmgas/news/detail']['out']>

const relatedShown = 4
/** A page left open counts half an hour at most (E-N-06). */
const mostDwellMs = 30 * 60_000
const mostProducts = 3

const isExpired = (row: ArticleHead, nowMs: number): boolean =>
  row.expireAt !== null && Date.parse(row.expireAt) <= nowMs

/** List rows with what this viewer knows of them. */
async function rowsOf(work: Work, viewer: Viewer, heads: readonly ArticleHead[], asOf: string): Promise<Row[]> {
  const read = await readIds(work, viewer, heads, work.clock.iso())
  const receipts = await receiptsFor(work, viewer, heads)
  return heads.map((row) => ({
    articleId: row.articleId,
    title: row.title,
    summary: row.summary,
    layout: row.layout,
    covers: row.covers,
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
    ...(row.supplyInfo === null ? {} : { supplyInfo: row.supplyInfo }),
  }))
}

/** The article if this viewer may read it; else the refusal of E-N-03. */
async function readable(ctx: Ctx, viewer: Viewer, articleId: string): Promise<ArticleRow> {
  const article = await articleById(ctx.db, articleId)
  const isOut = article && Date.parse(article.publishAt) <= ctx.clock.now()
  if (!article || !isOut || article.status === 'draft' || article.status === 'scheduled') throw new Refusal('E2003')
  const access = accessOf(article, viewer)
  if (access === 'loginNeeded') throw new Refusal('E2005')
  if (access === 'notForYou') throw new Refusal('E2001')
  if (article.status === 'offline') throw new Refusal('E2002')
  return article
}

const reactionState = (row: ArticleRow, types: readonly string[]) => ({
  likeCount: row.likeCount,
  favCount: row.favCount,
  liked: types.includes('like'),
  favorited: types.includes('favorite'),
  useful: types.includes('useful') ? true : types.includes('useless') ? false : null,
})

/** Visitors are told apart by address and browser, hashed: nothing of them is kept. */
const readerOf = (ctx: Ctx): string =>
  ctx.session?.userId ?? createHash('sha256').update(`${ctx.ip}|${ctx.userAgent}`).digest('base64url')

function keywordOf(keyword: string | undefined): string | null {
  if (keyword === undefined) return null
  const problem = keywordProblem(keyword)
  if (problem !== null) throw new Refusal(problem === 'EMPTY' ? 'E2004' : 'E1012')
  return keyword.trim()
}

/** 138****0001 (E-N-07). */
const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

async function detailOf(ctx: Ctx, articleId: string): Promise<Detail> {
  const viewer = await viewerOf(ctx, ctx.session)
  const article = await readable(ctx, viewer, articleId)
  const now = ctx.clock.iso()
  views.see(articleId, readerOf(ctx), ctx.clock.now())
  const [row] = await rowsOf(ctx, viewer, [article], now)
  if (!row) throw new Refusal('E2003')
  const reactions = viewer.userId === null ? [] : await reactionsOf(ctx.db, viewer.userId, articleId)
  const receipts = await receiptsFor(ctx, viewer, [article])
  const category = await categoryOf(ctx, article.channel, article.categoryCode)
  return {
    ...row,
    channel: article.channel,
    categoryName: category.name,
    author: article.author,
    sourceUrl: article.sourceUrl,
    blocks: article.blocks,
    attachments: [],
    expired: isExpired(article, ctx.clock.now()),
    receiptDueAt: article.receiptDueAt,
    version: article.version,
    ...reactionState(article, reactions),
    usefulCount: article.usefulCount,
    receipt: receipts.get(articleId) ?? null,
    canShare: article.allowShare && article.visibility === 'public' && !isExpired(article, ctx.clock.now()),
    related: await rowsOf(ctx, viewer, await related(ctx.db, viewer, article, now, relatedShown), now),
    products: await productsOf(ctx, viewer, article.relatedProductIds.slice(0, mostProducts)),
  }
}

export const contentHandlers = implement(news, {
  'default GET /crmgas/news/channelList': async (ctx, { channel }) => {
    const viewer = await viewerOf(ctx, ctx.session)
    const list = await categoriesOf(ctx.db, channel)
    const { bp } = viewer
    return {
      list: list.map(({ code, name, sort, isVirtual }) => ({ code, name, sort, virtual: isVirtual })),
      receiptDue: bp !== null && (await receiptIsDue(ctx.db, { ...viewer, bp }, ctx.clock.iso())),
    }
  },
  'default GET /crmgas/news/list': async (
    ctx,
    { channel, categoryCode, keyword, asOf, pageNum = 1, pageSize = 20 },
  ) => {
    const viewer = await viewerOf(ctx, ctx.session)
    const word = keywordOf(keyword)
    const now = ctx.clock.iso()
    // A time to come would show what is scheduled.
    const at = asOf !== undefined && Date.parse(asOf) < ctx.clock.now() ? asOf : now
    const category = await categoryOf(ctx, channel, categoryCode)
    const feed = { channel, categoryCode: category.code, keyword: word, asOf: at }
    const { rows, total } = await feedPage(ctx, viewer, feed, { offset: (pageNum - 1) * pageSize, limit: pageSize })
    const list = await rowsOf(ctx, viewer, rows, at)
    const marked =
      word === null
        ? list
        : list.map((row) => ({
            ...row,
            highlights: { title: rangesOf(row.title, word), summary: rangesOf(row.summary, word) },
          }))
    return { list: marked, total, pageNum, pageSize, asOf: at }
  },
  'default GET /crmgas/news/detail': (ctx, { articleId }) => detailOf(ctx, articleId),
  'default POST /crmgas/news/react': async (ctx, { articleId, type, on }) => {
    const viewer = await viewerOf(ctx, ctx.session)
    await readable(ctx, viewer, articleId)
    const { userId } = ctx.session
    const now = ctx.clock.iso()
    const opposite = type === 'useful' ? 'useless' : type === 'useless' ? 'useful' : null
    if (on && opposite) await setReaction(ctx.db, { userId, articleId, type: opposite }, false, now)
    await setReaction(ctx.db, { userId, articleId, type }, on, now)
    const article = await readable(ctx, viewer, articleId)
    return reactionState(article, await reactionsOf(ctx.db, userId, articleId))
  },
  'default GET /crmgas/news/favoriteList': async (ctx, { pageNum = 1, pageSize = 20 }) => {
    const viewer = await viewerOf(ctx, ctx.session)
    const { userId } = ctx.session
    const heads = await pageOfFavorites(ctx.db, userId, { offset: (pageNum - 1) * pageSize, limit: pageSize })
    const rows = await rowsOf(ctx, viewer, heads, ctx.clock.iso())
    const list = rows.map((row, i) => {
      const head = heads[i]
      const isOpen = head?.status === 'published' && accessOf(head, viewer) === 'open'
      // What was taken off may not be shown any more, not even its words.
      return isOpen
        ? { ...row, invalid: false }
        : { ...row, summary: '', covers: [], layout: 'text' as const, invalid: true }
    })
    return { list, total: await countFavorites(ctx.db, userId), pageNum, pageSize }
  },
  'default POST /crmgas/news/readReport': async (ctx, { articleId, dwellMs, percent }) => {
    if (!ctx.session) return {}
    await readable(ctx, await viewerOf(ctx, ctx.session), articleId)
    await addRead(ctx.db, {
      userId: ctx.session.userId,
      articleId,
      at: ctx.clock.iso(),
      percent,
      dwellMs: Math.min(dwellMs, mostDwellMs),
    })
    return {}
  },
  'default POST /crmgas/news/confirmRead': async (ctx, { articleId, version }) => {
    const { session } = ctx
    const viewer = await viewerOf(ctx, session)
    const article = await readable(ctx, viewer, articleId)
    if (article.version !== version) throw new Refusal('E2006')
    if (!article.needReceipt) throw new Refusal('2901')
    const userMasked = maskedPhone(session.username)
    const { bp, companyCode, userId } = session
    await insertReceipt(ctx.db, { bp, articleId, companyCode, userId, userMasked, at: ctx.clock.iso(), version })
    await todo.done(ctx, 'NOTICE_RECEIPT', articleId, bp)
    const receipt = (await receiptsFor(ctx, viewer, [article])).get(articleId)
    if (!receipt) throw new Refusal('E2006')
    return receipt
  },
})
