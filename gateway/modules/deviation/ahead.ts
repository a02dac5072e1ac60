import type { In, Out } from '@contract'
import { lastOfMonth } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { costOfPlan } from '@domain/deviation/cost'
import { deviationRate, reportDeadline } from '@domain/deviation/day'
import { gasDayAt } from '@domain/gas-day'
import { volume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, refuseIf } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { use } from '../file/service'
import {
  changeAlone,
  groupsOf,
  outlookOf,
  plannedDays,
  runningDay,
  type Group,
  type Outlook,
  type RunningDay,
} from '../plan/service'
import { isAssessed, openDayOf } from './cost'
import { findReason, saveReason } from './repo/reasons'
import { attachmentsOf, checkReason, equipmentDaysLeft } from './report'
import { deviationSettings } from './settings'

type Look = 'demand GET /deviation/ahead'
type Tell = 'demand POST /deviation/saveAhead'

const whole = (volume: string): string => fixed(decimal(volume), 0)

const ownGroup = async (work: Work, session: BoundSession, groupId: string): Promise<Group> =>
  ownOr2902((await groupsOf(work.db, session)).find((one) => one.groupId === groupId))

/** A reason may be given while the gas day runs; of a closed day its case takes it. */
const isRunning = (work: Work, group: Group, date: string): boolean =>
  group.planMode === 'DAILY' && date === gasDayAt(work.clock.now())

export async function dayAhead(work: Work, session: BoundSession, { groupId, date }: In<Look>): Promise<Out<Look>> {
  const group = await ownGroup(work, session, groupId)
  const canReport = isRunning(work, group, date)
  const outlook = canReport ? await outlookOf(work, group, lastOfMonth(date.slice(0, 7))) : null
  const running = outlook && (await runningDay(work, group, outlook))
  const plan = (await plannedDays(work, session, [group], { from: date, to: date })).get(groupId)?.get(date) ?? null
  const known = await findReason(work.db, { bp: session.bp, groupId, gasDay: date })
  const said = running?.projected
  return {
    groupId,
    groupName: group.name,
    date,
    plan: plan === null ? null : whole(plan),
    projected: said ? { volume: whole(said.value), low: whole(said.low), high: whole(said.high) } : null,
    rate: said && plan !== null ? deviationRate(said.value, plan) : null,
    measuredSoFar: running?.measured.volume ?? null,
    asOf: running?.measured.asOf ?? null,
    reason: known
      ? {
          reasonCode: known.reasonCode,
          reasonText: openText(work, known.reasonText),
          expectedRecoverDate: known.recoverDate,
          attachments: await attachmentsOf(work, known),
          submittedAt: known.submittedAt,
        }
      : null,
    canReport,
    ways: running && (await waysOf(work, group, { outlook, running })),
    equipmentDaysLeft: await equipmentDaysLeft(work, { ...group, gasDay: date }),
  }
}

/**
 * What can be done about the running day, and what each way moves the fee of its month by (Y-07): nothing, or the change that takes effect
 * at once and comes nearest to what is expected. A reason, if it is accepted, costs nothing.
 */
async function waysOf(
  work: Work,
  group: Group,
  { outlook, running }: { outlook: Outlook; running: RunningDay },
): Promise<Out<Look>['ways']> {
  const { gasDay, projected, measured } = running
  const known = isAssessed(work, group, gasDay)
    ? await openDayOf(work, group, gasDay, { outlook, said: projected })
    : null
  if (!known) return null
  const { day, others, terms, price } = known
  const costOf = (plan: string) => costOfPlan(volume(plan), day, others, terms, price).cost
  const range = await changeAlone(work, group, gasDay, measured.volume)
  const to = range && whole(clamped(projected.value, range))
  return {
    cost: costOf(day.plan),
    change: range && to !== null && to !== whole(day.plan) ? { to, cost: costOf(to), until: range.until } : null,
    explainUntil: reportDeadline('DAY', gasDay, deviationSettings(work.settings, group.companyCode).reportDays),
  }
}

const clamped = (wish: string, { min, max }: { min: string; max: string }): string => {
  if (decimal(wish).lt(decimal(min))) return min
  return decimal(wish).gt(decimal(max)) ? max : wish
}

/** Keeps why the running gas day will miss its plan; 42702 when it does not run. A second one takes the place of the first. */
export async function saveAhead(work: Work, session: BoundSession, input: In<Tell>): Promise<Out<Tell>> {
  const { groupId, date, reasonCode, attachments } = input
  const group = await ownGroup(work, session, groupId)
  refuseIf(isRunning(work, group, date) ? null : '42702')
  await checkReason(work, input)
  const key = { bp: session.bp, groupId, gasDay: date }
  const known = await findReason(work.db, key)
  const added = attachments.filter((fileId) => known?.attachments.includes(fileId) !== true)
  await use(work, session.userId, added, `DEVIATION:${groupId}|${date}`)
  const at = work.clock.iso()
  await saveReason(work.db, {
    ...key,
    companyCode: session.companyCode,
    reasonCode,
    reasonText: sealText(work, input.reasonText.trim()),
    recoverDate: input.expectedRecoverDate ?? null,
    attachments: [...attachments],
    submittedBy: session.userId,
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
  })
  return { date }
}
