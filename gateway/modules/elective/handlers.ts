import { elective } from '@contract/elective'
import { implement } from '../../http/handlers'
import { cancel, submit } from './choose'
import { detail, list } from './records'
import { backTested, current } from './square'
import * as staff from './staff'

export const electiveHandlers = implement(elective, {
  'sqdev GET /elective/period/current': (ctx) => current(ctx, ctx.session),
  'sqdev GET /elective/backTest': (ctx, input) => backTested(ctx, ctx.session, input),
  'sqdev POST /elective/record/submit': (ctx, input) => submit(ctx, ctx.session, input),
  'sqdev POST /elective/record/cancel': (ctx, input) => cancel(ctx, ctx.session, input),
  'sqdev GET /elective/record/list': (ctx, input) => list(ctx, ctx.session, input),
  'sqdev GET /elective/record/detail': (ctx, input) => detail(ctx, ctx.session, input),

  'btwob GET /elective/period/list': (ctx, input) => staff.periods(ctx, ctx.session, input),
  'btwob GET /elective/period/detail': (ctx, input) => staff.periodDetail(ctx, ctx.session, input),
  'btwob GET /elective/record/list': (ctx, input) => staff.records(ctx, ctx.session, input),
  'btwob POST /elective/period/publish': (ctx, input) => staff.publish(ctx, ctx.session, input),
  'btwob POST /elective/period/close': (ctx, input) => staff.close(ctx, ctx.session, input),
  'btwob POST /elective/record/reject': (ctx, input) => staff.reject(ctx, ctx.session, input),
  'btwob POST /elective/index/publish': (ctx, input) => staff.publishIndex(ctx, ctx.session, input),
})
