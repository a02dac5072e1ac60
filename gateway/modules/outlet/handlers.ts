import { outlet } from '@contract/outlet'
import { implement } from '../../http/handlers'
import { cityList, locate } from './cities'
import { detail, inBounds, list } from './outlets'
import { save, staffList } from './staff'

export const outletHandlers = implement(outlet, {
  'default GET /crmgas/outlet/list': (ctx, input) => list(ctx, ctx.session, input),
  'default GET /crmgas/outlet/inBounds': (ctx, input) => inBounds(ctx, ctx.session, input),
  'default GET /crmgas/outlet/detail': (ctx, input) => detail(ctx, ctx.session, input),
  'default GET /crmgas/city/list': (ctx, input) => cityList(ctx, ctx.session, input),
  'default GET /crmgas/city/locate': (ctx, input) => locate(ctx, ctx.session, input),

  'btwob GET /outlet/list': (ctx, input) => staffList(ctx, ctx.session, input),
  'btwob POST /outlet/save': (ctx, input) => save(ctx, ctx.session, input),
})
