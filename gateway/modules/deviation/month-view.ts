import type { In, Out } from '@contract'
import { gasDaySpan } from '@domain/gas-day'
import { daysOf } from '@domain/plan/windows'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { closedGasDay, itemRoute } from '../metering/service'
import { groupsOf, type Group } from '../plan/service'
import { itemKeyOf, keptTerms, monthEstimate, monthResult, termsOf, type Assessed } from './months'
import { casesOfDays } from './repo/cases'
import { findMonth, type MonthAssessment } from './repo/months'

type Call = 'demand GET /deviation/month'
type Answer = Out<Call>

/** B 6.5, block 考核: the kept assessment of a month, else the estimate of the running one (D-10). */
export async function monthView(work: Work, session: BoundSession, { groupId, month }: In<Call>): Promise<Answer> {
  const group = ownOr2902((await groupsOf(work.db, session)).find((one) => one.groupId === groupId))
  const span = daysOf('MONTH', month)
  const closed = closedGasDay(work)
  const isAhead = span.from > closed
  const found = isAhead ? null : await foundOf(work, group, month, span.to > closed)
  const kept = await findMonth(work.db, { bp: group.bp, groupId, month })
  const cases = await casesOfDays(work.db, group.bp, groupId, span)
  const { tolerance, overRate, underRate } = kept ? keptTerms(kept) : termsOf(group)
  return {
    month,
    result: kept ? await finalOf(work, group, kept) : found && estimateOf(group, found),
    terms: { tolerance, overRate, underRate },
    exemptDays: found?.exemptDays ?? [],
    cases: cases.map(({ gasDay, caseId, caseType, status }) => ({ date: gasDay, caseId, caseType, status })),
    asOf: gasDaySpan(closed).to,
  }
}

const foundOf = (work: Work, group: Group, month: string, isRunning: boolean): Promise<Assessed | null> =>
  isRunning ? monthEstimate(work, group, month) : monthResult(work, group, month)

const estimateOf = (group: Group, of: Assessed): Answer['result'] => ({
  status: 'ESTIMATED',
  mode: group.assessMode,
  planVolume: of.plan,
  actualVolume: of.actual,
  assessedVolume: of.assessed,
  exemptVolume: of.exempt,
  overVolume: of.over,
  underVolume: of.under,
  packagePenalty: of.penalty,
  deviationRate: of.rate,
  unitPrice: of.price,
  fee: of.fee,
  finalAt: null,
  revision: 1,
  statementRoute: null,
})

async function finalOf(work: Work, group: Group, kept: MonthAssessment): Promise<Answer['result']> {
  return {
    status: 'FINAL',
    mode: kept.mode,
    planVolume: kept.planVolume,
    actualVolume: kept.actualVolume,
    assessedVolume: kept.assessedVolume,
    exemptVolume: kept.exemptVolume,
    overVolume: kept.overVolume,
    underVolume: kept.underVolume,
    packagePenalty: kept.packagePenalty,
    deviationRate: kept.deviationRate,
    unitPrice: kept.unitPrice,
    fee: kept.fee,
    finalAt: kept.finalAt,
    revision: kept.revision,
    statementRoute: await itemRoute(work, group, itemKeyOf(group.groupId, kept.month, 1)),
  }
}
