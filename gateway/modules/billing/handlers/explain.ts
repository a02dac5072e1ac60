import { explainCalls } from '@contract/energy/explain'
import { implement } from '../../../http/handlers'
import { billExplained, statementExplained } from '../explain'

export const explainHandlers = implement(explainCalls, {
  'btwob GET /bill/explain': (ctx, input) => billExplained(ctx, ctx.session, input),
  'btwob GET /settlement/explain': (ctx, input) => statementExplained(ctx, ctx.session, input),
})
