import { spendsMoney, USUAL_PAY_LIMIT, type PayLimits } from '@domain/authority'
import type { ReviewEvent } from '@domain/statuses/review'
import type { Alongside } from '../../db/guarded'
import type { Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { newId } from '../../http/ids'
import { isoOf } from '../../ports/clock'
import { transition } from '../../states'
import { emit } from '../../wiring'
import { masterLeft } from './events'
import { audit, lockUser, placeSessions, usersById } from '../identity/service'
import * as todo from '../todo/service'
import { companyOf } from './companies'
import { defaultCodes } from './rules/authority'
import { reviewOf } from './rules/binding'
import { sealedRemark } from './remark'
import * as repo from './repo'
import type { BindingRecord, CustomerRow } from './repo'
import { MOST_BINDINGS } from './rules/limits'
import { bindingMachine, reviewMachine } from './states'

/* Every change of the users of a customer number happens on its locked ground, so that two changes at once see each other (C 9.13). */

export interface Ground {
  customer: CustomerRow
  /** Live bindings. */
  rows: readonly BindingRecord[]
  master: BindingRecord | undefined
}

export async function lockGround(work: Work, bp: string, companyCode: string): Promise<Ground> {
  const customer = ownOr2902(await repo.lockCustomer(work.db, bp, companyCode))
  const rows = await repo.liveOfBp(work.db, bp)
  return { customer, rows, master: rows.find((row) => row.isMaster) }
}

/** The review of a binding at this moment: 3 is true from the deadline on (C 9.14). */
export const standingOf = (work: Work, row: BindingRecord) =>
  reviewOf(
    {
      reviewStatus: row.reviewStatus,
      deadlineAt: row.deadlineAt === null ? null : Date.parse(row.deadlineAt),
    },
    work.clock.now(),
  )

export const isMember = (work: Work, row: BindingRecord): boolean => row.isMaster || standingOf(work, row) === '1'

/** BD-08: the sub-accounts and applications that count towards the limit of twenty. */
export const subsOf = (work: Work, ground: Ground): BindingRecord[] =>
  ground.rows.filter((row) => !row.isMaster && ['1', '2'].includes(standingOf(work, row)))

/** BD-01: whether a user has fifty live bindings; the user is locked so that two at once count each other. */
export async function isFull(work: Work, userId: string): Promise<boolean> {
  await lockUser(work, userId)
  return (await repo.countOfUser(work.db, userId)) >= MOST_BINDINGS
}

/** A new row, or the user's live one changed; both with their audit entry. Answers the binding's id. */
export async function putBinding(
  work: Work,
  ground: Ground,
  userId: string,
  set: {
    isMaster: boolean
    reviewStatus: '1' | '2'
    masterPhoneEnc?: string | null
    applyReason?: string
    relation?: BindingRecord['relation']
    deadlineAt?: string | null
    verifiedBy?: BindingRecord['verifiedBy']
    remarkName?: string
    by: string
  },
): Promise<string> {
  const now = work.clock.iso()
  const { by, reviewStatus, remarkName, ...plain } = set
  const fields = { ...plain, ...(remarkName !== undefined && sealedRemark(work, remarkName)) }
  const former = ground.rows.find((row) => row.userId === userId)
  const decided = reviewStatus === '1' ? { reviewedAt: now, reviewedBy: by } : { reviewedAt: null, reviewedBy: null }
  const common = { ...fields, ...decided, rejectReason: null }
  const bindingId = former?.bindingId ?? newId(work.clock.now())
  if (former && reviewStatus === '1') await review(work, former, 'ADMIT', { set: common, by })
  else if (former) await reapply(work, former, { ...common, applyAt: now }, by)
  else {
    if (await isFull(work, userId)) throw new Refusal('2101')
    const { bp, companyCode } = ground.customer
    const row = { bp, companyCode, bindingId, userId, reviewStatus, ...common, applyAt: now, createdAt: now }
    await repo.insertBinding(work.db, { ...row, updatedAt: now })
    await note(work, { bp, bindingId }, '', reviewStatus, by)
  }
  if (reviewStatus === '1') await becomeMember(work, ground, bindingId, userId, set.isMaster, by)
  await placeAt(work, userId, ground.customer)
  return bindingId
}

/** One move of a binding's review, with its audit entry. */
export async function review(
  work: Work,
  row: BindingRecord,
  event: ReviewEvent,
  { set = {}, by, reason }: { set?: Alongside<'bpBinding'>; by: string; reason?: string },
): Promise<void> {
  const to = await transition(work, reviewMachine, row, event, { set: { ...set, version: repo.nextVersion } })
  await note(work, row, row.reviewStatus, to, by, reason)
}

/** A repeated application reuses its row (C 3.3). An expired one may not have been swept yet. */
async function reapply(work: Work, row: BindingRecord, set: Alongside<'bpBinding'>, by: string): Promise<void> {
  if (row.reviewStatus === '2') await review(work, row, 'TIME_OUT', { by: 'system', reason: 'deadline' })
  const over = row.reviewStatus === '2' ? { ...row, reviewStatus: '3' as const } : row
  await review(work, over, 'REAPPLY', { set, by })
}

/** BD-11: the user's sessions at this company's tenant without a customer number of the user go to this one. */
async function placeAt(work: Work, userId: string, { bp, companyCode }: CustomerRow): Promise<void> {
  const company = await companyOf(work, companyCode)
  if (!company) return
  const held = (await repo.bindingsOf(work.db, userId)).filter((row) => row.reviewStatus === '1').map((row) => row.bp)
  await placeSessions(work, userId, { tenantId: company.tenantId, companyCode, bp }, held)
}

/** BD-11: the first passed one opens at login. A new sub-account without models gets the usual ones. */
async function becomeMember(
  work: Work,
  ground: Ground,
  bindingId: string,
  userId: string,
  isMaster: boolean,
  by: string,
): Promise<void> {
  const { bp } = ground.customer
  await todo.done(work, 'SUB_REVIEW', bindingId, bp)
  if (isMaster) await repo.setModels(work.db, { bp, bindingId }, [], by, work.clock.iso())
  if (!(await repo.hasDefault(work.db, userId)))
    await repo.updateBinding(work.db, { bp, bindingId }, { isDefault: true, updatedAt: work.clock.iso() })
}

/** Grants models and logs the change with its author (SA-03). A first right to pay comes with the usual limit where none is named. */
export async function grant(
  work: Work,
  key: { bp: string; bindingId: string },
  codes: readonly string[],
  by: string,
  limits?: PayLimits,
): Promise<void> {
  const before = await repo.modelsOf(work.db, key)
  const now = work.clock.iso()
  await repo.setModels(work.db, key, codes, by, now)
  await repo.insertLog(work.db, {
    bp: key.bp,
    bindingId: key.bindingId,
    logId: newId(work.clock.now()),
    modelsBefore: before,
    modelsAfter: codes,
    changedBy: by,
    changedAt: now,
  })
  const row = await repo.liveById(work.db, key.bindingId)
  if (!row) return
  const isNew = spendsMoney(codes) && !spendsMoney(before) && row.payOrderLimit === null
  const set = limits ?? (isNew ? { ...limitsOf(row), perOrder: USUAL_PAY_LIMIT } : limitsOf(row))
  if (wordsOf(set) !== wordsOf(limitsOf(row))) await setLimits(work, row, set, by)
}

export const limitsOf = (row: BindingRecord): PayLimits => ({
  perOrder: row.payOrderLimit,
  perMonth: row.payMonthLimit,
})

/** Sets what a sub-account may pay without the master, and logs the change with its author. */
export async function setLimits(work: Work, row: BindingRecord, limits: PayLimits, by: string): Promise<void> {
  const { perOrder, perMonth } = limits
  const updatedAt = work.clock.iso()
  await repo.updateBinding(work.db, row, { payOrderLimit: perOrder, payMonthLimit: perMonth, updatedAt })
  const { bindingId: entityId, bp } = row
  await audit(work, { entity: 'pay_limit', entityId, bp, from: wordsOf(limitsOf(row)), to: wordsOf(limits), by })
}

const wordsOf = ({ perOrder, perMonth }: PayLimits): string => `${perOrder ?? '-'}/${perMonth ?? '-'}`

/** SA-06: what a former master, or an admitted colleague without a choice, may do. */
export const usualModels = (): readonly string[] => defaultCodes

/** The binding ends; its row stays for the audit (C 2.9). */
export async function unbind(work: Work, row: BindingRecord, by: string, reason: string): Promise<void> {
  await transition(work, bindingMachine, row, 'END', {
    set: { isDefault: false, masterPhoneEnc: null, version: repo.nextVersion },
  })
  await repo.setModels(work.db, row, [], by, work.clock.iso())
  await note(work, row, row.reviewStatus, 'UNBOUND', by, reason)
  await todo.drop(work, 'SUB_REVIEW', row.bindingId, row.bp)
  await todo.handOver(work, row)
  if (row.isMaster) await emit(work, masterLeft, { bp: row.bp, userId: row.userId })
}

export const note = (
  work: Work,
  key: { bp: string; bindingId: string },
  from: string,
  to: string,
  by: string,
  reason = '',
): Promise<void> => audit(work, { entity: 'bp_binding', entityId: key.bindingId, bp: key.bp, from, to, reason, by })

/** Phone of a user, for masters and notices. */
export const phoneOf = async (work: Work, userId: string): Promise<string> =>
  (await usersById(work, [userId])).get(userId)?.phone ?? ''

export const inMs = (work: Work, ms: number): string => isoOf(work.clock.now() + ms)
