import { homeCalls } from '@contract/energy/home'
import { implement } from '../../http/handlers'
import { billingSystem, systemTime } from './facts'
import { guide } from './guide'
import { homeSummary } from './home'
import { customerPlan } from './plan'
import { weatherOf } from './weather'

export const homeHandlers = implement(homeCalls, {
  'default GET /crmgas/getSysTime': (ctx) => systemTime(ctx),
  'default POST:query /crmgas/portal/user/getGuideMapFlag': (ctx, input) => guide(ctx, ctx.session, input),
  'default GET /crmgas/findSapSysFlag': (ctx) => billingSystem(ctx, ctx.session),
  'dg GET /small/gasplan/getNewCustomer': (ctx) => customerPlan(ctx, ctx.session),
  'default GET /crmgas/home/summary': (ctx, input) => homeSummary(ctx, ctx.session, input.meterId),
  'default GET /crmgas/getWeather': (ctx, input) => weatherOf(ctx, ctx.session, input.cityCode),
})
