import { responseOf, weakDay, type CountedDay } from '@domain/balance'
import { addDays } from '@domain/date'
import { compareDecimals } from '@domain/decimal-text'
import { formatAmount, isPositiveMoney, sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import type { NewRow } from '../../db/rows'
import type { Work } from '../../http/context'
import { stoppedGasDays } from '../billing/service'
import { closedGasDay } from '../metering/service'
import { notify } from '../notice/service'
import type { UsedDay } from '../plan/service'
import { applies, applyRoute } from './apply-case'
import { countedDays } from './hours'
import { changeApply, type Apply, type ApplyKey } from './repo/applies'
import { daysOf, putDays, type Day } from './repo/days'
import { payReward } from './reward'

/** Days after the end of an activity in which missing data are still waited for. */
const WAITED_DAYS = 60

type Judged = Omit<NewRow<'balanceDay'>, 'settled'>

/**
 * S-06, S-07: what the closed gas days of a participation came to. A day without whole data waits and is judged when they come; one that
 * is not settled is judged again where its data were corrected. Days that come late, after the reward was paid, are paid at once.
 * Harmless to repeat.
 */
export async function judgeApply(work: Work, { bp, applyId }: ApplyKey): Promise<void> {
  const row = await applies.locked(work, { bp }, applyId)
  if (row.status !== 'RUNNING' && row.status !== 'SETTLING' && row.status !== 'SETTLED') return
  const closed = closedGasDay(work)
  const to = [closed, row.endDate, row.weakDay ?? row.endDate].reduce((a, b) => (a < b ? a : b))
  if (to < row.startDate) return
  const before = await daysOf(work.db, row)
  const fresh = await judgedDays(work, row, { from: row.startDate, to }, before)
  await putDays(work.db, fresh)
  await addUp(work, row, mergedDays(before, fresh), to)
}

async function judgedDays(
  work: Work,
  row: Apply,
  span: { from: string; to: string },
  before: readonly Day[],
): Promise<Judged[]> {
  const settled = new Set(before.filter((day) => day.settled).map(({ gasDay }) => gasDay))
  const used = await countedDays(work, row, span)
  const stopped = await stoppedGasDays(work, row, span)
  const known = new Map(before.map((day) => [day.gasDay, day]))
  return used
    .filter(({ date }) => !settled.has(date))
    .map((day) => dayRow(work, row, day, stopped.has(day.date)))
    .filter((day) => !isSame(day, known.get(String(day.gasDay))))
}

const isSame = (day: Judged, known: Day | undefined): boolean =>
  known !== undefined && known.status === day.status && known.actualVolume === day.actualVolume

function dayRow(work: Work, row: Apply, { date, volume, dataState }: UsedDay, isStopped: boolean): Judged {
  const { bp, applyId, companyCode, groupId } = row
  const place = { bp, applyId, companyCode, groupId, gasDay: date, judgedAt: work.clock.iso() }
  const none = { responseVolume: null, effectiveVolume: null, rate: null, reward: null }
  // G-04: supply was off, a response was impossible.
  if (isStopped) return { ...place, ...none, status: 'STOPPED', actualVolume: volume }
  if (dataState !== 'FULL' || volume === null) return { ...place, ...none, status: 'WAITING', actualVolume: null }
  const { baselineVolume: baseline, dailyVolume: daily } = row
  const { response, effective, rate, reward } = responseOf({ ...row, baseline, daily }, volume)
  return {
    ...place,
    status: 'JUDGED',
    actualVolume: volume,
    responseVolume: response,
    effectiveVolume: effective,
    rate,
    reward,
  }
}

type Counted = CountedDay & { reward: string | null }

const mergedDays = (before: readonly Day[], fresh: readonly Judged[]): Counted[] => {
  const days = new Map(
    before.map((day) => [day.gasDay, { status: day.status, effective: day.effectiveVolume, reward: day.reward }]),
  )
  for (const day of fresh)
    days.set(String(day.gasDay), {
      status: day.status,
      effective: (day.effectiveVolume as string | null | undefined) ?? null,
      reward: (day.reward as string | null | undefined) ?? null,
    })
  return [...days].map(([date, day]) => ({ date, ...day })).sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Totals, and the end of a participation that came to nothing twice in a row: days up to the newest closed one still count. */
async function addUp(work: Work, row: Apply, days: readonly Counted[], to: string): Promise<void> {
  const isWeak = row.weakDay === null && weakDay(days) !== null
  const effective = days.map((day) => day.effective ?? '0.00')
  const totals = {
    waitingDays: days.filter(({ status }) => status === 'WAITING').length,
    respondedDays: effective.filter((one) => compareDecimals(one, '0') > 0).length,
    totalEffective: sumVolume(effective),
    totalReward: sumMoney(days.map(({ reward }) => reward ?? '0.00')),
    ...(isWeak && { weakDay: to, weakAt: work.clock.iso() }),
  }
  if (isWeak && row.status === 'RUNNING') {
    await applies.move(work, row, 'WEAK', 'SYSTEM', { set: totals })
    return
  }
  await changeApply(work.db, row, { ...totals, updatedAt: work.clock.iso() })
  if (row.status === 'SETTLED') await payLate(work, { ...row, ...totals })
}

/** A day with data that came after the payment. */
async function payLate(work: Work, row: Apply): Promise<void> {
  const amount = await payReward(work, row)
  if (!isPositiveMoney(amount)) return
  const { bp, companyCode, applyId, activityName, payments } = row
  await notify(
    work,
    { bp, companyCode, route: applyRoute(row), bizId: applyId },
    {
      message: {
        templateCode: 'SUB_RESULT',
        body: `${activityName}补齐数据后追加奖励${formatAmount(amount)}元，已抵扣气款`,
        dedupeKey: `SUB_RESULT|${applyId}|LATE|${payments}`,
      },
    },
  )
}

/** Days from before which an activity is not judged any more. */
export const judgedSince = (work: Work): string => addDays(work.clock.today(), -WAITED_DAYS)
