import type { Static } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import type { DailyRow } from '@contract/energy/shapes'
import { billPeriod } from '@domain/gas-day'
import type { HeatingSeason } from '@domain/gas-day'
import { dayPrice } from '@domain/tariff/day-price'
import { priceOn, scheduleOn, tierPrice, tiersOf } from '@domain/tariff/pick'
import { isKnownDay } from '@domain/tariff/readings'
import type { PriceBook } from '@domain/tariff/types'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { ownAccount } from '../gas-account/service'
import { remoteChannels, spanAge } from './ages'
import { ownMeter } from './own-meters'
import { booksOf } from '../tariff/service'
import { dayPage } from './repo/usage'
import { isOldDay } from './rules/months'
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
  const books = await booksOf(work, account, [meter.gasUse])
  const facts = { book: books.of(meter.gasUse), heating: books.heating }
  const list = rows.map((day) =>
    dailyRow(day, mayBill && !isOldDay(day.gasDay, account) ? day.estAmount : null, pricesOn(facts, day)),
  )
  const channels = remoteChannels([meter]).filter(({ channelNo }) => !input.channelNo || channelNo === input.channelNo)
  return { ...envelope(page, list, total), monthSum: sum, ...(await spanAge(work, account, channels, filter)) }
}

/** A row of energy/daily; of a day without a frame nothing is known, the old system priced no days. */
function dailyRow(day: DayUsage, amount: string | null, prices: readonly string[]): Static<typeof DailyRow> {
  const known = isKnownDay(day)
  return {
    gasDay: day.gasDay,
    meterId: day.meterId,
    channelNo: day.channelNo,
    startReading: known ? day.startReading : null,
    endReading: known ? day.endReading : null,
    volume: known ? day.volume : null,
    amount: known ? amount : null,
    price: known && amount !== null ? dayPrice(amount, day.volume, prices) : null,
    quality: day.quality,
    maxFlow: day.maxFlow,
    maxFlowAt: day.maxFlowAt,
  }
}

/** What the meter's gas may have cost on a day, tier by tier; nothing where no row of its use is in force. */
function pricesOn({ book, heating }: { book: PriceBook; heating: HeatingSeason }, { meterId, gasDay }: DayUsage) {
  if (scheduleOn(book.schedules, gasDay, heating) === null) return []
  const price = priceOn(book, gasDay, meterId, heating)
  return tiersOf(price.schedule).map((tier) => tierPrice(price, tier))
}
