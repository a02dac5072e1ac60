import { cancellation } from '@contract/cancellation'
import { implement } from '../../http/handlers'
import { cancelAccount, cancelCheck } from './cancel'
import { closeGasCheck } from './close-gas'

export const cancellationHandlers = implement(cancellation, {
  'default GET /crmgas/portal/user/cancelCheck': (ctx) => cancelCheck(ctx, ctx.session),
  'default POST /crmgas/portal/user/cancelAccount': (ctx, input) => cancelAccount(ctx, ctx.session, input),
  'default GET /crmgas/portal/user/closeGasCheck': (ctx) => closeGasCheck(ctx, ctx.session),
})
