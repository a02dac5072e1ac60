import type { Static } from '@sinclair/typebox'
import { market } from '@contract/content/market'
import type { Ctx, Work } from '../../http/context'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { keywordProblem, viewerOf, type Viewer } from '../audience/service'
import {
  addFavorite,
  anyProduct,
  categories,
  countProducts,
  currentActivities,
  liveBanners,
  pageOfProducts,
  removeFavorite,
  skusOf,
  visibleProduct,
  type ActivityRow,
  type ProductFilter,
} from './repo'
import { activityState, signUpState } from './rules/shelf'
import { cardOf, cardsOf, productViews } from './service'

type Home = Static<(typeof market)['default GET /crmgas/market/home']['out']>

const shown = { categories: 8, hot: 6, fresh: 6, activities: 3, related: 4 }
/** E-M-22. */
const mostFavorites = 200

async function bannersOf(work: Work, viewer: Viewer, position: string): Promise<Home['banners']> {
  const rows = await liveBanners(work.db, viewer, position, work.clock.iso())
  return rows.map((row) => ({
    bannerId: row.bannerId,
    title: row.title,
    imageUrl: row.imageUrl,
    targetRoute: row.targetRoute,
    targetParams: row.targetParams,
    url: row.url,
  }))
}

const activityCard = (row: ActivityRow, nowMs: number): Home['activities'][number] => ({
  activityId: row.activityId,
  type: row.type,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  startAt: row.startAt,
  endAt: row.endAt,
  state: activityState(row, nowMs),
  signUpState: signUpState(row, nowMs),
  quota: row.quota,
  quotaUsed: row.quotaUsed,
  targetRoute: row.targetRoute,
  targetParams: row.targetParams,
  url: row.onlineUrl,
})

async function homeOf(ctx: Ctx): Promise<Home> {
  const viewer = await viewerOf(ctx, ctx.session)
  const products = (sort: 'hot' | 'new', limit: number) =>
    pageOfProducts(ctx.db, viewer, anyProduct, sort, { offset: 0, limit })
  const all = await categories(ctx.db)
  const activities = await currentActivities(ctx.db, viewer, ctx.clock.iso(), shown.activities)
  return {
    banners: await bannersOf(ctx, viewer, 'mall'),
    categories: all
      .filter((row) => row.parentId === null)
      .slice(0, shown.categories)
      .map(categoryRow),
    // Gas products are cards of the package area (E-M-23); without one there is nothing to choose from.
    gasProducts: [],
    hotProducts: await cardsOf(ctx, viewer, await products('hot', shown.hot)),
    activities: activities.map((row) => activityCard(row, ctx.clock.now())),
    newProducts: await cardsOf(ctx, viewer, await products('new', shown.fresh)),
    partial: false,
  }
}

const categoryRow = ({ categoryId, parentId, name, icon, sort }: Home['categories'][number]) => ({
  categoryId,
  parentId,
  name,
  icon,
  sort,
})

/** A category of the first level stands for all below it. */
async function categoryIdsOf(ctx: Ctx, categoryId: string | undefined): Promise<string[] | null> {
  if (categoryId === undefined) return null
  const all = await categories(ctx.db)
  return all.filter((row) => row.categoryId === categoryId || row.parentId === categoryId).map((row) => row.categoryId)
}

export const marketHandlers = implement(market, {
  'default GET /crmgas/market/home': homeOf,
  'default GET /crmgas/market/category/list': async (ctx, { parentId }) => {
    const all = (await categories(ctx.db)).map(categoryRow)
    const top = all.filter((row) => (parentId === undefined ? row.parentId === null : row.parentId === parentId))
    return { list: top.map((row) => ({ ...row, children: all.filter((child) => child.parentId === row.categoryId) })) }
  },
  'default GET /crmgas/market/product/list': async (ctx, input) => {
    const { pageNum = 1, pageSize = 20, sort = 'hot' } = input
    const keyword = input.keyword?.trim() || null
    if (keyword !== null && keywordProblem(keyword) === 'TOO_LONG') throw new Refusal('E1012')
    const viewer = await viewerOf(ctx, ctx.session)
    const filter: ProductFilter = {
      categoryIds: await categoryIdsOf(ctx, input.categoryId),
      keyword,
      kind: input.kind ?? null,
      priceMode: input.priceMode ?? null,
      favoriteOf: input.favorite === '1' ? ctx.session.userId : null,
    }
    const rows = await pageOfProducts(ctx.db, viewer, filter, sort, {
      offset: (pageNum - 1) * pageSize,
      limit: pageSize,
    })
    return {
      list: await cardsOf(ctx, viewer, rows),
      total: await countProducts(ctx.db, viewer, filter),
      pageNum,
      pageSize,
    }
  },
  'default GET /crmgas/market/product/detail': async (ctx, { productId }) => {
    const viewer = await viewerOf(ctx, ctx.session)
    const row = await visibleProduct(ctx.db, viewer, productId)
    if (!row) throw new Refusal('E1001')
    productViews.see(productId, ctx.session.userId, ctx.clock.now())
    const [card] = await cardsOf(ctx, viewer, [row])
    const sameCategory = { ...anyProduct, categoryIds: [row.categoryId] }
    const near = await pageOfProducts(ctx.db, viewer, sameCategory, 'hot', { offset: 0, limit: shown.related + 1 })
    const related = near.filter((one) => one.productId !== productId).slice(0, shown.related)
    return {
      ...(card ?? cardOf(row, new Set())),
      categoryId: row.categoryId,
      images: row.images,
      basePriceDate: row.basePriceDate,
      sellingPoints: row.sellingPoints,
      params: row.params,
      blocks: row.blocks,
      supplierName: row.supplierName,
      certNos: row.certNos,
      serviceAreas: row.serviceAreas,
      warrantyMonths: row.warrantyMonths,
      slaHours: row.slaHours,
      skus: (await skusOf(ctx.db, productId)).map(({ skuId, name, price, minQty, maxQty }) => ({
        skuId,
        name,
        price,
        minQty,
        maxQty,
      })),
      related: await cardsOf(ctx, viewer, related),
    }
  },
  'default POST /crmgas/market/product/favorite': async (ctx, { productId, favorite }) => {
    const { userId } = ctx.session
    if (!favorite) {
      await removeFavorite(ctx.db, userId, productId)
      return { isFavorite: false }
    }
    const row = await visibleProduct(ctx.db, await viewerOf(ctx, ctx.session), productId)
    if (!row) throw new Refusal('E1001')
    if (!(await addFavorite(ctx.db, { userId, productId, createdAt: ctx.clock.iso() }, mostFavorites)))
      throw new Refusal('E1011')
    return { isFavorite: true }
  },
  'default GET /crmgas/banner/list': async (ctx, { position }) => ({
    list: await bannersOf(ctx, await viewerOf(ctx, ctx.session), position),
  }),
})
