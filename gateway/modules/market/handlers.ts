import { market } from '@contract/content/market'
import { implement } from '../../http/handlers'
import { bannersAt, categoryTree, homeOf } from './home'
import { hotWords, productDetail, productList, setFavorite } from './products'

export const marketHandlers = implement(market, {
  'default GET /crmgas/market/home': (ctx) => homeOf(ctx, ctx.session),
  'default GET /crmgas/market/category/list': async (ctx, { parentId }) => ({
    list: await categoryTree(ctx, parentId),
  }),
  'default GET /crmgas/market/product/list': (ctx, input) => productList(ctx, ctx.session, input),
  'default GET /crmgas/market/product/detail': (ctx, { productId }) => productDetail(ctx, ctx.session, productId),
  'default GET /crmgas/market/product/hotWords': async (ctx) => ({ list: await hotWords(ctx, ctx.session) }),
  'default POST /crmgas/market/product/favorite': (ctx, input) => setFavorite(ctx, ctx.session, input),
  'default GET /crmgas/banner/list': async (ctx, { position }) => ({
    list: await bannersAt(ctx, ctx.session, position),
  }),
})
