import { remindCalls } from '@contract/energy/remind'
import { implement } from '../../../http/handlers'
import { remindConfig, saveRemind } from '../remind'

export const remindHandlers = implement(remindCalls, {
  'default GET /crmgas/payRemind/config': (ctx) => remindConfig(ctx, ctx.session),
  'default POST /crmgas/payRemind/save': (ctx, input) => saveRemind(ctx, ctx.session, input),
})
