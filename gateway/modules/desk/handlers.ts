import { desk } from '@contract/desk'
import { implement } from '../../http/handlers'
import { deadList, settleDead } from './dead'
import { taskCustomer } from './customer'
import { queueSummary, taskList } from './list'
import { decide } from './service'
import { claimTask } from './take'

export const deskHandlers = implement(desk, {
  'btwob GET /review/list': (ctx, input) => taskList(ctx, ctx.session, input),
  'btwob POST /review/decide': (ctx, { taskId, decision, volume, remark }) =>
    decide(ctx, ctx.session, taskId, { decision, remark, ...(volume !== undefined && { volume }) }),
  'btwob GET /review/summary': (ctx) => queueSummary(ctx, ctx.session),
  'btwob POST /review/take': (ctx, input) => claimTask(ctx, ctx.session, input),
  'btwob GET /review/customer': (ctx, input) => taskCustomer(ctx, ctx.session, input),
  'btwob GET /work/dead': (ctx, input) => deadList(ctx, ctx.session, input),
  'btwob POST /work/dead/decide': (ctx, input) => settleDead(ctx, ctx.session, input),
})
