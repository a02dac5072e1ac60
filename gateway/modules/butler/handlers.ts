import { butler } from '@contract/butler'
import { implement } from '../../http/handlers'
import { list } from './advisers'
import { assign, evaluate, hotlines, info, visits } from './butler'

export const butlerHandlers = implement(butler, {
  'default GET /crmgas/butler/info': (ctx) => info(ctx, ctx.session),
  'default GET /crmgas/butler/visits': (ctx, input) => visits(ctx, ctx.session, input),
  'default POST /crmgas/butler/evaluate': (ctx, input) => evaluate(ctx, ctx.session, input),
  'default GET /crmgas/hotline/list': (ctx) => hotlines(ctx, ctx.session),
  'btwob GET /butler/list': (ctx) => list(ctx, ctx.session),
  'btwob POST /butler/assign': (ctx, input) => assign(ctx, ctx.session, input),
})
