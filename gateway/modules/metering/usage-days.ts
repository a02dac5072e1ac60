import type { Static } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import type { DailyRow } from '@contract/energy/shapes'
import { billPeriod } from '@domain/gas-day'
import { averagePrice } from '@domain/price'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { ownAccount } from '../gas-account/service'
import { ownMeter } from './own-meters'
import { dayPage } from './repo/usage'
import type { DayUsage } from './types'

type List = 'energy GET /energy/daily'

/** The days of a bill month with their sum. */
export async function dayList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const account = await ownAccount(work, session)
  const meter = await ownMeter(work, account, input.meterId)
  const page = paged(input)
  const filter = {
    meterId: meter.meterId,
    ...billPeriod(input.month, account.readingDay),
    ...(input.channelNo ? { channelNo: input.channelNo } : {}),
  }
  const { rows, total, sum } = await dayPage(work.db, account, filter, page)
  const mayBill = maySee(session, 'BILL_VIEW')
  const list = rows.map((day) => dailyRow(day, mayBill))
  return { ...envelope(page, list, total), monthSum: sum }
}

/** Rows of energy/daily with the day's average price, for display only (A 2.5). */
const dailyRow = (day: DayUsage, withMoney: boolean): Static<typeof DailyRow> => ({
  gasDay: day.gasDay,
  meterId: day.meterId,
  channelNo: day.channelNo,
  startReading: day.startReading,
  endReading: day.endReading,
  volume: day.volume,
  amount: withMoney ? day.estAmount : null,
  price: withMoney ? averagePrice(day.estAmount, day.volume) : null,
  quality: day.quality,
  maxFlow: day.maxFlow,
  maxFlowAt: day.maxFlowAt,
})
