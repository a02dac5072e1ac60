import type { Work } from '../../http/context'
import { notify } from '../notice/service'
import { hazardRoute } from './hazard-moves'
import type { Hazard } from './repo/hazards'
import type { Plan } from './repo/plans'
import type { Report } from './repo/reports'
import { planYearOf } from './rules/plan'
import { levelNames } from './rules/words'

const reportRoute = ({ reportId }: Pick<Report, 'reportId'>): string =>
  `/subPages/inspection-report/inspection-detail?reportId=${reportId}`
const listRoute = '/subPages/inspection-report/inspection-list'

const aboutHazard = (hazard: Hazard) => ({
  bp: hazard.bp,
  companyCode: hazard.companyCode,
  route: hazardRoute(hazard),
  bizType: 'HAZARD',
  bizId: hazard.hazardId,
})

/** Level 1 is said to all users of the customer, whatever they may see else (CV-8). */
export const notifyFound = (work: Work, hazard: Hazard): Promise<void> =>
  notify(work, aboutHazard(hazard), {
    message: {
      templateCode: 'IN_HAZARD',
      params: { levelName: levelNames[hazard.level], title: hazard.title, dueDate: hazard.dueDate },
      dedupeKey: `IN_HAZARD|${hazard.hazardId}|${hazard.level}`,
      ...(hazard.level === '1' && { model: null }),
    },
  })

/** So many days are left (IN-11). */
export const notifyDue = (work: Work, hazard: Hazard, days: number): Promise<void> =>
  notify(work, aboutHazard(hazard), {
    message: {
      templateCode: 'IN_HAZARD_DUE',
      params: { title: hazard.title, days: String(days) },
      dedupeKey: `IN_HAZARD_DUE|${hazard.hazardId}|${hazard.dueDate}|${days}`,
    },
  })

/** The result of a re-inspection, or of a review of the photos. */
export const notifyReviewed = (work: Work, hazard: Hazard, result: '合格' | '不合格'): Promise<void> =>
  notify(work, aboutHazard(hazard), {
    message: {
      templateCode: 'IN_REINSPECT',
      params: { title: hazard.title, result },
      dedupeKey: `IN_REINSPECT|${hazard.hazardId}|${hazard.version}`,
    },
  })

/** A notice of a stop of gas without a case of billing: proposed, dropped. */
export const notifyStop = (work: Work, hazard: Hazard, body: string): Promise<void> =>
  notify(work, aboutHazard(hazard), {
    message: {
      templateCode: 'IN_STOP_GAS',
      title: '停气处置',
      body,
      dedupeKey: `IN_STOP|${hazard.hazardId}|${hazard.version}`,
    },
  })

/** A report waits for its signature. */
export const notifyReport = (work: Work, report: Report): Promise<void> =>
  notify(
    work,
    {
      bp: report.bp,
      companyCode: report.companyCode,
      route: reportRoute(report),
      bizType: 'INSPECTION',
      bizId: report.reportId,
    },
    {
      message: {
        templateCode: 'IN_REPORT',
        params: { siteName: report.siteName },
        dedupeKey: `IN_REPORT|${report.reportId}`,
      },
      todo: {
        type: 'INSPECTION_SIGN',
        modelCode: 'INSPECTION_HANDLE',
        title: `安检报告待签字：${report.siteName}`,
        summary: report.conclusion === 'HAZARD' ? '存在隐患，请查看整改要求' : '检查项目全部合格',
      },
    },
  )

/**
 * A visit is to be arranged: a reminder, or after a visit without a contact (IN-01, IN-02). One of a year that is over is said only: the
 * page arranges those of this year.
 */
export function notifyPlan(work: Work, plan: Plan, occasion: string, body?: string): Promise<void> {
  const today = work.clock.today()
  const todo = {
    type: 'INSPECTION_APPOINT',
    modelCode: 'INSPECTION_HANDLE',
    title: `${plan.planYear}年安检待预约`,
    // The term may be over where a report has turned out wrong.
    summary: plan.dueTo < today ? '请尽快预约' : `请于${plan.dueTo}前预约`,
    dueAt: `${plan.dueTo}T23:59:59+08:00`,
  } as const
  return notify(
    work,
    { bp: plan.bp, companyCode: plan.companyCode, route: listRoute, bizType: 'INSPECTION_PLAN', bizId: plan.planId },
    {
      message: {
        templateCode: 'IN_PLAN',
        dedupeKey: `IN_PLAN|${plan.planId}|${occasion}`,
        ...(body === undefined ? { params: { dueTo: plan.dueTo } } : { body }),
      },
      ...(plan.planYear === planYearOf(today) && { todo }),
    },
  )
}
