import type { In, Out } from '@contract'
import { dateOf, toMillis } from '@domain/date'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { sealText } from '../../secret'
import { logCreated, transition } from '../../states'
import { openStop } from '../billing/service'
import { use } from '../file/service'
import { lockAccount, type Account } from '../gas-account/service'
import { listMeters } from '../metering/service'
import { notifyButler } from '../ticket/service'
import { done } from '../todo/service'
import { updateTodos, logHazard, type By } from './hazard-moves'
import { insertHazard, type Hazard } from './repo/hazards'
import { lockPlan, setMisses, type Plan } from './repo/plans'
import { insertReport, notMetOf, type NewReport, type Report } from './repo/reports'
import { contentHash } from './rules/content'
import { dueDateOf, stopsOnSite } from './rules/hazard'
import {
  conclusionOf,
  hazardNo,
  hazardsIn,
  isWholeChecklist,
  MISSED_OFTEN,
  noticeNo,
  reportNo,
  type Found,
} from './rules/report'
import { template } from './rules/template'
import { planMachine, reportMachine } from './states'
import { endVisit, type Staff } from './visits'
import { notifyFound, notifyPlan, notifyReport } from './notices'

type Submit = 'btwob POST /inspection/report/submit'

/** A visit as it was: its report, a hazard for each failed item, gas shut on site (IN-03, IN-05); the plan goes on. */
export async function submitReport(work: Work, staff: Staff, input: In<Submit>): Promise<Out<Submit>> {
  const account = ownOr2902(await lockAccount(work.db, { bp: input.bp, companyCode: staff.companyCode }))
  const plan = await planOf(work, account, input)
  refuseInput(work, input)
  await refuseMeters(work, account, input)
  const report = await fileReport(work, staff, account, input)
  const hazards: Hazard[] = []
  for (const found of hazardsIn(input.items, template))
    hazards.push(await fileHazard(work, { type: 'STAFF', userId: staff.userId }, { account, report, found }))
  if (plan) await planVisited(work, plan, report)
  if (report.status === 'TO_SIGN') await notifyReport(work, report)
  return { reportId: report.reportId, reportNo: report.reportNo, hazardIds: hazards.map(({ hazardId }) => hazardId) }
}

/** IN-01: a visit before the term of a plan is none of that plan. */
async function planOf(
  work: Work,
  { bp, companyCode }: Account,
  { planId, inspectAt }: In<Submit>,
): Promise<Plan | null> {
  if (planId === undefined) return null
  const plan = ownOr2902(await lockPlan(work.db, bp, planId), { companyCode })
  if (plan.status === 'DONE' || dateOf(inspectAt) < plan.dueFrom) throw new Refusal('44120')
  return plan
}

/** Only a visit that was done has a checklist, and then all of it. */
function refuseInput(work: Work, { inspectAt, visitResult, items }: In<Submit>): void {
  if (toMillis(inspectAt) > work.clock.now()) throw badField('inspectAt')
  const fits = visitResult === 'DONE' ? isWholeChecklist(items, template) : items.length === 0
  if (!fits) throw badField('items')
}

async function refuseMeters(work: Work, account: Account, { items }: In<Submit>): Promise<void> {
  const named = items.flatMap(({ meterIds = [] }) => meterIds)
  if (named.length === 0) return
  const own = new Set((await listMeters(work, account)).map(({ meterId }) => meterId))
  if (named.some((meterId) => !own.has(meterId))) throw badField('items')
}

async function fileReport(work: Work, staff: Staff, account: Account, input: In<Submit>): Promise<Report> {
  const now = work.clock.iso()
  const { bp, companyCode } = account
  const { kind, siteName, inspectAt, inspectorNo, visitResult, readings, summary } = input
  const filed = {
    reportNo: reportNo(work.clock.today(), await nextNo(work.db, 'seq_inspection_no')),
    bp,
    kind,
    planId: input.planId ?? null,
    siteName,
    inspectAt,
    inspectorNo,
    visitResult,
    conclusion: visitResult === 'DONE' ? conclusionOf(input.items) : null,
    items: itemsOf(input),
    readings,
    summary,
  }
  const { address, inspectorName, inspectorPhone } = input
  const personal = { address, inspectorName, inspectorPhone }
  const reportId = newId(work.clock.now())
  await use(
    work,
    staff.userId,
    input.items.flatMap(({ photos = [] }) => photos),
    `HAZARD:${reportId}`,
  )
  const row: NewReport = {
    ...filed,
    address: sealText(work, address),
    inspectorName: sealText(work, inspectorName),
    inspectorPhone: sealText(work, inspectorPhone),
    signerName: sealText(work, ''),
    signerPhone: sealText(work, ''),
    refuseReason: sealText(work, ''),
    companyCode,
    reportId,
    contentHash: contentHash({ ...filed, ...personal }),
    status: visitResult === 'DONE' ? 'TO_SIGN' : visitResult,
    createdAt: now,
    updatedAt: now,
  }
  const report = await insertReport(work.db, row)
  await logCreated(work, reportMachine, report, staff.userId)
  return report
}

