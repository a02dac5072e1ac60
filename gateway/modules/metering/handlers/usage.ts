import { usageCalls } from '@contract/energy/usage'
import { billPeriod } from '@domain/gas-day'
import { implement } from '../../../http/handlers'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters, ownMeter } from '../own-meters'
import { maySee } from '../../../http/may-see'
import { dayPage } from '../repo/usage'
import { dailyRow, hours, overview, runningMonth, trend } from '../usage'
import { pageOf } from '../../../http/page'

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
})
