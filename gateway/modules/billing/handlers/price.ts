import { priceCalls } from '@contract/energy/price'
import { isDate } from '@domain/date'
import { maskName } from '@domain/mask'
import { implement } from '../../../http/handlers'
import { Refusal } from '../../../http/refusal'
import { usersById } from '../../identity/service'
import { companyOf } from '../../membership/service'
import { arrears } from '../arrears'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters, ownMeter, ownMeters } from '../../metering/service'
import { maySee } from '../../../http/may-see'
import { myPrices, priceHistory, trial } from '../prices'
import { stopById, stopPage, type StopGas } from '../repo/stop'
import { acknowledge, confirmResume, currentStop } from '../stop-gas'
import { cutPage, pageOf } from '../../../http/page'
import type { Work } from '../../../http/context'

export const priceHandlers = implement(priceCalls, {
  'default GET /crmgas/price/myPrice': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    return { list: await myPrices(ctx, account, await chosenMeters(ctx, account, input.meterId)) }
  },

  'default GET /crmgas/price/history': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    return cutPage(await priceHistory(ctx, account, await ownMeter(ctx, account, input.meterId)), input)
  },

  'default POST /crmgas/price/trial': async (ctx, input) => {
    if (input.date !== undefined && !isDate(input.date)) throw new Refusal('2901')
    const account = await ownAccount(ctx, ctx.session)
    const meter = await ownMeter(ctx, account, input.meterId)
    const result = await trial(ctx, account, meter, {
      buyMode: input.buyMode,
      value: input.value.trim(),
      ...(input.date ? { date: input.date } : {}),
    })
    return {
      volume: result.volume,
      amount: result.amount,
      leftover: result.leftover,
      segments: result.segments.map(({ tierNo, season, price, volume, amount }) => ({
        tierNo,
        season,
        price,
        volume,
        amount,
      })),
      priceVersion: result.priceVersion,
      split: result.split.map(({ subNo, volume, amount }) => ({ seq: subNo, volume, amount })),
    }
  },

  'default GET /crmgas/stopGas/info': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const stop = input.stopId ? await stopById(ctx.db, account, input.stopId) : await currentStop(ctx, account)
    if (input.stopId && !stop) throw new Refusal('2902')
    const meters = stop ? (await ownMeters(ctx, account)).filter((meter) => stop.meterIds.includes(meter.meterId)) : []
    return {
      stopGas: stop ? await stopView(ctx, stop) : null,
      meters: meters.map(({ meterId, meterNo, alias, state, valveState }) => ({
        meterId,
        meterNo,
        alias,
        state,
        valveState,
      })),
      arrears: maySee(ctx.session, 'BILL_VIEW') ? (await arrears(ctx, account)).totalDue : null,
      // Gas plans come with their own part: none is affected yet.
      plansAffected: [],
      serviceLine: (await companyOf(ctx, account.companyCode))?.hotline ?? '',
    }
  },

  'default GET /crmgas/stopGas/list': async (ctx, input) => {
    const { limit, offset, pageNum, pageSize } = pageOf(input)
    const page = await stopPage(ctx.db, ctx.session, input.state, { limit, offset })
    return { list: page.rows.map(headView), total: page.total, pageNum, pageSize }
  },

  'default POST /crmgas/stopGas/acknowledge': async (ctx, input) => {
    const { ackAt, ackBy } = await acknowledge(ctx, ctx.session, input.stopId)
    return { ackAt, ackName: (await nameOf(ctx, ackBy)) ?? '' }
  },

  'default POST /crmgas/stopGas/confirmResume': async (ctx, input) => {
    const stop = await confirmResume(ctx, ctx.session, input.stopId, input.safetyConfirm === '1')
    return { state: stop.state }
  },
})

const headView = (stop: StopGas) => ({
  stopId: stop.stopId,
  kind: stop.kind,
  state: stop.state,
  title: stop.title,
  area: stop.area,
  reason: stop.reason,
  noticeNo: stop.noticeNo,
  noticeAt: stop.noticeAt,
  planStopAt: stop.planStopAt,
  planResumeAt: stop.planResumeAt,
  realStopAt: stop.realStopAt,
  realResumeAt: stop.realResumeAt,
  limitVolume: stop.limitVolume,
  ackRequired: stop.ackRequired,
  ackAt: stop.ackAt,
})

const stopView = async (work: Work, stop: StopGas) => ({
  ...headView(stop),
  tips: stop.tips,
  cause: stop.cause,
  triggerBillIds: stop.triggerBillIds,
  hotline: stop.hotline,
  ackName: stop.ackBy === null ? null : await nameOf(work, stop.ackBy),
  confirmedAt: stop.confirmedAt,
  createdAt: stop.createdAt,
})

/** Masked name of a user (A 9.20). */
async function nameOf(work: Work, userId: string): Promise<string | null> {
  const user = (await usersById(work, [userId])).get(userId)
  return user ? maskName(user.nickname) : null
}
