import type { Api } from '@contract'
import { availableOf } from '@domain/billing'
import { errorText } from '@domain/errors'
import { compareMoney, formatAmount } from '@domain/money'
import { tradeChannels } from '@domain/statuses/trade-payment'
import type { BoundSession, Ctx } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { keyOf, ownAccount, type Account } from '../../gas-account/service'
import { payChannels, paySettings } from '../../payment/service'
import { findAgreement } from '../repo/agreements'
import { childrenOfOrder } from '../repo/children'
import { depositsOf } from '../repo/deposits'
import { findOrder } from '../repo/orders'
import { openPaymentOf, openPaymentsOfOrder, type Biz, type TradePayment } from '../repo/payments'
import { supplementsOfOrders } from '../repo/supplements'
import type { Standing } from '../rules/payable'
import { transferProblem } from '../rules/transfer'
import type { Order } from '../types'
import { onlineLimit, rightOf } from './create'
import { bizOf, findTarget, headOf, payableOf, type Target } from './payable'

type Cashier = Api['btwob GET /package/payable']
type ChannelRow = Cashier['out']['channels'][number]
type PackageOrder = Api['default GET /crmgas/pay/packageOrder']['out']
type Ledger = Api['taocan GET /trade/deposit/ledger']['out']

const NO_RIGHT = '仅主账号或已授权的子账号可操作'

/** Why something is not to be paid now; null when it is. */
const blocked: Readonly<Record<Standing, string | null>> = {
  EARLY: '尚未到支付时间',
  PAYABLE: null,
  CONFIRMING: '电汇到账确认中',
  PAID: errorText('42902'),
  OVER: '订单已关闭或已超过支付期限',
}

/** K-27: the cashier of one payable: what it costs and why, and each way to pay it with what is in its way. */
export async function payableView(ctx: Ctx<BoundSession>, input: Cashier['in']): Promise<Cashier['out']> {
  const { session } = ctx
  const biz: Biz = { bp: session.bp, bizType: input.bizType, bizNo: input.bizNo }
  const target = await findTarget(ctx, biz)
  const account = await ownAccount(ctx, keyOf(session))
  const { standing, ...payable } = payableOf(ctx, target)
  const open = await openPaymentOf(ctx.db, biz)
  const isMine = open?.createdBy === session.userId
  const isResumed = isMine && standing !== 'PAID' && standing !== 'OVER'
  const reason = maySee(session, rightOf(input.bizType)) ? (isResumed ? null : blocked[standing]) : NO_RIGHT
  return {
    ...payable,
    bizType: input.bizType,
    bizNo: input.bizNo,
    payNo: isMine ? open.payNo : null,
    orderNo: headOf(target).orderNo,
    orderName: headOf(target).name,
    payable: reason === null,
    reason,
    customerName: account.customerName,
    balance: availableOf(account),
    channels: await channelsOf(ctx, account, payable.amount, input.platform),
    balanceSmsOver: paySettings(ctx.settings, account.companyCode).balanceSmsOver,
  }
}

async function channelsOf(
  ctx: Ctx<BoundSession>,
  account: Account,
  amount: string,
  platform: Cashier['in']['platform'],
): Promise<ChannelRow[]> {
  const { list } = await payChannels(ctx, { bizType: 'PACKAGE', amount, platform })
  const online = list.map(({ channel, icon, enabled, reason, test }) => {
    const limit = onlineLimit(ctx, account.companyCode, channel)
    const tooMuch = compareMoney(amount, limit) > 0 ? `单笔超过${formatAmount(limit)}元，请使用电汇或账户余额` : null
    return rowOf(channel, icon, tooMuch ?? (enabled ? null : reason), test)
  })
  const short = compareMoney(availableOf(account), amount) < 0 ? '余额不足' : null
  return [...online, rowOf('BALANCE', 'wallet', short), rowOf('TT', 'bank', noTransfer(ctx, account, amount))]
}

const rowOf = (channel: ChannelRow['channel'], icon: string, reason: string | null, test = false): ChannelRow => ({
  channel,
  name: tradeChannels[channel],
  icon,
  enabled: reason === null,
  reason,
  test,
})

/** What the cashier says in place of a transfer. */
function noTransfer({ session, settings }: Ctx<BoundSession>, { companyCode }: Account, amount: string): string | null {
  const { ttMin } = paySettings(settings, companyCode)
  const problem = transferProblem(maySee(session, 'PAY_TRANSFER'), amount, ttMin)
  return problem && (problem === '2110' ? NO_RIGHT : `电汇最低${formatAmount(ttMin)}元`)
}

async function ownOrder({ db, session }: Ctx<BoundSession>, orderNo: string): Promise<Order> {
  const order = ownOr2902(await findOrder(db, { bp: session.bp, orderNo }))
  return order
}

/** An order with nothing to pay any more. */
const OVER: readonly Order['state'][] = ['CANCELLED', 'CLOSED', 'TERMINATED']

/** All that an order has to pay now (A 6.22). Refuses 2902, A2323 for one that is over. */
export async function packageOrderView(ctx: Ctx<BoundSession>, orderNo: string): Promise<PackageOrder> {
  const order = await ownOrder(ctx, orderNo)
  if (OVER.includes(order.state)) throw new Refusal('A2323')
  const agreement = await findAgreement(ctx.db, order)
  const open = await openPaymentsOfOrder(ctx.db, order.bp, orderNo)
  const targets = await targetsOf(ctx, order)
  return {
    orderNo,
    agreeId: order.agreeId,
    title: order.packageSnapshot.name,
    volume: order.totalVolume,
    price: order.unitPrice,
    orderState: order.state,
    agreementOk: agreement?.state === 'SIGNED',
    payables: targets.flatMap((target) => payableRow(ctx, target, open)),
  }
}

async function targetsOf({ db }: Ctx<BoundSession>, order: Order): Promise<Target[]> {
  const children = await childrenOfOrder(db, order)
  const supplements = await supplementsOfOrders(db, order.bp, [order.orderNo])
  return [
    { bizType: 'DEPOSIT', order },
    ...children.map((child) => ({ bizType: 'CHILD' as const, order, child })),
    ...supplements.flatMap((supplement) =>
      children
        .filter(({ childNo }) => childNo === supplement.childNo)
        .map((child) => ({ bizType: 'SUPPLEMENT' as const, order, child, supplement })),
    ),
  ]
}

function payableRow(
  { session, ...work }: Ctx<BoundSession>,
  target: Target,
  open: readonly TradePayment[],
): PackageOrder['payables'] {
  const { standing, title, amount, deadline } = payableOf(work, target)
  if (standing !== 'PAYABLE' && standing !== 'CONFIRMING') return []
  const { bizType, bizNo } = bizOf(target)
  const payment = open.find((one) => one.bizType === bizType && one.bizNo === bizNo)
  return [
    {
      bizType,
      bizNo,
      title,
      amount,
      deadline,
      payNo: payment?.createdBy === session.userId ? payment.payNo : null,
    },
  ]
}

/** The deposit of an own order, entry by entry (2.10). */
export async function depositLedger(ctx: Ctx<BoundSession>, orderNo: string): Promise<Ledger> {
  const entries = await depositsOf(ctx.db, await ownOrder(ctx, orderNo))
  return {
    entries: entries.map(({ entryNo, direction, amount, balanceAfter, remark, createdAt }) => ({
      entryNo,
      direction,
      amount,
      balanceAfter,
      remark,
      at: createdAt,
    })),
  }
}
