import { priceCalls } from '@contract/energy/price'
import { implement } from '../../../http/handlers'
import { cutPage } from '../../../http/page'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters, noticeEffect, ownMeter } from '../../metering/service'
import { guideDetail, guideList } from '../../tariff/service'
import { myPrices, priceHistory } from '../prices'
import { acknowledge, confirmResume } from '../stop-gas'
import { nameOf, stopInfo, stopList } from '../stop-view'
import { trialView } from '../trial-view'

export const priceHandlers = implement(priceCalls, {
  'default GET /crmgas/price/myPrice': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    return { list: await myPrices(ctx, account, await chosenMeters(ctx, account, input.meterId)) }
  },

  'default GET /crmgas/price/history': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    return cutPage(await priceHistory(ctx, account, await ownMeter(ctx, account, input.meterId)), input)
  },

  'default GET /crmgas/price/guidePrice': (ctx, input) => guideList(ctx, ctx.session, input),
  'default GET /crmgas/price/guideDetail': (ctx, { docId }) => guideDetail(ctx, ctx.session, docId),

  'btwob GET /price/notice': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    return noticeEffect(ctx, account, await chosenMeters(ctx, account, input.meterId), input)
  },

  'default POST /crmgas/price/trial': (ctx, input) => trialView(ctx, ctx.session, input),
  'default GET /crmgas/stopGas/info': (ctx, input) => stopInfo(ctx, ctx.session, input.stopId),
  'default GET /crmgas/stopGas/list': (ctx, input) => stopList(ctx, ctx.session, input),

  'default POST /crmgas/stopGas/acknowledge': async (ctx, input) => {
    const { ackAt, ackBy } = await acknowledge(ctx, ctx.session, input.stopId)
    return { ackAt, ackName: (await nameOf(ctx, ackBy)) ?? '' }
  },

  'default POST /crmgas/stopGas/confirmResume': async (ctx, input) => {
    const stop = await confirmResume(ctx, ctx.session, input.stopId, input.safetyConfirm === '1')
    return { state: stop.state }
  },
})
