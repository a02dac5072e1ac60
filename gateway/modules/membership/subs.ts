import type { In, Out } from '@contract'
import { spendingWords } from '@domain/authority'
import { maskCustomer } from '@domain/mask'
import type { BoundSession, Ctx, Session, Work } from '../../http/context'
import { cutPage, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { lastSeenOf, usersById, type UserView } from '../identity/service'
import * as todo from '../todo/service'
import { companyOf } from './companies'
import { customerOf } from './people'
import { isPassed, seesMasterPhone } from './rules/binding'
import { codesToGrant, NOTHING_YET, proveGrowth } from './authority'
import { grant, limitsOf, lockGround, phoneOf, putBinding, review, standingOf, subsOf, unbind } from './ground'
import { logRows } from './log'
import { notifyApplicant } from './notices'
import { remarkOf, sealedRemark } from './remark'
import * as repo from './repo'
import type { BindingRecord } from './repo'
import { MOST_SUBS } from './rules/limits'
import { rejectFault } from './rules/review'

type List = Out<'default GET /hqw/subAccount/list'>
type Row = List['list'][number]
type Detail = Out<'default GET /hqw/subAccount/detail'>

const countNames = { '2': 'pending', '1': 'passed', '0': 'rejected', '3': 'timeout' } as const

/** Call 67: the sub-accounts and applications of the session's customer number; few enough (BD-08) to be sorted here. */
export async function listSubs(
  ctx: Ctx<BoundSession>,
  { reviewStatus, ...asked }: In<'default GET /hqw/subAccount/list'>,
): Promise<List> {
  const rows = (await repo.liveOfBp(ctx.db, ctx.session.bp)).filter((row) => !row.isMaster)
  const counts = { pending: 0, passed: 0, rejected: 0, timeout: 0 }
  for (const row of rows) counts[countNames[standingOf(ctx, row)]] += 1
  const wanted = rows.filter((row) => reviewStatus === undefined || standingOf(ctx, row) === reviewStatus)
  const page = cutPage(wanted, asked)
  return { ...page, list: await viewsOf(ctx, page.list), counts, limit: MOST_SUBS }
}

async function viewsOf(work: Work, rows: readonly BindingRecord[]): Promise<Row[]> {
  const [first] = rows
  if (!first) return []
  const userIds = rows.map((row) => row.userId)
  const users = await usersById(work, userIds)
  const seen = await lastSeenOf(work, userIds)
  const models = await repo.modelsByBinding(work.db, first.bp)
  const customerName = (await customerOf(work, first.bp, first.companyCode))?.customerName ?? ''
  const companyName = (await companyOf(work, first.companyCode))?.companyName ?? ''
  return rows.map((row) => ({
    ...viewOf(work, row, users.get(row.userId)),
    customerName,
    companyName,
    modelCount: models.get(row.bindingId)?.length ?? 0,
    spends: spendingWords(models.get(row.bindingId) ?? [], limitsOf(row)),
    lastSeenAt: seen.get(row.userId) ?? null,
  }))
}

const viewOf = (work: Work, row: BindingRecord, user: UserView | undefined) => ({
  bindingId: row.bindingId,
  bp: row.bp,
  username: user?.phone ?? '',
  remarkName: remarkOf(work, row),
  nickname: user?.nickname ?? '',
  relation: row.relation,
  applyReason: row.applyReason,
  reviewStatus: standingOf(work, row),
  rejectReason: row.rejectReason ?? '',
  applyAt: row.applyAt,
  deadlineAt: row.deadlineAt,
  reviewedAt: row.reviewedAt,
  version: row.version,
})

/** Call 68: the own binding, or one of the master's customer number; anything else is 2108. */
export async function subDetail(ctx: Ctx<Session>, bindingId: string): Promise<Detail> {
  const row = await repo.liveById(ctx.db, bindingId)
  const isMine = row?.userId === ctx.session.userId
  const isOfMine = row !== undefined && ctx.session.isMaster && row.bp === ctx.session.bp
  if (!row || !(isMine || isOfMine)) throw new Refusal('2108')
  const [view] = await viewsOf(ctx, [row])
  if (!view) throw new Refusal('2108')
  const binding = { isMaster: row.isMaster, reviewStatus: standingOf(ctx, row) }
  const customerName = isOfMine || isPassed(binding) ? view.customerName : maskCustomer(view.customerName)
  const master = (await repo.liveOfBp(ctx.db, row.bp)).find((one) => one.isMaster)
  const isTold = master !== undefined && master.userId !== row.userId && (isOfMine || seesMasterPhone(binding))
  const masterUsername = isTold ? await phoneOf(ctx, master.userId) : ''
  const log = isOfMine ? await logRows(ctx, row, paged({})) : { rows: [] }
  return {
    ...view,
    customerName,
    masterUsername,
    isMaster: row.isMaster ? '1' : '0',
    models: await repo.modelsOf(ctx.db, row),
    log: log.rows,
  }
}

/** A sub-account or application of the master's customer number, its ground locked; 2108 for any other binding. */
async function subGround(ctx: Ctx<BoundSession>, bindingId: string) {
  const { bp, companyCode, userId } = ctx.session
  const ground = await lockGround(ctx, bp, companyCode)
  // Another user may have become the master since the session was read.
  if (ground.master?.userId !== userId) throw new Refusal('2903')
  const row = ground.rows.find((one) => one.bindingId === bindingId && !one.isMaster)
  return { ground, row }
}

/** Call 69 (SA-01, SA-02): the first decision holds; the second caller gets its result. */
export async function reviewSub(
  ctx: Ctx<BoundSession>,
  input: In<'default POST /hqw/subAccount/review'>,
): Promise<Row> {
  const { ground, row } = await subGround(ctx, input.bindingId)
  if (!row) throw new Refusal('2203')
  const standing = standingOf(ctx, row)
  if (standing === '3') throw new Refusal('2204', { data: { reviewStatus: standing } })
  if (standing !== '2') throw new Refusal('2203', { data: { reviewStatus: standing } })
  if (input.result === '1') {
    const codes = codesToGrant(input.models ?? [])
    await proveGrowth(ctx, input.securityTicket, NOTHING_YET, { ...NOTHING_YET, codes })
    if (subsOf(ctx, ground).length > MOST_SUBS) throw new Refusal('2107')
    await putBinding(ctx, ground, row.userId, {
      isMaster: false,
      reviewStatus: '1',
      verifiedBy: 'MASTER',
      remarkName: input.remarkName ?? remarkOf(ctx, row),
      by: ctx.session.userId,
    })
    await grant(ctx, row, codes, ctx.session.userId)
  } else await reject(ctx, row, input.rejectReason ?? '')
  const result = input.result === '1' ? '已通过' : `已被驳回，原因：${(input.rejectReason ?? '').trim()}`
  await notifyApplicant(ctx, ground.customer, {
    bindingId: row.bindingId,
    userId: row.userId,
    phone: await phoneOf(ctx, row.userId),
    result,
    round: row.applyAt,
    isMember: input.result === '1',
  })
  return decided(ctx, input.bindingId)
}

async function reject(ctx: Ctx<BoundSession>, row: BindingRecord, given: string): Promise<void> {
  const rejectReason = given.trim()
  if (rejectFault(rejectReason)) throw new Refusal('2202')
  const by = ctx.session.userId
  const set = { rejectReason, reviewedAt: ctx.clock.iso(), reviewedBy: by }
  await review(ctx, row, 'REJECT', { set, by, reason: rejectReason })
  await todo.done(ctx, 'SUB_REVIEW', row.bindingId, row.bp)
}

async function decided(ctx: Ctx<BoundSession>, bindingId: string): Promise<Row> {
  const row = await repo.liveById(ctx.db, bindingId)
  const [view] = await viewsOf(ctx, row ? [row] : [])
  if (!view) throw new Error('a decided binding is gone')
  return view
}

/** Call 70 (SA-05): only a member can be removed. */
export async function removeSub(ctx: Ctx<BoundSession>, bindingId: string): Promise<true> {
  const { ground, row } = await subGround(ctx, bindingId)
  if (!row || standingOf(ctx, row) !== '1') throw new Refusal('2203')
  await unbind(ctx, row, ctx.session.userId, 'removed')
  await notifyApplicant(ctx, ground.customer, {
    bindingId: row.bindingId,
    userId: row.userId,
    phone: await phoneOf(ctx, row.userId),
    result: '已被主账号解除',
    isMember: true,
    round: 'removed',
  })
  return true
}

/** Call 71. */
export async function renameSub(ctx: Ctx<BoundSession>, bindingId: string, remarkName: string): Promise<true> {
  const { row } = await subGround(ctx, bindingId)
  if (!row) throw new Refusal('2108')
  await repo.updateBinding(ctx.db, row, { ...sealedRemark(ctx, remarkName.trim()), updatedAt: ctx.clock.iso() })
  return true
}
