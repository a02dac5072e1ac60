import { addDays, datesBetween, toMillis } from '@domain/date'
import { progressDeviation, projectedOf } from '@domain/deviation/extract'
import { reportDeadline } from '@domain/deviation/day'
import { settle } from '@domain/package/settle'
import type { PlanReasonCode } from '@domain/statuses/gas-plan'
import { decimal, fixed } from '@domain/decimal'
import { minVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { cycleProgress, type ChildAt } from '../gas-package/service'
import { closedGasDay, missingDays } from '../metering/service'
import { findCase, hasCaseAfter, insertCase, isAccepted } from './repo/cases'
import { notifyExtract } from './notices'
import { deviationSettings } from './settings'

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
  const { extractRate, reportDays } = deviationSettings(work.settings, companyCode)
  const found = progressDeviation(cycle.progress, extractRate)
  if (!found || (await hasCaseAfter(work.db, bp, childNo, addDays(closed, -APART)))) return
  const reportBy = reportDeadline('EXTRACT', closed, reportDays)
  // Late work: its deadline has passed before an answer was possible, and a day that follows opens a case of its own.
  if (toMillis(reportBy) <= work.clock.present.now()) return
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
    actualVolume: cycle.progress.taken,
    deviationRate: found.rate,
    status: 'WAIT_REPORT',
    reportDeadline: reportBy,
    createdAt: at,
    updatedAt: at,
  })
  const opened = isNew ? await findCase(work.db, bp, caseId) : undefined
  if (opened) await notifyExtract(work, opened, cycle.name)
}

/** What a case of a cycle is shown with: the present state of the cycle, and what it costs if it goes on like this. */
export async function cycleOfCase(work: Work, of: Pick<ChildAt, 'bp' | 'companyCode' | 'childNo'>) {
  const cycle = of.childNo === '' ? null : await cycleProgress(work, of)
  if (!cycle) return null
  const closed = closedGasDay(work)
  const unknown = new Set(await missingDays(work, of, { from: cycle.startDate, to: cycle.endDate }))
  const { progress, stopped, takenOn } = cycle
  const most = fixed(
    decimal(progress.total)
      .times(progress.supplyMode === 'FULL' ? MOST : 100)
      .div(100),
    2,
  )
  const projected = minVolume(projectedOf(progress), most)
  const outcome = settle({ ...cycle.settleBy, extracted: projected })
  const even = fixed(decimal(progress.total).div(progress.days), 0)
  return {
    series: datesBetween(cycle.startDate, cycle.endDate).map((date) => ({
      date,
      plan: even,
      // Nothing was taken of a day that is whole; of one without its frames nothing is known yet.
      actual: date <= closed ? (takenOn.get(date) ?? (unknown.has(date) ? null : '0.00')) : null,
    })),
    extract: {
      orderNo: cycle.orderNo,
      childNo: of.childNo,
      cycleName: cycle.name,
      startDate: cycle.startDate,
      endDate: cycle.endDate,
      ...progress,
      stopped,
      projected,
      shortFee: outcome.fee,
      overAmount: outcome.overAmount,
    },
  }
}
