import type { Api } from '@contract'
import { availableOf, balanceUsed as usable } from '@domain/billing'
import { splitAmount } from '@domain/billing/amount-split'
import { compareMoney, isPositiveMoney, isZeroMoney, subtractMoney, sumMoney } from '@domain/money'
import { maskPhone } from '@domain/mask'
import { nextNo } from '../../../db/sequence'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { checkCode, useCode, type SmsProof } from '../../identity/service'
import { complete } from './complete'
import { holdOrder } from './hold'
import { planBills, planTopUp, type Plan } from './plan'
import { readPayToken } from './pay-token'
import { madeBefore } from './repeat'
import { refuseBeyondOwn } from './own-limits'
import { isPayable, payableOf } from '../payables'
import { planInstallment } from '../plan/order'
import { addFrozen, lockAccount } from '../../gas-account/service'
import { takeLocks } from '../../billing/service'
import { basketOfOrder } from '../repo/baskets'
import { insertOrder } from '../repo/orders'
import { preparedOfOrder } from '../repo/prepared'
import { isDayEnd } from '../rules/limits'
import { orderNo } from '../rules/numbers'
import { paySettings } from '../settings'
import type { Account, Channel, Order, Payer } from '../types'
import { createdView } from './view'
import { logCreated } from '../../../states'
import { orderMachine } from '../states'

type Create = Api['default POST /crmgas/pay/createOrder']

export const payerOf = (session: BoundSession): Payer => ({
  userId: session.userId,
  bp: session.bp,
  mask: maskPhone(session.username),
})

/**
 * AE-38, AE-40, AE-49, AE-50: one intent to pay. Locks the account, then its bills; holds today's prices until it expires; reserves
 * the used balance; cuts the rest into slices of the channel's limit. For a `manual` handler: the SMS code is judged first, then one
 * transaction does the rest. An order of this requestNo is answered again, should its first answer have been lost (CV-3).
 */
export async function createOrder(ctx: Ctx<BoundSession>, input: Create['in']): Promise<Create['out']> {
  const before = await madeBefore(ctx, input.requestNo, (order) => isRepeated(ctx, input, order))
  if (before) return createdView(ctx, before.orderId)
  const proof = await balanceProof(ctx, input)
  return ctx.transaction((tx) => createIn(tx, input, proof))
}

/** Whether this call made the order: no transfer, approval or basket did, and it is of the same kind, payer and own customer number. */
async function isRepeated({ db, session }: Ctx<BoundSession>, input: Create['in'], order: Order): Promise<boolean> {
  const { bp, companyCode, orderId, bizType, channel, payerBp } = order
  const isAlike = bizType === input.bizType && channel !== 'TT' && payerBp === session.bp
  if (!isAlike || (input.payToken === undefined && bp !== session.bp)) return false
  const elsewhere = (await preparedOfOrder(db, bp, orderId)) ?? (await basketOfOrder(db, companyCode, orderId))
  return elsewhere === undefined
}

async function createIn(ctx: Ctx<BoundSession>, input: Create['in'], proof: SmsProof | null): Promise<Create['out']> {
  const { session } = ctx
  const own = { companyCode: session.companyCode, bp: session.bp }
  const target = input.payToken === undefined ? own : readPayToken(ctx, session.userId, input.payToken)
  const isProxy = target.bp !== own.bp || target.companyCode !== own.companyCode
  if (isProxy && input.bizType === 'INSTALLMENT') throw badField('payToken')
  refuseAtDayEnd(ctx, target.companyCode)
  const account = ownOr2902(await lockAccount(ctx.db, target))
  const orderId = newId(ctx.clock.now())
  const payer = payerOf(session)
  const plan = await planOf(ctx, account, input, { orderId, isProxy, payer })
  const usesBalance = !isProxy && input.useBalance === '1'
  const wish = { orderId, plan, bizType: input.bizType, usesBalance, proof, channel: input.channel }
  await placeAsked(ctx, account, { ...wish, requestNo: input.requestNo, meterId: null })
  await payIfBalance(ctx, orderId, session.userId)
  return createdView(ctx, orderId)
}

