import { toInstant } from '@domain/date'
import { fallbackAt } from '@domain/plan/fallback'
import { periodName, windowOf } from '@domain/plan/windows'
import type { Reminder } from '@domain/plan/reminders'
import { fallbackRules, planTypes } from '@domain/statuses/gas-plan'
import type { Work } from '../../http/context'
import { notify, type Notice } from '../notice/service'
import { isDeclared } from './ground'
import { findFallback } from './repo/fallbacks'
import { groupsOf, type Group, type GroupKey } from './repo/groups'
import { planWindows } from './settings'
import { todoKey } from './submit'

const REPORT = '/subPagesB/pages/predict-gas/report'
/** B 6.9: reminds those of a group that may declare, while a period has no declaration and its window is open. Harmless to repeat. */
export async function remindGroup(
  work: Work,
  { reminders, ...key }: GroupKey & { reminders: Reminder[] },
): Promise<void> {
  const group = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === key.groupId)
  if (!group || group.planMode === 'NONE') return
  for (const reminder of reminders)
    if (!(await isDeclared(work, group, reminder.planType, reminder.period))) await remind(work, group, reminder)
}

async function remind(work: Work, group: Group, { planType, period, kind }: Reminder): Promise<void> {
  const { bp, companyCode, groupId, name } = group
  const { close } = windowOf(planType, period, planWindows(work, group))
  if (close <= work.clock.now()) return
  const dueAt = toInstant(close)
  const plan = `${name}${periodName(planType, period)}${planTypes[planType]}`
  const until = dueAt.slice(5, 16).replace('T', ' ')
  const bizId = todoKey(groupId, planType, period)
  const after = await withoutDeclaration(work, group, planType, period)
  const notice: Notice = {
    ...(kind !== 'TODO' && {
      message: {
        templateCode: kind === 'OPEN' ? 'PLAN_OPEN' : 'PLAN_CLOSING',
        body: kind === 'OPEN' ? `${plan}已开放申报，请于${until}前提交` : `${plan}将于${until}截止，逾期未申报${after}`,
        dedupeKey: `PLAN|${bizId}|${work.clock.today()}|${kind}`,
      },
    }),
    ...(kind !== 'OPEN' && {
      todo: {
        type: 'PREDICT_REPORT',
        modelCode: 'PREDICT_REPORT',
        title: `${periodName(planType, period)}${planTypes[planType]}待填报`,
        summary: name,
        dueAt,
      },
    }),
  }
  const route = `${REPORT}?groupId=${groupId}&planType=${planType}&period=${period}`
  await notify(work, { bp, companyCode, route, bizType: 'PLAN', bizId }, notice)
}

/** What happens to a period without a declaration (P-08, Y-08). */
async function withoutDeclaration(work: Work, group: Group, planType: Reminder['planType'], period: string) {
  const { bp, groupId } = group
  const set = planType === 'MONTH' ? await findFallback(work.db, { bp, groupId, planType }) : undefined
  if (!set?.rule || planType !== 'MONTH') return '按系统默认计划计'
  return `将于${toInstant(fallbackAt(planType, period, planWindows(work, group))).slice(11, 16)}按“${fallbackRules[set.rule]}”自动申报`
}
