import { market } from '@contract/content/market'
import { implement } from '../../http/handlers'
import { viewerOf } from '../audience/service'
import { bannersOf, categoryRow, homeOf } from './home'
import { productDetail, productList, setFavorite } from './products'
import { categories } from './repo'

export const marketHandlers = implement(market, {
  'default GET /crmgas/market/home': (ctx) => homeOf(ctx, ctx.session),
  'default GET /crmgas/market/category/list': async (ctx, { parentId }) => {
    const all = (await categories(ctx.db)).map(categoryRow)
    const top = all.filter((row) => (parentId === undefined ? row.parentId === null : row.parentId === parentId))
    return { list: top.map((row) => ({ ...row, children: all.filter((child) => child.parentId === row.categoryId) })) }
  },
  'default GET /crmgas/market/product/list': (ctx, input) => productList(ctx, ctx.session, input),
  'default GET /crmgas/market/product/detail': (ctx, { productId }) => productDetail(ctx, ctx.session, productId),
  'default POST /crmgas/market/product/favorite': (ctx, input) => setFavorite(ctx, ctx.session, input),
  'default GET /crmgas/banner/list': async (ctx, { position }) => ({
    list: await bannersOf(ctx, await viewerOf(ctx, ctx.session), position),
  }),
})