export interface Asked {
  orderId: string
  plan: Plan
  bizType: Draft['bizType']
  usesBalance: boolean
  proof: SmsProof | null
  channel: Channel
  requestNo: string
  meterId: string | null
  /** End of its time; by the settings if absent. */
  expireAt?: string
}

/** {@link placeWithinLimits}, after the payer's own limits. Every account of the transaction is locked. Refuses A2340, A2341 as well. */
export async function placeAsked(ctx: Ctx<BoundSession>, account: Account, asked: Asked): Promise<void> {
  await refuseBeyondOwn(ctx, ctx.session, [amountOf(asked.plan)])
  await placeWithinLimits(ctx, account, asked)
}

/** What a plan is to pay, late fees included. Refuses A2311 where there is nothing to pay. */
export function amountOf(plan: Plan): string {
  const amount = sumMoney(plan.items.flatMap((item) => [item.principal, item.lateFee]))
  if (!isPositiveMoney(amount)) throw new Refusal('A2311')
  return amount
}

/**
 * Places the order that a plan makes: balance, channel and slices by the rules. The account is locked and the payer's own limits (Y-12) are
 * judged by the caller. Refuses 2002, 2902, A2305, A2311, A2321, A2324.
 */
export async function placeWithinLimits(ctx: Ctx<BoundSession>, account: Account, asked: Asked): Promise<void> {
  if (!isPayable(ctx, asked)) throw new Refusal('2902')
  const settings = paySettings(ctx.settings, account.companyCode)
  const amount = amountOf(asked.plan)
  const used = asked.usesBalance ? balanceFor(ctx, account, asked, amount) : '0.00'
  if (compareMoney(used, settings.balanceSmsOver) > 0) {
    if (!asked.proof) throw new Refusal('2002')
    await useCode(ctx, asked.proof)
  }
  const payAmount = subtractMoney(amount, used)
  const channel = channelFor(ctx, asked.channel, payAmount)
  const slices = slicesOf(payAmount, settings.singleLimit(channel))
  await placeOrder(ctx, account, { ...asked, amount, used, payAmount, payer: payerOf(ctx.session), channel, slices })
}

/** The proof that a large part of the balance needs (AE-50): judged outside of the transaction that uses it. */
export async function balanceProof(
  ctx: Ctx<BoundSession>,
  input: { useBalance?: '1' | '0' | undefined; smsCode?: string | undefined },
): Promise<SmsProof | null> {
  const code = input.useBalance === '1' ? input.smsCode : undefined
  return code === undefined ? null : checkCode(ctx, ctx.session.username, code, 'BALANCE_PAY')
}

/** AE-52. */
export function refuseAtDayEnd(work: Work, companyCode: string): void {
  if (paySettings(work.settings, companyCode).dayEndOn && isDayEnd(work.clock.iso().slice(11, 16)))
    throw new Refusal('A2307')
}

/** What the order is to pay, by its kind. */
async function planOf(
  work: Work,
  account: Account,
  input: Create['in'],
  { orderId, isProxy, payer }: { orderId: string; isProxy: boolean; payer: Payer },
): Promise<Plan> {
  if (input.bizType === 'PREPAY') return planTopUp(work, account, input.amount, orderId)
  if (input.bizType === 'BILL') return planBills(work, account, isProxy ? null : requestedBills(input), payer)
  if (input.planId === undefined) throw badField('planId')
  return planInstallment(work, account, { planId: input.planId, seqs: [...new Set(input.seqs)] }, payer)
}

function requestedBills(input: Create['in']) {
  if (!input.billIds) throw badField('billIds')
  return input.billIds
}

