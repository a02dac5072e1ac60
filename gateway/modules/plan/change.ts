import type { In, Out } from '@contract'
import { changeFields } from '@contract/plan/words'
import { dateAt, toInstant } from '@domain/date'
import { cut, decimal, fixed } from '@domain/decimal'
import { errorText } from '@domain/errors'
import { gasDayAt } from '@domain/gas-day'
import {
  ALONE_RATE,
  changeFault,
  changeRange,
  changeWindow,
  MONTH_COUNT,
  openFrom,
  passesAlone,
  touchedDays,
  type ChangeFault,
} from '@domain/plan/change'
import { underLimit } from '@domain/plan/limit'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { volume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { jsonb } from '../../db/connect'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText, sealText } from '../../secret'
import { transition } from '../../states'
import { dropTask, openTask } from '../desk/service'
import { measuredSoFar, type Measured } from '../metering/service'
import { requestedPeriods } from './asked'
import { CHANGE_TASK, passChange } from './change-pass'
import { periodOr2901 } from './ground'
import { lockOwnGroup, ownGroup } from './groups'
import { limitsOfGroup, volumeOf } from './planned'
import { changesOf, findChange, insertChange, type Change } from './repo/changes'
import type { Group } from './repo/groups'
import { plansInSpan, type Plan } from './repo/plans'
import { planSettings } from './settings'
import { planChangeMachine } from './states'
import { expectedDay } from './running'
import { outlookOf } from './suggest'
import { namesOf } from './view'

type Options = 'predict GET /plan/changeOptions'
type Ask = 'predict POST /plan/change'
type ChangeView = Out<Options>['changes'][number]

interface Ground {
  plan: Plan | undefined
  changes: Change[]
  /** The plan in force, as it was declared or changed. */
  declared: string | null
  /** What it was locked at: the bounds and what passes alone are of it, however often it changes. */
  base: string | null
  /** What a limit of supply leaves of the day (G-03). */
  limit: string | null
}

async function groundOf(work: Work, group: Group, planType: 'MONTH' | 'DAY', period: string): Promise<Ground> {
  const span = { bp: group.bp, groupIds: [group.groupId], planType, from: period, to: period }
  const [plan] = await plansInSpan(work.db, span)
  const all = await changesOf(work.db, { bp: group.bp, groupId: group.groupId, from: period, to: period })
  const changes = all.filter((change) => change.planType === planType)
  const first = changes.find(({ state }) => state === 'PASSED')
  const day = { from: period, to: period }
  const limit = planType === 'DAY' ? ((await limitsOfGroup(work, group, day)).get(period) ?? null) : null
  const declared = plan ? volumeOf(plan) : null
  return { plan, changes, declared, base: first?.fromVolume ?? declared, limit }
}

const countOf = (changes: readonly Change[]): number =>
  changes.filter(({ state }) => state === 'PASSED' || state === 'SUBMITTED').length

const usedOn = (work: Work, group: Group, day: string, live: boolean): Promise<Measured | null> =>
  day === gasDayAt(work.clock.now())
    ? measuredSoFar(work, group, group.meterIds, { gasDay: day, live })
    : Promise.resolve(null)

/** P-10, P-11: what a period may become. */
export async function changeOptions(work: Work, session: BoundSession, input: In<Options>): Promise<Out<Options>> {
  const { planType, period } = input
  const group = await ownGroup(work, session, input.groupId)
  periodOr2901(group, planType, period)
  const ground = await groundOf(work, group, planType, period)
  const { plan, changes, declared, base, limit } = ground
  const used = planType === 'DAY' ? await usedOn(work, group, period, true) : null
  const rules = planSettings(work.settings, group.companyCode).change
  const isDay = planType === 'DAY'
  const rangeBy = (rate: string) => changeRange(base ?? '0', rate, used?.volume ?? null, limit)
  const range = rangeBy(isDay ? rules.dayRate : rules.monthRate)
  const fault = faultOf(work, group, { planType, period, to: range.min, ground, used: null })
  const isLocked = plan?.state === 'LOCKED'
  const reason = fault ? errorText(fault.code, fault.params) : isLocked ? null : '计划尚未锁定，可直接重新申报'
  return {
    allowed: reason === null,
    ...(reason !== null && { reason }),
    locked: declared === null || limit === null ? declared : cut(decimal(underLimit(declared, limit)), 0),
    base,
    limitVolume: limit,
    ...range,
    alone: isDay && base !== null ? rangeBy(ALONE_RATE) : null,
    usedToday: countOf(changes),
    limitCount: isDay ? rules.dayCount : MONTH_COUNT,
    measuredSoFar: used?.volume ?? null,
    asOf: used?.asOf ?? null,
    projected: isDay ? await projectedOf(work, group, period, used) : null,
    deadline: toInstant(changeWindow(planType, period, rules.windows).close),
    items: plan?.items ?? null,
    openFrom: isDay ? null : openFrom(work.clock.today()),
    changes: await changeViews(work, changes),
    version: plan?.version ?? 0,
  }
}

