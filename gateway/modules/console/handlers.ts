import { shortcuts } from '@contract/platform'
import { implement } from '../../http/handlers'
import { arrangement, resetArrangement, saveArrangement } from './arrangement'

export const consoleHandlers = implement(shortcuts, {
  'default GET /crmgas/consoleConfig/queryConsoleConfig': (ctx) => arrangement(ctx, ctx.session),
  'default POST /crmgas/consoleConfig/saveConsoleConfig': (ctx, input) => saveArrangement(ctx, ctx.session, input),
  'default POST /crmgas/consoleConfig/resetConsoleConfig': (ctx) => resetArrangement(ctx, ctx.session),
})
