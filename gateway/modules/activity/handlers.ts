import { activity } from '@contract/activity'
import { implement } from '../../http/handlers'
import { cancel, signUp } from './seats'
import * as staff from './staff'
import { detail, list } from './views'

export const activityHandlers = implement(activity, {
  'default GET /crmgas/market/activity/list': (ctx, input) => list(ctx, ctx.session, input),
  'default GET /crmgas/market/activity/detail': (ctx, input) => detail(ctx, ctx.session, input),
  'default POST /crmgas/market/activity/signUp': (ctx, input) => signUp(ctx, ctx.session, input),
  'default POST /crmgas/market/activity/cancelSignUp': (ctx, input) => cancel(ctx, ctx.session, input),

  'btwob GET /activity/list': (ctx, input) => staff.queue(ctx, ctx.session, input),
  'btwob GET /activity/detail': (ctx, { activityId }) => staff.detail(ctx, ctx.session, activityId),
  'btwob POST /activity/save': (ctx, input) => staff.save(ctx, ctx.session, input),
  'btwob POST /activity/checkIn': (ctx, input) => staff.checkIn(ctx, ctx.session, input),
})
