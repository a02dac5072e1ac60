import { monthCalls } from '@contract/energy/months'
import { implement } from '../../../http/handlers'
import { monthPage, monthWithBill } from '../months'

export const monthHandlers = implement(monthCalls, {
  'energy GET /monthBill/list': (ctx, input) => monthPage(ctx, ctx.session, input),
  'energy GET /monthBill/detail': (ctx, input) => monthWithBill(ctx, ctx.session, input),
})
