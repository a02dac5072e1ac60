import { installments } from '@contract/payment/installments'
import { implement } from '../../../http/handlers'
import { planDetail } from '../plan-view'

export const installmentHandlers = implement(installments, {
  'default GET /crmgas/installment/detail': (ctx, { planId }) => planDetail(ctx, ctx.session, planId),
})
