import { inspection } from '@contract/inspection'
import { implement, manual } from '../../http/handlers'
import { appeal, confirmHazard, extendHazard, hazardDetail, rectify, withdrawHazard } from './hazards'
import { appointHazard, appointPlan, planList, planMissed } from './plans'
import { hazardList, reportDetail, reportList, summary } from './reports'
import { refuseSign, reportPdf, signReport } from './sign'
import { acceptPhotos, extendDecide, reinspect, restore, voidHazard, voidReport } from './staff'
import { submitReport } from './submit'
import { assignVisit, checkHalf, inspectorsHalf, visitOf } from './visits'

export const inspectionHandlers = implement(inspection, {
  'default GET /crmgas/inspection/summary': (ctx) => summary(ctx, ctx.session),
  'default GET /crmgas/inspection/list': (ctx, input) => reportList(ctx, ctx.session, input),
  'default GET /crmgas/inspection/detail': (ctx, input) => reportDetail(ctx, ctx.session, input.reportId),
  'default POST /crmgas/inspection/sign': manual((ctx, input) => signReport(ctx, input)),
  'default POST /crmgas/inspection/refuseSign': (ctx, input) => refuseSign(ctx, ctx.session, input),
  'default GET /crmgas/inspection/pdf': (ctx, input) => reportPdf(ctx, ctx.session, input.reportId),
  'default GET /crmgas/inspection/hazard/list': (ctx, input) => hazardList(ctx, ctx.session, input),
  'default GET /crmgas/inspection/hazard/detail': (ctx, input) => hazardDetail(ctx, ctx.session, input.hazardId),
  'default POST /crmgas/inspection/hazard/confirm': manual((ctx, input) => confirmHazard(ctx, input)),
  'default POST /crmgas/inspection/hazard/extend': (ctx, input) => extendHazard(ctx, ctx.session, input),
  'default POST /crmgas/inspection/hazard/rectify': (ctx, input) => rectify(ctx, ctx.session, input),
  'default POST /crmgas/inspection/hazard/withdraw': (ctx, input) => withdrawHazard(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/appeal': (ctx, input) => appeal(ctx, ctx.session, input),
  'default GET /crmgas/inspection/plans': (ctx, input) => planList(ctx, ctx.session, input),
  'default POST /crmgas/inspection/appoint': (ctx, input) => appointPlan(ctx, ctx.session, input),
  'default POST /crmgas/inspection/hazard/appoint': (ctx, input) => appointHazard(ctx, ctx.session, input),
  'btwob GET /inspection/visit': (ctx, input) => visitOf(ctx, ctx.session, input.refId),
  'btwob POST /inspection/plan/miss': (ctx, input) => planMissed(ctx, ctx.session, input),
  'btwob POST /inspection/visit/assign': (ctx, input) => assignVisit(ctx, ctx.session, input),
  'btwob GET /inspection/visit/code': (ctx, input) => inspectorsHalf(ctx, ctx.session, input.refId),
  'btwob POST /inspection/visit/check': (ctx, input) => checkHalf(ctx, ctx.session, input),
  'btwob POST /inspection/report/submit': (ctx, input) => submitReport(ctx, ctx.session, input),
  'btwob POST /inspection/report/void': (ctx, input) => voidReport(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/acceptPhotos': (ctx, input) => acceptPhotos(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/extendDecide': (ctx, input) => extendDecide(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/reinspect': (ctx, input) => reinspect(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/void': (ctx, input) => voidHazard(ctx, ctx.session, input),
  'btwob POST /inspection/hazard/restore': (ctx, input) => restore(ctx, ctx.session, input),
})
