import { market } from '@contract/content/market'
import { shelf } from '@contract/content/shelf'
import { implement } from '../../http/handlers'
import { bannersAt, categoryTree, homeOf } from './home'
import { hotWords, productDetail, productList, setFavorite } from './products'
import { banners, saveBanner } from './staff-banners'
import { moveProduct, product, productCategories, products, saveProduct } from './staff-products'

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

export const shelfHandlers = implement(shelf, {
  'btwob GET /banner/list': (ctx, input) => banners(ctx, ctx.session, input),
  'btwob POST /banner/save': (ctx, input) => saveBanner(ctx, ctx.session, input),
  'btwob GET /product/list': (ctx, input) => products(ctx, ctx.session, input),
  'btwob GET /product/categories': async (ctx) => ({ list: await productCategories(ctx) }),
  'btwob GET /product/detail': (ctx, { productId }) => product(ctx, ctx.session, productId),
  'btwob POST /product/save': (ctx, input) => saveProduct(ctx, ctx.session, input),
  'btwob POST /product/status': (ctx, input) => moveProduct(ctx, ctx.session, input),
})
