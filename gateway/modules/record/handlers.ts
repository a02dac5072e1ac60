import { record } from '@contract/record'
import { implement } from '../../http/handlers'
import { deleteSite, saveSite, siteList } from './sites'

export const recordHandlers = implement(record, {
  'default GET /crmgas/record/site/list': (ctx, input) => siteList(ctx, ctx.session, input),
  'default POST /crmgas/record/site/save': (ctx, input) => saveSite(ctx, ctx.session, input),
  'default POST /crmgas/record/site/delete': (ctx, input) => deleteSite(ctx, ctx.session, input),
})
