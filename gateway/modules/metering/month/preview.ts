import type { Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { addDays, datesBetween, diffDays, yearOf } from '@domain/date'
import { billPeriod, gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { subtractMoney, sumMoney } from '@domain/money'
import { addVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { booksOf } from '../../tariff/service'
import { wholenessOf } from '../usage/ages'
import { coverOfRest, type RestCover } from '../day/ahead'
import { netOfPackages } from '../day/packages'
import { daysBetween } from '../repo/usage'
import { MEAN_DAYS, forecast, runningMeter, type Running, type RunningMeter } from '../rules/forecast'
import { isPriced } from '../rules/pricing'
import { dailyTotals } from '../rules/daily-totals'
import { runningMonthOf } from '../rules/trend'
import { usedInYear } from '../day/used'
import type { Account, DayUsage, Meter } from '../types'
import { PreviewMeter } from '@contract/energy/months'
import { shape } from '../../../http/shape'

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
  const cover = await coverOfRest(work, account, { through, to: period.to })
  const running = await runningOf(work, account, shown, { ...period, through }, all, cover)
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
    unpaidCycles: cover.unpaid.map(({ name }) => name),
    forecastIfPaid:
      withMoney && isKnown && cover.unpaid.length > 0
        ? sumMoney([amount, ...known.map(({ restIfPaid }) => restIfPaid ?? '0.00')])
        : null,
    segments: withMoney
      ? [...running].flatMap(([meterId, { segments }]) =>
          segments.map(({ channelNo, tierNo, label, season, price, volume: of, amount: cost, fromDate, toDate }) => ({
            meterId,
            channelNo,
            tierNo,
            label,
            season,
            price,
            volume: of,
            amount: cost,
            fromDate,
            toDate,
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

const meterView = (meter: Meter, running: Running | undefined, withMoney: boolean): Preview['meters'][number] =>
  shape(PreviewMeter.properties, meter, {
    name: meterName(meter),
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

interface RunningMonth extends Running {
  /** Money of the rest when the cycles that wait for their payment are paid (AE-17a). */
  restIfPaid: string | null
}

/** The remote meters whose gas has a price for the whole month, by id. */
async function runningOf(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  month: { from: string; to: string; through: string },
  days: readonly DayUsage[],
  cover: RestCover,
): Promise<Map<string, RunningMonth>> {
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
        const billed = { ...runningFacts(meter, { days, net }, month), book, usedBefore }
        const pricedWith = (coveredAhead: string) =>
          runningMeter({ ...billed, coveredAhead }, { ...month, heating: books.heating })
        const priced = pricedWith(cover.paid(meter.meterId))
        const restIfPaid = pricedWith(cover.ifPaid(meter.meterId)).rest?.amount ?? null
        return [
          meter.meterId,
          { ...priced, ...measured(runningFacts(meter, { days, net: days }, month), month, priced), restIfPaid },
        ]
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

/** What is known of a remote meter in a month that runs: `net`, its days less what packages cover, is priced; `days` are as measured. */
export function runningFacts(
  { meterId, channels }: Meter,
  { days, net }: { days: readonly DayUsage[]; net: readonly DayUsage[] },
  month: { from: string; through: string },
): Pick<RunningMeter, 'meterId' | 'channels' | 'lastDays'> {
  const known = net.filter((day) => day.meterId === meterId && day.quality !== 'MISSING' && day.gasDay >= month.from)
  const last = days.filter((day) => day.meterId === meterId && day.gasDay > addDays(month.through, -MEAN_DAYS))
  return {
    meterId,
    channels: channels.map(({ channelNo }) => ({
      channelNo,
      days: known.filter((day) => day.channelNo === channelNo),
    })),
    lastDays: dailyTotals(last).get(meterId) ?? [],
  }
}
