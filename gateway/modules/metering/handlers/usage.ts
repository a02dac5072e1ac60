import { usageCalls } from '@contract/energy/usage'
import { implement } from '../../../http/handlers'
import { ownAccount } from '../../gas-account/service'
import { usedMeters, ownMeter } from '../meter/own-meters'
import { maySee } from '../../../http/may-see'
import { gapDiary } from '../usage/gap-diary'
import { hourYear } from '../usage/hour-years'
import { hours } from '../usage/hours'
import { planUse } from '../usage/plan-use'
import { nightView } from '../night/view'
import { callUsual } from '../night/answer'
import { overview, runningMonth } from '../usage/usage'
import { trend } from '../usage/trend'
import { answerUnusual, unusualUse } from '../usage/unusual'
import { dayList } from '../usage/days'

export const usageHandlers = implement(usageCalls, {
  'energy GET /energy/overview': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meters = await usedMeters(ctx, account, input.meterId)
    return overview(ctx, account, meters, input.month ?? runningMonth(ctx, account), maySee(ctx.session, 'BILL_VIEW'))
  },

  'energy GET /energy/trend': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meters = await usedMeters(ctx, account, input.meterId)
    const ask = { granularity: input.granularity, from: input.from, to: input.to, compare: input.compare === '1' }
    return trend(ctx, account, meters, ask, maySee(ctx.session, 'BILL_VIEW'))
  },

  'energy GET /energy/dg/overview': (ctx, input) => planUse(ctx, ctx.session, input),
  'energy GET /energy/daily': (ctx, input) => dayList(ctx, ctx.session, input),

  'btwob GET /usage/unusual': (ctx, { meterId }) => unusualUse(ctx, ctx.session, meterId),
  'btwob POST /usage/answer': (ctx, input) => answerUnusual(ctx, ctx.session, input),
  'btwob GET /usage/gaps': (ctx, { meterId }) => gapDiary(ctx, ctx.session, meterId),
  'btwob GET /usage/nights': (ctx, { meterId }) => nightView(ctx, ctx.session, meterId),
  'btwob POST /usage/nights/answer': (ctx, input) => callUsual(ctx, ctx.session, input),
  'btwob GET /usage/hours': (ctx, input) => hourYear(ctx, ctx.session, input),

  'energy GET /energy/hourly': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meter = await ownMeter(ctx, account, input.meterId)
    return hours(ctx, account, meter, input.channelNo, input.gasDay)
  },
})
