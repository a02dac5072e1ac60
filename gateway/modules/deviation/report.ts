import type { In, Out } from '@contract'
import { HOUR, monthOf, toInstant, toMillis } from '@domain/date'
import { decideReason, EQUIPMENT_DAYS } from '@domain/deviation/reasons'
import { daysOf } from '@domain/plan/windows'
import { planReasons } from '@domain/statuses/gas-plan'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { openTask } from '../desk/service'
import { describe, urls, use } from '../file/service'
import { done } from '../todo/service'
import { freesFee } from './extract'
import { groupOf, knownOfDay, mayExempt } from './known'
import { assessAgain } from './months'
import { exemptDays, lockCase, newestOfChild, type DeviationCase } from './repo/cases'
import type { DayReason } from './repo/reasons'
import { caseMachine } from './states'
import { notifyDecision } from './notices'

type Save = 'demand POST /deviation/save'
type Confirm = 'demand POST /deviation/confirmNormal'

export const DEVIATION_TASK = 'DEVIATION'
/** A case may be reported so often, the second time within so many hours of the rejection (B 3.14). */
const MOST_REPORTS = 2
const AGAIN_HOURS = 24
const MOST_PICTURES = 9

/** Until when a reason counts: the deadline, after a rejection a day from it. */
export const reportUntil = ({ status, reportDeadline, decidedAt }: DeviationCase): string =>
  status === 'REJECTED' && decidedAt !== null ? toInstant(toMillis(decidedAt) + AGAIN_HOURS * HOUR) : reportDeadline

/** Whether a reason would be taken now; the code that refuses it. */
export function reportProblem(one: DeviationCase, now: number): '42702' | '42703' | null {
  const mayAgain = one.status === 'REJECTED' && one.submitCount < MOST_REPORTS
  if (one.status === 'EXPIRED') return '42702'
  if (one.status !== 'WAIT_REPORT' && !mayAgain) return '42703'
  return toMillis(reportUntil(one)) <= now ? '42702' : null
}

/** answers what the page of a cycle asks: its newest case, while a reason is taken. */
export async function reportableCase(
  work: Work,
  { bp, childNo }: { bp: string; childNo: string },
): Promise<string | null> {
  const one = await newestOfChild(work.db, bp, childNo)
  return one && reportProblem(one, work.clock.now()) === null ? one.caseId : null
}

/** Days of the case's month that EQUIPMENT may still make exempt (D-06). */
export const equipmentDaysLeft = async (
  work: Pick<Work, 'db'>,
  one: Pick<DeviationCase, 'bp' | 'companyCode' | 'groupId' | 'gasDay'>,
): Promise<number> => {
  const group = await groupOf(work, one)
  if (!group) return EQUIPMENT_DAYS
  return Math.max(
    0,
    EQUIPMENT_DAYS - (await exemptDays(work.db, group, daysOf('MONTH', monthOf(one.gasDay)), 'EQUIPMENT')),
  )
}

/** D-05: what a reason is refused for: its proof, too many pictures, too few words, a day of recovery that is over. */
export async function checkReason(work: Work, given: Omit<In<Save>, 'caseId' | 'requestNo'>): Promise<void> {
  const { reasonCode, attachments, expectedRecoverDate } = given
  refuseIf(attachments.length > MOST_PICTURES ? '42704' : null)
  refuseIf(planReasons[reasonCode].needImage && attachments.length === 0 ? '42701' : null)
  if (given.reasonText.trim().length < 5) throw badField('reasonText')
  if (expectedRecoverDate !== undefined && expectedRecoverDate < work.clock.today())
    throw badField('expectedRecoverDate')
  for (const fileId of attachments)
    if ((await describe(work, fileId))?.bizType !== 'DEVIATION') throw badField('attachments')
}

/** The pictures of a reason as they are shown. */
export async function attachmentsOf(work: Work, { attachments }: Pick<DeviationCase, 'attachments'>) {
  const addresses = await urls(work, attachments)
  return attachments.flatMap((fileId) => {
    const url = addresses.get(fileId)
    return url === undefined ? [] : [{ fileId, url }]
  })
}

