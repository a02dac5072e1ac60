import { tracks } from '@contract/payment/track'
import { implement } from '../../../http/handlers'
import { trackOf } from '../record/track'

export const trackHandlers = implement(tracks, {
  'btwob GET /pay/track': (ctx, { orderId }) => trackOf(ctx, ctx.session, orderId),
})
