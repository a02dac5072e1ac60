import type { Static } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import type { DailyRow } from '@contract/energy/shapes'
import { monthOf } from '@domain/date'
import { billPeriod } from '@domain/gas-day'
import type { HeatingSeason } from '@domain/gas-day'
import { dayPrice } from '@domain/tariff/day-price'
import { priceOn, scheduleOn, tierPrice, tiersOf } from '@domain/tariff/pick'
import { isKnownDay } from '@domain/tariff/readings'
import { type Volume, subtractVolume } from '@domain/volume'
import type { PriceBook } from '@domain/tariff/types'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { envelope, paged } from '../../../http/page'
import { ask } from '../../../wiring'
import { electiveGas } from '../elective-gas'
import { ownAccount } from '../../gas-account/service'
import { remoteChannels, spanAge } from './ages'
import { ownMeter } from '../meter/own-meters'
import { booksOf } from '../../tariff/service'
import { packageParts } from '../day/packages'
import { dayPage, daysBetween } from '../repo/usage'
import { isOldDay } from '../rules/months'
import type { AccountKey, DayUsage } from '../types'
import { DailyRow as DailyRowSchema } from '@contract/energy/shapes'
import { shape } from '../../../http/shape'

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
  const parts = await partsOf(work, account, rows)
  const own = await ownPrices(work, account, rows)
  const list = rows.map((day) => {
    const amount = mayBill && !isOldDay(day.gasDay, account) ? day.estAmount : null
    return dailyRow(day, { amount, packageVolume: parts(day), prices: [...own(day), ...pricesOn(facts, day)] })
  })
  const channels = remoteChannels([meter]).filter(({ channelNo }) => !input.channelNo || channelNo === input.channelNo)
  return { ...envelope(page, list, total), monthSum: sum, ...(await spanAge(work, account, channels, filter)) }
}

/** What packages cover of a page's days; a day's channels share it, so that all of them are asked for. */
async function partsOf(work: Work, account: AccountKey, rows: readonly DayUsage[]): Promise<(day: DayUsage) => Volume> {
  const dates = rows.map(({ gasDay }) => gasDay).sort()
  const meterIds = [...new Set(rows.map(({ meterId }) => meterId))]
  const days = await daysBetween(work.db, account, meterIds, dates[0] ?? '', dates.at(-1) ?? '')
  const parts = await packageParts(work, account, days)
  const byKey = new Map(days.map((day, index) => [`${day.channelNo}|${day.gasDay}`, parts[index] ?? '0.00']))
  return ({ channelNo, gasDay }) => byKey.get(`${channelNo}|${gasDay}`) ?? '0.00'
}

/** Prices that were chosen for the months of days (AE-17a). */
async function ownPrices(
  work: Work,
  account: AccountKey,
  rows: readonly DayUsage[],
): Promise<(day: DayUsage) => string[]> {
  const dates = rows.map(({ gasDay }) => gasDay).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  const choices = from && to ? await ask(work, electiveGas).inForce(work, account, { from, to }) : []
  return ({ gasDay }) => choices.filter(({ month }) => month === monthOf(gasDay)).map(({ price }) => price)
}

/** A row of energy/daily; of a day without a frame nothing is known, the old system priced no days. */
function dailyRow(
  day: DayUsage,
  { amount, packageVolume, prices }: { amount: string | null; packageVolume: Volume; prices: readonly string[] },
): Static<typeof DailyRow> {
  const known = isKnownDay(day)
  return shape(DailyRowSchema.properties, day, {
    startReading: known ? day.startReading : null,
    endReading: known ? day.endReading : null,
    volume: known ? day.volume : null,
    packageVolume: known ? packageVolume : null,
    amount: known ? amount : null,
    price: known && amount !== null ? dayPrice(amount, subtractVolume(day.volume, packageVolume), prices) : null,
  })
}

/** What the meter's gas may have cost on a day, tier by tier; nothing where no row of its use is in force. */
function pricesOn({ book, heating }: { book: PriceBook; heating: HeatingSeason }, { meterId, gasDay }: DayUsage) {
  if (scheduleOn(book.schedules, gasDay, heating) === null) return []
  const price = priceOn(book, gasDay, meterId, heating)
  return tiersOf(price.schedule).map((tier) => tierPrice(price, tier))
}
