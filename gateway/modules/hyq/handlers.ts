import { hyq } from '@contract/hyq'
import { implement } from '../../http/handlers'
import { current, information, list, shared } from './quarter'
import { results } from './results'
import * as staff from './staff'
import { submit, surveyOf } from './submit'

export const hyqHandlers = implement(hyq, {
  'default GET /small/hyq/current': (ctx) => current(ctx, ctx.session),
  'default GET /small/hyq/list': (ctx, input) => list(ctx, ctx.session, input),
  'default GET /small/hyq/survey': (ctx, input) => surveyOf(ctx, ctx.session, input),
  'default POST /small/hyq/submit': (ctx, input) => submit(ctx, ctx.session, input),
  'default GET /small/hyq/information': (ctx, input) => information(ctx, ctx.session, input),
  'default GET /small/hyq/shareInformation': (ctx, input) => shared(ctx, input),

  'btwob GET /hyq/periods': (ctx, input) => staff.periods(ctx, ctx.session, input),
  'btwob GET /hyq/responses': (ctx, input) => staff.responses(ctx, ctx.session, input),
  'btwob GET /hyq/results': (ctx, input) => results(ctx, ctx.session, input),
  'btwob POST /hyq/save': (ctx, input) => staff.save(ctx, ctx.session, input),
  'btwob POST /hyq/publish': (ctx, input) => staff.publish(ctx, ctx.session, input),
  'btwob POST /hyq/followUp': (ctx, input) => staff.followUp(ctx, ctx.session, input),
})
