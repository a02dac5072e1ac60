import type { Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { addMonths, datesBetween, yearOf } from '@domain/date'
import { billPeriod, gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { subtractMoney, sumMoney } from '@domain/money'
import { addVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { booksOf } from '../../tariff/service'
import { wholenessOf } from '../usage/ages'
import { coverOfRest, cyclesOfRest, type RestCover } from '../day/ahead'
import { electiveOfRest, type ElectivePart } from '../day/elective'
import { expectedOf, expectedUse, scaledUse, type ExpectedUse } from '../day/expected'
import { netOfPackages } from '../day/net'
import { metersOf } from '../repo/meter'
import { settledMeters } from '../repo/statement'
import { daysBetween } from '../repo/usage'
import { runningMeter, type Running, type RunningMeter } from '../rules/running'
import { isPriced } from '../rules/pricing'
import { runningMonthOf } from '../rules/trend'
import { usedInYear } from '../day/used'
import type { Account, DayUsage, Meter } from '../types'
import { PreviewMeter } from '@contract/energy/months'
import { shape } from '../../../http/shape'

type Preview = Out<'energy GET /monthBill/preview'>

const NOTE = '预览数据为暂估，以结算单为准'

/**
 * A 5.3 monthBill/preview: the running month of remote meters, up to its statement, as the bill would be made of it now, and where it leads. A meter read by
 * hand is named without figures, a card meter is left out. `isWhole`: all meters of the account, so that its balance says something.
 */
export async function monthPreview(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  { withMoney, isWhole }: { withMoney: boolean; isWhole: boolean },
): Promise<Preview> {
  const through = lastClosedGasDay(work.clock.now())
  const { billMonth, shown } = await stillRunning(work, account, meters, through)
  const period = billPeriod(billMonth, account.readingDay)
  const ids = shown.map(({ meterId }) => meterId)
  const inMonth = await daysBetween(work.db, account, ids, period.from, through)
  const month = { ...period, through }
  const expected = await expectedUse(work, account, await metersOf(work.db, account), month)
  const cycles = await cyclesOfRest(work, account, month)
  const runningAt = await runningMonths(work, account, shown, month, inMonth)
  const running = runningAt(expected, coverOfRest(cycles, expected, month))
  const known = [...running.values()]
  const isKnown = known.length > 0 && known.every(({ rest }) => rest !== null)
  const volume = sumVolume(known.map((one) => one.volume))
  const amount = sumMoney(known.map((one) => one.amount))
  const daysAmount = sumMoney(inMonth.filter(({ meterId }) => running.has(meterId)).map(({ estAmount }) => estAmount))
  const unpaid = cycles.filter(({ isPaid }) => !isPaid)
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
    forecastRange: isKnown ? rangeOf(withMoney) : null,
    unpaidCycles: unpaid.map(({ name }) => name),
    forecastIfPaid:
      withMoney && isKnown && unpaid.length > 0
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

  /** The month at the low and at the high end of what these meters may use together, priced like what is expected. */
  function rangeOf(priced: boolean): Preview['forecastRange'] {
    const range = expected.rangeOf([...running.keys()])
    if (range === null) return null
    const [low, high] = [range.low, range.high].map((share) => {
      const use = scaledUse(expected, share)
      const months = [...runningAt(use, coverOfRest(cycles, use, month)).values()]
      const rest = months.map((one) => one.rest)
      return {
        volume: sumVolume([volume, ...rest.map((one) => one?.volume ?? '0.00')]),
        amount: priced ? sumMoney([amount, ...rest.map((one) => one?.amount ?? '0.00')]) : null,
      }
    })
    return low && high ? { low, high } : null
  }
}

/**
 * The month of a preview and its meters. On the reading day it is the month that has just ended until the statement of a meter is drawn:
 * from then on that meter has left it, and when no measured one is left the next month has begun.
 */
async function stillRunning(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  through: string,
): Promise<{ billMonth: string; shown: readonly Meter[] }> {
  const billMonth = runningMonthOf(work.clock.now(), account.readingDay)
  const shown = meters.filter(({ meterType }) => meterType !== 'IC')
  if (through < billPeriod(billMonth, account.readingDay).to) return { billMonth, shown }
  const settled = await settledMeters(work.db, account, billMonth)
  const open = shown.filter(({ meterId }) => !settled.has(meterId))
  const isMeasured = ({ meterType }: Meter) => meterType === 'IOT'
  const runs = shown.some(isMeasured) ? open.some(isMeasured) : open.length > 0
  return runs || shown.length === 0 ? { billMonth, shown: open } : { billMonth: addMonths(billMonth, 1), shown }
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

type AtUse = (expected: ExpectedUse, cover: RestCover) => Map<string, RunningMonth>

/** The remote meters with a price of their gas for the whole month, by id, at an expected use of its rest. */
async function runningMonths(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  month: { from: string; to: string; through: string },
  days: readonly DayUsage[],
): Promise<AtUse> {
  const remote = meters.filter(({ meterType }) => meterType === 'IOT')
  const ids = remote.map(({ meterId }) => meterId)
  if (ids.length === 0 || month.through < month.from) return () => new Map()
  const books = await booksOf(
    work,
    account,
    remote.map(({ gasUse }) => gasUse),
  )
  const used = await usedInYear(work, account, ids, yearOf(month.from), month.from)
  const net = await netOfPackages(work, account, days)
  const priced = remote.filter(({ gasUse }) => isPriced(books.of(gasUse), books.heating, month))
  const ownOfRest = await electiveOfRest(work, account, month)
  return (use, cover) => {
    const own = ownOfRest(use, cover)
    return new Map(
      priced.map((meter) => {
        const usedBefore = used.get(meter.meterId) ?? '0.00'
        const expected = expectedOf(use, meter.meterId)
        const electiveAhead = own.get(meter.meterId) ?? []
        const facts = { ...runningFacts(meter, net, month), electiveAhead }
        const billed = { ...facts, book: books.of(meter.gasUse), usedBefore, expected }
        const at = (coveredAhead: string) =>
          runningMeter({ ...billed, coveredAhead }, { ...month, heating: books.heating })
        const running = at(cover.paid(meter.meterId))
        const { channels } = runningFacts(meter, days, month)
        return [
          meter.meterId,
          {
            ...running,
            // All gas of the month, what packages cover included: money is about the rest of it (AE-17a).
            volume: sumVolume(channels.flatMap((channel) => channel.days.map((day) => day.volume))),
            rest: running.rest && expected !== null ? { ...running.rest, volume: expected } : null,
            restIfPaid: at(cover.ifPaid(meter.meterId)).rest?.amount ?? null,
          },
        ]
      }),
    )
  }
}

/** Days of a remote meter that are known in a month that runs, by channel. */
export function runningFacts(
  { meterId, channels }: Meter,
  days: readonly (DayUsage & { elective?: ElectivePart | null })[],
  month: { from: string },
): Pick<RunningMeter, 'meterId' | 'channels'> {
  const known = days.filter((day) => day.meterId === meterId && day.quality !== 'MISSING' && day.gasDay >= month.from)
  return {
    meterId,
    channels: channels.map(({ channelNo }) => ({
      channelNo,
      days: known.filter((day) => day.channelNo === channelNo),
    })),
  }
}
