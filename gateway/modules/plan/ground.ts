import { addDays, addMonths, dateAt, DAY, toInstant } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { checkDeclared, daysSaid, levelOf, type CheckItem, type CheckLevel } from '@domain/plan/check'
import type { PlanWindows } from '@domain/plan/window-rules'
import { daysOf, isPeriod, isWithin, RESEND_FOR, windowOf, type PlanWindow } from '@domain/plan/windows'
import { planTypes, type PlanType } from '@domain/statuses/gas-plan'
import type { ErrorCode } from '@domain/errors'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { openStops } from '../billing/service'
import { supplyContract } from '../contract/service'
import { lockedInMonth } from '../gas-package/service'
import { meanOfMonths, proposalOf, type Proposal } from './defaults'
import type { Group } from './repo/groups'
import { newestInSpan, plansInSpan, revisionsOf, type Plan } from './repo/plans'
import { planSettings, planWindows } from './settings'
import { NOT_DECLARED } from './states'
import { usedOf } from './use'
import { limitsOfGroup, volumeOf } from './planned'

/** 2901 for a text that is no period of its type, and for a day of a group without day plans. */
export function periodOr2901(group: Group, planType: PlanType, period: string): void {
  if (!isPeriod(planType, period) || (planType === 'DAY' && group.planMode !== 'DAILY')) throw badField('period')
  if (group.planMode === 'NONE') throw badField('groupId')
}

/** A refusal that a page may also show before it asks. */
export interface Bar {
  code: ErrorCode
  params?: Record<string, string>
}

/** Minutes of a Shanghai moment: 'YYYY-MM-DD HH:mm'. */
const minute = (millis: number): string => toInstant(millis).slice(0, 16).replace('T', ' ')

/** When a period may be declared; a rejected plan may be sent again for a day after its window (3.12). */
export function windowWith(
  planType: PlanType,
  period: string,
  newest: Plan | undefined,
  windows: PlanWindows,
): PlanWindow {
  const { open, close } = windowOf(planType, period, windows)
  return { open, close: newest?.state === 'REJECTED' ? close + RESEND_FOR : close }
}

/** What keeps a group from declaring at any time: no contract (42602), no gas (42603); null: nothing (P-04). */
export async function supplyBar(work: Work, group: Group): Promise<Bar | null> {
  if ((await supplyContract(work, group, work.clock.today())) === null) return { code: '42602' }
  const isStopped = (await openStops(work.db, group)).some(
    ({ kind, state, meterIds }) =>
      kind !== 'PEAK' && state === 'STOPPED' && group.meterIds.every((meterId) => meterIds.includes(meterId)),
  )
  return isStopped ? { code: '42603' } : null
}

/** What keeps a group from declaring a period now: contract, stop of gas, window (P-03, P-04); null: nothing. */
export async function barOf(
  work: Work,
  group: Group,
  planType: PlanType,
  period: string,
  newest: Plan | undefined,
): Promise<Bar | null> {
  const supply = await supplyBar(work, group)
  if (supply) return supply
  const window = windowWith(planType, period, newest, planWindows(work, group))
  if (isWithin(window, work.clock.now())) return null
  const params = { type: planTypes[planType], open: minute(window.open), close: minute(window.close) }
  return { code: '42601', params }
}

export const refuseBar = (bar: Bar | null): void => {
  if (bar) throw new Refusal(bar.code, bar.params ? { params: bar.params } : {})
}

export interface Reference {
  lastYear: string | null
  mean3: string | null
  system: Proposal
  packageLocked: string
}

/** The same period of the year before; of a day the same weekday. */
function yearBefore(planType: PlanType, period: string): { from: string; to: string } {
  if (planType === 'DAY') return daysOf('DAY', addDays(period, -364))
  if (planType === 'MONTH') return daysOf('MONTH', addMonths(period, -12))
  return daysOf('YEAR', String(Number(period) - 1))
}

