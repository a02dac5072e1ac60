import type { Static } from '@sinclair/typebox'
import type { Abnormal } from '@contract/energy/shapes'
import type { Api } from '@contract'
import { addDays, addMonths } from '@domain/date'
import { billPeriod, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { addMoney, sumMoney } from '@domain/money'
import { changePercent } from '@domain/percent'
import { abnormalTypes } from '@domain/statuses/names'
import { abnormalFlag, type KnownDay } from '@domain/tariff/readings'
import { averagePrice } from '@domain/price'
import { addVolume, compareVolume, isZeroVolume, sumVolume, volume } from '@domain/volume'
import { decimal } from '@domain/decimal'
import type { Work } from '../../../http/context'
import { knownUntil, remoteChannels, wholenessOf } from './ages'
import { priceFacts } from '../meter/price-facts'
import { ask } from '../../../wiring'
import { packageGas } from '../package-gas'
import * as repo from '../repo/usage'
import { monthParts } from '../month/parts'
import { barOf, isOldMonth, sameMeters } from '../rules/months'
import { runningMonthOf, sameDays } from '../rules/trend'
import { expectedFrames, floorShare } from '../rules/wholeness'
import type { Account, DayUsage, Meter } from '../types'

/** Days that the abnormal rule looks back, and for how many days it is shown (AE-10). */
const LOOK_BACK = 60
const SHOWN_DAYS = 7

export interface MonthUse {
  billMonth: string
  from: string
  to: string
  /** Newest closed day inside the month; null before the first. */
  through: string | null
  volume: string
  /** Null in the old system, which prices no days. */
  amount: string | null
  /** The same days of last year and of last month; null when nothing is known of them. */
  lastYear: string | null
  lastMonth: string | null
  /** What the newest closed day has used; null when no meter was read on it. */
  lastDay: string | null
  /** Y-03: until when the volume knows, and the share of the owed day frames that are in it, per cent. */
  asOf: string
  whole: number
}

/**
 * Usage of a bill month up to the newest closed day, with the same days of the month before and of the year before. A month of which
 * every day is closed is what was settled of it, as soon as its statement is drawn: the running one too, on the reading day.
 */
export const monthUse = async (
  work: Work,
  account: Account,
  meters: readonly Meter[],
  billMonth: string,
): Promise<MonthUse> => settledUse(work, account, meters, await daysUse(work, account, meters, billMonth))

/** The same from the days alone. One query. */
async function daysUse(work: Work, account: Account, meters: readonly Meter[], billMonth: string): Promise<MonthUse> {
  const period = billPeriod(billMonth, account.readingDay)
  const closed = lastClosedGasDay(work.clock.now())
  const through = closed < period.from ? null : closed < period.to ? closed : period.to
  const sameDaysOf = (month: string, end: string): { from: string; to: string } => {
    const other = billPeriod(month, account.readingDay)
    const days = sameDays(period.from, end, other.from)
    return { from: days.from, to: end === period.to || days.to > other.to ? other.to : days.to }
  }
  const spans =
    through === null
      ? []
      : [
          { from: period.from, to: through },
          sameDaysOf(addMonths(billMonth, -12), through),
          sameDaysOf(addMonths(billMonth, -1), through),
          { from: through, to: through },
        ]
  const ids = meters.map((meter) => meter.meterId)
  const [now, lastYear, lastMonth, lastDay] = await repo.spanTotals(work.db, account, ids, spans)
  return {
    billMonth,
    ...period,
    through,
    volume: sumVolume([now?.volume ?? '0']),
    amount: isOldMonth(billMonth, account) ? null : sumMoney([now?.amount ?? '0']),
    lastYear: lastYear?.volume ?? null,
    lastMonth: lastMonth?.volume ?? null,
    lastDay: lastDay?.known ?? null,
    asOf: knownUntil(work, through ?? closed),
    whole: floorShare(
      now?.heard ?? 0,
      through === null ? 0 : expectedFrames(remoteChannels(meters), period.from, through),
    ),
  }
}

export const changeOf = (now: string, before: string | null): string | null =>
  before === null ? null : changePercent(now, before)

/** The running bill month of an account: that of the newest closed gas day. */
export const runningMonth = (work: Work, account: Account): string =>
  runningMonthOf(work.clock.now(), account.readingDay)

type Overview = Api['energy GET /energy/overview']['out']

/** A 5.2 energy/overview of some meters; `tier` for one meter alone. */
export async function overview(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  billMonth: string,
  withMoney: boolean,
): Promise<Overview> {
  const use = await monthUse(work, account, meters, billMonth)
  const ids = meters.map((meter) => meter.meterId)
  const closed = lastClosedGasDay(work.clock.now())
  const days = await repo.daysBetween(work.db, account, ids, addDays(use.from, -LOOK_BACK), use.through ?? use.from)
  const inMonth = days.filter((day) => day.gasDay >= use.from)
  const perDay = sumByDay(inMonth)
  const top = perDay.reduce<(typeof perDay)[number] | null>(
    (most, day) => (most === null || compareVolume(day.volume, most.volume) > 0 ? day : most),
    null,
  )
  const byPackage = await packagePart(work, account, ids, use)
  const flows = inMonth.flatMap((day) => day.maxFlow ?? [])
  return {
    billMonth,
    periodFrom: use.from,
    periodTo: use.to,
    month: use.volume,
    packageVolume: byPackage.volume,
    estAmount: withMoney ? use.amount : null,
    effectivePrice:
      withMoney && use.amount !== null && !isZeroVolume(byPackage.volume)
        ? averagePrice(addMoney(use.amount, byPackage.cost), use.volume)
        : null,
    tier: meters.length === 1 && meters[0] ? await tierOf(work, account, meters[0]) : null,
    yoyPct: changeOf(use.volume, use.lastYear),
    momPct: changeOf(use.volume, use.lastMonth),
    avgDay: perDay.length === 0 ? null : volume(decimal(use.volume).div(perDay.length).toFixed(4)),
    maxDay: top ? { gasDay: top.gasDay, volume: top.volume } : null,
    peakFlow: flows.reduce<string | null>(
      (most, flow) => (most === null || compareVolume(flow, most) > 0 ? flow : most),
      null,
    ),
    readingInfo: `数据更新至${closed}气日，每日09:30更新`,
    abnormal: abnormalDays(meters, days, use.through),
    asOf: knownUntil(work, use.through ?? closed),
    ...wholenessOf(meters, inMonth, use.from, use.through),
  }
}

/** What packages cover of the days of a month, and what was paid for it. */
async function packagePart(
  work: Work,
  account: Account,
  meterIds: readonly string[],
  { from, through }: Pick<MonthUse, 'from' | 'through'>,
): Promise<{ volume: string; cost: string }> {
  if (through === null) return { volume: '0.00', cost: '0.00' }
  const packages = ask(work, packageGas)
  const of = { meterIds, from, to: through }
  const covered = await packages.covered(work, account, of)
  const taken = sumVolume([...covered.values()].map(({ total }) => total))
  return { volume: taken, cost: isZeroVolume(taken) ? '0.00' : await packages.cost(work, account, of) }
}

/** A month that is over is what was settled of it, compared with settled months of the same meters. */
async function settledUse(work: Work, account: Account, meters: readonly Meter[], use: MonthUse): Promise<MonthUse> {
  if (use.through !== use.to) return use
  const { billMonth } = use
  const ofMonth = async (month: string) => monthParts(work, account, meters, month, month)
  const [now, lastMonth, lastYear] = await Promise.all(
    [billMonth, addMonths(billMonth, -1), addMonths(billMonth, -12)].map(ofMonth),
  )
  const bar = barOf(now ?? [])
  return {
    ...use,
    volume: bar.volume ?? use.volume,
    amount: bar.volume === null ? use.amount : bar.amount,
    lastMonth: sameMeters(now ?? [], lastMonth ?? []),
    lastYear: sameMeters(now ?? [], lastYear ?? []),
  }
}

async function tierOf(work: Work, account: Account, meter: Meter): Promise<Overview['tier']> {
  const factsOf = await priceFacts(work, account, [meter], work.clock.today())
  return factsOf(meter).tier
}

const sumByDay = (days: readonly DayUsage[]): { gasDay: string; volume: string }[] => {
  const sums = new Map<string, string>()
  for (const day of days)
    if (day.quality !== 'MISSING') {
      const known = sums.get(day.gasDay)
      sums.set(day.gasDay, known === undefined ? day.volume : addVolume(known, day.volume))
    }
  return [...sums].map(([gasDay, sum]) => ({ gasDay, volume: sum }))
}

/** Warnings of the last days, meter by meter (AE-10). */
function abnormalDays(
  meters: readonly Meter[],
  days: readonly DayUsage[],
  through: string | null,
): Static<typeof Abnormal>[] {
  if (through === null) return []
  const shownAfter = addDays(through, -SHOWN_DAYS)
  return meters.flatMap((meter) => {
    const mine = days.filter((day) => day.meterId === meter.meterId)
    // Of several channels the first stands for the day.
    const qualities = new Map([...mine].reverse().map((day) => [day.gasDay, day.quality]))
    const perDay = sumByDay(mine).map((day): KnownDay => ({ ...day, quality: qualities.get(day.gasDay) ?? 'NORMAL' }))
    return perDay
      .filter((day) => day.gasDay > shownAfter)
      .flatMap((day) => {
        const type = abnormalFlag(day.gasDay, day.volume, perDay)
        return type === null
          ? []
          : [
              {
                gasDay: day.gasDay,
                meterId: meter.meterId,
                meterName: meterName(meter),
                type,
                text: abnormalTypes[type],
              },
            ]
      })
  })
}
