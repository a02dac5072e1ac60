import { planDeclare } from '@contract/plan/declare'
import { implement } from '../../../http/handlers'
import { planAhead } from '../ahead'
import { beforeDeclaring, checkAsked } from '../before'
import { addPlans, withdrawPlan } from '../submit'

export const declareHandlers = implement(planDeclare, {
  'predict POST /checkPredictionGasBefore': (ctx, input) => beforeDeclaring(ctx, ctx.session, input),
  'predict POST /checkPredictionGas': (ctx, input) => checkAsked(ctx, ctx.session, input),
  'predict POST /addPredictionGas': (ctx, input) => addPlans(ctx, ctx.session, input),
  'predict POST /plan/withdraw': (ctx, input) => withdrawPlan(ctx, ctx.session, input),
  'predict GET /plan/ahead': (ctx, { groupId }) => planAhead(ctx, ctx.session, groupId),
})
