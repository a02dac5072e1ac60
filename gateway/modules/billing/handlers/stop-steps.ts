import { stopStepCalls } from '@contract/energy/stop-steps'
import { implement } from '../../../http/handlers'
import { addStep, check, checklist, removeStep } from '../stop-steps'

export const stopStepHandlers = implement(stopStepCalls, {
  'btwob GET /stopGas/checklist': (ctx, { stopId }) => checklist(ctx, ctx.session, stopId),
  'btwob POST /stopGas/check': (ctx, input) => check(ctx, ctx.session, input),
  'btwob POST /stopGas/step/add': (ctx, input) => addStep(ctx, ctx.session, input),
  'btwob POST /stopGas/step/remove': (ctx, input) => removeStep(ctx, ctx.session, input),
})
