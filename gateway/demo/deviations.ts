import { addDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { reportDeadline, usageChange } from '@domain/deviation/day'
import type { Work } from '../http/context'
import { judgeCycle } from '../modules/deviation/extract'
import { judgeGroup } from '../modules/deviation/judge'
import { deviationSettings } from '../modules/deviation/settings'
import { saveReason } from '../modules/deviation/report'
import { casesOfDays, insertCase } from '../modules/deviation/repo/cases'
import { assessGroup } from '../modules/deviation/months'
import { childrenTaking } from '../modules/gas-package/service'
import { closedGasDay } from '../modules/metering/service'
import { groupsOf, planningGroups, usedDays, type UsedDay } from '../modules/plan/service'
import { withClock } from './clock'
import { replan, settleAsNormal } from './deviations-repo'
import { supplied } from './customers'
import { masterOf } from './packages/person'
import { demoId } from './people'
import { HOSPITAL, KILNS } from './plans/groups'

/** Days that are looked through for one that differed from its week. */
const LOOKED = 180

/**
 * Days that deviated: one that waits for its reason, one that waits for the desk, one of an older week that was normal; cycles that are
 * far off their line (B 8, X-14).
 */
export async function seedDeviations(work: Work): Promise<void> {
  await octoberAssessed(work)
  await deviatingDays(work)
  await changedDay(work)
  for (const cycle of await childrenTaking(work.db, '', 100)) await judgeCycle(work, cycle)
}

/** October as the night of 3 November found it; its fee waits for the next statement. */
async function octoberAssessed(work: Work): Promise<void> {
  const night = withClock(work, '2026-11-03T02:00:00+08:00')
  for (const key of await planningGroups(work.db, '', 100)) await assessGroup(night, key)
}

const keyOf = ({ bp }: { bp: string }) => {
  const found = supplied.find((one) => one.bp === bp)
  if (!found) throw new Error(`no customer ${bp}`)
  return { bp, companyCode: found.companyCode }
}

async function groupOf(work: Work, { bp, groupId }: { bp: string; groupId: string }) {
  const group = (await groupsOf(work.db, keyOf({ bp }))).find((one) => one.groupId === groupId)
  if (!group) throw new Error(`no group ${groupId}`)
  return group
}

/** The two newest days used a fifth more than planned; those before them as planned. */
async function deviatingDays(work: Work): Promise<void> {
  const key = keyOf(KILNS)
  const group = await groupOf(work, KILNS)
  const newest = closedGasDay(work)
  const used = await usedDays(work, key, group, { from: addDays(newest, -3), to: newest })
  for (const { date, volume } of used) {
    const share = date > addDays(newest, -2) ? '1.22' : '1.02'
    if (volume !== null) await replan(work.db, KILNS, date, fixed(decimal(volume).div(share), 0))
  }
  await judgeGroup(work, { ...key, groupId: KILNS.groupId })
  const [older] = await casesOfDays(work.db, key.bp, KILNS.groupId, {
    from: addDays(newest, -1),
    to: addDays(newest, -1),
  })
  if (older)
    await saveReason(work, await masterOf(work, key), {
      requestNo: `demo-deviation-${older.gasDay}`,
      caseId: older.caseId,
      reasonCode: 'WEATHER',
      reasonText: '寒潮降温，窑炉预热与保温用气增加',
      attachments: [],
    })
}

/** The newest day on which a hospital differed from its week by the rule, confirmed as normal the day after. */
async function changedDay(work: Work): Promise<void> {
  const key = keyOf(HOSPITAL)
  const group = await groupOf(work, HOSPITAL)
  const { change: bounds, reportDays } = deviationSettings(work.settings, key.companyCode)
  const newest = closedGasDay(work)
  const used = await usedDays(work, key, group, { from: addDays(newest, -LOOKED), to: newest })
  for (let at = used.length - 2; at >= 7; at--) {
    const day = used[at]
    const change = day?.volume != null ? usageChange(day.volume, known(used.slice(at - 7, at)), bounds) : null
    if (day?.volume == null || change === null) continue
    const caseId = demoId('deviation_case', `${HOSPITAL.groupId}|${day.date}`)
    const nextDay = `${addDays(day.date, 1)}T10:30:00+08:00`
    await insertCase(work.db, {
      ...key,
      caseId,
      groupId: HOSPITAL.groupId,
      caseType: 'USAGE_CHANGE',
      gasDay: day.date,
      actualVolume: day.volume,
      meanVolume: change.mean,
      deviationRate: change.rate,
      status: 'WAIT_REPORT',
      reportDeadline: reportDeadline('USAGE_CHANGE', day.date, reportDays),
      createdAt: nextDay,
      updatedAt: nextDay,
    })
    return settleAsNormal(work.db, key.bp, caseId, nextDay, (await masterOf(work, key)).userId)
  }
}

const known = (days: readonly UsedDay[]) => days.map(({ volume, dataState }) => (dataState === 'FULL' ? volume : null))
