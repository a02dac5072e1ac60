import { planDeclare } from '@contract/plan/declare'
import { planFallback } from '@contract/plan/fallback'
import { implement } from '../../../http/handlers'
import { planAhead } from '../ahead'
import { beforeDeclaring, checkAsked } from '../before'
import { lookFallback, setFallback } from '../fallback-setting'
import { addPlans, withdrawPlan } from '../submit'

export const declareHandlers = implement(planDeclare, {
  'predict POST /checkPredictionGasBefore': (ctx, input) => beforeDeclaring(ctx, ctx.session, input),
  'predict POST /checkPredictionGas': (ctx, input) => checkAsked(ctx, ctx.session, input),
  'predict POST /addPredictionGas': (ctx, input) => addPlans(ctx, ctx.session, input),
  'predict POST /plan/withdraw': (ctx, input) => withdrawPlan(ctx, ctx.session, input),
  'predict GET /plan/ahead': (ctx, { groupId }) => planAhead(ctx, ctx.session, groupId),
})

export const fallbackHandlers = implement(planFallback, {
  'predict GET /plan/fallback': (ctx, input) => lookFallback(ctx, ctx.session, input),
  'predict POST /plan/fallback': (ctx, input) => setFallback(ctx, ctx.session, input),
})
