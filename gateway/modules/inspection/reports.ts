import type { In, Out } from '@contract'
import { dateOf, diffDays } from '@domain/date'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { daysLate } from './rules/hazard'
import { planYearOf } from './rules/plan'
import { SHOWN_YEARS } from './rules/report'
import { hazardPage, hazardsOfReports, openHazardsOf, sitesOfHazards, stoppedHazardsOf } from './repo/hazards'
import { nextPlan } from './repo/plans'
import {
  countToSign,
  findReport,
  lastVisit,
  reportPage,
  sitesOfReports,
  yearsOf,
  type ReportFilter,
} from './repo/reports'
import { countLevels, hazardHeads, mayView, planView, reportHead, reportView, type Own } from './view'

type List = 'default GET /crmgas/inspection/list'
type Hazards = 'default GET /crmgas/inspection/hazard/list'
type Summary = 'default GET /crmgas/inspection/summary'
type Detail = 'default GET /crmgas/inspection/detail'

const tabs: Record<NonNullable<In<List>['tab']>, Pick<ReportFilter, 'statuses' | 'conclusion'>> = {
  ALL: {},
  TO_SIGN: { statuses: ['TO_SIGN', 'SIGN_REFUSED'] },
  HAZARD: { conclusion: 'HAZARD' },
  DONE: { statuses: ['SIGNED', 'ARCHIVED'] },
}

/** IN-13: the first moment that is shown. */
const shownSince = (work: Work): string => {
  const today = work.clock.today()
  return `${Number(today.slice(0, 4)) - SHOWN_YEARS}${today.slice(4, 7)}-01T00:00:00+08:00`
}

/** Reports of the customer; 2110 without the right to see them. */
export async function reportList(work: Work, session: Own, input: In<List>): Promise<Out<List>> {
  if (!mayView(session)) throw new Refusal('2110')
  const page = paged(input)
  const since = shownSince(work)
  const { tab = 'ALL', year, kind, siteName } = input
  const filter = { since, siteName, ...tabs[tab], ...(year !== undefined && { year }), ...(kind && { kind }) }
  const { rows, total } = await reportPage(work.db, session.bp, filter, page)
  const found = await hazardsOfReports(
    work.db,
    session.bp,
    rows.map(({ reportId }) => reportId),
  )
  const heads = rows.map((row) =>
    reportHead(
      work,
      session,
      row,
      found.filter(({ reportId }) => reportId === row.reportId),
    ),
  )
  return {
    ...envelope(page, heads, total),
    years: await yearsOf(work.db, session.bp, since),
    sites: await sitesOfReports(work.db, session.bp, since),
  }
}

export async function reportDetail(work: Work, session: Own, reportId: string): Promise<Out<Detail>> {
  const report = ownOr2902(await findReport(work.db, session.bp, reportId), { companyCode: session.companyCode })
  return reportView(work, session, report, await hazardsOfReports(work.db, session.bp, [reportId]))
}

/** Hazards of the customer; every user of the customer sees those of level 1 (D 0.2). */
export async function hazardList(work: Work, session: Own, input: In<Hazards>): Promise<Out<Hazards>> {
  const page = paged(input)
  const mayAll = mayView(session)
  const { tab = 'OPEN', siteName } = input
  const level = mayAll ? input.level : '1'
  const { rows, total } = await hazardPage(work.db, session.bp, { tab, level, siteName }, page)
  return {
    ...envelope(page, await hazardHeads(work, session.bp, rows), total),
    sites: await sitesOfHazards(work.db, session.bp, mayAll ? undefined : '1'),
  }
}

/** IN-15. */
export async function summary(work: Work, session: Own): Promise<Out<Summary>> {
  const mayAll = mayView(session)
  const today = work.clock.today()
  const open = (await openHazardsOf(work.db, session.bp)).filter(({ level }) => mayAll || level === '1')
  const last = mayAll ? await lastVisit(work.db, session.bp) : undefined
  const stopped = await stoppedHazardsOf(work.db, session.bp)
  const plan = mayAll ? await nextPlan(work.db, session.bp, planYearOf(today)) : undefined
  return {
    openCount: countLevels(open.map(({ level }) => level)),
    overdue: open.filter((hazard) => daysLate(hazard, today) > 0).length,
    gasStopped: stopped.length > 0,
    stopId: stopped.find(({ stopId }) => stopId !== null)?.stopId ?? null,
    lastInspectAt: last?.inspectAt ?? null,
    lastConclusion: last?.conclusion ?? null,
    daysSince: last ? diffDays(dateOf(last.inspectAt), today) : null,
    nextPlan: plan ? planView(plan) : null,
    toSign: mayAll ? await countToSign(work.db, session.bp) : 0,
    mayView: mayAll ? '1' : '0',
  }
}