/** D-05, D-06: takes a reason and decides it, or asks the desk. */
export async function saveReason(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  const { reasonCode, attachments, expectedRecoverDate: recoverDate = null } = input
  const one = ownOr2902(await lockCase(work.db, session.bp, input.caseId), { companyCode: session.companyCode })
  refuseIf(reportProblem(one, work.clock.now()))
  await checkReason(work, input)
  const kept = attachments.filter((fileId) => !one.attachments.includes(fileId))
  await use(work, session.userId, kept, `DEVIATION:${one.caseId}`)
  const status = await submit(work, one, {
    reasonCode,
    reasonText: sealText(work, input.reasonText.trim()),
    recoverDate,
    attachments: [...attachments],
    submittedBy: session.userId,
    submittedAt: work.clock.iso(),
  })
  await done(work, 'DEVIATION_REASON', one.caseId, one.bp)
  return { caseId: one.caseId, status }
}

/** The reason that was given while the day ran is that of its case. */
export const applyKnownReason = (
  work: Work,
  one: DeviationCase,
  known: DayReason,
): Promise<DeviationCase['status']> => {
  const { reasonCode, reasonText, recoverDate, attachments, submittedBy, submittedAt } = known
  return submit(work, one, { reasonCode, reasonText, recoverDate, attachments, submittedBy, submittedAt })
}

type Reason = Pick<
  DayReason,
  'reasonCode' | 'reasonText' | 'recoverDate' | 'attachments' | 'submittedBy' | 'submittedAt'
>

async function submit(work: Work, one: DeviationCase, reason: Reason): Promise<DeviationCase['status']> {
  const set = { ...reason, submitCount: one.submitCount + 1, version: one.version + 1 }
  await transition(work, caseMachine, one, 'SUBMIT', { by: reason.submittedBy, set })
  return decideAlone(work, { ...one, ...set, status: 'SUBMITTED' })
}

async function decideAlone(work: Work, one: DeviationCase): Promise<DeviationCase['status']> {
  const decision = decideReason(one.reasonCode ?? 'OTHER', {
    equipmentDays: (await mayExempt(work, one)) ? EQUIPMENT_DAYS - (await equipmentDaysLeft(work, one)) : 0,
    ...(await knownOfDay(work, one)),
  })
  if (decision.status === 'SUBMITTED') {
    const { bp, companyCode, caseId } = one
    await openTask(work, { bp, companyCode, bizType: DEVIATION_TASK, bizNo: caseId, rule: 'manual', dueAt: null })
    return 'SUBMITTED'
  }
  return decide(
    work,
    one,
    decision.status === 'ACCEPTED',
    decision.status === 'REJECTED' ? decision.remark : '',
    'SYSTEM',
  )
}

/** Accepts or rejects a reason that waits, and says so. */
export async function decide(
  work: Work,
  one: DeviationCase,
  isAccepted: boolean,
  remark: string,
  by: string,
): Promise<DeviationCase['status']> {
  const set = { reviewRemark: remark, decidedAt: work.clock.iso(), version: one.version + 1 }
  const status = await transition(work, caseMachine, one, isAccepted ? 'ACCEPT' : 'REJECT', { by, set })
  const isExempt = isAccepted && (await mayExempt(work, one))
  const words = isAccepted ? acceptedWords(one, isExempt) : `未认可：${remark}`
  await notifyDecision(work, { ...one, ...set, status }, words)
  if (isExempt) await assessAgain(work, one)
  return status
}

/** What an accepted reason brings (D-06, X-13). */
function acceptedWords({ caseType, reasonCode }: DeviationCase, isExempt: boolean): string {
  if (isExempt) return '已认可，当日免考核'
  return caseType === 'EXTRACT' && freesFee(reasonCode) ? '已认可，周期结算时少提部分免收补偿' : '已认可'
}

/** D-12: of a change of use only. */
export async function confirmNormal(work: Work, session: BoundSession, input: In<Confirm>): Promise<Out<Confirm>> {
  const one = ownOr2902(await lockCase(work.db, session.bp, input.caseId), { companyCode: session.companyCode })
  if (one.caseType !== 'USAGE_CHANGE') throw new Refusal('2902')
  refuseIf(one.status === 'REJECTED' ? '42703' : reportProblem(one, work.clock.now()))
  const set = { submittedBy: session.userId, submittedAt: work.clock.iso(), version: one.version + 1 }
  const status = await transition(work, caseMachine, one, 'CONFIRM', { by: session.userId, set })
  await done(work, 'DEVIATION_REASON', one.caseId, one.bp)
  return { status }
}
