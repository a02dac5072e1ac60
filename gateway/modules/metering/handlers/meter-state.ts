import { meterStateCalls } from '@contract/energy/meter-state'
import { implement } from '../../../http/handlers'
import { meterState } from '../meter/state'

export const meterStateHandlers = implement(meterStateCalls, {
  'btwob POST /meter/state': (ctx, input) => meterState(ctx, ctx.session, input),
})
