import { share } from '@contract/share'
import { implement, manual } from '../../http/handlers'
import { codePicture, poster } from './pictures'
import { create, resolve, visit } from './shares'

export const shareHandlers = implement(share, {
  'default POST /crmgas/share/create': (ctx, input) => create(ctx, input),
  'default GET /crmgas/share/resolve': (ctx, input) => resolve(ctx, input),
  'default POST /crmgas/share/visit': (ctx, input) => visit(ctx, input),
  'default GET /crmgas/share/poster': manual((ctx, input) => poster(ctx, input)),
  'default GET /crmgas/share/qrcode': manual((ctx, input) => codePicture(ctx, input)),
})
