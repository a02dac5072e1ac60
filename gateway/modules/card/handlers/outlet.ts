import { outletCalls } from '@contract/card/outlet'
import { implement } from '../../../http/handlers'
import { reportCard, replaceCard } from '../card-life'
import { abortAtOutlet, openAtOutlet, stepAtOutlet } from '../outlet'

export const outletHandlers = implement(outletCalls, {
  'btwob POST /card/lost': (ctx, input) => reportCard(ctx, ctx.session, input),
  'btwob POST /card/replace': (ctx, input) => replaceCard(ctx, ctx.session, input),
  'btwob POST /card/open': (ctx, input) => openAtOutlet(ctx, input),
  'btwob POST /card/step': (ctx, input) => stepAtOutlet(ctx, input),
  'btwob POST /card/abort': (ctx, { sessionId }) => abortAtOutlet(ctx, sessionId),
})
