import { periodName } from '@domain/plan/windows'
import type { FallbackType } from '@domain/plan/fallback'
import { planTypes } from '@domain/statuses/gas-plan'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { notify } from '../notice/service'
import type { Change } from './repo/changes'
import type { Group } from './repo/groups'
import type { Plan } from './repo/plans'

const RECORD = '/subPagesB/pages/predict-gas/record'
const DETAIL = '/subPagesB/pages/predict-gas/detail'

/** The records of the group that it is about. */
const recordOf = ({ groupId }: Pick<Plan, 'groupId'>): string => `${RECORD}?groupId=${groupId}`

const nameOf = ({ planType, period }: Pick<Plan, 'planType' | 'period'>): string =>
  `${periodName(planType, period)}${planTypes[planType]}`

/** What the gas company decided about a declared plan. */
export const notifyPlan = (work: Work, plan: Plan, result: string): Promise<void> =>
  notify(
    work,
    { bp: plan.bp, companyCode: plan.companyCode, route: recordOf(plan), bizType: 'PLAN', bizId: plan.planId },
    {
      message: {
        templateCode: 'PLAN_RESULT',
        body: `${nameOf(plan)}${formatVolume(plan.declaredVolume)}：${result}`,
        dedupeKey: `PLAN_RESULT|${plan.planId}|${plan.version}`,
      },
    },
  )

/** P-13: less, or more, than was declared counts; what is used is held against it. */
export const notifyAdjusted = (work: Work, plan: Plan, volume: string, remark: string): Promise<void> =>
  notify(
    work,
    {
      bp: plan.bp,
      companyCode: plan.companyCode,
      route:
        plan.planType === 'YEAR'
          ? recordOf(plan)
          : `${DETAIL}?groupId=${plan.groupId}&month=${plan.period.slice(0, 7)}`,
      bizType: 'PLAN',
      bizId: plan.planId,
    },
    {
      message: {
        templateCode: 'PLAN_ADJUST',
        body: `${nameOf(plan)}由${formatVolume(plan.declaredVolume)}调整为${formatVolume(volume)}${remark === '' ? '' : `：${remark}`}`,
        dedupeKey: `PLAN_ADJUST|${plan.planId}|${plan.version}`,
      },
    },
  )

/** What the gas company decided about a change. */
export const notifyChange = (work: Work, change: Change, result: string): Promise<void> =>
  notify(
    work,
    {
      bp: change.bp,
      companyCode: change.companyCode,
      route: recordOf(change),
      bizType: 'PLAN_CHANGE',
      bizId: change.changeId,
    },
    {
      message: {
        templateCode: 'PLAN_RESULT',
        title: '计划变更结果',
        body: `${nameOf(change)}由${formatVolume(change.fromVolume)}变更为${formatVolume(change.toVolume)}：${result}`,
        dedupeKey: `PLAN_CHANGE|${change.changeId}|${change.version}`,
      },
    },
  )

/** Y-08: a month was declared by itself; days have their record only. */
export const notifyFallback = (work: Work, { name, companyCode }: Group, plan: Plan): Promise<void> =>
  notify(
    work,
    { bp: plan.bp, companyCode, route: recordOf(plan), bizType: 'PLAN', bizId: plan.planId },
    {
      message: {
        templateCode: 'PLAN_RESULT',
        title: '计划已自动申报',
        body: `${name}${nameOf(plan)}到点无人提交，已按您设置的方式自动申报${formatVolume(plan.declaredVolume)}`,
        dedupeKey: `PLAN_FALLBACK|${plan.planId}`,
      },
    },
  )

/** Y-08: what was set beforehand cannot be declared; there are five minutes left to do it by hand. */
export const notifyNoFallback = (
  work: Work,
  { bp, companyCode, groupId, name }: Group,
  planType: FallbackType,
  period: string,
  problem: string,
): Promise<void> =>
  notify(
    work,
    {
      bp,
      companyCode,
      route: `/subPagesB/pages/predict-gas/report?groupId=${groupId}&planType=${planType}&period=${period}`,
      bizType: 'PLAN',
      bizId: `${groupId}|${planType}|${period}`,
    },
    {
      message: {
        templateCode: 'PLAN_CLOSING',
        title: '计划未能自动申报',
        body: `${name}${nameOf({ planType, period })}未能自动申报：${problem}，逾期按系统默认计划计`,
        dedupeKey: `PLAN_NO_FALLBACK|${groupId}|${planType}|${period}`,
      },
    },
  )
