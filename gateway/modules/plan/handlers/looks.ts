import { planLooks } from '@contract/plan/looks'
import { implement } from '../../../http/handlers'
import { planDetail } from '../detail'
import { planRecords } from '../records'

export const lookHandlers = implement(planLooks, {
  'predict GET /plan/records': (ctx, input) => planRecords(ctx, ctx.session, input),
  'predict GET /plan/detail': (ctx, input) => planDetail(ctx, ctx.session, input),
})
