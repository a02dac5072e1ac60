import { gasOrders } from '@contract/card/gas-orders'
import { implement, manual } from '../../../http/handlers'
import { buyGas } from '../buy'
import { gasOrderDetail, gasOrderPage } from '../order-views'
import { cancelGas, refundGas } from '../refund'

export const gasOrderHandlers = implement(gasOrders, {
  'default POST /crmgas/icBuyGus': manual((ctx, input) => buyGas(ctx, input)),
  'default POST /crmgas/icBuyGus4HQW': manual((ctx, input) => buyGas(ctx, input)),
  'default GET /crmgas/gasPaymentOrder/list': (ctx, input) => gasOrderPage(ctx, ctx.session, input),
  'default GET /crmgas/gasPaymentOrder/detail': (ctx, { gasOrderId }) => gasOrderDetail(ctx, ctx.session, gasOrderId),
  'default POST /crmgas/gasPaymentOrder/cancel': manual((ctx, { gasOrderId }) => cancelGas(ctx, gasOrderId)),
  'default POST /crmgas/gasPaymentOrder/refund': (ctx, { gasOrderId, reason }) => refundGas(ctx, gasOrderId, reason),
})
