import { Type } from '@sinclair/typebox'
import { addMonths, dateAt, lastOfMonth, monthOf } from '@domain/date'
import { assessMonth, type AssessedDay, type AssessTerms, type MonthFee } from '@domain/deviation/month'
import { exemptsDay } from '@domain/deviation/reasons'
import { subtractMoney, isZeroMoney } from '@domain/money'
import { daysOf } from '@domain/plan/windows'
import type { Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { respondedDays } from '../balance/service'
import { publishedPrice, stoppedGasDays } from '../billing/service'
import { findAccount, lockAccount } from '../gas-account/service'
import { penaltyInMonth } from '../gas-package/service'
import { addItem, closedGasDay } from '../metering/service'
import {
  groupsOf,
  limitsOfGroup,
  outlookOf,
  plannedDays,
  usedDays,
  type Group,
  type GroupKey,
  type Outlook,
  type UsedDay,
} from '../plan/service'
import { casesOfDays } from './repo/cases'
import { correctMonth, findMonth, insertMonth, lockMonth, type MonthAssessment } from './repo/months'
import { notifyMonth } from './notices'

/** Day of a month from which on the month before is assessed; the night's sweep runs at 02:00 (B 0.6). */
const FIRST_DAY = 3
const CODE = 'DEVIATION'

export const termsOf = (group: Group): AssessTerms => ({
  mode: group.assessMode,
  tolerance: group.monthTolerance,
  overRate: group.overRate,
  underRate: group.underRate,
})

/** Terms by which a month was assessed: those of its first result. */
export const keptTerms = ({ mode, tolerance, overRate, underRate }: MonthAssessment): AssessTerms => ({
  mode,
  tolerance,
  overRate,
  underRate,
})

export interface Assessed extends MonthFee {
  terms: AssessTerms
  price: string
  penalty: string
  /** Gas days that count as their plan, by a stop, an accepted reason or a response to an activity (S-09). */
  exemptDays: string[]
}

/** Days of a month that are planned, with what was used of the whole ones; null: nothing is planned, or no price is published. */
export async function facts(work: Work, group: Group, month: string) {
  const span = daysOf('MONTH', month)
  const planned = (await plannedDays(work, group, [group], span)).get(group.groupId)
  const account = await findAccount(work.db, group)
  const price = account && planned?.size ? await publishedPrice(work, group.companyCode, account.gasUse, span.to) : null
  if (!planned || price === null) return null
  const accepted = (await casesOfDays(work.db, group.bp, group.groupId, span)).filter(
    ({ caseType, status }) => status === 'ACCEPTED' && exemptsDay(caseType, group.planMode),
  )
  // A limit cuts the plans of its days, and leaves them in (G-03).
  const stopped = await stoppedGasDays(work, group, span, { isOff: true })
  const responded = await respondedDays(work, group, span)
  return {
    planned,
    limits: await limitsOfGroup(work, group, span),
    price: price.finalPrice,
    used: await usedDays(work, group, group, span),
    exempt: new Set([...stopped, ...responded, ...accepted.map(({ gasDay }) => gasDay)]),
    penalty: await penaltyInMonth(work, group, { month, meterIds: group.meterIds }),
  }
}

/** D-07 of a month that is over. A day with gaps in its data counts as its plan until they come in. */
export const monthResult = (
  work: Work,
  group: Group,
  month: string,
  terms = termsOf(group),
): Promise<Assessed | null> =>
  assess(work, group, { month, terms }, ({ dataState, volume }) => (dataState === 'FULL' ? volume : null))

/** D-10: the running month; days that are not closed yet count as they are forecast (Y-06). */
export async function monthEstimate(work: Work, group: Group, month: string): Promise<Assessed | null> {
  const outlook = await outlookOf(work, group, lastOfMonth(month))
  return assess(work, group, { month, terms: termsOf(group) }, useSoFar(outlook, closedGasDay(work)))
}

/**
 * m³ that a day of the running month counts with: of a closed one what was used, null while its data have gaps; of one that is not closed
 * its forecast, null where too little is known for one.
 */
export function useSoFar({ days, judged }: Outlook, closed: string): (day: UsedDay) => string | null {
  const ahead = new Map(judged === 0 ? [] : days.map(({ gasDay, value }) => [gasDay, value]))
  return ({ date, dataState, volume }) => {
    if (date > closed) return ahead.get(date) ?? null
    return dataState === 'FULL' ? volume : null
  }
}

async function assess(
  work: Work,
  group: Group,
  { month, terms }: { month: string; terms: AssessTerms },
  actualOf: (day: UsedDay) => string | null,
): Promise<Assessed | null> {
  const found = await facts(work, group, month)
  if (!found) return null
  const { planned, limits, used, exempt, price, penalty } = found
  const days = used.flatMap((day): AssessedDay[] => {
    const plan = planned.get(day.date)
    const [isExempt, limit] = [exempt.has(day.date), limits.get(day.date)]
    return plan === undefined ? [] : [{ plan, actual: actualOf(day), isExempt, limit }]
  })
  const exemptDays = used.flatMap(({ date }) => (planned.has(date) && exempt.has(date) ? [date] : []))
  return { ...assessMonth(days, terms, price, penalty), terms, price, penalty, exemptDays }
}

/**
 * D-07, D-09: assesses the month before once its data are in, and again each night while it is the month before: late data and late
 * reasons change it. A month that is named has its result, which changes. The fee goes on the next statement; a correction adds the
 * difference and never edits. Harmless to repeat.
 */
export async function assessGroup(work: Work, key: GroupKey & { month?: string }): Promise<void> {
  const today = dateAt(work.clock.now())
  if (key.month === undefined && Number(today.slice(8)) < FIRST_DAY) return
  const group = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === key.groupId)
  const month = key.month ?? addMonths(today.slice(0, 7), -1)
  if (!group) return
  // Of two at once the second one counts what the first has seen, and more.
  await lockAccount(work.db, key)
  const before = await findMonth(work.db, { bp: group.bp, groupId: group.groupId, month })
  const result = await monthResult(work, group, month, before && keptTerms(before))
  if (!result) return
  const known = await keep(work, group, month, result)
  if (known === 'SAME') return
  const revision = (known?.revision ?? 0) + 1
  const amount = subtractMoney(result.fee, known?.fee ?? '0.00')
  if (!isZeroMoney(amount)) await addItem(work, feeItem(group, month, revision, amount))
  const { rate, fee, terms } = result
  await notifyMonth(work, group, { month, revision, mode: terms.mode, rate, fee })
}

