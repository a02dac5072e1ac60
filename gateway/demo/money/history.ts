import { splitAmount } from '@domain/billing/amount-split'
import { toFen, sumMoney } from '@domain/money'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902 } from '../../http/refusal'
import { recordPaid } from '../stand-ins/sandbox-repo'
import { withClock } from '../clock'
import { complete } from '../../modules/payment/order/complete'
import { holdOrder } from '../../modules/payment/order/hold'
import { takeMoney } from '../../modules/payment/channel/money-in'
import { planBills, planTopUp, type Plan } from '../../modules/payment/order/plan'
import { placeOrder } from '../../modules/payment/order/orders'
import { lockAccount } from '../../modules/gas-account/repo/accounts'
import { findOrder, subOrdersOf } from '../../modules/payment/repo/orders'
import { insertPayment } from '../../modules/payment/repo/payments'
import { outTradeNo } from '../../modules/payment/rules/numbers'
import { paySettings } from '../../modules/payment/settings'
import type { Account, AccountKey, Channel, Order, Payer, SubOrder } from '../../modules/payment/types'

/*
 * Payments of the past, made by the real services with the clock set back (A 8, R2): the same order, payments, postings and voucher as
 * a customer's, but without notices and without calls to a channel.
 */

type HistoricBiz = 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'IC' | 'PACKAGE' | 'EXTRACT'

/** Payer, way and time of a payment. */
export interface HistoricPayer extends AccountKey {
  channel: Channel
  /** ISO. */
  paidAt: string
  payerUserId: string
  /** Masked phone. */
  payerMask: string
}

export interface HistoricPayment extends HistoricPayer {
  billId: string
  /** A part, late fee first; by default everything due on that day. */
  amount?: string
}

export interface HistoricTopUp extends HistoricPayer {
  amount: string
}

/** Pays a bill as a customer did at `paidAt`, with the late fee of that day. Answers the order's id. */
export async function payBillHistoric(work: Work, paid: HistoricPayment): Promise<{ orderId: string }> {
  const then = withClock(work, paid.paidAt)
  const account = await accountOf(then, paid)
  const plan = await planBills(then, account, [{ billId: paid.billId, amount: paid.amount }], payerOf(paid))
  return payHistoric(then, account, plan, 'BILL', paid)
}

/** A top-up of the past; open bills of then are offset by it (AE-33). Answers the order's id. */
export async function topUpHistoric(work: Work, paid: HistoricTopUp): Promise<{ orderId: string }> {
  const then = withClock(work, paid.paidAt)
  const account = await accountOf(then, paid)
  const orderId = newId(then.clock.now())
  return payHistoric(then, account, planTopUp(then, account, paid.amount, orderId), 'PREPAY', paid, orderId)
}

/** An unpaid order of the past; slices only where the channel's limit requires them. */
export async function orderHistoric(
  work: Work,
  paid: HistoricPayer,
  plan: Plan,
  bizType: HistoricBiz,
  orderId: string,
): Promise<Order> {
  const account = await accountOf(work, paid)
  const amount = sumMoney(plan.items.flatMap((item) => [item.principal, item.lateFee]))
  const fromBalance = paid.channel === 'BALANCE'
  const limit = paySettings(work.settings, paid.companyCode).singleLimit(paid.channel)
  const slices = fromBalance || paid.channel === 'TT' ? [] : (splitAmount(amount, limit) ?? [])
  await placeOrder(work, account, {
    orderId,
    plan,
    amount,
    used: fromBalance ? amount : '0.00',
    payAmount: fromBalance ? '0.00' : amount,
    payer: payerOf(paid),
    requestNo: `history-${orderId}`,
    bizType,
    channel: paid.channel,
    slices: slices.length > 1 ? slices : [],
  })
  return existing(await findOrder(work.db, orderId))
}

/** The channel reports the money of an order, or of one slice, now. */
export async function payOrderHistoric(work: Work, order: Order, slice: SubOrder | null): Promise<void> {
  const paymentId = newId(work.clock.now())
  const now = work.clock.iso()
  const payment = {
    bp: order.bp,
    companyCode: order.companyCode,
    paymentId,
    orderId: order.orderId,
    subOrderId: slice?.subOrderId ?? null,
    payerUserId: order.payerUserId,
    outTradeNo: outTradeNo(order.bp, paymentId),
    channel: order.channel,
    amount: slice?.amount ?? order.payAmount,
  }
  await insertPayment(work.db, { ...payment, prepayParams: null, state: 'PREPAID', createdAt: now, updatedAt: now })
  const channelTradeNo = `H${paymentId}`
  if (order.channel === 'SANDBOX') {
    const trade = {
      companyCode: order.companyCode,
      outTradeNo: payment.outTradeNo,
      amountFen: toFen(payment.amount),
      description: order.title,
    }
    await recordPaid(work.db, {
      ...trade,
      attach: order.orderId,
      expireAt: order.expireAt,
      transactionId: channelTradeNo,
      paidAt: now,
    })
  }
  await takeMoney(work, {
    outTradeNo: payment.outTradeNo,
    channelTradeNo,
    amountFen: toFen(payment.amount),
    successTime: now,
    by: 'notify',
    quiet: true,
  })
}

/** An order of the past with all its money. */
export async function payHistoric(
  then: Work,
  account: Account,
  plan: Plan,
  bizType: HistoricBiz,
  paid: HistoricPayer,
  orderId = newId(then.clock.now()),
) {
  const order = await orderHistoric(then, { ...paid, ...keyOf(account) }, plan, bizType, orderId)
  if (paid.channel === 'BALANCE') {
    await complete(then, existing(await holdOrder(then, orderId)), {
      paidAt: paid.paidAt,
      by: paid.payerUserId,
      quiet: true,
    })
    return { orderId }
  }
  const slices = await subOrdersOf(then.db, [orderId])
  if (slices.length === 0) await payOrderHistoric(then, order, null)
  for (const slice of slices) await payOrderHistoric(then, order, slice)
  return { orderId }
}

const keyOf = ({ companyCode, bp }: AccountKey): AccountKey => ({ companyCode, bp })
const payerOf = (paid: HistoricPayer): Payer => ({ userId: paid.payerUserId, bp: paid.bp, mask: paid.payerMask })

async function accountOf(work: Work, key: AccountKey): Promise<Account> {
  const account = ownOr2902(await lockAccount(work.db, key))
  return account
}

function existing<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new RangeError('the order vanished')
  return row
}
