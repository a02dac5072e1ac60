import { monthCalls } from '@contract/energy/months'
import { implement } from '../../../http/handlers'
import { monthPage, monthWithBill, oldMonth, preview, singleMonth } from '../months'

export const monthHandlers = implement(monthCalls, {
  'energy GET /monthBill/list': (ctx, input) => monthPage(ctx, ctx.session, input),
  'energy GET /monthBill/preview': (ctx, input) => preview(ctx, ctx.session, input),
  'energy GET /monthBill/detailSingle': (ctx, input) => singleMonth(ctx, ctx.session, input),
  'energy GET /monthBill/detailOld': (ctx, input) => oldMonth(ctx, ctx.session, input),
  'energy GET /monthBill/detail': (ctx, input) => monthWithBill(ctx, ctx.session, input),
})
