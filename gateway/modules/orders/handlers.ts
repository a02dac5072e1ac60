import { orders } from '@contract/orders'
import { implement } from '../../http/handlers'
import { hideOrder, orderDetail, orderList } from './orders'

export const orderHandlers = implement(orders, {
  'default GET /crmgas/order/list': (ctx, input) => orderList(ctx, ctx.session, input),
  'default GET /crmgas/order/detail': (ctx, input) => orderDetail(ctx, ctx.session, input),
  'default POST /crmgas/order/hide': (ctx, { orderKey }) => hideOrder(ctx, ctx.session, orderKey),
})
