import { packageOrders } from '@contract/gas-package/orders'
import { implement } from '../../../http/handlers'
import { pickCycles, savePlan, submitPickBill } from '../extract/pick'
import { orderDetail } from '../orders/detail'
import { orderList, orderSummary } from '../orders/list'
import { childDetail, supplementDetail } from '../orders/parts'
import { cancelOrder } from '../sale/cancel'

export const orderHandlers = implement(packageOrders, {
  'taocan GET /trade/order/summary': (ctx) => orderSummary(ctx, ctx.session),
  'taocan GET /trade/order/list': (ctx, input) => orderList(ctx, ctx.session, input),
  'taocan GET /trade/order/detail': (ctx, { orderNo }) => orderDetail(ctx, ctx.session, orderNo),
  'taocan GET /trade/order/childDetail': (ctx, { childNo }) => childDetail(ctx, ctx.session, childNo),
  'taocan GET /trade/order/supplementDetail': (ctx, { buNo }) => supplementDetail(ctx, ctx.session, buNo),
  'taocan POST /trade/order/cancel': (ctx, input) => cancelOrder(ctx, ctx.session, input),
  'taocan GET /trade/pick/cycles': (ctx, { orderNo }) => pickCycles(ctx, ctx.session, orderNo),
  'taocan POST /trade/pick/savePickPlan': (ctx, input) => savePlan(ctx, ctx.session, input),
  'taocan POST /trade/pick/submitPickBillInfo': (ctx, input) => submitPickBill(ctx, ctx.session, input),
})