/** What a day that is not closed will come to. */
async function projectedOf(
  work: Work,
  group: Group,
  day: string,
  measured: Measured | null,
): Promise<Out<Options>['projected']> {
  if (day < gasDayAt(work.clock.now())) return null
  const said = await expectedDay(work, group, day, { outlook: await outlookOf(work, group, day), measured })
  const whole = (volume: string) => fixed(decimal(volume), 0)
  return said ? { volume: whole(said.value), low: whole(said.low), high: whole(said.high) } : null
}

/** What a day may become at once, without a consent, and until when; null where it may not change (P-10, G-03). */
export async function changeAlone(
  work: Work,
  group: Group,
  day: string,
  used: string | null,
): Promise<{ min: string; max: string; until: string } | null> {
  const ground = await groundOf(work, group, 'DAY', day)
  if (ground.base === null || ground.plan?.state !== 'LOCKED') return null
  const range = changeRange(ground.base, ALONE_RATE, used, ground.limit)
  if (faultOf(work, group, { planType: 'DAY', period: day, to: range.min, ground, used })) return null
  const { windows } = planSettings(work.settings, group.companyCode).change
  return { ...range, until: toInstant(changeWindow('DAY', day, windows).close) }
}

interface Asked {
  planType: 'MONTH' | 'DAY'
  period: string
  to: string
  ground: Ground
  used: string | null
}

function faultOf(work: Work, { companyCode }: Group, { ground, ...asked }: Asked): ChangeFault | null {
  const { declared, base, limit, changes } = ground
  return changeFault(
    { ...asked, now: work.clock.now(), plan: declared ?? '0', locked: base ?? '0', limit, count: countOf(changes) },
    planSettings(work.settings, companyCode).change,
  )
}

/** P-10, P-11: asks for another volume; a small one of a day takes effect at once. */
export async function changePlanOf(work: Work, session: BoundSession, input: In<Ask>): Promise<Out<Ask>> {
  const { planType, period, reasonCode, reason, entry } = input
  const group = await lockOwnGroup(work, session, input.groupId)
  const [asked] = requestedPeriods(group, { planType, period, declaredVolume: input.toVolume, ...partsOf(input) })
  const ground = await groundOf(work, group, planType, period)
  const { plan, base } = ground
  if (!asked || !plan || base === null || plan.version !== input.version) throw new Refusal('2904')
  const used = planType === 'DAY' ? await usedOn(work, group, period, false) : null
  const fault = faultOf(work, group, { planType, period, to: asked.volume, ground, used: used?.volume ?? null })
  if (fault)
    throw new Refusal(fault.code, { ...(fault.params && { params: fault.params }), data: fault.params ?? null })
  if (plan.state !== 'LOCKED') throw new Refusal('2904')
  const items = planType === 'MONTH' ? itemsOf(work, plan, asked) : null
  const change = await addChange(work, session, group, {
    planType,
    period,
    fromVolume: volumeOf(plan),
    toVolume: asked.volume,
    items,
    reasonCode,
    reason,
    entry,
  })
  if (planType === 'DAY' && passesAlone(base, asked.volume)) {
    await passChange(work, group, change, session.userId)
    return { changeId: change.changeId, status: 'PASSED' }
  }
  const { bp, companyCode, changeId } = change
  await openTask(work, { bp, companyCode, bizType: CHANGE_TASK, bizNo: changeId, rule: 'manual', dueAt: null })
  return { changeId, status: 'SUBMITTED' }
}

