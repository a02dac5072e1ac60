import { addMonths, lastOfMonth } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { splitMonth, sumItems, type PlanItem } from '@domain/plan/split'
import { daysOf } from '@domain/plan/windows'
import type { PlanType } from '@domain/statuses/gas-plan'
import type { Work } from '../../http/context'
import { workingCalendar } from '../calendar/service'
import type { Group } from './repo/groups'
import { plansInSpan } from './repo/plans'
import { outlookOf } from './suggest'
import { usedOf } from './use'
import { volumeOf } from './planned'

export interface Proposal {
  /** Whole m³. */
  volume: string
  items: PlanItem[] | null
}

const whole = (volume: string): string => fixed(decimal(volume), 0)
const planOf = async (work: Pick<Work, 'db'>, { bp, groupId }: Group, planType: PlanType, period: string) =>
  (await plansInSpan(work.db, { bp, groupIds: [groupId], planType, from: period, to: period }))[0]

/** The mean of the last three whole months of a group, m³; null without any. */
export async function meanOfMonths(work: Work, group: Group, before: string): Promise<string | null> {
  const spans = [1, 2, 3].map((ago) => daysOf('MONTH', addMonths(before, -ago)))
  const known = (await usedOf(work, group, group, spans)).flatMap((one) => one ?? [])
  if (known.length === 0) return null
  return fixed(known.reduce((sum, one) => sum.plus(decimal(one)), decimal('0')).div(known.length), 2)
}

/** P-08: what is planned of a period without a declaration; 0 where nothing is known of the group. */
export async function proposalOf(work: Work, group: Group, planType: PlanType, period: string): Promise<Proposal> {
  if (planType === 'DAY') return { volume: await ofDay(work, group, period), items: null }
  if (planType === 'YEAR') return ofYear(work, group, period)
  const planned = (await planOf(work, group, 'YEAR', period.slice(0, 4)))?.items?.find((one) => one.period === period)
  const total = planned?.volume ?? whole((await meanOfMonths(work, group, work.clock.today().slice(0, 7))) ?? '0')
  return { volume: total, items: await split(work, group, period, total) }
}

/** A month's volume over its days by the working calendar. */
export async function split(work: Pick<Work, 'db'>, group: Group, month: string, total: string): Promise<PlanItem[]> {
  const isWorkday = await workingCalendar(work, `${month}-01`, lastOfMonth(month))
  return splitMonth(total, month, isWorkday, group.weekendWeight)
}

async function ofDay(work: Work, group: Group, day: string): Promise<string> {
  const month = await planOf(work, group, 'MONTH', day.slice(0, 7))
  const share = month?.items?.find((one) => one.period === day)
  return share?.volume ?? forecastOf(work, group, day)
}

/** Without a plan of its month a day is planned as it is forecast (3-3). */
async function forecastOf(work: Work, group: Group, day: string): Promise<string> {
  const { days } = await outlookOf(work, group, day)
  return whole(days.find(({ gasDay }) => gasDay === day)?.value ?? '0')
}

/** January to October of the year before, November and December of the one before that. */
async function ofYear(work: Work, group: Group, year: string): Promise<Proposal> {
  const before = Number(year) - 1
  const months = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))
  const spans = months.map((month) => daysOf('MONTH', `${Number(month) <= 10 ? before : before - 1}-${month}`))
  const used = await usedOf(work, group, group, spans)
  const items = months.map((month, n) => ({ period: `${year}-${month}`, volume: whole(used[n] ?? '0') }))
  return { volume: sumItems(items), items }
}

/** The plan of a period that counts; null without one. */
export async function plannedOf(work: Pick<Work, 'db'>, group: Group, planType: PlanType, period: string) {
  const found = await planOf(work, group, planType, period)
  return found ? { plan: found, volume: volumeOf(found) } : null
}
