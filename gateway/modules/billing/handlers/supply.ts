import { supplyCalls } from '@contract/energy/supply'
import { implement } from '../../../http/handlers'
import { takeBack } from '../reversal'
import { moveByStaff, saveStops } from '../stop-staff'

export const supplyHandlers = implement(supplyCalls, {
  'btwob POST /stopGas/save': (ctx, input) => saveStops(ctx, ctx.session, input),
  'btwob POST /stopGas/move': (ctx, input) => moveByStaff(ctx, ctx.session, input),
  'btwob POST /bill/reverse': (ctx, input) => takeBack(ctx, ctx.session, input),
})
