import { homeCalls } from '@contract/energy/home'
import { sysTimeText } from '@domain/date'
import { billVersionOf } from '@domain/tariff/settle'
import { implement } from '../../http/handlers'
import { Refusal } from '../../http/refusal'
import { markGuideSeen } from '../identity/service'
import { companyOf } from '../membership/service'
import { specialDays } from '../calendar/service'
import { ownAccount } from '../gas-account/service'
import { homeSummary } from './home'
import { planSummary } from '../metering/service'
import { guideSteps } from './repo'
import { gasAdvice } from './rules/advice'
import { runningMonth } from '../metering/service'

/** getSysTime tells the holidays of so many days (A 5.1). */
const HOLIDAY_DAYS = 60
export const homeHandlers = implement(homeCalls, {
  'default GET /crmgas/getSysTime': async (ctx) => {
    const today = ctx.clock.today()
    const days = await specialDays(ctx, today, HOLIDAY_DAYS)
    return {
      sysTime: sysTimeText(ctx.clock.now()),
      isoTime: ctx.clock.iso(),
      today,
      holidays: days.map((day) => ({ date: day.date, name: day.holidayName, isWorkday: day.isWorkday })),
    }
  },

  'default POST:query /crmgas/portal/user/getGuideMapFlag': async (ctx, input) => {
    const steps = await guideSteps(ctx.db, input.applicationType ?? 'W', input.versionNum)
    if (steps.length === 0) return { guideFlag: '0', steps: [] }
    const isFirst = await markGuideSeen(ctx, ctx.session.userId, input.versionNum)
    return { guideFlag: isFirst ? '1' : '0', steps }
  },

  'default GET /crmgas/findSapSysFlag': async (ctx) => {
    const account = await ownAccount(ctx, ctx.session)
    return {
      sapSysFlag: account.sapSysFlag,
      cutoverMonth: account.cutoverMonth,
      billVersionNow:
        account.sapSysFlag === '0' ? 'OLD' : billVersionOf(runningMonth(ctx, account), account.cutoverMonth),
    }
  },

  'dg GET /small/gasplan/getNewCustomer': async (ctx) => {
    const plan = await planSummary(ctx, ctx.session)
    const isDaily = plan.planMode === 'DAILY'
    return { ...plan, isNewCustomer: isDaily ? '1' : '0', hint: '', energyPage: isDaily ? 'DG' : 'NORMAL' }
  },

  'default GET /crmgas/home/summary': (ctx, input) => homeSummary(ctx, ctx.session, input.meterId),

  'default GET /crmgas/getWeather': async (ctx, input) => {
    const company = await companyOf(ctx, ctx.session.companyCode)
    const weather = await ctx.ports.weather.of(input.cityCode || (company?.city ?? ''), ctx.clock.now())
    if (!weather) throw new Refusal('2902')
    return { ...weather, advice: gasAdvice(weather.tempC), label: weather.source === 'CLIMATE' ? '常年均值' : '' }
  },
})
