import type { In, Out } from '@contract'
import { StaffActivity } from '@contract/balance/staff'
import { addWorkingDays } from '@domain/calendar'
import { addDays, toMillis } from '@domain/date'
import { allows } from '@domain/machine'
import { balanceActivityTransitions } from '@domain/statuses/balance'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { shape } from '../../http/shape'
import { transition } from '../../states'
import { workingCalendar } from '../calendar/service'
import { processText } from '../content/service'
import { customersByBp } from '../membership/service'
import {
  changeActivity,
  companyActivities,
  countOfCompany,
  findActivity,
  insertActivity,
  lockActivity,
  type Activity,
} from './repo/activities'
import { applicantCount, applicantsOf, resultsOf } from './repo/applies'
import { draftProblem } from './rules/draft'
import { nextStep } from './rules/step'
import { balanceSettings } from './settings'
import { activityMachine } from './states'
import { endApplies } from './steps'
import { activityView, applyView } from './views'

type List = 'btwob GET /balance/activity/list'
type Detail = 'btwob GET /balance/activity/detail'
type Save = 'btwob POST /balance/activity/save'
type Publish = 'btwob POST /balance/activity/publish'
type Rules = 'btwob POST /balance/activity/rules'
type Cancel = 'btwob POST /balance/activity/cancel'
type Changed = Out<Save>

/** Hour of the payment (S-08). */
const PAID_AT = 'T10:00:00+08:00'
/** Days after the end among which the twentieth working day is, long holidays and all. */
const AHEAD = 60

const staffView = (row: Activity): Out<List>['list'][number] =>
  shape(StaffActivity.properties, row, {
    ...activityView(row),
    customerTypes: row.customerTypes as Out<List>['list'][number]['customerTypes'],
  })

export async function list(work: Work, companyCode: string, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const rows = await companyActivities(work.db, companyCode, input.status, page)
  return envelope(page, rows.map(staffView), await countOfCompany(work.db, companyCode, input.status))
}

export async function detail(work: Work, companyCode: string, input: In<Detail>): Promise<Out<Detail>> {
  const activity = ownOr2902(await findActivity(work.db, { companyCode, activityId: input.activityId }))
  const page = paged(input)
  const rows = await applicantsOf(work.db, activity, page)
  const names = await customersByBp(
    work,
    rows.map(({ bp }) => bp),
  )
  const applicants = rows.map((row) => ({
    ...applyView(row),
    bp: row.bp,
    customerName: names.get(row.bp)?.customerName ?? '',
    createdAt: row.createdAt,
  }))
  return {
    ...staffView(activity),
    rulesText: activity.rulesText,
    cancelReason: activity.cancelReason,
    results: await resultsOf(work.db, activity),
    applicants: envelope(page, applicants, await applicantCount(work.db, activity)),
    actions: actionsOf(activity),
  }
}

/** Sign-ups read the rules until sign-up ends. */
const isReadable = ({ status }: Activity): boolean =>
  status === 'NOT_STARTED' || status === 'SIGNUP' || status === 'FULL'

function actionsOf(activity: Activity): Out<Detail>['actions'] {
  return [
    ...(activity.status === 'DRAFT' ? (['save', 'publish'] as const) : []),
    ...(isReadable(activity) ? (['rules'] as const) : []),
    ...(allows(balanceActivityTransitions, activity.status, 'CANCEL') ? (['cancel'] as const) : []),
  ]
}

/** An activity of the company as staff saw it, locked: 2902, 2904. */
async function locked(
  work: Work,
  companyCode: string,
  { activityId, version }: { activityId: string; version?: number | undefined },
): Promise<Activity> {
  const activity = ownOr2902(await lockActivity(work.db, { companyCode, activityId }))
  refuseIf(activity.version === version ? null : '2904')
  return activity
}

