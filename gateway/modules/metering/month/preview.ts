import type { Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { addDays, datesBetween, diffDays, yearOf } from '@domain/date'
import { billPeriod, gasDaySpan, lastClosedGasDay, type HeatingSeason } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { subtractMoney, sumMoney } from '@domain/money'
import { scheduleOn } from '@domain/tariff/pick'
import type { PriceBook } from '@domain/tariff/types'
import { addVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { booksOf } from '../../tariff/service'
import { wholenessOf } from '../usage/ages'
import { netOfPackages } from '../day/packages'
import { daysBetween } from '../repo/usage'
import { MEAN_DAYS, forecast, runningMeter, type Running, type RunningMeter } from '../rules/forecast'
import { runningMonthOf } from '../rules/trend'
import { usedInYear } from '../day/used'
import type { Account, DayUsage, Meter } from '../types'

type Preview = Out<'energy GET /monthBill/preview'>

const NOTE = '预览数据为暂估，以结算单为准'

/**
 * A 5.3 monthBill/preview: the running month of remote meters as the bill would be made of it now, and where it leads. A meter read by
 * hand is named without figures, a card meter is left out. `isWhole`: all meters of the account, so that its balance says something.
 */
export async function monthPreview(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  { withMoney, isWhole }: { withMoney: boolean; isWhole: boolean },
): Promise<Preview> {
  const billMonth = runningMonthOf(work.clock.now(), account.readingDay)
  const period = billPeriod(billMonth, account.readingDay)
  const through = lastClosedGasDay(work.clock.now())
  const shown = meters.filter(({ meterType }) => meterType !== 'IC')
  const ids = shown.map(({ meterId }) => meterId)
  const days = await daysBetween(work.db, account, ids, addDays(through, 1 - MEAN_DAYS), through)
  const earlier = await daysBetween(work.db, account, ids, period.from, addDays(through, -MEAN_DAYS))
  const all = [...earlier, ...days]
  const inMonth = all.filter(({ gasDay }) => gasDay >= period.from)
  const running = await runningOf(work, account, shown, { ...period, through }, all)
  const known = [...running.values()]
  const isKnown = known.length > 0 && known.every(({ rest }) => rest !== null)
  const volume = sumVolume(known.map((one) => one.volume))
  const amount = sumMoney(known.map((one) => one.amount))
  const daysAmount = sumMoney(inMonth.filter(({ meterId }) => running.has(meterId)).map(({ estAmount }) => estAmount))
  const restAmount = sumMoney(known.map(({ rest }) => rest?.amount ?? '0.00'))
  return {
    billMonth,
    periodFrom: period.from,
    periodTo: period.to,
    daysDone: through < period.from ? 0 : datesBetween(period.from, through).length,
    daysTotal: datesBetween(period.from, period.to).length,
    volume,
    packageVolume: subtractVolume(volume, sumVolume(known.flatMap((one) => one.segments.map((part) => part.volume)))),
    estAmount: withMoney ? amount : null,
    daysAmount: withMoney ? daysAmount : null,
    forecastVolume: isKnown ? sumVolume([volume, ...known.map(({ rest }) => rest?.volume ?? '0.00')]) : null,
    forecastAmount: withMoney && isKnown ? sumMoney([amount, restAmount]) : null,
    segments: withMoney
      ? [...running].flatMap(([meterId, { segments }]) =>
          segments.map(({ channelNo, tierNo, label, season, price, volume: of, amount: cost, fromDate, toDate }) => ({
            ...{ meterId, channelNo, tierNo, label, season, price },
            ...{ volume: of, amount: cost, fromDate, toDate },
          })),
        )
      : [],
    meters: shown.map((meter) => meterView(meter, running.get(meter.meterId), withMoney)),
    asOf: gasDaySpan(through).to,
    ...wholenessOf(shown, inMonth, period.from, through < period.from ? null : through),
    provisionalNote: NOTE,
    balance: withMoney && isWhole ? balanceOf(account, isKnown ? restAmount : null) : null,
  }
}

const meterView = (meter: Meter, running: Running | undefined, withMoney: boolean): Preview['meters'][number] => ({
  meterId: meter.meterId,
  meterNo: meter.meterNo,
  name: meterName(meter),
  meterType: meter.meterType,
  volume: running?.volume ?? null,
  amount: withMoney ? (running?.amount ?? null) : null,
  forecastVolume: running?.rest ? addVolume(running.volume, running.rest.volume) : null,
})

/** Remote prepaid only: what is used is debited already, the rest of the month is not. */
function balanceOf(account: Account, rest: string | null): Preview['balance'] {
  if (account.chargeMode !== 'PREPAID_REMOTE') return null
  const available = availableOf(account)
  return { available, atEnd: rest === null ? null : subtractMoney(available, rest) }
}

/** The remote meters whose gas has a price for the whole month, by id. */
async function runningOf(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  month: { from: string; to: string; through: string },
  days: readonly DayUsage[],
): Promise<Map<string, Running>> {
  const remote = meters.filter(({ meterType }) => meterType === 'IOT')
  const ids = remote.map(({ meterId }) => meterId)
  if (ids.length === 0 || month.through < month.from) return new Map()
  const books = await booksOf(
    work,
    account,
    remote.map(({ gasUse }) => gasUse),
  )
  const used = await usedInYear(work, account, ids, yearOf(month.from), month.from)
  const net = await netOfPackages(work, account, days)
  return new Map(
    remote
      .filter(({ gasUse }) => isPriced(books.of(gasUse), books.heating, month))
      .map((meter) => {
        const book = books.of(meter.gasUse)
        const usedBefore = used.get(meter.meterId) ?? '0.00'
        const billed = { ...runningFacts(meter, net, month), book, usedBefore }
        const priced = runningMeter(billed, { ...month, heating: books.heating })
        return [meter.meterId, { ...priced, ...measured(runningFacts(meter, days, month), month, priced) }]
      }),
  )
}

/** All gas of a month, what packages cover included: money is about the rest of it (AE-17a). */
function measured(
  { channels, lastDays }: Pick<RunningMeter, 'channels' | 'lastDays'>,
  { through, to }: { through: string; to: string },
  { rest }: Running,
): Pick<Running, 'volume' | 'rest'> {
  const volume = forecast(lastDays, diffDays(through, to))
  return {
    volume: sumVolume(channels.flatMap(({ days }) => days.map((day) => day.volume))),
    rest: rest && volume !== null ? { ...rest, volume } : null,
  }
}

/** What a remote meter has told of a month that runs, and of the last days. */
export function runningFacts(
  meter: Meter,
  days: readonly DayUsage[],
  month: { from: string; through: string },
): Omit<RunningMeter, 'book' | 'usedBefore'> {
  const mine = days.filter(({ meterId, quality }) => meterId === meter.meterId && quality !== 'MISSING')
  return {
    meterId: meter.meterId,
    channels: meter.channels.map(({ channelNo }) => ({
      channelNo,
      days: mine.filter((day) => day.channelNo === channelNo && day.gasDay >= month.from),
    })),
    lastDays: byDay(mine.filter(({ gasDay }) => gasDay > addDays(month.through, -MEAN_DAYS))),
  }
}

/** Whether a book has a price for the whole of a period. */
export const isPriced = (
  book: PriceBook,
  heating: HeatingSeason,
  { from, to }: { from: string; to: string },
): boolean => [from, to].every((day) => scheduleOn(book.schedules, day, heating) !== null)

/** Days over all channels. */
function byDay(days: readonly DayUsage[]): { gasDay: string; volume: string }[] {
  const sums = new Map<string, string>()
  for (const { gasDay, volume } of days) sums.set(gasDay, addVolume(sums.get(gasDay) ?? '0.00', volume))
  return [...sums].map(([gasDay, volume]) => ({ gasDay, volume }))
}