const partsOf = ({ planType, items }: In<Ask>) => (planType === 'MONTH' && items ? { items } : {})

/** Days of a changed month: as they are given, else the difference over the days that are open by what they have now. */
function itemsOf(work: Work, plan: Plan, asked: { volume: string; items: PlanItem[] | null }): PlanItem[] {
  const before = plan.items ?? []
  const items = asked.items ?? spread(before, asked.volume, openFrom(work.clock.today()))
  if (sumItems(items) !== asked.volume) throw badField('items')
  if (touchedDays(before, items, dateAt(work.clock.now())).length > 0) throw badField('items')
  return items
}

/** Puts the difference to what is planned on the days from one on, in proportion; what is left over on the last. */
function spread(before: readonly PlanItem[], total: string, from: string): PlanItem[] {
  const open = before.filter(({ period }) => period >= from)
  const kept = decimal(sumItems(before.filter(({ period }) => period < from)))
  const was = decimal(sumItems(open))
  const left = decimal(total).minus(kept)
  if (open.length === 0 || was.eq(0) || left.lt(0)) throw badField('toVolume')
  let rest = left
  return before.map((item) => {
    if (item.period < from) return item
    const isLast = item === open.at(-1)
    const share = isLast ? rest : left.times(decimal(item.volume)).div(was).round(0, 0)
    rest = rest.minus(share)
    return { period: item.period, volume: fixed(share, 0) }
  })
}

type NewChange = Pick<Change, 'planType' | 'period' | 'fromVolume' | 'toVolume' | 'items' | 'reasonCode' | 'entry'> & {
  reason: string
}

async function addChange(
  work: Work,
  { userId }: BoundSession,
  { bp, companyCode, groupId }: Group,
  { items, reason, ...values }: NewChange,
): Promise<Change> {
  const at = work.clock.iso()
  const changeId = newId(work.clock.now())
  await insertChange(work.db, {
    ...values,
    bp,
    companyCode,
    groupId,
    changeId,
    items: items === null ? null : jsonb(items),
    reason: sealText(work, reason.trim()),
    state: 'SUBMITTED',
    createdBy: userId,
    createdAt: at,
    updatedAt: at,
  })
  return ownOr2902(await findChange(work.db, bp, changeId))
}

/** What a gas day is to become by a change that waits for the gas company, m³; null without one. */
export async function waitingChange(work: Work, { bp, groupId }: Group, gasDay: string): Promise<string | null> {
  const changes = await changesOf(work.db, { bp, groupId, from: gasDay, to: gasDay })
  const last = changes.findLast(({ planType, state }) => planType === 'DAY' && state === 'SUBMITTED')
  return last ? volume(last.toVolume) : null
}

/** Changes as the customer sees them. */
export async function changeViews(work: Work, changes: readonly Change[]): Promise<ChangeView[]> {
  const nameOf = await namesOf(
    work,
    changes.map(({ createdBy }) => createdBy),
  )
  return changes.map((change) =>
    shape(changeFields, change, {
      status: change.state,
      reason: openText(work, change.reason),
      createdBy: nameOf(change.createdBy),
    }),
  )
}

/** Takes back what the gas company has not decided. */
export async function withdrawChange(
  work: Work,
  session: BoundSession,
  changeId: string,
): Promise<Out<'predict POST /plan/changeWithdraw'>> {
  const seen = ownOr2902(await findChange(work.db, session.bp, changeId))
  await lockOwnGroup(work, session, seen.groupId)
  const change = ownOr2902(await findChange(work.db, session.bp, changeId))
  const set = { version: change.version + 1 }
  const status = await transition(work, planChangeMachine, change, 'WITHDRAW', { by: session.userId, set })
  await dropTask(work, { companyCode: change.companyCode, bizType: CHANGE_TASK, bizNo: changeId })
  return { status }
}
