import type { Api } from '@contract'
import { addWorkingDays } from '@domain/calendar'
import { addDays, MINUTE } from '@domain/date'
import { compareMoney } from '@domain/money'
import { maskName } from '@domain/mask'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { maySee } from '../../../http/may-see'
import { ownOr2902, Refusal, refuseIf } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { workingCalendar } from '../../calendar/service'
import { keyOf, lockAccount, type Account } from '../../gas-account/service'
import {
  balanceProof,
  madeBefore,
  payIfBalance,
  paySettings,
  placeAsked,
  refuseAtDayEnd,
  refuseBeyondOwn,
  type Asked,
} from '../../payment/service'
import { userNames } from '../../todo/service'
import { logCreated } from '../../../states'
import { ask } from '../../../wiring'
import { numberOf } from '../numbers'
import { transferProblem } from '../rules/transfer'
import {
  findPayment,
  insertPayment,
  openPaymentOf,
  paymentOfOrder,
  type Biz,
  type TradeBizType,
  type TradePayment,
} from '../repo/payments'
import { packageSettings } from '../settings'
import { tradePaymentMachine } from '../states'
import { awaitTransfer } from './confirming'
import { endOwn } from './cancel'
import { bizOf, headOf, lockTarget, payableOf, type Target } from './payable'

type Create = Api['taocan POST /trade/pay/create']
type Proof = Awaited<ReturnType<typeof balanceProof>>

/** K-29: the right that a payment needs. */
export const rightOf = (bizType: TradeBizType): string =>
  bizType === 'DEPOSIT' || bizType === 'NG_MARGIN' ? 'PACKAGE_ORDER' : 'PACKAGE_EXTRACT'

/** The payment module's word for it (B 6.9). */
const payTypeOf = (bizType: TradeBizType): 'PACKAGE' | 'EXTRACT' =>
  rightOf(bizType) === 'PACKAGE_ORDER' ? 'PACKAGE' : 'EXTRACT'

/** More calendar days than any few working days take. */
const CALENDAR_DAYS = 60

/**
 * K-27 to K-29: pays a deposit, a cycle or a supplement through one channel. The own payment that is under way is answered again; through
 * another channel it ends first. For a `manual` handler; a payment of this requestNo is answered again (CV-3). Refuses 2110, 2902, 42901,
 * 42902, 42903, 42905, 2002, 2003, A2307, A2321, A2324, A2340, A2341, A2501.
 */
export async function createPayment(ctx: Ctx<BoundSession>, input: Create['in']): Promise<Create['out']> {
  const { session } = ctx
  if (!maySee(session, rightOf(input.bizType))) throw new Refusal('2110')
  const paymentOf = ({ orderId }: { orderId: string }) => paymentOfOrder(ctx.db, session.bp, orderId)
  const before = await madeBefore(ctx, input.requestNo, async (order) => {
    const made = await paymentOf(order)
    return made?.bizType === input.bizType && made.bizNo === input.bizNo
  })
  const made = before && (await paymentOf(before))
  if (made) return viewOf(made)
  const proof = await balanceProof(ctx, { ...input, useBalance: input.channel === 'BALANCE' ? '1' : '0' })
  const biz = { bp: session.bp, bizType: input.bizType, bizNo: input.bizNo }
  await endOtherWay(ctx, biz, input.channel)
  return ctx.transaction((tx) => createIn(tx, biz, input, proof))
}

const viewOf = ({ payNo, state, amount, expireAt, orderId, channel }: TradePayment): Create['out'] => {
  return { payNo, status: state, amount, expireAt, orderId: channel === 'BALANCE' ? null : orderId }
}

/** The own payment under way through another channel is cancelled first: queried and closed there. */
async function endOtherWay(ctx: Ctx<BoundSession>, biz: Biz, channel: TradePayment['channel']): Promise<void> {
  const open = await openPaymentOf(ctx.db, biz)
  if (!open || open.createdBy !== ctx.session.userId || open.channel === channel) return
  await endOwn(ctx, open)
}

async function createIn(ctx: Ctx<BoundSession>, biz: Biz, input: Create['in'], proof: Proof): Promise<Create['out']> {
  const { session } = ctx
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(session)))
  const target = await lockTarget(ctx, biz)
  const open = await openPaymentOf(ctx.db, biz)
  if (open) return resume(ctx, open)
  const { standing, amount } = payableOf(ctx, target)
  if (standing === 'PAID') throw new Refusal('42902')
  if (standing !== 'PAYABLE') throw new Refusal('42905')
  const isTransfer = input.channel === 'TT'
  const payment = await (isTransfer ? byTransfer : byCashier)(ctx, { account, target, amount, input, proof })
  return viewOf(payment)
}

