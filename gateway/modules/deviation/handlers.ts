import { deviation } from '@contract/deviation'
import { implement } from '../../http/handlers'
import { maySee } from '../../http/may-see'
import { dayAhead, saveAhead } from './ahead'
import { caseDetail, caseList, usageChangeOf } from './cases'
import { costOfDay } from './cost'
import { usageOverview } from './overview'
import { monthView } from './month-view'
import { confirmNormal, saveReason } from './report'
import { seenOverview, sightOf } from './rules/sight'

export const deviationHandlers = implement(deviation, {
  'demand GET /deviation/list': (ctx, input) => caseList(ctx, ctx.session, input),
  'demand GET /deviation/detail': (ctx, input) => caseDetail(ctx, ctx.session, input),
  'demand GET /usage/change': (ctx, input) => usageChangeOf(ctx, ctx.session, input),
  'demand GET /deviation/ahead': (ctx, input) => dayAhead(ctx, ctx.session, input),
  'demand POST /deviation/saveAhead': (ctx, input) => saveAhead(ctx, ctx.session, input),
  'demand GET /deviation/month': (ctx, input) => monthView(ctx, ctx.session, input),
  'predict GET /plan/cost': (ctx, input) => costOfDay(ctx, ctx.session, input),
  'demand GET /usage/overview': async (ctx, input) => {
    const sight = sightOf((model) => maySee(ctx.session, model))
    return seenOverview(await usageOverview(ctx, ctx.session, input), sight)
  },
  'demand POST /deviation/save': (ctx, input) => saveReason(ctx, ctx.session, input),
  'demand POST /deviation/confirmNormal': (ctx, input) => confirmNormal(ctx, ctx.session, input),
})
