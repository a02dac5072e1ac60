import { cardUsage } from '@contract/card/usage'
import { implement } from '../../../http/handlers'
import { cardUsage as usageOfCards } from '../usage'

export const usageHandlers = implement(cardUsage, {
  'btwob GET /usage/cards': (ctx, { meterId }) => usageOfCards(ctx, ctx.session, meterId),
})