/** AE-50, K-27: what the balance pays; remote prepaid accounts keep theirs for the gas. */
function balanceFor(work: Work, account: Account, asked: Asked, amount: string): string {
  const { balance } = payableOf(work, asked)
  const mayPay = balance === 'WHOLE' || (balance === 'PART' && account.chargeMode !== 'PREPAID_REMOTE')
  return mayPay ? usable(availableOf(account), amount) : '0.00'
}

function channelFor(work: Work, asked: Channel, payAmount: string): Channel {
  if (isZeroMoney(payAmount)) return 'BALANCE'
  if (asked === 'BALANCE') throw new Refusal('A2324')
  if (!work.ports.payment.open(asked)) throw new Refusal('A2321')
  return asked
}

/** AE-49: slices of the channel's limit, none when it fits; more than twenty are refused. */
function slicesOf(payAmount: string, limit: string): string[] {
  if (compareMoney(payAmount, limit) <= 0) return []
  const slices = splitAmount(payAmount, limit)
  if (slices === null) throw new Refusal('A2305')
  return slices
}

export interface Draft {
  orderId: string
  plan: Plan
  amount: string
  used: string
  payAmount: string
  payer: Payer
  requestNo: string
  bizType: Order['bizType']
  meterId?: string | null
  channel: Channel
  slices: string[]
  expireAt?: string
}

/** Writes the order, locks its bills and reserves its balance. The account and the bills are locked by the caller. */
export async function placeOrder(work: Work, account: Account, draft: Draft): Promise<void> {
  const { orderId, plan, payer } = draft
  const settings = paySettings(work.settings, account.companyCode)
  const now = work.clock.iso()
  const minutes = draft.slices.length > 0 ? settings.splitExpireHours * 60 : settings.payExpireMinutes
  const expireAt = draft.expireAt ?? isoOf(work.clock.now() + minutes * 60_000)
  const isNew = await insertOrder(work.db, {
    order: {
      bp: account.bp,
      companyCode: account.companyCode,
      orderId,
      orderNo: orderNo(account.bp, work.clock.today(), await nextNo(work.db, 'seq_pay_order_no')),
      bizType: draft.bizType,
      payerUserId: payer.userId,
      payerBp: payer.bp,
      payerMask: payer.mask,
      meterId: draft.meterId ?? null,
      title: plan.title,
      amount: draft.amount,
      balanceUsed: draft.used,
      payAmount: draft.payAmount,
      channel: draft.channel,
      state: 'WAIT_PAY',
      split: draft.slices.length > 0 ? 'AMOUNT' : 'NONE',
      asOf: work.clock.today(),
      expireAt,
      requestNo: draft.requestNo,
      createdAt: now,
      updatedAt: now,
    },
    items: plan.items.map((item, index) => ({ bp: account.bp, orderId, seq: index + 1, ...item })),
    subOrders: draft.slices.map((amount, index) => ({
      bp: account.bp,
      subOrderId: newId(work.clock.now()),
      orderId,
      seq: index + 1,
      amount,
      state: 'WAIT_PAY',
    })),
  })
  if (!isNew) throw new Refusal('2905')
  await logCreated(work, orderMachine, { bp: account.bp, orderId, state: 'WAIT_PAY' }, payer.userId)
  if (isPositiveMoney(draft.used)) await addFrozen(work.db, account, draft.used, now)
  if (plan.billIds.length === 0) return
  const lock = { orderId, userId: payer.userId, until: expireAt, now }
  const taken = await takeLocks(work.db, account, plan.billIds, lock)
  if (taken !== plan.billIds.length) throw new Refusal('2904')
}

/** An order that the balance pays whole is settled in the same transaction (AE-50). */
export async function payIfBalance(work: Work, orderId: string, by: string): Promise<void> {
  const held = await holdOrder(work, orderId)
  if (!held) throw new RangeError(`order ${orderId} vanished`)
  if (!isZeroMoney(held.order.payAmount)) return
  const isTaken = await complete(work, held, { paidAt: work.clock.iso(), by })
  if (!isTaken) throw new Refusal('2904')
}
