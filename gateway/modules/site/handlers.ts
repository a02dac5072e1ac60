import { siteCalls } from '@contract/record/sites'
import { implement } from '../../http/handlers'
import { sites } from './site-case'
import { deleteSite, saveSite, shown } from './sites'

export const siteHandlers = implement(siteCalls, {
  'default GET /crmgas/record/site/list': (ctx, input) => sites.page(ctx, ctx.session, input, (row) => shown(ctx, row)),
  'default POST /crmgas/record/site/save': (ctx, input) => saveSite(ctx, ctx.session, input),
  'default POST /crmgas/record/site/delete': (ctx, input) => deleteSite(ctx, ctx.session, input),
})
