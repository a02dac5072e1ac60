import { addDays, diffDays, startOf, toInstant, yearOf } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { isZeroVolume, subtractVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import type { Books } from '../../tariff/service'
import { electiveParts } from '../day/elective'
import { netOfPackages } from '../day/net'
import { packageParts, packageVolume } from '../day/packages'
import { replacements, type Replacement } from '../repo/change'
import { readingsBetween } from '../repo/reading'
import { READ_WINDOW_DAYS } from '../photo/ask'
import * as repo from '../repo/statement'
import { daysBetween, repriceDays, saveDays, type NewDay } from '../repo/usage'
import {
  READING_SLACK,
  measureManual,
  measureRemote,
  type Correction,
  type Measured,
  type Period,
} from '../rules/measure'
import { imgWindow } from '../rules/photo'
import { estimateDays } from '../rules/pricing'
import { usedInYear } from '../day/used'
import type { ChannelReading, MeterPeriod } from '../rules/statement'
import type { DayUsage, Meter, Reading } from '../types'
import type { StatementPlan } from './plan'
import { ask } from '../../../wiring'
import { packageGas } from '../package-gas'
import { electiveGas } from '../elective-gas'

interface Facts {
  period: Period
  settled: ReadonlyMap<string, string>
  /** Channels with a last statement that ended with an estimate. */
  estimated: ReadonlySet<string>
  ends: ReadonlyMap<string, string>
  carried: ReadonlyMap<string, string>
  readings: readonly Reading[]
  days: readonly DayUsage[]
  replaced: readonly Replacement[]
  lastMonth: ReadonlyMap<string, { volume: string; days: number }>
  corrections: ReadonlyMap<string, Correction>
  /** Whether the customer may still read a meter for this period. */
  mayRead: (meter: Meter) => boolean
}

/** Registers of every meter of the plan for the period, in a handful of queries; null when one cannot be settled yet. */
export async function measure(
  work: Work,
  plan: StatementPlan,
  period: Period,
  books: Books,
): Promise<MeterPeriod[] | null> {
  const facts = await factsOf(work, plan, period)
  const used = await usedInYear(
    work,
    plan.account,
    plan.meters.map((meter) => meter.meterId),
    yearOf(period.from),
    period.from,
  )
  const usedBefore = (meter: Meter) => used.get(meter.meterId) ?? '0.00'
  const all = plan.meters.map((meter) => {
    const measured = meter.channels.map((channel) => measureChannel(meter, channel.channelNo, facts))
    return { meter, known: measured.filter((one): one is Measured => one !== null) }
  })
  if (all.some(({ meter, known }) => known.length < meter.channels.length)) return null
  for (const { meter, known } of all) await saveEstimated(work, meter, known)
  // Estimated days are gas as well: what packages cover of them is not charged here and taken there (B, pitfall 7).
  await ask(work, packageGas).share(work, plan.account)
  await ask(work, electiveGas).settle(work, plan.account, period)
  for (const { meter, known } of all) await priceDays(work, meter, known, books, usedBefore(meter), facts)
  const periods: MeterPeriod[] = []
  for (const { meter, known } of all)
    periods.push({
      meterId: meter.meterId,
      meterNo: meter.meterNo,
      book: books.of(meter.gasUse),
      channels: await coveredReadings(work, meter, known),
      usedBefore: usedBefore(meter),
      packageVolume: await packageVolume(work, plan.account, meter.meterId, period),
    })
  return periods
}

/** Readings with what packages cover of their days, and what of the rest has a price of its own. */
async function coveredReadings(work: Work, meter: Meter, measured: readonly Measured[]): Promise<ChannelReading[]> {
  const days = measured
    .flatMap(({ reading: { channelNo, daily = [] } }) =>
      daily.map((day) => ({ ...day, channelNo, meterId: meter.meterId })),
    )
    .sort((a, b) => (a.gasDay + a.channelNo < b.gasDay + b.channelNo ? -1 : 1))
  const parts = await packageParts(work, meter, days)
  const own = await electiveParts(
    work,
    meter,
    days.map((day, index) => ({ ...day, volume: subtractVolume(day.volume, parts[index] ?? '0.00') })),
  )
  return measured.map(({ reading }) => {
    const mine = days.map((day, index) => ({ day, index })).filter(({ day }) => day.channelNo === reading.channelNo)
    const covered = mine.map(({ day: { gasDay }, index }) => ({ gasDay, volume: parts[index] ?? '0.00' }))
    const elective = mine.flatMap(({ day: { gasDay }, index }) => {
      const part = own[index]
      return part ? [{ gasDay, ...part }] : []
    })
    return {
      ...reading,
      covered: covered.filter(({ volume }) => !isZeroVolume(volume)),
      ...(elective.length > 0 && { elective }),
    }
  })
}

async function factsOf(work: Work, plan: StatementPlan, period: Period): Promise<Facts> {
  const { account } = plan
  const ids = plan.meters.map((meter) => meter.meterId)
  const last = await repo.lastSettled(work.db, account, ids, period.from)
  return {
    period,
    settled: new Map(last.map((line) => [`${line.meterId}|${line.channelNo}`, line.currReading])),
    estimated: new Set(
      last.filter((line) => line.readingSource === 'ESTIMATE').map((line) => `${line.meterId}|${line.channelNo}`),
    ),
    ends: plan.ends ?? new Map(),
    carried: new Map(last.map((line) => [`${line.meterId}|${line.channelNo}`, line.carried])),
    lastMonth: new Map(
      last.map((line) => [
        `${line.meterId}|${line.channelNo}`,
        { volume: line.settleVolume, days: diffDays(line.periodFrom, line.periodTo) + 1 },
      ]),
    ),
    readings: await readingsBetween(
      work.db,
      account.companyCode,
      ids,
      toInstant(startOf(addDays(period.from, -READING_SLACK))),
      toInstant(startOf(addDays(period.to, READING_SLACK + 2))),
    ),
    days: await daysBetween(work.db, account, ids, addDays(period.from, -28), period.to),
    replaced: await replacements(work.db, account, ids, gasDaySpan(period.from).from, gasDaySpan(period.to).to),
    corrections: plan.corrections ?? new Map(),
    mayRead: mayReadOf(work, plan.account, period),
  }
}

/** AE-11: the window ends with the reading day, which is the day after the period; for a statement that is late it is over. */
function mayReadOf(work: Work, { companyCode, readingDay }: StatementPlan['account'], period: Period) {
  const days = work.settings.integer(companyCode, 'readWindowDays', READ_WINDOW_DAYS)
  return (meter: Meter): boolean => {
    const { open, to } = imgWindow(meter, readingDay, work.clock.present.today(), days)
    return open && to === addDays(period.to, 1)
  }
}

function measureChannel(meter: Meter, channelNo: string, facts: Facts): Measured | null {
  const key = `${meter.meterId}|${channelNo}`
  const mine = (one: { meterId: string; channelNo: string }) =>
    one.meterId === meter.meterId && one.channelNo === channelNo
  const common = {
    channelNo,
    digits: meter.digits,
    period: facts.period,
    settledReading: facts.settled.get(key) ?? null,
    carriedIn: facts.carried.get(key) ?? '0.00',
    correction: facts.corrections.get(key) ?? null,
    end: facts.ends.get(key) ?? null,
    replaced: facts.replaced.filter((one) => one.meterId === meter.meterId),
  }
  // A record of change names no channel: the days of a device with several were decided one by one at the desk.
  if (meter.meterType === 'IOT')
    return measureRemote({
      ...common,
      days: facts.days.filter(mine),
      ...(meter.channels.length > 1 && { replaced: [] }),
    })
  return measureManual({
    ...common,
    readings: facts.readings.filter(mine),
    isEstimated: facts.estimated.has(key),
    lastMonth: facts.lastMonth.get(key) ?? null,
    isOpen: facts.mayRead(meter),
  })
}

/** Days that settlement had to estimate, in the daily table; they are priced when all of them are there. */
async function saveEstimated(work: Work, meter: Meter, measured: readonly Measured[]): Promise<void> {
  await saveDays(work.db, estimatedOf(meter, measured))
}

const estimatedOf = (meter: Meter, measured: readonly Measured[]): NewDay[] =>
  measured.flatMap((one) =>
    one.estimated.map((day): NewDay => ({
      ...day,
      bp: meter.bp,
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      channelNo: one.reading.channelNo,
      estAmount: '0.00',
      quality: 'ESTIMATED',
      maxFlow: null,
      maxFlowAt: null,
    })),
  )

/**
 * The period's days cost what the statement makes of them. Those that settlement had to estimate stay in the daily table as ESTIMATED
 * (AE-09); a day that was priced before an earlier one came in late is priced again, now that the year's volume before it is known (AE-15).
 */
async function priceDays(
  work: Work,
  meter: Meter,
  measured: readonly Measured[],
  books: Books,
  usedBefore: string,
  facts: Facts,
): Promise<void> {
  const estimated = estimatedOf(meter, measured)
  const guessed = new Set(estimated.map(({ gasDay, channelNo }) => `${gasDay}|${channelNo}`))
  const known = facts.days.filter(
    (day) =>
      day.meterId === meter.meterId &&
      day.gasDay >= facts.period.from &&
      day.quality !== 'MISSING' &&
      !guessed.has(`${day.gasDay}|${day.channelNo}`),
  )
  const days = [...known, ...estimated].sort((a, b) => (a.gasDay + a.channelNo < b.gasDay + b.channelNo ? -1 : 1))
  const amounts = estimateDays({
    book: books.of(meter.gasUse),
    meterId: meter.meterId,
    days: await netOfPackages(work, meter, days),
    usedBefore,
    heating: books.heating,
  })
  await repriceDays(
    work.db,
    meter,
    days
      .map((day, index) => ({ ...day, estAmount: amounts[index] ?? day.estAmount }))
      .filter((day, index) => day.estAmount !== days[index]?.estAmount),
  )
}