const text = Type.String()

export const assessKind = kind({
  name: 'deviation.assessMonth',
  data: Type.Object({ bp: text, companyCode: text, groupId: text, month: Type.Optional(text) }),
  run: { handle: assessGroup },
})

/** D-09: a day counts otherwise now; where its month has its result already, however long ago, the difference is owed or given back. */
export async function assessAgain(work: Work, { bp, companyCode, groupId, gasDay }: Day): Promise<void> {
  const month = monthOf(gasDay)
  if (!(await findMonth(work.db, { bp, groupId, month }))) return
  await enqueue(work, assessKind, `${bp}|${groupId}|${month}`, { bp, companyCode, groupId, month })
}

interface Day extends GroupKey {
  gasDay: string
}

/** Writes the assessment; returns the former result, or SAME where nothing has changed. */
async function keep(
  work: Work,
  group: Group,
  month: string,
  result: Assessed,
): Promise<MonthAssessment | null | 'SAME'> {
  const { bp, groupId, companyCode } = group
  const at = work.clock.iso()
  const volumes = rowOf(result)
  const isNew = await insertMonth(work.db, {
    bp,
    groupId,
    month,
    companyCode,
    ...volumes,
    finalAt: at,
    createdAt: at,
    updatedAt: at,
  })
  if (isNew) return null
  const known = await lockMonth(work.db, { bp, groupId, month })
  if (!known) throw new RangeError(`no assessment of ${groupId} ${month}`)
  const isSame = known.fee === volumes.fee && known.assessedVolume === volumes.assessedVolume
  if (isSame && known.planVolume === volumes.planVolume) return 'SAME'
  await correctMonth(work.db, { bp, groupId, month }, { ...volumes, revision: known.revision + 1, updatedAt: at })
  return known
}

const rowOf = (result: Assessed) => ({
  ...result.terms,
  planVolume: result.plan,
  actualVolume: result.actual,
  assessedVolume: result.assessed,
  exemptVolume: result.exempt,
  overVolume: result.over,
  underVolume: result.under,
  packagePenalty: result.penalty,
  deviationRate: result.rate,
  unitPrice: result.price,
  fee: result.fee,
})

/** Key of what a month's fee, or its nth correction, is on a statement (D-09). */
export const itemKeyOf = (groupId: string, month: string, revision: number): string =>
  revision === 1 ? `DEV:${groupId}:${month}` : `DEV:${groupId}:${month}:${revision}`

const feeItem = ({ bp, companyCode, groupId, name }: Group, month: string, revision: number, amount: string) => ({
  bp,
  companyCode,
  code: CODE,
  name: `偏差考核费（${name} ${month}${revision === 1 ? '' : ' 更正'}）`,
  amount,
  itemKey: itemKeyOf(groupId, month, revision),
})
