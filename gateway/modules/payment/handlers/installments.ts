import { installments } from '@contract/payment/installments'
import { implement } from '../../../http/handlers'
import { cancelPlan } from '../plan/review'
import { planDetail } from '../plan/view'
import { applyPlan, planList, tryPlan } from '../plan/wish'

export const installmentHandlers = implement(installments, {
  'default GET /crmgas/installment/list': (ctx, input) => planList(ctx, ctx.session, input),
  'default POST /crmgas/installment/trial': (ctx, input) => tryPlan(ctx, ctx.session, input),
  'default POST /crmgas/installment/apply': (ctx, input) => applyPlan(ctx, input),
  'default POST /crmgas/installment/cancel': (ctx, { planId }) => cancelPlan(ctx, planId),
  'default GET /crmgas/installment/detail': (ctx, { planId }) => planDetail(ctx, ctx.session, planId),
})
