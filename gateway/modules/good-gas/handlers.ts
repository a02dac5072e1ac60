import { goodGas } from '@contract/good-gas'
import { implement } from '../../http/handlers'
import { productList } from './list'
import { recommend } from './recommend'
import { remind } from './remind'

export const goodGasHandlers = implement(goodGas, {
  'default GET /hqw/goodGas/productList': (ctx, input) => productList(ctx, ctx.session, input),
  'default GET /hqw/goodGas/recommend': (ctx, input) => recommend(ctx, ctx.session, input),
  'default POST /hqw/goodGas/remind': (ctx, input) => remind(ctx, ctx.session, input),
})
