import { basket } from '@contract/payment/basket'
import { implement, manual } from '../../../http/handlers'
import { createBasket } from '../basket/baskets'
import { prepayBasket } from '../basket/prepay'
import { basketView } from '../basket/view'

export const basketHandlers = implement(basket, {
  'btwob POST /pay/basket/create': (ctx, input) => createBasket(ctx, input),
  'btwob GET /pay/basket/detail': (ctx, { basketId }) => basketView(ctx, ctx.session, basketId),
  'btwob POST /pay/basket/prepay': manual((ctx, input) => prepayBasket(ctx, input)),
})
