import { lead } from '@contract/lead'
import { implement } from '../../http/handlers'
import * as acts from './acts'
import * as staff from './staff'
import { submit } from './submit'

export const leadHandlers = implement(lead, {
  'demand POST /lead/submit': (ctx, input) => submit(ctx, ctx.session, input),
  'demand GET /lead/list': (ctx, input) => acts.list(ctx, ctx.session, input),
  'demand GET /lead/detail': (ctx, input) => acts.detail(ctx, ctx.session, input),
  'demand POST /lead/cancel': (ctx, input) => acts.cancel(ctx, ctx.session, input),
  'demand POST /lead/supplement': (ctx, input) => acts.supplement(ctx, ctx.session, input),
  'demand POST /lead/quote/accept': (ctx, input) => acts.accept(ctx, ctx.session, input),
  'demand POST /lead/quote/reject': (ctx, input) => acts.reject(ctx, ctx.session, input),
  'demand POST /lead/evaluate': (ctx, input) => acts.evaluate(ctx, ctx.session, input),
  'demand GET /lead/adviser': (ctx) => acts.adviser(ctx, ctx.session),

  'btwob GET /lead/list': (ctx, input) => staff.queue(ctx, ctx.session.companyCode, input),
  'btwob GET /lead/detail': (ctx, { leadNo }) => staff.staffDetail(ctx, ctx.session, leadNo),
  'btwob POST /lead/assign': (ctx, input) => staff.assign(ctx, ctx.session, input),
  'btwob POST /lead/follow': (ctx, input) => staff.follow(ctx, ctx.session, input),
  'btwob POST /lead/quote': (ctx, input) => staff.quote(ctx, ctx.session, input),
  'btwob POST /lead/finish': (ctx, input) => staff.finish(ctx, ctx.session, input),
  'btwob POST /lead/close': (ctx, input) => staff.close(ctx, ctx.session, input),
})