async function changed(work: Work, activity: Activity, set: Parameters<typeof changeActivity>[2]): Promise<Changed> {
  const version = activity.version + 1
  await changeActivity(work.db, activity, { ...set, version, updatedAt: work.clock.iso() })
  return { activityId: activity.activityId, version }
}

export async function save(work: Work, companyCode: string, input: In<Save>): Promise<Changed> {
  const { requestNo: _once, activityId, version, rulesText, windows = [], ...terms } = input
  const problem = draftProblem({ ...terms, windows })
  if (problem !== null) throw badField(problem)
  const draft = { ...terms, windows: jsonb([...windows]) }
  if (activityId !== undefined) {
    const activity = await locked(work, companyCode, { activityId, version })
    refuseIf(activity.status === 'DRAFT' ? null : '42511')
    return changed(work, activity, { ...draft, ...(rulesText?.trim() && { rulesText: rulesText.trim() }) })
  }
  const at = work.clock.iso()
  const row = {
    ...draft,
    companyCode,
    activityId: await newActivityId(work),
    rulesText: rulesText?.trim() || (await standingRules(work, companyCode)),
    rulesAt: at,
    status: 'DRAFT' as const,
    createdAt: at,
    updatedAt: at,
  }
  await insertActivity(work.db, row)
  return { activityId: row.activityId, version: 0 }
}

/** R + month + three digits at least (B 2.14). */
async function newActivityId(work: Work): Promise<string> {
  const n = await nextNo(work.db, 'seq_balance_activity')
  return `R${work.clock.today().slice(0, 7).replace('-', '')}${String(n).padStart(3, '0')}`
}

/** The rules of resource balance that the company has, as plain lines. */
async function standingRules(work: Work, companyCode: string): Promise<string> {
  const { sections } = await processText(work, companyCode, 'SUBSTITUTION')
  return sections.map(({ heading, paragraphs, steps }) => [heading, ...steps, ...paragraphs].join('\n')).join('\n\n')
}

/** Sign-up opens by itself; an activity with a sign-up that is over already is not published (2901). */
export async function publish(work: Work, companyCode: string, input: In<Publish>): Promise<Changed> {
  const activity = await locked(work, companyCode, input)
  refuseIf(activity.status === 'DRAFT' ? null : '42511')
  if (toMillis(activity.signupEnd) <= work.clock.now()) throw badField('signupEnd')
  const { endDate } = activity
  const isWorkday = await workingCalendar(work, endDate, addDays(endDate, AHEAD))
  const { payWorkdays, minRate, capRate } = balanceSettings(work.settings, companyCode)
  const payAt = `${addWorkingDays(endDate, payWorkdays, isWorkday)}${PAID_AT}`
  const version = activity.version + 1
  const set = { payAt, minRate, capRate, version, rulesAt: work.clock.iso() }
  const status = await transition(work, activityMachine, activity, 'PUBLISH', { set })
  await changeActivity(work.db, activity, { nextAt: nextStep({ ...activity, status, payAt })?.at ?? null })
  return { activityId: activity.activityId, version }
}

export async function changeRules(work: Work, companyCode: string, input: In<Rules>): Promise<Changed> {
  const activity = await locked(work, companyCode, input)
  refuseIf(isReadable(activity) ? null : '42511')
  const rulesVersion = activity.rulesVersion + 1
  return changed(work, activity, { rulesText: input.rulesText.trim(), rulesVersion, rulesAt: work.clock.iso() })
}

export async function cancel(work: Work, companyCode: string, input: In<Cancel>): Promise<Changed> {
  const activity = await locked(work, companyCode, input)
  const cancelReason = input.reason.trim()
  const version = activity.version + 1
  if (!allows(balanceActivityTransitions, activity.status, 'CANCEL')) throw new Refusal('42511')
  await transition(work, activityMachine, activity, 'CANCEL', { set: { cancelReason, version, nextAt: null } })
  await endApplies(work, activity, cancelReason)
  return { activityId: activity.activityId, version }
}
