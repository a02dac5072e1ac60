import { addDays, datesBetween } from '@domain/date'
import { progressDeviation, projectedOf, type Progress } from '@domain/deviation/extract'
import { reportDeadline } from '@domain/deviation/day'
import { settle } from '@domain/package/settle'
import type { PlanReasonCode } from '@domain/statuses/gas-plan'
import { decimal, fixed } from '@domain/decimal'
import { minVolume, sumVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { cycleProgress, type ChildAt, type CycleProgress } from '../gas-package/service'
import { closedGasDay, type AccountKey } from '../metering/service'
import { findCase, hasCaseAfter, insertCase, isAccepted } from './repo/cases'
import { stoppedOf } from './stopped'
import { tellExtract } from './tell'

/** Days between two cases of a cycle. */
const APART = 7
/** What a cycle that covers all may take beyond what was bought, per cent. */
const MOST = 105
/** Reasons that free a shortfall of its fee. */
const FREE: readonly PlanReasonCode[] = ['SUPPLIER', 'METER', 'POLICY', 'FORCE_MAJEURE']

export const freesFee = (reason: PlanReasonCode | null): boolean => reason !== null && FREE.includes(reason)

/** answers what gas packages ask when a cycle is settled. */
export const shortExempt = (work: Work, { bp, childNo }: { bp: string; childNo: string }): Promise<boolean> =>
  isAccepted(work.db, bp, childNo, FREE)

/** opens a case for a cycle that is far off its line; at most one in a week. Harmless to repeat. */
export async function judgeCycle(
  work: Work,
  { bp, companyCode, childNo }: Pick<ChildAt, 'bp' | 'companyCode' | 'childNo'>,
): Promise<void> {
  const closed = closedGasDay(work)
  const cycle = await cycleProgress(work, { bp, childNo })
  if (!cycle || closed < cycle.startDate || closed > cycle.endDate) return
  const progress = await progressOf(work, { bp, companyCode }, cycle, closed)
  const found = progressDeviation(progress)
  if (!found || (await hasCaseAfter(work.db, bp, childNo, addDays(closed, -APART)))) return
  const at = work.clock.iso()
  const caseId = newId(work.clock.now())
  const isNew = await insertCase(work.db, {
    bp,
    caseId,
    companyCode,
    childNo,
    caseType: 'EXTRACT',
    gasDay: closed,
    planVolume: found.line,
    actualVolume: progress.taken,
    deviationRate: found.rate,
    status: 'WAIT_REPORT',
    reportDeadline: `${reportDeadline('EXTRACT', closed).replace(' ', 'T')}:00+08:00`,
    createdAt: at,
    updatedAt: at,
  })
  const opened = isNew ? await findCase(work.db, bp, caseId) : undefined
  if (opened) await tellExtract(work, opened, cycle.name)
}

async function progressOf(work: Work, key: AccountKey, cycle: CycleProgress, closed: string): Promise<Progress> {
  const { startDate, endDate, supplyMode, total, taken } = cycle
  const to = closed < endDate ? closed : endDate
  const stopped = await stoppedOf(work, { ...key, meterIds: [...cycle.meterIds] }, { from: startDate, to })
  const passed = datesBetween(startDate, to)
  return {
    supplyMode,
    total,
    taken: sumVolume(passed.map((day) => taken.get(day) ?? '0.00')),
    elapsed: passed.filter((day) => !stopped.has(day)).length,
    days: datesBetween(startDate, endDate).length,
  }
}

/** What a case of a cycle is shown with: where the cycle stands now, and what it costs if it goes on like this. */
export async function cycleOfCase(work: Work, key: AccountKey, childNo: string) {
  const cycle = childNo === '' ? null : await cycleProgress(work, { bp: key.bp, childNo })
  if (!cycle) return null
  const closed = closedGasDay(work)
  const progress = await progressOf(work, key, cycle, closed)
  const most = fixed(
    decimal(cycle.total)
      .times(cycle.supplyMode === 'FULL' ? MOST : 100)
      .div(100),
    2,
  )
  const projected = minVolume(projectedOf(progress), most)
  const outcome = settle({ ...cycle.settleBy, extracted: projected })
  const even = fixed(decimal(cycle.total).div(progress.days), 0)
  return {
    series: datesBetween(cycle.startDate, cycle.endDate).map((date) => ({
      date,
      plan: even,
      actual: date <= closed ? (cycle.taken.get(date) ?? '0.00') : null,
    })),
    extract: {
      orderNo: cycle.orderNo,
      childNo,
      cycleName: cycle.name,
      startDate: cycle.startDate,
      endDate: cycle.endDate,
      supplyMode: cycle.supplyMode,
      total: cycle.total,
      taken: progress.taken,
      elapsed: progress.elapsed,
      days: progress.days,
      projected,
      shortFee: outcome.fee,
      overAmount: outcome.overAmount,
    },
  }
}
