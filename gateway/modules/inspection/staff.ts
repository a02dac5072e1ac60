import type { In, Out } from '@contract'
import { addDays, toInstant, HOUR } from '@domain/date'
import { allows } from '@domain/machine'
import type { Alongside } from '../../db/guarded'
import { hazardTransitions, reportTransitions, type HazardEvent } from '@domain/statuses/inspection'
import type { Work } from '../../http/context'
import { ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { transition } from '../../states'
import { endHazardStop, openStop, resumeAfterHazard } from '../billing/service'
import { dropTask } from '../desk/service'
import { use } from '../file/service'
import { lockAccount, type Account } from '../gas-account/service'
import { done } from '../todo/service'
import { changeHazard, isOpen, updateTodos, lockOwn, logHazard, moveHazard, moverOf, type By } from './hazard-moves'
import { dropTasks } from './hazards'
import { hazardOfCompany, hazardsOfReports, type Hazard } from './repo/hazards'
import { lockReport, reportOfCompany } from './repo/reports'
import {
  closesByPhotos,
  daysLate,
  dueAfterFail,
  isWaiting,
  PROPOSED_AGAIN,
  STOP_HOURS,
  UPGRADED_TERM,
} from './rules/hazard'
import { reportMachine } from './states'
import { taskKey } from './task-keys'
import { notifyFound, notifyReviewed, notifyStop } from './notices'
import { planUnvisited } from './submit'
import { endVisit, type Staff } from './visits'

/* What the gas company decides about hazards, by call and at the desk (D 3.3, D 5.9). */

const staffOf = ({ userId }: { userId: string }): By => ({ type: 'STAFF', userId })

/** A hazard of the staff member's company under its lock; 2902 for another's, 2904 when it is not as it was seen. */
async function locked(work: Work, staff: Staff, input: { hazardId: string; version?: number }) {
  const found = ownOr2902(await hazardOfCompany(work.db, staff.companyCode, input.hazardId))
  const { account, hazard } = await lockOwn(work, found, input.hazardId)
  refuseIf(input.version === undefined || input.version === hazard.version ? null : '2904')
  return { account, hazard }
}

const refuseEvent = ({ status }: Hazard, event: HazardEvent): void =>
  refuseIf(allows(hazardTransitions, status, event) ? null : '44120')

const moved = ({ hazardId, status, version }: Hazard) => ({ hazardId, status, version })

/** Level 3 is closed by its photos; everything else is visited (44120). */
export async function acceptPhotos(work: Work, staff: Staff, input: In<'btwob POST /inspection/hazard/acceptPhotos'>) {
  const { hazard } = await locked(work, staff, input)
  refuseIf(closesByPhotos(hazard) ? null : '44120')
  refuseEvent(hazard, 'ACCEPT')
  return moved(await closeByPhotos(work, hazard, staffOf(staff), input.note))
}

export async function closeByPhotos(work: Work, hazard: Hazard, by: By, note: string): Promise<Hazard> {
  const closed = await moveHazard(work, hazard, 'ACCEPT', {
    by,
    action: 'CLOSE',
    content: note || '照片核验合格，予以销案',
    set: { closedAt: work.clock.iso(), closeNote: note || '照片核验合格' },
  })
  await dropTasks(work, closed)
  await notifyReviewed(work, closed, '合格')
  return closed
}

/** The photos prove nothing: the work goes on within its deadline. */
export async function returnPhotos(work: Work, hazard: Hazard, by: By, reason: string): Promise<void> {
  const back = await moveHazard(work, hazard, 'RETURN', { by, action: 'RETURN', content: reason })
  await notifyReviewed(work, back, '不合格')
}

/** IN-09. */
export async function extendDecide(
  work: Work,
  staff: Staff,
  input: In<'btwob POST /inspection/hazard/extendDecide'>,
): Promise<Out<'btwob POST /inspection/hazard/extendDecide'>> {
  const { hazard } = await locked(work, staff, input)
  refuseIf(hazard.extendStatus === 'PENDING' && isOpen(hazard) ? null : '44120')
  await dropTask(work, taskKey(hazard, 'EXTEND'))
  const { hazardId, dueDate, version } = await decideExtension(work, hazard, staffOf(staff), {
    agree: input.agree === '1',
    reason: input.reason,
  })
  return { hazardId, dueDate, version }
}

export async function decideExtension(
  work: Work,
  hazard: Hazard,
  by: By,
  { agree, reason }: { agree: boolean; reason: string },
): Promise<Hazard> {
  const dueDate = agree ? addDays(hazard.dueDate, hazard.extendDays) : hazard.dueDate
  const isInTime = agree && dueDate >= work.clock.today()
  const set = { extendStatus: agree ? ('AGREED' as const) : ('REFUSED' as const), dueDate }
  const decided = await changeHazard(work, hazard, { ...set, ...(isInTime && (await takeOff(work, hazard, by))) })
  const content = [agree ? `期限延至${dueDate}` : '期限不变', reason].filter(Boolean).join('：')
  await logHazard(work, decided, { action: agree ? 'EXTEND_AGREE' : 'EXTEND_REFUSE', by, content })
  await updateTodos(work, decided, by)
  return decided
}

/** A hazard is not late any more: what was proposed or announced for its lateness is off. Answers what its row says then. */
async function takeOff(work: Work, hazard: Hazard, by: By): Promise<Alongside<'hazard'>> {
  const { stopId, gasStopped, proposal } = hazard
  for (const task of ['STOP', 'UPGRADE', 'APPEAL'] as const) await dropTask(work, taskKey(hazard, task))
  const isNoticed = stopId !== null && !gasStopped
  if (isNoticed) await endHazardStop(work, { ...hazard, stopId }, moverOf(by), '整改期限已延长')
  if (isNoticed || proposal === 'STOP') await notifyStop(work, hazard, `${hazard.title}整改期限已延长，暂不停气`)
  return { proposal: null, ...(isNoticed && { stopId: null, stopPlannedAt: null }) }
}

/**
 * The result of a visit (D 3.3). What the gas company itself fixes counts as submitted and visited at once; a submitted hazard may be
 * visited without an appointment.
 */
export async function reinspect(work: Work, staff: Staff, input: In<'btwob POST /inspection/hazard/reinspect'>) {
  const by = staffOf(staff)
  const files = input.files ?? []
  let { hazard } = await locked(work, staff, input)
  await use(work, staff.userId, files, `HAZARD:${hazard.hazardId}`)
  if (hazard.responsible === 'COMPANY' && isWaiting(hazard.status))
    hazard = await moveHazard(work, hazard, 'SUBMIT', { by, action: 'SUBMIT', content: input.note, files })
  if (hazard.status === 'SUBMITTED')
    hazard = await moveHazard(work, hazard, 'APPOINT', {
      by,
      action: 'APPOINT',
      content: '上门复查',
      set: { reinspectDate: work.clock.today() },
    })
  refuseEvent(hazard, 'PASS')
  const looked =
    input.passed === '1'
      ? await pass(work, hazard, by, input.note, files)
      : await fail(work, hazard, by, input.note, files)
  await notifyReviewed(work, looked, input.passed === '1' ? '合格' : '不合格')
  return moved(looked)
}

async function pass(work: Work, hazard: Hazard, by: By, note: string, files: readonly string[]): Promise<Hazard> {
  const closed = await moveHazard(work, hazard, 'PASS', {
    by,
    action: 'REINSPECT_PASS',
    content: note,
    files,
    set: { closedAt: work.clock.iso(), closeNote: note },
  })
  await dropTasks(work, closed)
  await endVisit(work, closed, closed.hazardId)
  return closed
}

/** One new term, then none; a stop that waits for its moment is off while the new term runs (D 3.3). */
async function fail(work: Work, hazard: Hazard, by: By, note: string, files: readonly string[]): Promise<Hazard> {
  const { level, terms, stopId, gasStopped } = hazard
  const isOff = stopId !== null && !gasStopped
  if (isOff) {
    await endHazardStop(work, { ...hazard, stopId }, moverOf(by), '复查后重新限期整改')
    // An objection to a stop that is off has nothing to decide.
    await dropTask(work, taskKey(hazard, 'APPEAL'))
  }
  await endVisit(work, hazard, hazard.hazardId)
  // What was asked for was more of the term that is over: the new one is not lengthened by it.
  const isAsked = hazard.extendStatus === 'PENDING'
  if (isAsked) await dropTask(work, taskKey(hazard, 'EXTEND'))
  return moveHazard(work, hazard, 'FAIL', {
    by,
    action: 'REINSPECT_FAIL',
    content: note,
    files,
    set: {
      dueDate: dueAfterFail(level, terms, work.clock.today()),
      terms: terms + 1,
      reinspectDate: null,
      reinspectSlot: null,
      ...(isAsked && { extendStatus: 'REFUSED' as const }),
      ...(isOff && { stopId: null, stopPlannedAt: null }),
    },
  })
}

export async function voidHazard(work: Work, staff: Staff, input: In<'btwob POST /inspection/hazard/void'>) {
  const { hazard } = await locked(work, staff, input)
  refuseEvent(hazard, 'VOID')
  return moved(await takeBack(work, hazard, staffOf(staff), input.reason))
}

async function takeBack(work: Work, hazard: Hazard, by: By, reason: string): Promise<Hazard> {
  const gone = await moveHazard(work, hazard, 'VOID', {
    by,
    action: 'VOID',
    content: reason,
    set: { closedAt: work.clock.iso(), closeNote: reason },
  })
  await dropTasks(work, gone)
  await endVisit(work, gone, gone.hazardId, { isCalledOff: true })
  return gone
}

/** A report that was wrong, its hazards that are open, and what its planned visit has of it (D 3.2). */
export async function voidReport(
  work: Work,
  staff: Staff,
  input: In<'btwob POST /inspection/report/void'>,
): Promise<Out<'btwob POST /inspection/report/void'>> {
  const { bp, companyCode } = ownOr2902(await reportOfCompany(work.db, staff.companyCode, input.reportId))
  ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  const report = ownOr2902(await lockReport(work.db, bp, input.reportId))
  refuseIf(report.version === input.version ? null : '2904')
  refuseIf(allows(reportTransitions, report.status, 'VOID') ? null : '44120')
  const version = report.version + 1
  const set = { voidReason: input.reason, version }
  const status = await transition(work, reportMachine, report, 'VOID', { set, by: staff.userId, reason: input.reason })
  await done(work, 'INSPECTION_SIGN', report.reportId, bp)
  for (const hazard of await hazardsOfReports(work.db, bp, [report.reportId], { lock: true }))
    if (isOpen(hazard)) await takeBack(work, hazard, staffOf(staff), `报告作废：${input.reason}`)
  await planUnvisited(work, report)
  return { reportId: report.reportId, status, version }
}

/** IN-12: the gas comes back with a visit, never by a command. */
export async function restore(work: Work, staff: Staff, input: In<'btwob POST /inspection/hazard/restore'>) {
  const { hazard } = await locked(work, staff, input)
  const { stopId } = hazard
  const isBack = stopId !== null && (await resumeAfterHazard(work, { ...hazard, stopId }, staff.userId))
  if (!isBack) throw new Refusal('44120')
  const back = await changeHazard(work, hazard, { gasStopped: false })
  await logHazard(work, back, { action: 'RESTORE_GAS', by: staffOf(staff), content: input.note })
  return moved(back)
}

/** IN-11: the desk has confirmed or refused what was proposed. Nothing is done where the hazard is not late any more. */
export async function decideProposal(
  work: Work,
  account: Account,
  hazard: Hazard,
  { passed, by, reason }: { passed: boolean; by: By; reason: string },
): Promise<void> {
  const { proposal, level } = hazard
  const isLate = daysLate(hazard, work.clock.today()) > 0
  const stands = isWaiting(hazard.status) && isLate && !(proposal === 'STOP' && account.stopExempt)
  if (proposal === null) return
  if (!passed || !stands) {
    const kept = await changeHazard(work, hazard, {
      proposal: null,
      proposeFrom: addDays(work.clock.today(), PROPOSED_AGAIN),
    })
    await logHazard(work, kept, { action: 'PROPOSAL_REFUSED', by, content: reason })
    if (proposal === 'STOP') await notifyStop(work, kept, `${hazard.title}暂不停气，请尽快完成整改`)
    return
  }
  if (proposal === 'UPGRADE' && level === '3') await upgrade(work, hazard, by, reason)
  if (proposal === 'STOP') await noticeStop(work, hazard, by, reason)
}

async function upgrade(work: Work, hazard: Hazard, by: By, reason: string): Promise<void> {
  const dueDate = addDays(work.clock.today(), UPGRADED_TERM)
  // What was asked for was more of the term that is over.
  await dropTask(work, taskKey(hazard, 'EXTEND'))
  const upgraded = await changeHazard(work, hazard, { level: '2', dueDate, proposal: null, extendStatus: 'NONE' })
  const content = [`升级为较大隐患，期限${dueDate}`, reason].filter(Boolean).join('：')
  await logHazard(work, upgraded, { action: 'UPGRADE', by, content })
  await updateTodos(work, upgraded, by)
  await notifyFound(work, upgraded)
}

async function noticeStop(work: Work, hazard: Hazard, by: By, reason: string): Promise<void> {
  const { bp, companyCode, hazardId, title, meterIds } = hazard
  const planStopAt = toInstant(work.clock.now() + STOP_HOURS * HOUR)
  const stopId = await openStop(work, {
    bp,
    companyCode,
    kind: 'HAZARD',
    hazardLevel: 2,
    title,
    reason: '限期未整改，48小时后将采取停气措施',
    planStopAt,
    sourceType: 'HAZARD',
    sourceId: hazardId,
    ...(meterIds.length > 0 && { meterIds }),
  })
  const noticed = await changeHazard(work, hazard, { stopId, stopPlannedAt: planStopAt, proposal: null })
  await logHazard(work, noticed, { action: 'STOP_NOTICE', by, content: reason || '限期未整改，48小时后将采取停气措施' })
}

/** The customer's objection was right: the stop is off. */
export async function dropStop(work: Work, hazard: Hazard, by: By, reason: string): Promise<void> {
  const { stopId } = hazard
  if (stopId === null || hazard.gasStopped || !isOpen(hazard)) return
  await endHazardStop(work, { ...hazard, stopId }, moverOf(by), reason)
  const kept = await changeHazard(work, hazard, {
    stopId: null,
    stopPlannedAt: null,
    proposeFrom: addDays(work.clock.today(), PROPOSED_AGAIN),
  })
  await logHazard(work, kept, { action: 'PROPOSAL_REFUSED', by, content: reason })
  await notifyStop(work, kept, `${hazard.title}暂不停气，请尽快完成整改`)
}