/** The references for a declaration (P-04): last year, the last three months' mean of the same length, the proposal, packages. */
export async function referenceOf(work: Work, group: Group, planType: PlanType, period: string): Promise<Reference> {
  const [lastYear = null] = await usedOf(work, group, group, [yearBefore(planType, period)])
  return {
    lastYear,
    mean3: await meanFor(work, group, planType),
    system: await proposalOf(work, group, planType, period),
    packageLocked:
      planType === 'MONTH' ? await lockedInMonth(work, group, { month: period, meterIds: group.meterIds }) : '0',
  }
}

/** Days of the last three months that the mean of one day is of. */
const MEAN_DAYS = 90

async function meanFor(work: Work, group: Group, planType: PlanType): Promise<string | null> {
  const today = dateAt(work.clock.now())
  if (planType === 'DAY') {
    const span = { from: addDays(today, -MEAN_DAYS - 1), to: addDays(today, -2) }
    const [sum] = await usedOf(work, group, group, [span])
    return sum ? fixed(decimal(sum).div(MEAN_DAYS), 2) : null
  }
  const mean = await meanOfMonths(work, group, today.slice(0, 7))
  return mean === null || planType === 'MONTH' ? mean : fixed(decimal(mean).times(12), 2)
}

/** Confirmed for the months of a year, one of them left out. */
async function confirmedOf(work: Work, { bp, groupId }: Group, year: string, without: string): Promise<string> {
  const span = { bp, groupIds: [groupId], planType: 'MONTH', from: `${year}-01`, to: `${year}-12` } as const
  const months = (await plansInSpan(work.db, span)).filter(
    ({ period, state }) => period !== without && state !== 'SUBMITTED',
  )
  return sumItems(months.map((plan) => ({ volume: volumeOf(plan) })))
}

/** What the meters and the contract admit of a period, m³; `acqLeft` of the year (P-04). */
export async function boundsOf(work: Work, group: Group, planType: PlanType, period: string) {
  const { from, to } = daysOf(planType, period)
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const ofYear = await confirmedOf(work, group, period.slice(0, 4), planType === 'MONTH' ? period : '')
  return {
    capacity: fixed(decimal(group.maxHourlyFlow).times(24).times(days), 0),
    mdq: group.mdq,
    acqLeft: group.acq === null ? null : fixed(decimal(group.acq).minus(decimal(ofYear)), 0),
    ofYear,
  }
}

export interface Checked {
  level: CheckLevel
  items: CheckItem[]
  noteRequired: boolean
}

/** P-05 over one period. */
export async function checkPeriod(
  work: Work,
  group: Group,
  planType: PlanType,
  asked: { period: string; volume: string; items: readonly PlanItem[] | null },
): Promise<Checked> {
  const { period, volume, items } = asked
  const reference = await referenceOf(work, group, planType, period)
  const { ofYear } = await boundsOf(work, group, planType, period)
  // Under a shared limit the group's part is by what it asks for.
  const said = new Map(daysSaid({ planType, ...asked }).map((day) => [day.period, day.volume]))
  const found = checkDeclared(
    {
      planType,
      period,
      volume,
      items,
      hourlyFlow: group.maxHourlyFlow,
      mdq: group.mdq,
      acq: group.acq,
      ofYear,
      packageLocked: reference.packageLocked,
      lastYear: reference.lastYear,
      mean3: reference.mean3,
      limits: planType === 'YEAR' ? new Map() : await limitsOfGroup(work, group, daysOf(planType, period), said),
    },
    planSettings(work.settings, group.companyCode).check,
  )
  return checkedOf(found)
}

export const checkedOf = (items: CheckItem[]): Checked => ({
  level: levelOf(items),
  items,
  noteRequired: items.some(({ code, level }) => level === 'WARN' && code !== 'LIMIT'),
})

/** All revisions of a period, the newest first. */
export const revisionsFor = (work: Pick<Work, 'db'>, { bp, groupId }: Group, planType: PlanType, period: string) =>
  revisionsOf(work.db, { bp, groupId, planType, period })

/** Whether a user, or the product, has declared a period. */
export async function isDeclared(
  work: Pick<Work, 'db'>,
  { bp, groupId }: Group,
  planType: PlanType,
  period: string,
): Promise<boolean> {
  const [newest] = await newestInSpan(work.db, { bp, groupIds: [groupId], planType, from: period, to: period })
  return newest !== undefined && !NOT_DECLARED.includes(newest.state)
}
