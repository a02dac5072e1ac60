import { addDays, dateOf, diffDays } from '@domain/date'
import type { Work } from '../../http/context'
import { inPresent } from '../../work/context'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { endHazardStop, executeHazardStop } from '../billing/service'
import { drop } from '../todo/service'
import { lockAccount } from '../gas-account/service'
import { changeHazard, isOpen, lockOwn, logHazard, moveHazard, SYSTEM } from './hazard-moves'
import { propose } from './hazards'
import { hazardsOfReports, type Hazard } from './repo/hazards'
import { lockReport } from './repo/reports'
import { daysLeft, isWaiting, proposalFor, RECEIVED_AFTER, REMINDED } from './rules/hazard'
import { SIGN_DAYS } from './rules/report'
import { reportMachine } from './states'
import { notifyDue } from './notices'

type HazardKey = Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>

/**
 * hazard-due (00:10): what counts as received, which customer is reminded, what the desk is asked (IN-07, IN-11). After a
 * pause the customer is reminded of the days that are left. Harmless to repeat.
 */
export async function hazardDay(work: Work, key: HazardKey): Promise<void> {
  const { account, hazard: found } = await lockOwn(work, key, key.hazardId)
  const today = work.clock.today()
  const hazard = isServed(found, today) ? await serve(work, found) : found
  if (!isWaiting(hazard.status) || hazard.responsible === 'COMPANY') return
  const now = inPresent(work)
  const left = daysLeft(hazard, now.clock.today())
  const isReminded = (REMINDED as readonly number[]).includes(daysLeft(hazard, today))
  if (isReminded && left >= 0) await notifyDue(now, hazard, left)
  const proposal = proposalFor(hazard, account, now.clock.today())
  if (proposal !== null) await propose(now, hazard, proposal)
}

const isServed = ({ status, noticedAt }: Hazard, today: string): boolean =>
  status === 'TO_CONFIRM' && diffDays(dateOf(noticedAt), today) > RECEIVED_AFTER

/** IN-07: without a signature the message counts as served. */
const serve = (work: Work, hazard: Hazard): Promise<Hazard> =>
  moveHazard(work, hazard, 'CONFIRM', {
    by: SYSTEM,
    action: 'CONFIRM',
    content: '通知已送达3天，视为送达',
    set: { receivedAt: work.clock.iso(), served: true },
  })

/** Executes a confirmed stop that is due, while its reason exists (IN-11); never for a customer that must not be stopped. */
export async function stopForHazard(work: Work, key: HazardKey): Promise<void> {
  const { account, hazard } = await lockOwn(work, key, key.hazardId)
  const { stopId, stopPlannedAt, gasStopped } = hazard
  const isDue = stopPlannedAt !== null && Date.parse(stopPlannedAt) <= work.clock.now()
  if (stopId === null || gasStopped || !isDue || !isWaiting(hazard.status)) return
  if (account.stopExempt) {
    await endHazardStop(work, { ...key, stopId }, 'SYSTEM', '客户不列入停气范围')
    await changeHazard(work, hazard, { stopId: null, stopPlannedAt: null })
    return
  }
  if (!(await executeHazardStop(work, { ...key, stopId }, 'SYSTEM'))) return
  const stopped = await changeHazard(work, hazard, { gasStopped: true, gasStoppedAt: work.clock.iso() })
  await logHazard(work, stopped, { action: 'STOP_GAS', by: SYSTEM, content: '限期未整改，已停气' })
}

/**
 * report-archive (01:00): signed yesterday and nothing of it open is archived; unsigned for fifteen days counts as refused (D 3.2),
 * from its upload on: before it there was nothing to sign.
 */
export async function reportDay(work: Work, key: { bp: string; companyCode: string; reportId: string }): Promise<void> {
  await lockAccount(work.db, key)
  const report = await lockReport(work.db, key.bp, key.reportId)
  if (!report) return
  const today = work.clock.today()
  const set = { version: report.version + 1 }
  if (report.status === 'SIGNED' && report.signedAt !== null && dateOf(report.signedAt) < today) {
    const hazards = await hazardsOfReports(work.db, key.bp, [key.reportId])
    if (!hazards.some(isOpen)) await transition(work, reportMachine, report, 'ARCHIVE', { set })
  }
  if (report.status === 'TO_SIGN' && addDays(dateOf(report.createdAt), SIGN_DAYS) < today) {
    const refuseReason = sealText(work, '15天内未签字')
    await transition(work, reportMachine, report, 'REFUSE', { set: { ...set, refuseReason } })
    await drop(work, 'INSPECTION_SIGN', key.reportId, key.bp)
  }
}
