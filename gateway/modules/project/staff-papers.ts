import type { In, Out } from '@contract'
import { addDays, toInstant, DAY } from '@domain/date'
import { isNegativeMoney, isZeroMoney, priced, sumMoney } from '@domain/money'
import { SCHEME_DAYS } from '@domain/project/deadlines'
import { withDelta } from '@domain/project/instalments'
import { allows } from '@domain/machine'
import { projectApprovalTransitions } from '@domain/statuses/project'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { transition } from '../../states'
import { use } from '../file/service'
import { drop } from '../todo/service'
import { addUpdate, heldProject, moveNode, refreshed } from './life'
import { auditVoucher } from './payments'
import {
  approvalOfCompany,
  findApproval,
  findPayment,
  insertApproval,
  paymentOfCompany,
  paymentsOf,
} from './repo/money'
import { insertLog, insertScheme, schemesOf } from './repo/papers'
import { nodesOf } from './repo/projects'
import { mayBegin } from './rules/node-change'
import { heldByStaff, refuseIdle, type Staff } from './staff'
import { approvalMachine, schemeMachine } from './states'
import { APPROVAL_TODO, SCHEME_TODO, tellApproval, tellScheme } from './notices'

type Publish = 'btwob POST /project/scheme/publish'
type Audit = 'btwob POST /project/payment/audit'
type Ask = 'btwob POST /project/approval/create'
type Withdraw = 'btwob POST /project/approval/withdraw'
type Log = 'btwob POST /project/log'

/** D 3.10: the next version; one that waits is replaced. 44120 once a scheme is confirmed, and before the project is being designed. */
export async function publishScheme(work: Work, staff: Staff, input: In<Publish>): Promise<Out<Publish>> {
  const project = await heldByStaff(work, staff, input)
  refuseIdle(project)
  const schemes = await schemesOf(work.db, project)
  const nodes = await nodesOf(work.db, project)
  const isConfirmed = schemes.some(({ status }) => status === 'CONFIRMED')
  refuseIf(!isConfirmed && mayBegin('DE02', nodes) ? null : '44120')
  if (input.quote.some(({ price }) => isNegativeMoney(price))) throw badField('quote')
  await use(work, staff.userId, input.designFiles ?? [], `PROJECT:${project.projectId}`)
  for (const row of schemes) {
    if (row.status !== 'TO_CONFIRM') continue
    await transition(work, schemeMachine, row, 'REPLACE', { by: staff.userId })
    await drop(work, SCHEME_TODO, row.schemeId, project.bp)
  }
  const quote = input.quote.map((line) => ({ ...line, amount: priced(line.quantity, line.price) }))
  const now = work.clock.iso()
  const { bp, companyCode, projectId } = project
  const scheme = await insertScheme(work.db, {
    bp,
    companyCode,
    projectId,
    schemeId: newId(work.clock.now()),
    versionNo: (schemes[0]?.versionNo ?? 0) + 1,
    title: input.title.trim(),
    summary: input.summary.trim(),
    designFiles: [...(input.designFiles ?? [])],
    quote: jsonb(quote),
    quoteTotal: sumMoney(quote.map(({ amount }) => amount)),
    planDays: input.planDays,
    status: 'TO_CONFIRM',
    expireAt: toInstant(work.clock.now() + SCHEME_DAYS * DAY),
    createdAt: now,
    updatedAt: now,
  })
  const step = nodes.find(({ nodeCode }) => nodeCode === 'DE02')
  if (step?.status === 'NOT_STARTED') await moveNode(work, project, step, 'START')
  await addUpdate(work, project, {
    kind: 'FILE',
    title: `设计方案第${scheme.versionNo}版`,
    content: scheme.summary,
    nodeCode: 'DE02',
    files: scheme.designFiles,
  })
  await refreshed(work, project, { by: staff.userId })
  await tellScheme(work, project, scheme)
  return { schemeId: scheme.schemeId, versionNo: scheme.versionNo, quoteTotal: scheme.quoteTotal }
}