/** K-28: the payer's own payment is continued; that of another user is waited for. */
async function resume(ctx: Ctx<BoundSession>, open: TradePayment): Promise<Create['out']> {
  if (open.createdBy === ctx.session.userId) return viewOf(open)
  const people = await ask(ctx, userNames)(ctx, [open.createdBy])
  const name = people.get(open.createdBy)?.nickname || '其他账号'
  throw new Refusal('42901', { params: { name: people.has(open.createdBy) ? maskName(name) : name } })
}

interface Wish {
  account: Account
  target: Target
  amount: string
  input: Create['in']
  proof: Proof
}

/**
 * The money comes from the bank within some working days (K-27); nothing is closed meanwhile. The rights and limits are those of any
 * transfer: what is waited for holds up the others that could pay.
 */
async function byTransfer(ctx: Ctx<BoundSession>, { account, target, amount }: Wish): Promise<TradePayment> {
  const { ttMin } = paySettings(ctx.settings, account.companyCode)
  refuseIf(transferProblem(maySee(ctx.session, 'PAY_TRANSFER'), amount, ttMin))
  await refuseBeyondOwn(ctx, ctx.session, [amount])
  const { pay } = packageSettings(ctx.settings, account.companyCode)
  const today = ctx.clock.today()
  const isWorkday = await workingCalendar(ctx, today, addDays(today, CALENDAR_DAYS))
  const lastDay = addWorkingDays(today, pay.transferWorkdays, isWorkday)
  const expireAt = `${lastDay}T${ctx.clock.iso().slice(11)}`
  const payment = await write(ctx, target, { amount, channel: 'TT', state: 'CONFIRMING', expireAt, orderId: null })
  await awaitTransfer(ctx, target, ctx.session.userId)
  return payment
}

/** At a channel now, or whole off the balance in this transaction. */
async function byCashier(ctx: Ctx<BoundSession>, wish: Wish): Promise<TradePayment> {
  const { account, target, amount, input, proof } = wish
  const { companyCode } = account
  refuseAtDayEnd(ctx, companyCode)
  const { pay } = packageSettings(ctx.settings, companyCode)
  if (input.channel !== 'BALANCE') refuseTooMuch(ctx, companyCode, amount, input.channel)
  const expireAt = isoOf(ctx.clock.now() + pay.expireMinutes * MINUTE)
  const orderId = newId(ctx.clock.now())
  const { channel } = input
  const payment = await write(ctx, target, { amount, channel, state: 'PAYING', expireAt, orderId })
  await placeAsked(ctx, account, {
    orderId,
    expireAt,
    channel,
    proof,
    plan: planOf(ctx, target, payment),
    bizType: payTypeOf(target.bizType),
    usesBalance: channel === 'BALANCE',
    requestNo: input.requestNo,
    meterId: null,
  })
  await payIfBalance(ctx, orderId, ctx.session.userId)
  return (await findPayment(ctx.db, payment)) ?? payment
}

/** What is paid online at once; a payment of a package is not cut (K-27). */
export const onlineLimit = (work: Pick<Work, 'settings'>, companyCode: string, channel: string): string => {
  const own = packageSettings(work.settings, companyCode).pay.onlineSingleLimit
  const ofChannel = paySettings(work.settings, companyCode).singleLimit(channel)
  return compareMoney(own, ofChannel) <= 0 ? own : ofChannel
}

function refuseTooMuch(work: Work, companyCode: string, amount: string, channel: string): void {
  if (compareMoney(amount, onlineLimit(work, companyCode, channel)) > 0) throw new Refusal('42903')
}

function planOf(work: Work, target: Target, { payNo, amount }: TradePayment): Asked['plan'] {
  const title = `${headOf(target).name} ${payableOf(work, target).title}`
  const refType = payTypeOf(target.bizType)
  return { title, items: [{ refType, refId: payNo, title, principal: amount, lateFee: '0.00' }], billIds: [] }
}

type New = Pick<TradePayment, 'amount' | 'channel' | 'state' | 'expireAt' | 'orderId'>

async function write(ctx: Ctx<BoundSession>, target: Target, made: New): Promise<TradePayment> {
  const now = ctx.clock.iso()
  const by = ctx.session.userId
  const payNo = await numberOf(ctx, 'P')
  const row = { ...bizOf(target), ...made, payNo, orderNo: headOf(target).orderNo, createdBy: by, createdAt: now }
  await insertPayment(ctx.db, { ...row, updatedAt: now })
  await logCreated(ctx, tradePaymentMachine, row, by)
  return { ...row, paidAt: null, failReason: null }
}
