import type { Api } from '@contract'
import { billPeriod } from '@domain/gas-day'
import { groupBy } from '@domain/group'
import { meterName } from '@domain/meter-name'
import { sumVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { remoteChannels, spanAge } from './ages'
import { hourTrend } from './hours'
import * as repo from '../repo/usage'
import { monthParts } from '../month/parts'
import { barOf, isOldDay, type Part } from '../rules/months'
import { longestSpan, trendSpan, trendSums, yearBefore, type Granularity } from '../rules/trend'
import { floorShare, type Age } from '../rules/wholeness'
import type { Account, Meter } from '../types'

type Trend = Api['energy GET /energy/trend']['out']

/** A 5.2 energy/trend: bars of hours, days, months or years and, when asked, the same of the year before. Refuses 2901, A2316, A2331. */
export async function trend(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  ask: { granularity: Granularity; from: string; to: string; compare: boolean },
  withMoney: boolean,
): Promise<Trend> {
  const span = trendSpan(ask.granularity, ask.from, ask.to)
  if ('problem' in span)
    throw new Refusal(span.problem, span.problem === 'A2316' ? { params: { limit: longestSpan[ask.granularity] } } : {})
  if (ask.granularity === 'HOUR') {
    const { points, gapMeters, age } = await hourTrend(work, account, meters, span.labels)
    const sums = trendSums(points.map((point) => point.volume))
    return { points, comparePoints: [], ...sums, gapMeters: namesOf(meters, gapMeters), ...age }
  }
  const { points, parts } = await barPoints(work, account, meters, ask.granularity, span, withMoney)
  const before = span.labels.map(yearBefore)
  const lastYear = { from: yearBefore(span.from), to: yearBefore(span.to), labels: before }
  const compared = ask.compare ? await barPoints(work, account, meters, ask.granularity, lastYear, withMoney) : null
  return {
    points,
    comparePoints: compared?.points ?? [],
    ...trendSums(points.map((point) => point.volume)),
    gapMeters: namesOf(
      meters,
      parts.flatMap(({ meterId, missing }) => (missing > 0 ? [meterId] : [])),
    ),
    ...(await barAge(work, account, meters, parts, gasDaysOf(ask.granularity, span, account.readingDay))),
  }
}

/** Remote meters among those named; what is read by hand is not late before it is read. */
const namesOf = (meters: readonly Meter[], ids: readonly string[]): Trend['gapMeters'] =>
  meters
    .filter(({ meterId, meterType }) => meterType === 'IOT' && ids.includes(meterId))
    .map((meter) => ({ meterId: meter.meterId, name: meterName(meter) }))

/** Gas days behind bars: months and years are billing months, which begin on the reading day. */
const gasDaysOf = (
  granularity: 'DAY' | 'MONTH' | 'YEAR',
  { from, to }: { from: string; to: string },
  readingDay: number,
): { from: string; to: string } =>
  granularity === 'DAY'
    ? { from, to }
    : { from: billPeriod(from.slice(0, 7), readingDay).from, to: billPeriod(to.slice(0, 7), readingDay).to }

/** Bars of remote meters are as whole as their days; those of meters read by hand alone as the months that were read (Y-03). */
async function barAge(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  parts: readonly Part[],
  span: { from: string; to: string },
): Promise<Age> {
  const channels = remoteChannels(meters)
  const age = await spanAge(work, account, channels, span)
  const isByHand = (part: Part) =>
    meters.some(({ meterId, meterType }) => meterId === part.meterId && meterType === 'MECH')
  const byHand = parts.filter(isByHand)
  const estimated = byHand.filter((part) => part.estimated > 0)
  const estimatedVolume = sumVolume([age.estimatedVolume, ...estimated.map((part) => part.volume)])
  if (channels.length > 0) return { ...age, estimatedVolume }
  const read = byHand.filter((part) => part.missing === 0 && part.estimated === 0).length
  return { ...age, whole: floorShare(read, byHand.length), estimatedVolume }
}

async function barPoints(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  granularity: 'DAY' | 'MONTH' | 'YEAR',
  span: { from: string; to: string; labels: readonly string[] },
  withMoney: boolean,
): Promise<{ points: Trend['points']; parts: Part[] }> {
  const parts: Part[] =
    granularity === 'DAY'
      ? await daysOf(work, account, meters, span)
      : await monthParts(work, account, meters, span.from.slice(0, 7), span.to.slice(0, 7))
  const byLabel = groupBy(parts, ({ label }) => label.slice(0, labelLength[granularity]))
  const points = span.labels.map((label) => {
    const bar = barOf(byLabel.get(label) ?? [])
    return { t: label, ...bar, amount: withMoney ? bar.amount : null }
  })
  return { points, parts }
}

const labelLength = { DAY: 10, MONTH: 7, YEAR: 4 } as const

async function daysOf(work: Work, account: Account, meters: readonly Meter[], span: { from: string; to: string }) {
  const ids = meters.map((meter) => meter.meterId)
  const parts = await repo.dayParts(work.db, account, ids, span)
  return parts.map((part) => (isOldDay(part.label, account) ? { ...part, amount: null } : part))
}
