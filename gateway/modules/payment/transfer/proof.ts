import type { Api } from '@contract'
import { allows } from '@domain/machine'
import { ttOrderTransitions, type TtOrderState } from '@domain/statuses/tt-order'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { badField, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { openTask } from '../../desk/service'
import * as files from '../../file/service'
import { done, upsert } from '../../todo/service'
import { holdOrder } from '../order/hold'
import { moveTo } from '../channel/money-in'
import { endItems } from '../order/pay-items'
import { drop, promise } from '../promise/promises'
import { insertProofs, lockTransfer, type Transfer } from '../repo/transfers'
import { isProof, isRemitDay } from '../rules/transfer-rules'
import { transferMachine } from '../states'

type Upload = Api['default POST /crmgas/pay/tt/uploadProof']

/** Purpose of the uploaded slips. */
const PURPOSE = 'TT_PROOF'

const routeOfTransfer = (ttId: string): string => `/pages/pay/pay-telegraphic-transfer/confirm-order?ttId=${ttId}`

/** AE-76: the slip of a transfer; the company reviews it, the money decides. Refuses 2902, A2505, A2502, 2901 with the field, 44852. */
export async function uploadProof(ctx: Ctx<BoundSession>, input: Upload['in']): Promise<Upload['out']> {
  const { session } = ctx
  const held = await holdOrder(ctx, input.ttId, session.bp)
  const transfer = held && (await lockTransfer(ctx.db, session.bp, input.ttId))
  if (!held || !transfer || transfer.companyCode !== session.companyCode) throw new Refusal('2902')
  if (!allows(ttOrderTransitions, transfer.state, 'PROOF')) throw new Refusal('A2505')
  if (!isRemitDay(input.remitDate, transfer.createdAt, ctx.clock.today())) throw badField('remitDate')
  const fileIds = [...new Set(input.files.map(({ fileId }) => fileId))]
  await refuseOtherFiles(ctx, fileIds)
  await files.use(ctx, session.userId, fileIds, `${PURPOSE}:${transfer.ttId}`)
  const round = transfer.proofRound + 1
  const now = ctx.clock.iso()
  await insertProofs(ctx.db, transfer, round, fileIds, now)
  const set = { proofRound: round, proofAt: now, remitDate: input.remitDate, proofRemark: input.remark ?? '' }
  const state = await transition(ctx, transferMachine, transfer, 'PROOF', {
    set: { ...set, rejectReason: null },
    by: session.userId,
  })
  await moveTo(ctx, held.order, 'PREPAY', session.userId)
  await done(ctx, 'TT_REJECTED', transfer.ttId, transfer.bp)
  const { companyCode, bp, ttId } = transfer
  await promise(ctx, held.order, 'ARRIVED', { amount: transfer.amount })
  await openTask(ctx, { companyCode, bizType: PURPOSE, bizNo: ttId, bp, rule: 'manual', dueAt: null })
  return { state }
}

/** Kind and size are those of the received file, not what the caller sent about it. */
async function refuseOtherFiles(ctx: Ctx<BoundSession>, fileIds: readonly string[]): Promise<void> {
  const found = await Promise.all(fileIds.map((fileId) => files.describe(ctx, fileId)))
  const own = found.filter((file) => file !== null).filter(({ ownerId }) => ownerId === ctx.session.userId)
  if (own.length !== fileIds.length) throw new Refusal('44852')
  if (!isProof(own) || own.some(({ bizType }) => bizType !== PURPOSE)) throw new Refusal('A2502')
}

/** A slip that proves nothing (desk, or no money in its days): the customer is asked for another (3.7). Both rows are locked. */
export async function rejectProof(work: Work, transfer: Transfer, reason: string, by: string): Promise<TtOrderState> {
  const state = await transition(work, transferMachine, transfer, 'REJECT', {
    set: { rejectReason: reason },
    by,
    reason,
  })
  await endItems(
    work,
    { ...transfer, orderId: transfer.ttId, bizType: transfer.purpose },
    { as: 'REJECTED', by, reason },
  )
  await drop(work, { bp: transfer.bp, trackId: transfer.ttId, step: 'ARRIVED' }, `凭证已驳回：${reason}`)
  await upsert(work, {
    bp: transfer.bp,
    companyCode: transfer.companyCode,
    modelCode: 'PAY_TRANSFER',
    type: 'TT_REJECTED',
    bizId: transfer.ttId,
    title: '电汇凭证被驳回',
    summary: reason,
    amount: transfer.amount,
    dueAt: transfer.expireAt,
    route: routeOfTransfer(transfer.ttId),
    priority: 1,
  })
  return state
}
