import { coupon } from '@contract/coupon'
import { implement } from '../../http/handlers'
import { couponsOf, grant, withdraw } from './coupons'

export const couponHandlers = implement(coupon, {
  'btwob GET /coupon/list': (ctx, input) => couponsOf(ctx, ctx.session, input),
  'btwob POST /coupon/grant': (ctx, input) => grant(ctx, ctx.session, input),
  'btwob POST /coupon/withdraw': (ctx, input) => withdraw(ctx, ctx.session, input),
})
