import type { In, Out } from '@contract'
import { caseFields } from '@contract/deviation'
import { addDays } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { gasDayAt } from '@domain/gas-day'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { groupsOf, plannedDays, usedDays, type Group } from '../plan/service'
import { countCases, findCase, pageOfCases, type DeviationCase } from './repo/cases'
import { cycleOfCase } from './extract'
import { hoursOf } from './hours'
import { seenCase, seenDays, sightOf, sightOfCase, type CaseSight } from './rules/sight'
import { attachmentsOf, equipmentDaysLeft, reportProblem, reportUntil } from './report'

type List = 'demand GET /deviation/list'
type Detail = 'demand GET /deviation/detail'
type Change = 'demand GET /usage/change'

/** Days that a case is shown with. */
const SERIES = 15
const WEEK = 7

const whole = (volume: string | null | undefined): string | null => (volume ? fixed(decimal(volume), 0) : null)

const sightOn = (session: BoundSession, { caseType }: DeviationCase): CaseSight =>
  sightOfCase(
    caseType,
    sightOf((model) => maySee(session, model)),
  )

const viewOf = (one: DeviationCase, groups: readonly Group[], sees: CaseSight) => ({
  ...seenCase(shape(caseFields, one, {}), sees),
  date: one.gasDay,
  groupName: groups.find(({ groupId }) => groupId === one.groupId)?.name ?? '',
})

/** Cases of the customer, the newest day first; the volumes of each for those that may see them. */
export async function caseList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const rows = await pageOfCases(work.db, session.bp, input, page)
  const groups = rows.length === 0 ? [] : await groupsOf(work.db, session)
  return envelope(
    page,
    rows.map((one) => viewOf(one, groups, sightOn(session, one))),
    await countCases(work.db, session.bp, input),
  )
}

const own = async (work: Work, session: BoundSession, caseId: string): Promise<DeviationCase> =>
  ownOr2902(await findCase(work.db, session.bp, caseId), { companyCode: session.companyCode })

export async function caseDetail(work: Work, session: BoundSession, { caseId }: In<Detail>): Promise<Out<Detail>> {
  const one = await own(work, session, caseId)
  const groups = await groupsOf(work.db, session)
  const sees = sightOn(session, one)
  const cycle = one.caseType === 'EXTRACT' && sees.actual ? await cycleOfCase(work, one) : null
  const group = groups.find(({ groupId }) => groupId === one.groupId)
  return {
    ...viewOf(one, groups, sees),
    ...(cycle && { groupName: `${cycle.extract.cycleName}提气` }),
    extract: cycle?.extract ?? null,
    reasonText: one.reasonText === null ? null : openText(work, one.reasonText),
    expectedRecoverDate: one.recoverDate,
    attachments: await attachmentsOf(work, one),
    series: cycle?.series ?? (group ? seenDays(await seriesOf(work, session, group, one), sees) : []),
    hours:
      group && one.caseType === 'DAY' ? seenDays(await hoursOf(work, group, one.gasDay, one.planVolume), sees) : [],
    canReport: reportProblem(one, work.clock.now()) === null,
    reportUntil: reportUntil(one),
    equipmentDaysLeft: await equipmentDaysLeft(work, one),
    version: one.version,
  }
}

async function seriesOf(work: Work, session: BoundSession, group: Group, one: DeviationCase) {
  const span = { from: addDays(one.gasDay, 1 - SERIES), to: one.gasDay }
  const planned = (await plannedDays(work, session, [group], span)).get(group.groupId)
  const used = await usedDays(work, session, group, span)
  return used.map(({ date, volume }) => ({ date, plan: whole(planned?.get(date)), actual: volume }))
}

/** B 5.5: a change of use; a case of a plan is none. */
export async function usageChangeOf(work: Work, session: BoundSession, { caseId }: In<Change>): Promise<Out<Change>> {
  const one = await own(work, session, caseId)
  const groups = await groupsOf(work.db, session)
  const { meanVolume, deviationRate, gasDay } = one
  const group = ownOr2902(groups.find(({ groupId }) => groupId === one.groupId))
  const change = ownOr2902(meanVolume !== null && deviationRate !== null ? { meanVolume, deviationRate } : undefined)
  const next = addDays(gasDayAt(work.clock.now()), 1)
  const planned = (await plannedDays(work, session, [group], { from: gasDay, to: next })).get(group.groupId)
  const days = await usedDays(work, session, group, { from: addDays(gasDay, -WEEK), to: gasDay })
  const sees = sightOn(session, one)
  const hours = sees.actual ? await hoursOf(work, group, gasDay, planned?.get(gasDay) ?? null) : []
  return {
    caseId,
    groupId: group.groupId,
    groupName: group.name,
    planMode: group.planMode,
    status: one.status,
    date: gasDay,
    actual: sees.actual ? one.actualVolume : null,
    mean7: sees.actual ? change.meanVolume : null,
    changeRate: sees.rate ? change.deviationRate : null,
    reportDeadline: one.reportDeadline,
    canReport: reportProblem(one, work.clock.now()) === null,
    days: sees.actual ? days.map(({ date, volume }) => ({ date, actual: volume })) : [],
    hours: seenDays(hours, sees),
    plan: sees.plan ? whole(planned?.get(gasDay)) : null,
    nextPlan: sees.plan ? whole(planned?.get(next)) : null,
  }
}
