import { readingCalls } from '@contract/energy/readings'
import { implement } from '../../../http/handlers'
import { readingList } from '../reading/list'

export const readingHandlers = implement(readingCalls, {
  'btwob GET /meter/readings': (ctx, input) => readingList(ctx, ctx.session, input),
})