const itemsOf = ({ items, visitResult }: In<Submit>): Report['items'] =>
  (visitResult === 'DONE' ? template : []).map(({ itemCode, group, text }) => {
    const filed = items.find((one) => one.itemCode === itemCode)
    return {
      itemCode,
      group,
      text,
      result: filed?.result ?? 'NA',
      note: filed?.note ?? '',
      photos: [...(filed?.photos ?? [])],
    }
  })

interface NewHazard {
  account: Account
  report: Report
  found: Found
}

async function fileHazard(work: Work, by: By, { account, report, found }: NewHazard): Promise<Hazard> {
  const { item, title } = found
  const { bp, companyCode } = account
  const now = work.clock.iso()
  const today = work.clock.today()
  const hazardId = newId(work.clock.now())
  const isShut = stopsOnSite(item.level, item, account)
  const stopId = isShut ? await shutOnSite(work, { bp, companyCode, hazardId, title, meterIds: found.meterIds }) : null
  const dueDate = dueDateOf(item.level, item.days, today)
  const hazard = await insertHazard(work.db, {
    bp,
    companyCode,
    hazardId,
    hazardNo: hazardNo(today, await nextNo(work.db, 'seq_hazard_no')),
    reportId: report.reportId,
    itemCode: item.itemCode,
    itemGroup: item.group,
    title,
    description: found.description,
    siteName: report.siteName,
    level: item.level,
    originLevel: item.level,
    responsible: item.responsible,
    measures: found.measures,
    photosBefore: [...found.photos],
    noticeNo: noticeNo(today, await nextNo(work.db, 'seq_hazard_notice_no')),
    noticedAt: now,
    dueDate,
    noticeDueDate: dueDate,
    status: item.responsible === 'COMPANY' ? 'RECTIFYING' : 'TO_CONFIRM',
    meterIds: [...(found.meterIds ?? [])],
    stopId,
    gasStopped: isShut,
    gasStoppedAt: isShut ? now : null,
    createdAt: now,
    updatedAt: now,
  })
  await logHazard(work, hazard, { action: 'CREATE', by, content: found.description, files: found.photos })
  if (isShut) await logHazard(work, hazard, { action: 'STOP_GAS', by, content: '现场已关阀停气，复查合格后恢复供气' })
  await updateTodos(work, hazard, by)
  await notifyFound(work, hazard)
  return hazard
}

/** IN-05: the inspector has closed the valve; the case and its message follow. */
const shutOnSite = (
  work: Work,
  {
    title,
    hazardId,
    meterIds,
    ...key
  }: { bp: string; companyCode: string; hazardId: string; title: string; meterIds: readonly string[] | null },
): Promise<string> =>
  openStop(work, {
    ...key,
    kind: 'HAZARD',
    hazardLevel: 1,
    title,
    reason: `发现重大隐患：${title}`,
    sourceType: 'HAZARD',
    sourceId: hazardId,
    ...(meterIds && { meterIds }),
  })

/**
 * The effect of a visit on its plan: done, or without a contact and to be arranged again (IN-02); an earlier visit without a contact is
 * over when one was done.
 */
async function planVisited(work: Work, plan: Plan, report: Report): Promise<void> {
  if (report.visitResult === 'REFUSED') return
  await endVisit(work, plan, plan.planId)
  const isDone = report.visitResult === 'DONE'
  const missCount = plan.missCount + (isDone ? 0 : 1)
  await transition(work, planMachine, plan, isDone ? 'DONE' : 'MISS', {
    set: { missCount, version: plan.version + 1, ...(isDone && { reportId: report.reportId }) },
  })
  if (!isDone) {
    const often = missCount >= MISSED_OFTEN
    const body = often ? `已连续${missCount}次到访不遇，请尽快预约，逾期将按规定采取安全措施` : undefined
    // A count can come again after a report that was void.
    await notifyPlan(work, plan, `MISS${missCount}|${report.reportId}`, body)
    if (often)
      await notifyButler(work, plan, {
        smsType: 'BUTLER_MISSED',
        text: `客户${plan.bp}的${plan.planYear}年安检已连续${missCount}次到访不遇，请联系客户预约。`,
      })
    return
  }
  await done(work, 'INSPECTION_APPOINT', plan.planId, plan.bp)
  for (const vain of await notMetOf(work.db, plan.bp, plan.planId))
    await transition(work, reportMachine, vain, 'ARCHIVE', { set: { version: vain.version + 1 } })
}

/** A report that was wrong says nothing of its planned visit: one that was done is to be made, one without a contact does not count (D 3.2). */
export async function planUnvisited(work: Work, report: Report): Promise<void> {
  const plan = report.planId === null ? undefined : await lockPlan(work.db, report.bp, report.planId)
  if (!plan) return
  const version = plan.version + 1
  if (plan.status === 'DONE' && plan.reportId === report.reportId) {
    await transition(work, planMachine, plan, 'REOPEN', {
      set: { reportId: null, appointDate: null, appointSlot: null, version },
    })
    await notifyPlan(work, plan, `VOID|${report.reportId}`, '安检记录已作废，请重新预约安检')
  }
  if (report.visitResult !== 'NOT_MET') return
  const missCount = Math.max(0, plan.missCount - 1)
  if (plan.status === 'MISSED' && missCount === 0)
    await transition(work, planMachine, plan, 'REOPEN', { set: { missCount, version } })
  else await setMisses(work.db, plan, missCount, work.clock.iso())
}
