import { pay } from '@contract/payment/pay'
import { implement, manual } from '../../../http/handlers'
import { cancelOrder } from '../order/cancel'
import { receive } from '../channel/notify'
import { orderDetail } from '../order/view'
import { createOrder } from '../order/orders'
import { payChannels, payMeters, recentAccounts, searchAccount } from '../order/pay-views'
import { prepay } from '../channel/prepay'
import { queryOrder } from '../channel/query'

export const payHandlers = implement(pay, {
  'default GET /crmgas/pay/payMeters': (ctx) => payMeters(ctx, ctx.session),
  'default POST /crmgas/pay/searchAccount': manual((ctx, input) => searchAccount(ctx, input.bp, input.meterTail)),
  'default GET /crmgas/pay/recentAccounts': (ctx) => recentAccounts(ctx, ctx.session),
  'default GET /crmgas/pay/channels': (ctx, input) => payChannels(ctx, input),
  'default POST /crmgas/pay/createOrder': manual((ctx, input) => createOrder(ctx, input)),
  'default GET /crmgas/pay/order': (ctx, { orderId }) => orderDetail(ctx, ctx.session, orderId),
  'default POST /crmgas/pay/prepay': manual((ctx, input) => prepay(ctx, input)),
  'default GET /crmgas/pay/query': manual(queryOrder),
  'default POST /crmgas/pay/cancel': manual(async (ctx, { orderId }) => ({ state: await cancelOrder(ctx, orderId) })),
  'default POST /crmgas/pay/notify/{channel}': manual(async (ctx, input) => {
    const channel = ctx.ports.payment.get(input.channel)
    const answer = channel
      ? await receive(ctx, channel, (name) => ctx.header(name), ctx.rawBody())
      : { status: 404, body: 'unknown channel' }
    ctx.reply(answer)
    return null
  }),
})
