import { fromFen, toFen } from '@domain/money'
import type { Work } from '../../../http/context'
import type { PaymentChannel, StatementRow, Trade } from '../../../ports/payment'
import { findTrade } from '../repo/baskets'
import { paymentsOfTrade } from '../repo/payments'
import { isBasketTrade } from '../rules/numbers'
import { sharesOf } from '../rules/shares'
import type { Payment } from '../types'

/*
 * Y-13: one trade at the channel covers the payments of several orders. Every order keeps its own payment, so that what happens to one
 * of them affects it alone; a query about such a payment is a query about its trade.
 */

/** What a trade's money comes to for each of its payments, in the order of the locks. */
async function shares(
  work: Pick<Work, 'db'>,
  tradeNo: string,
  arrivedFen: string,
): Promise<{ payment: Payment; amountFen: string; channelTradeNo: (of: string) => string }[]> {
  const payments = await paymentsOfTrade(work.db, tradeNo)
  const amounts = sharesOf(
    payments.map(({ amount }) => amount),
    fromFen(arrivedFen),
  )
  return payments.map((payment, index) => ({
    payment,
    amountFen: toFen(amounts[index] ?? '0.00'),
    // Of one customer number several payments may share a trade: each has a number of its own.
    channelTradeNo: (of) => `${of}/${index + 1}`,
  }))
}

/** A paid trade as its payments: what each of them got. A trade of one payment is itself. */
export async function partsOf<T extends StatementRow>(work: Pick<Work, 'db'>, paid: T): Promise<T[]> {
  if (!isBasketTrade(paid.outTradeNo)) return [paid]
  return (await shares(work, paid.outTradeNo, paid.amountFen))
    .filter(({ amountFen }) => amountFen !== '0')
    .map(({ payment, amountFen, channelTradeNo }) => ({
      ...paid,
      outTradeNo: payment.outTradeNo,
      amountFen,
      channelTradeNo: channelTradeNo(paid.channelTradeNo),
    }))
}

/** The channel for one payment of a basket: it is queried about the trade and returns the share of this payment. */
export function channelOfShare(work: Pick<Work, 'db'>, channel: PaymentChannel, payment: Payment): PaymentChannel {
  const tradeNo = payment.tradeNo ?? payment.outTradeNo
  return {
    code: channel.code,
    prepay: (request, context) => channel.prepay(request, context),
    async query() {
      const trade = await channel.query(tradeNo)
      return trade.amountFen === null ? trade : ownShare(work, trade, trade.amountFen, tradeNo, payment)
    },
    close: () => channel.close(tradeNo),
    async refund(request) {
      const trade = await findTrade(work.db, tradeNo)
      const totalFen = trade ? toFen(trade.amount) : request.totalFen
      return channel.refund({ ...request, outTradeNo: tradeNo, totalFen })
    },
    queryRefund: (outRefundNo) => channel.queryRefund(outRefundNo),
    verifyNotify: (header, rawBody) => channel.verifyNotify(header, rawBody),
    ack: (ok) => channel.ack(ok),
    statement: (day) => channel.statement(day),
  }
}

async function ownShare(
  work: Pick<Work, 'db'>,
  trade: Trade,
  arrivedFen: string,
  tradeNo: string,
  payment: Payment,
): Promise<Trade> {
  const own = (await shares(work, tradeNo, arrivedFen)).find((one) => one.payment.paymentId === payment.paymentId)
  // The trade contained too little for this order: it stays unpaid.
  if (!own || own.amountFen === '0')
    return { state: 'CLOSED', amountFen: null, channelTradeNo: null, successTime: null }
  const channelTradeNo = trade.channelTradeNo === null ? null : own.channelTradeNo(trade.channelTradeNo)
  return { ...trade, amountFen: own.amountFen, channelTradeNo }
}