export async function audit(work: Work, staff: Staff, input: In<Audit>): Promise<Out<Audit>> {
  const seen = ownOr2902(await paymentOfCompany(work.db, staff.companyCode, input.paymentId))
  const project = await heldProject(work, seen, seen.projectId)
  const row = ownOr2902(await findPayment(work.db, seen))
  refuseIf(row.version === input.version ? null : '2904')
  const decided = { passed: input.passed === '1', reason: input.reason ?? '', by: staff.userId }
  const { paymentId, status, paidAmount, version } = await auditVoucher(work, project, row, decided)
  return { paymentId, status, paidAmount, version }
}

/** PJ-06. Refuses 2901 with the field. */
export async function askApproval(work: Work, staff: Staff, input: In<Ask>): Promise<Out<Ask>> {
  const project = await heldByStaff(work, staff, input)
  refuseIdle(project)
  const { approvalType, amountDelta, finishDate, deadline, before = '', after = '', files = [] } = input
  const now = work.clock.iso()
  if (deadline <= now) throw badField('deadline')
  if (approvalType === 'COST') {
    // Before there is a contract its scheme says what it costs.
    refuseIf(project.contractAmount === null ? '44120' : null)
    if (amountDelta === undefined || isZeroMoney(amountDelta)) throw badField('amountDelta')
    if (withDelta(await paymentsOf(work.db, project), amountDelta) === null) throw badField('amountDelta')
  }
  if (approvalType === 'SCHEDULE' && (finishDate === undefined || finishDate === project.planFinishDate))
    throw badField('finishDate')
  await use(work, staff.userId, files, `PROJECT:${project.projectId}`)
  const { bp, companyCode, projectId } = project
  const approvalId = newId(work.clock.now())
  const title = input.title.trim()
  await insertApproval(work.db, {
    bp,
    companyCode,
    projectId,
    approvalId,
    approvalType,
    title,
    content: input.content.trim(),
    beforeText: before.trim(),
    afterText: after.trim(),
    amountDelta: approvalType === 'COST' ? (amountDelta ?? null) : null,
    finishDate: approvalType === 'SCHEDULE' ? (finishDate ?? null) : null,
    files: [...files],
    status: 'WAITING',
    deadline,
    createdAt: now,
    updatedAt: now,
  })
  await addUpdate(work, project, { kind: 'APPROVAL', title: `待审批：${title}`.slice(0, 40) })
  await tellApproval(work, project, { approvalId, title, deadline })
  return { approvalId, version: 0 }
}

export async function withdrawApproval(work: Work, staff: Staff, input: In<Withdraw>): Promise<Out<Withdraw>> {
  const seen = ownOr2902(await approvalOfCompany(work.db, staff.companyCode, input.approvalId))
  await heldProject(work, seen, seen.projectId)
  const row = ownOr2902(await findApproval(work.db, seen.bp, input.approvalId))
  refuseIf(row.version === input.version ? null : '2904')
  refuseIf(allows(projectApprovalTransitions, row.status, 'WITHDRAW') ? null : '44120')
  const version = row.version + 1
  const status = await transition(work, approvalMachine, row, 'WITHDRAW', { by: staff.userId, set: { version } })
  await drop(work, APPROVAL_TODO, row.approvalId, row.bp)
  return { approvalId: row.approvalId, status, version }
}

/** A day on site, of the last week. */
export async function addLog(work: Work, staff: Staff, input: In<Log>): Promise<Out<Log>> {
  const project = await heldByStaff(work, staff, input)
  refuseIdle(project)
  const today = work.clock.today()
  if (input.workDate > today || input.workDate < addDays(today, -LOG_DAYS)) throw badField('workDate')
  const { requestNo: _once, photos = [], nodeCode, ...rest } = input
  if (nodeCode !== undefined && !(await nodesOf(work.db, project)).some((node) => node.nodeCode === nodeCode))
    throw badField('nodeCode')
  await use(work, staff.userId, photos, `PROJECT:${project.projectId}`)
  const { bp, companyCode } = project
  const logId = newId(work.clock.now())
  await insertLog(work.db, {
    ...rest,
    bp,
    companyCode,
    logId,
    nodeCode: nodeCode ?? null,
    photos: [...photos],
    createdAt: work.clock.iso(),
  })
  await addUpdate(work, project, {
    kind: 'PROGRESS',
    title: `${input.workDate}施工日志`,
    content: input.content,
    files: photos,
    ...(nodeCode !== undefined && { nodeCode }),
  })
  return { logId }
}

/** Days back for which a day on site can be written. */
const LOG_DAYS = 7
