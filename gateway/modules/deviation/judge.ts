import { addDays, toMillis } from '@domain/date'
import { deviationRate, reportDeadline, sideOf, usageChange, type ChangeBounds } from '@domain/deviation/day'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { respondedDays } from '../balance/service'
import { stoppedGasDays } from '../billing/service'
import { closedGasDay } from '../metering/service'
import {
  groupsOf,
  limitsOfGroup,
  plannedDays,
  usedDays,
  type Group,
  type GroupKey,
  type UsedDay,
} from '../plan/service'
import { casesOfDays, findCase, insertCase } from './repo/cases'
import { findReason } from './repo/reasons'
import { applyKnownReason } from './report'
import { notifyCase } from './notices'
import { deviationSettings } from './settings'

/** Days that late data of a day are waited for (D-02). */
const WAITED = 3
/** Days before the judged one that make its mean (D-04). */
const MEAN_DAYS = 7

/** What a day of a group came to. */
interface Finding {
  caseType: 'DAY' | 'USAGE_CHANGE'
  planVolume: string | null
  actualVolume: string
  meanVolume: string | null
  deviationRate: string | null
}

/**
 * D-02, D-04: judges the closed days of a group that have no case yet: against the plan the last ones with late data, against the week
 * before only the newest. A day on which supply was off for hours (G-04) or the group responded to an activity (S-09) is no deviation; one
 * on which it was limited is judged against what the limit leaves of its plan (G-03), not against the days before. Harmless to repeat.
 */
export async function judgeGroup(work: Work, key: GroupKey): Promise<void> {
  const group = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === key.groupId)
  if (!group) return
  const bounds = deviationSettings(work.settings, key.companyCode).change
  const newest = closedGasDay(work)
  const from = addDays(newest, -WAITED)
  const looked = { from: addDays(from, -MEAN_DAYS), to: newest }
  const used = await usedDays(work, key, group, looked)
  const planned = (await plannedDays(work, key, [group], { from, to: newest })).get(group.groupId)
  const judged = new Set(
    (await casesOfDays(work.db, key.bp, key.groupId, { from, to: newest })).map((one) => one.gasDay),
  )
  const limits = await limitsOfGroup(work, group, { from, to: newest })
  const [off, stopped] = [
    await stoppedGasDays(work, group, looked, { isOff: true }),
    await stoppedGasDays(work, group, looked),
  ]
  for (const day of await respondedDays(work, group, looked)) {
    off.add(day)
    stopped.add(day)
  }
  for (const day of used.filter(({ date }) => date >= from)) {
    if (judged.has(day.date) || day.dataState !== 'FULL' || day.volume === null || off.has(day.date)) continue
    const plan = planned?.get(day.date) ?? null
    const isUsual = day.date === newest && !stopped.has(day.date)
    const change = isUsual ? changeOf(day.volume, daysBefore(used, stopped, newest), bounds) : null
    const found =
      dayFinding(group, day.volume, plan, limits.get(day.date)) ?? (change && { ...change, planVolume: plan })
    if (found) await openCase(work, group, day.date, found, change)
  }
}

const daysBefore = (used: readonly UsedDay[], stopped: ReadonlySet<string>, newest: string) =>
  used
    .filter(({ date }) => date < newest && date >= addDays(newest, -MEAN_DAYS))
    .map(({ date, volume, dataState }) => (dataState === 'FULL' && !stopped.has(date) ? volume : null))

function dayFinding(group: Group, actual: string, plan: string | null, limit: string | undefined): Finding | null {
  if (group.planMode !== 'DAILY' || plan === null) return null
  if (sideOf(actual, plan, group.dayTolerance, limit) === 'NORMAL') return null
  const rate = deviationRate(actual, plan)
  return { caseType: 'DAY', planVolume: plan, actualVolume: actual, meanVolume: null, deviationRate: rate }
}

function changeOf(actual: string, before: readonly (string | null)[], bounds: ChangeBounds): Finding | null {
  const change = usageChange(actual, before, bounds)
  if (!change) return null
  const { mean, rate } = change
  return { caseType: 'USAGE_CHANGE', planVolume: null, actualVolume: actual, meanVolume: mean, deviationRate: rate }
}

async function openCase(
  work: Work,
  { bp, companyCode, groupId, name }: Group,
  gasDay: string,
  found: Finding,
  change: Finding | null,
): Promise<void> {
  const at = work.clock.iso()
  const reportBy = reportDeadline(found.caseType, gasDay, deviationSettings(work.settings, companyCode).reportDays)
  // Late data of an old day, or late work: its deadline has passed before an answer was possible.
  if (toMillis(reportBy) <= work.clock.present.now()) return
  const caseId = newId(work.clock.now())
  const row = { ...found, bp, caseId, companyCode, groupId, gasDay, status: 'WAIT_REPORT' as const }
  const isNew = await insertCase(work.db, { ...row, reportDeadline: reportBy, createdAt: at, updatedAt: at })
  const opened = isNew ? await findCase(work.db, bp, caseId) : undefined
  if (!opened) return
  const known = found.caseType === 'DAY' ? await findReason(work.db, { bp, groupId, gasDay }) : undefined
  const alsoChanged = found.caseType === 'DAY' ? change?.deviationRate : undefined
  await notifyCase(work, opened, name, { alsoChanged, isExplained: known !== undefined })
  if (known) await applyKnownReason(work, opened, known)
}
