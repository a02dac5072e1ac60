import { shortcuts } from '@contract/platform'
import { implement } from '../../http/handlers'
import { catalogue, noteOpened } from './catalogue'
import { saveSwitch, switchList } from './switches'
import { arrangement, resetArrangement, saveArrangement } from './arrangement'

export const consoleHandlers = implement(shortcuts, {
  'default GET /crmgas/consoleConfig/queryConsoleConfig': (ctx) => arrangement(ctx, ctx.session),
  'default POST /crmgas/consoleConfig/saveConsoleConfig': (ctx, input) => saveArrangement(ctx, ctx.session, input),
  'default POST /crmgas/consoleConfig/resetConsoleConfig': (ctx) => resetArrangement(ctx, ctx.session),
  'default GET /crmgas/appCenter/list': (ctx) => catalogue(ctx, ctx.session),
  'default POST /crmgas/appCenter/open': (ctx, { appCode }) => noteOpened(ctx, ctx.session, appCode),
  'btwob GET /appItem/list': (ctx) => switchList(ctx, ctx.session),
  'btwob POST /appItem/save': (ctx, input) => saveSwitch(ctx, ctx.session, input),
})
