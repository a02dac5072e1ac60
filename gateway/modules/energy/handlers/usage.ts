import { usageCalls } from '@contract/energy/usage'
import { billPeriod } from '@domain/gas-day'
import { sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import { implement } from '../../../http/handlers'
import { chosenMeters, ownAccount, ownMeter, ownMeters } from '../accounts'
import { maySee } from '../meter-view'
import { monthDetail, monthRows } from '../months'
import { dayPage } from '../repo/usage'
import { dailyRow, hours, overview, runningMonth, trend } from '../usage'
import { cutPage, pageOf } from './page'

export const usageHandlers = implement(usageCalls, {
  'energy GET /energy/overview': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meters = await chosenMeters(ctx, account, input.meterId)
    return overview(ctx, account, meters, input.month ?? runningMonth(ctx, account), maySee(ctx.session, 'BILL_VIEW'))
  },

  'energy GET /energy/trend': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meters = await chosenMeters(ctx, account, input.meterId)
    const ask = { granularity: input.granularity, from: input.from, to: input.to, compare: input.compare === '1' }
    return trend(ctx, account, meters, ask, maySee(ctx.session, 'BILL_VIEW'))
  },

  'energy GET /energy/daily': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meter = await ownMeter(ctx, account, input.meterId)
    const { limit, offset, pageNum, pageSize } = pageOf(input)
    const filter = {
      meterId: meter.meterId,
      ...billPeriod(input.month, account.readingDay),
      ...(input.channelNo ? { channelNo: input.channelNo } : {}),
    }
    const page = await dayPage(ctx.db, account, filter, { limit, offset })
    const mayBill = maySee(ctx.session, 'BILL_VIEW')
    return {
      list: page.rows.map((day) => dailyRow(day, mayBill)),
      total: page.total,
      pageNum,
      pageSize,
      monthSum: page.sum,
    }
  },

  'energy GET /energy/hourly': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meter = await ownMeter(ctx, account, input.meterId)
    return { list: await hours(ctx, account, meter, input.channelNo, input.gasDay) }
  },

  'energy GET /monthBill/list': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meter = input.meterId ? await ownMeter(ctx, account, input.meterId) : undefined
    const mayBill = maySee(ctx.session, 'BILL_VIEW')
    const rows = await monthRows(ctx, account, meter?.meterId, input.year, mayBill)
    return {
      ...cutPage(rows, input),
      yearSum: {
        volume: sumVolume(rows.map((row) => row.volume)),
        amount: mayBill ? sumMoney(rows.flatMap((row) => row.amount ?? [])) : null,
      },
    }
  },

  'energy GET /monthBill/detail': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const ask = { billMonth: input.billMonth, ...(input.statementId ? { statementId: input.statementId } : {}) }
    return monthDetail(ctx, account, await ownMeters(ctx, account), ask, maySee(ctx.session, 'BILL_VIEW'))
  },
})
