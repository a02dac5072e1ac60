import { share } from '@contract/share'
import { implement } from '../../http/handlers'
import { create, resolve, visit } from './shares'

export const shareHandlers = implement(share, {
  'default POST /crmgas/share/create': (ctx, input) => create(ctx, input),
  'default GET /crmgas/share/resolve': (ctx, input) => resolve(ctx, input),
  'default POST /crmgas/share/visit': (ctx, input) => visit(ctx, input),
})
