import type { Out } from '@contract'
import type { Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { indexOf } from '../../secret'
import { viewerOf } from '../audience/service'
import { offeredFiles } from '../file/service'
import { reactionState } from './reactions'
import { related, type ArticleHead } from './repo/articles'
import { reactionsOf } from './repo/readers'
import { readable, rowsOf } from './rows'
import { cleanBlocks } from './rules/rich-text'
import { categoryOf, hostsOf, productsOf, receiptsFor, views } from './service'

const relatedShown = 4
const mostProducts = 3

const isExpired = (row: ArticleHead, nowMs: number): boolean =>
  row.expireAt !== null && Date.parse(row.expireAt) <= nowMs

/** Visitors are identified by address and browser, hashed under a key: neither is stored, nor found by trying all addresses. */
const readerOf = (ctx: Ctx): string => ctx.session?.userId ?? indexOf(ctx, `${ctx.ip}|${ctx.userAgent}`)

/** An article with its neighbours and products; the view is counted. */
export async function articleDetail(ctx: Ctx, articleId: string): Promise<Out<'default GET /crmgas/news/detail'>> {
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
    // Hosts can leave the list after an article was saved.
    blocks: cleanBlocks(article.blocks, hostsOf(ctx)),
    attachments: await offeredFiles(ctx, article.attachments),
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
