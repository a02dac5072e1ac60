import type { In, Out } from '@contract'
import { availableOf } from '@domain/billing/balance'
import { yearOf } from '@domain/date'
import { billPeriod, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { sharePercent } from '@domain/percent'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { Refusal } from '../../../http/refusal'
import { ownAccount } from '../../gas-account/service'
import { usedMeters } from '../meter/own-meters'
import { daysLeftOf } from '../day/outlook'
import { totals } from '../repo/usage'
import { deviationOf, deviationOfDays } from '../rules/plan'
import type { Account, Meter } from '../types'
import { runningMonth } from './usage'
import { trend } from './trend'
import { ask } from '../../../wiring'
import { gasPlans } from '../gas-plans'

type Call = 'energy GET /energy/dg/overview'
type Overview = Out<Call>

/** A 5.2 energy/dg/overview: a month beside its daily gas plan, as far as its days are closed. A2111 for a customer without one. */
export async function planUse(work: Work, session: BoundSession, input: In<Call>): Promise<Overview> {
  const account = await ownAccount(work, session)
  const plans = ask(work, gasPlans)
  const summary = await plans.summary(work, account)
  if (summary.planMode !== 'DAILY') throw new Refusal('A2111')
  const billMonth = input.month ?? runningMonth(work, account)
  const { from, to } = billPeriod(billMonth, account.readingDay)
  const meters = await usedMeters(work, account, undefined)
  const year = yearOf(from)
  const [planned, limits, { dayPct, monthPct }, month, ofYear] = [
    await plans.days(work, account, { from, to }),
    await plans.limits(work, account, { from, to }),
    await plans.tolerance(work, account),
    await trend(work, account, meters, { granularity: 'DAY', from, to, compare: false }, false),
    await trend(work, account, meters, { granularity: 'YEAR', from: year, to: year, compare: false }, false),
  ]
  const closed = lastClosedGasDay(work.clock.now())
  const through = closed < from ? null : closed < to ? closed : to
  const { points, sum: monthUsed, gapMeters, asOf, whole, missingDays, estimatedVolume } = month
  const days = points.map(({ t: gasDay, volume: actual, quality }) => {
    const plan = planned.get(gasDay) ?? null
    return { gasDay, plan, actual, ...deviationOf(actual, plan, dayPct, limits.get(gasDay)), quality }
  })
  const done = days.filter(({ gasDay }) => through !== null && gasDay <= through)
  const newest = days.find(({ gasDay }) => gasDay === through)
  return {
    billMonth,
    periodFrom: from,
    periodTo: to,
    plan: {
      yearPlan: summary.contractYear === year ? summary.planYear : null,
      yearUsed: ofYear.sum,
      monthPlan: planOf(days),
      monthUsed,
      gasDay: through,
      dayPlan: newest?.plan ?? null,
      dayUsed: newest?.actual ?? null,
      // Days without data are left out on both sides.
      ...deviationOfDays(
        monthUsed,
        planOf(done.filter(({ actual }) => actual !== null)),
        monthPct,
        done.map(({ gasDay, actual }) => ({ actual, limit: limits.get(gasDay) ?? null })),
      ),
    },
    days,
    meters: await shares(work, account, meters, { from, to }),
    balance: maySee(session, 'BILL_VIEW')
      ? {
          available: availableOf(account),
          provisional: account.provisional,
          daysLeft: await daysLeftOf(work, account, meters),
        }
      : null,
    gapMeters,
    asOf,
    whole,
    missingDays,
    estimatedVolume,
  }
}

/** What was planned of days together; null where nothing was. */
function planOf(days: readonly { plan: string | null }[]): string | null {
  const plans = days.flatMap(({ plan }) => plan ?? [])
  return plans.length === 0 ? null : sumVolume(plans)
}

/** Each meter's part of the days, the greatest first; one without any is left out. */
async function shares(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  { from, to }: { from: string; to: string },
): Promise<Overview['meters']> {
  const ids = meters.map(({ meterId }) => meterId)
  const used = await totals(work.db, account, ids, from, to)
  const all = sumVolume(used.map(({ volume }) => volume))
  return meters
    .flatMap((meter) => {
      const volume = used.find(({ meterId }) => meterId === meter.meterId)?.volume
      if (volume === undefined) return []
      const { meterId, meterType } = meter
      return [{ meterId, name: meterName(meter), meterType, volume, sharePct: sharePercent(volume, all) }]
    })
    .sort((a, b) => Number(b.volume) - Number(a.volume))
}
