import type { Api } from '@contract'
import { isPositiveMoney } from '@domain/money'
import type { BoundSession, Ctx } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { bindSubject, consumeTicket, type SmsProof } from '../../identity/service'
import { usersAmong } from '../../membership/service'
import { planBills, planTopUp } from '../order/plan'
import { balanceProof, payerOf, payIfBalance, placeAsked, refuseAtDayEnd } from '../order/orders'
import { madeBefore } from '../order/repeat'
import { accountOf, openPrepared, notifyPreparer, trail } from './payments'
import { fallenText, planPrepared, type PreparedPlan } from './plan'
import { findOrder } from '../repo/orders'
import { findPrepared, type Prepared } from '../repo/prepared'
import { preparedMachine } from '../states'
import { createTransfer } from '../transfer/create'
import type { Account } from '../types'
import { openSender } from './sender'

type Approve = Api['btwob POST /pay/prepared/approve']

/**
 * Y-12: the master approves, with a step-up: the order is made in the master's name over what is payable now. The first
 * approval makes it (2904 for the second). For a `manual` handler: the SMS code of a large balance is checked before the
 * transaction.
 */
export async function approvePrepared(ctx: Ctx<BoundSession>, input: Approve['in']): Promise<Approve['out']> {
  const { db, session } = ctx
  const before = await madeBefore(ctx, input.requestNo, async ({ bp, orderId }) => {
    return bp === session.bp && (await findPrepared(db, bp, input.preparedId))?.orderId === orderId
  })
  if (before) return answerOf(ctx, before.orderId)
  const proof = await balanceProof(ctx, input)
  return ctx.transaction((tx) => approveIn(tx, input, proof))
}

async function approveIn(
  ctx: Ctx<BoundSession>,
  input: Approve['in'],
  proof: SmsProof | null,
): Promise<Approve['out']> {
  const { session } = ctx
  refuseAtDayEnd(ctx, session.companyCode)
  const account = await accountOf(ctx)
  const found = await openPrepared(ctx, input.preparedId)
  if (found.version !== input.version) throw new Refusal('A2343')
  if ((await usersAmong(ctx, found.bp, [found.preparedBy])).length === 0) throw new Refusal('A2342')
  const plan = await planPrepared(ctx, account, found.kind, found.wish)
  if (!isPositiveMoney(plan.amount)) throw new Refusal('A2311')
  if (plan.amount !== input.dueNow) throw new Refusal('A2343')
  const subject = bindSubject(session.companyCode, session.bp)
  await consumeTicket(ctx, session.userId, input.securityTicket, 'payApprove', subject)
  const orderId = await (found.kind === 'TRANSFER' ? makeTransfer : makeOrder)(ctx, {
    account,
    found,
    plan,
    input,
    proof,
  })
  const decided = { decidedBy: session.userId, decidedAt: ctx.clock.iso(), orderId }
  await transition(ctx, preparedMachine, found, 'APPROVE', { set: decided })
  if (plan.fallen.length > 0) await trail(ctx, found, 'FELL_OUT', fallenText(plan.fallen))
  await trail(ctx, found, 'APPROVED')
  await notifyPreparer(ctx, found, '已批准')
  if (found.kind !== 'TRANSFER') await payIfBalance(ctx, orderId, session.userId)
  return answerOf(ctx, orderId)
}

interface Approved {
  account: Account
  found: Prepared
  plan: PreparedPlan
  input: Approve['in']
  proof: SmsProof | null
}

const billIdsOf = ({ items }: PreparedPlan): string[] => items.flatMap(({ billId }) => billId ?? [])

async function makeOrder(ctx: Ctx<BoundSession>, { account, found, plan, input, proof }: Approved): Promise<string> {
  if (input.channel === undefined) throw badField('channel')
  const orderId = newId(ctx.clock.now())
  const asked = billIdsOf(plan).map((billId) => ({ billId }))
  const isBill = found.kind === 'BILL'
  const ordered = isBill
    ? await planBills(ctx, account, asked, payerOf(ctx.session))
    : planTopUp(ctx, account, plan.amount, orderId)
  await placeAsked(ctx, account, {
    orderId,
    plan: ordered,
    bizType: isBill ? 'BILL' : 'PREPAY',
    usesBalance: input.useBalance === '1',
    proof,
    channel: input.channel,
    requestNo: input.requestNo,
    meterId: null,
  })
  return orderId
}

async function makeTransfer(ctx: Ctx<BoundSession>, { found, plan, input }: Approved): Promise<string> {
  const { transfer } = found.wish
  if (!transfer) throw new RangeError(`prepared transfer ${found.preparedId} says nothing of the transfer`)
  const billIds = billIdsOf(plan)
  const made = await createTransfer(ctx, {
    purpose: billIds.length > 0 ? 'BILL' : 'PREPAY',
    ...(billIds.length > 0 && { billIds }),
    amount: plan.amount,
    ...openSender(ctx, transfer),
    requestNo: input.requestNo,
  })
  return made.ttId
}

async function answerOf(ctx: Ctx<BoundSession>, orderId: string): Promise<Approve['out']> {
  const order = await findOrder(ctx.db, orderId)
  if (!order) throw new RangeError(`order ${orderId} vanished`)
  const { bizType, channel, split, state } = order
  return { kind: channel === 'TT' ? 'TRANSFER' : bizType === 'PREPAY' ? 'PREPAY' : 'BILL', orderId, split, state }
}
