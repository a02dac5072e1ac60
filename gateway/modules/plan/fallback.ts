import { toMillis } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { isFallbackDue, type FallbackType } from '@domain/plan/fallback'
import type { PlanItem } from '@domain/plan/split'
import { fallbackRules } from '@domain/statuses/gas-plan'
import type { Work } from '../../http/context'
import { proposalOf, split } from './defaults'
import { checkPeriod, revisionsFor, supplyBar, windowWith } from './ground'
import { findFallback, type Fallback } from './repo/fallbacks'
import { lockGroup, type Group, type GroupKey } from './repo/groups'
import { lastDeclared, type Plan } from './repo/plans'
import { insertRevision, takeEffect } from './submit'
import { planWindows } from './settings'
import { outlookOf } from './suggest'
import { notifyFallback, notifyNoFallback } from './notices'

interface Found {
  /** Whole m³. */
  volume: string
  items: PlanItem[] | null
}

/** What is suggested for a period: of a day the forecast, of a month the proposal that its page shows; null without history. */
export async function suggestedOf(
  work: Work,
  group: Group,
  planType: FallbackType,
  period: string,
): Promise<Found | null> {
  if (planType === 'MONTH') {
    const proposal = await proposalOf(work, group, planType, period)
    return proposal.volume === '0' ? null : proposal
  }
  const outlook = await outlookOf(work, group, period)
  const day = outlook.days.find(({ gasDay }) => gasDay === period)
  return outlook.judged === 0 || !day ? null : { volume: fixed(decimal(day.value), 0), items: null }
}

async function valueOf(work: Work, group: Group, fallback: Fallback, period: string): Promise<Found | null> {
  const { bp, groupId, planType, rule } = fallback
  if (rule === 'SUGGESTION') return suggestedOf(work, group, planType, period)
  const volume = rule === 'FIXED' ? fallback.volume : await lastDeclared(work.db, { bp, groupId, planType, period })
  if (volume === null || volume === undefined) return null
  return { volume, items: planType === 'MONTH' ? await split(work, group, period, volume) : null }
}

/** Declares a period of a group by what was set beforehand, if it is due (Y-08). Harmless to repeat. */
export async function fileGroup(work: Work, key: GroupKey & { planType: FallbackType; period: string }): Promise<void> {
  const group = await lockGroup(work.db, key)
  if (!group || group.planMode === 'NONE') return
  await fileFallback(work, group, key.planType, key.period, await revisionsFor(work, group, key.planType, key.period))
}

/**
 * Y-08: the declaration that was not made in time, marked with its method and with the user that set it; null where nothing is set, a
 * user has declared, nothing may be declared now, or the value is refused, which the customer is notified of once. The group is locked.
 * It is also called when a period is closed, so that a gateway that was down at the moment of filing loses none.
 */
export async function fileFallback(
  work: Work,
  group: Group,
  planType: FallbackType,
  period: string,
  revisions: readonly Plan[],
): Promise<Plan | null> {
  const [newest] = revisions
  const windows = planWindows(work, group)
  if (!isFallbackDue(planType, period, newest?.state, work.clock.now(), windows)) return null
  const fallback = await findFallback(work.db, { bp: group.bp, groupId: group.groupId, planType })
  if (!fallback || fallback.rule === null) return null
  // What is set after the window counts from the next one.
  if (toMillis(fallback.updatedAt) >= windowWith(planType, period, newest, windows).close) return null
  if ((await supplyBar(work, group)) !== null) return null
  const found = await valueOf(work, group, fallback, period)
  if (found === null) return refused(work, group, planType, period, '没有可用的申报值')
  const checked = await checkPeriod(work, group, planType, { period, ...found })
  const block = checked.items.find(({ level }) => level === 'BLOCK')
  if (block) return refused(work, group, planType, period, block.message)
  const values = {
    groupId: group.groupId,
    planType,
    period,
    declaredVolume: found.volume,
    items: found.items,
    method: 'FALLBACK',
    note: `自动申报：${fallbackRules[fallback.rule]}`,
    submittedBy: fallback.setBy,
    submittedAt: work.clock.iso(),
  } as const
  const plan = await insertRevision(work, group, values, newest, 'SUBMITTED')
  const filed = await takeEffect(work, plan, revisions, checked)
  if (planType === 'MONTH') await notifyFallback(work, group, filed)
  return filed
}

async function refused(
  work: Work,
  group: Group,
  planType: FallbackType,
  period: string,
  problem: string,
): Promise<null> {
  await notifyNoFallback(work, group, planType, period, problem)
  return null
}
