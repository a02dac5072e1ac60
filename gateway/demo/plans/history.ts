import {
  addDays,
  addMonths,
  dateOfDay,
  dayNumber,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthsBetween,
} from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { rnd } from '@domain/random'
import type { NewRow } from '../../db/rows'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { groupsOf, type Group } from '../../modules/plan/repo/groups'
import { insertPlans } from '../../modules/plan/repo/plans'
import { usedDays, type UsedDay } from '../../modules/plan/service'
import { sealText } from '../../secret'
import { actorOf } from '../energy/story'
import { demoId } from '../people'

/** Months of plans. */
const MONTHS = 36
/** Methods of months in turn; every 11th was made by the product, every 7th adjusted. */
const METHODS = ['MANUAL', 'HISTORY', 'DEVICE'] as const
const [SYSTEM_EVERY, ADJUSTED_EVERY] = [11, 7]

type Row = NewRow<'gasPlan'>

/** 36 months of declared plans of a group: what was used, as people are off by it (B 8). */
export async function replayPlans(
  work: Work,
  key: { bp: string; companyCode: string },
  groupId: string,
): Promise<void> {
  const group = (await groupsOf(work.db, key)).find((one) => one.groupId === groupId)
  if (!group) throw new Error(`no group ${groupId}`)
  const today = work.clock.today()
  const { userId } = await actorOf(work, key.bp)
  const first = addMonths(monthOf(today), -MONTHS)
  const days = plannedDays(
    await usedDays(work, key, group, { from: firstOfMonth(first), to: today }),
    lastOfMonth(monthOf(today)),
  )
  const months = monthsBetween(first, monthOf(today)).map((month) => monthPlan(days, month))
  const rows = [
    ...years(months).map((plan) => rowOf(work, group, { planType: 'YEAR', userId, today, n: 0, ...plan })),
    ...months.map((plan, n) => rowOf(work, group, { planType: 'MONTH', userId, today, n, ...plan })),
  ]
  if (group.planMode === 'DAILY')
    for (const [n, day] of days.filter(({ period }) => period <= today).entries())
      rows.push(rowOf(work, group, { planType: 'DAY', userId, today, n, items: null, ...day }))
  await insertPlans(work.db, rows)
}

/** Each day within 8 % of what came; some far off. Days that are not over go by the same weekday of the week before. */
function plannedDays(used: readonly UsedDay[], last: string): PlanItem[] {
  const days: PlanItem[] = []
  const seen = new Map(used.map(({ date, volume }) => [date, volume]))
  for (let day = dayNumber(used[0]?.date ?? last); dateOfDay(day) <= last; day++) {
    const period = dateOfDay(day)
    const actual = seen.get(period)
    // No day is left out: the seventh from the end is a week ago.
    if (!actual) days.push({ period, volume: days.at(-7)?.volume ?? '0' })
    else days.push({ period, volume: fixed(decimal(actual).times(factorOf(period)), 0) })
  }
  return days
}

function factorOf(day: string): string {
  if (rnd(`B|${day}:x`) < 0.06) return '0.78'
  if (rnd(`B|${day}:u`) < 0.03) return '1.30'
  return (1 + (rnd(`B|${day}`) - 0.5) * 0.16).toFixed(4)
}

interface History {
  period: string
  volume: string
  items: PlanItem[] | null
}

/** The sum of its days in whole hundreds, the remainder on the last one. */
function monthPlan(days: readonly PlanItem[], month: string): History {
  const items = days.filter(({ period }) => monthOf(period) === month)
  const sum = sumItems(items)
  const volume = fixed(decimal(fixed(decimal(sum).div(100), 0)).times(100), 0)
  const last = items.at(-1)
  const off = decimal(volume).minus(decimal(sum))
  const mended = items.map((one) =>
    one === last
      ? { ...one, volume: fixed(decimal(one.volume).plus(off).lt(0) ? decimal('0') : decimal(one.volume).plus(off), 0) }
      : one,
  )
  return { period: month, volume: sumItems(mended), items: mended }
}

/** Years of which all months are there. */
function years(months: readonly History[]): History[] {
  const all = [...new Set(months.map(({ period }) => period.slice(0, 4)))]
  return all.flatMap((year) => {
    const items = Array.from({ length: 12 }, (_, n) => {
      const period = `${year}-${String(n + 1).padStart(2, '0')}`
      const like =
        months.find((one) => one.period === period) ?? months.find((one) => one.period.slice(5) === period.slice(5))
      return { period, volume: like?.volume ?? '0' }
    })
    return [{ period: year, volume: sumItems(items), items }]
  })
}

interface Plan extends History {
  planType: 'YEAR' | 'MONTH' | 'DAY'
  userId: string
  today: string
  /** Its place in the row of plans of its type. */
  n: number
}

function rowOf(work: Work, group: Group, plan: Plan): Row {
  const { planType, period, volume, items, userId, today, n } = plan
  const { bp, companyCode, groupId } = group
  const isSystem = planType !== 'YEAR' && n % SYSTEM_EVERY === SYSTEM_EVERY - 1
  const isAdjusted = planType === 'MONTH' && !isSystem && n % ADJUSTED_EVERY === ADJUSTED_EVERY - 1
  const declared = isAdjusted ? fixed(decimal(volume).div('0.95'), 0) : volume
  const madeOn = declaredOn(planType, period)
  const submittedAt = `${madeOn}T09:${String(10 + (n % 40)).padStart(2, '0')}:00+08:00`
  // The last days follow day by day.
  const isOver = period < (planType === 'DAY' ? addDays(today, -4) : today.slice(0, period.length))
  return {
    bp,
    companyCode,
    planId: demoId('gas_plan', `${groupId}|${planType}|${period}`),
    groupId,
    planType,
    period,
    declaredVolume: declared,
    approvedVolume: volume,
    items: items === null ? null : jsonb(items),
    method: isSystem ? 'SYSTEM' : (METHODS[n % METHODS.length] ?? 'MANUAL'),
    note: sealText(work, ''),
    state: isOver ? 'EXECUTED' : 'LOCKED',
    revision: 1,
    submittedBy: isSystem ? null : userId,
    submittedAt: isSystem ? null : submittedAt,
    lockedAt: `${madeOn}T17:05:00+08:00`,
    remark: isAdjusted ? '管网检修，供应紧张' : '',
    version: 1,
    createdAt: submittedAt,
    updatedAt: submittedAt,
  }
}

/** A day on which a period could be declared. */
const declaredOn = (planType: Plan['planType'], period: string): string => {
  if (planType === 'DAY') return addDays(period, -2)
  return planType === 'MONTH' ? `${addMonths(period, -1)}-22` : `${Number(period) - 1}-11-20`
}
