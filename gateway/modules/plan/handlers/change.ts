import { planChanges } from '@contract/plan/change'
import { implement } from '../../../http/handlers'
import { changeOptions, changePlanOf, withdrawChange } from '../change'
import { reasonDict } from '../reasons'

export const changeHandlers = implement(planChanges, {
  'predict GET /plan/reasonDict': async (_ctx, { kind }) => reasonDict(kind),
  'predict GET /plan/changeOptions': (ctx, input) => changeOptions(ctx, ctx.session, input),
  'predict POST /plan/change': (ctx, input) => changePlanOf(ctx, ctx.session, input),
  'predict POST /plan/changeWithdraw': (ctx, { changeId }) => withdrawChange(ctx, ctx.session, changeId),
})
