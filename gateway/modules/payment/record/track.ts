import type { Api } from '@contract'
import { stateLogOf } from '../../../db/state-log'
import type { BoundSession, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { Refusal } from '../../../http/refusal'
import { creditOf } from '../../metering/service'
import { waitingOfTransfer } from '../transfer/view'
import { findOrder } from '../repo/orders'
import { paymentsOf } from '../repo/payments'
import { promisesOf } from '../repo/promises'
import { refundOf } from '../repo/refunds'
import { findTransfer } from '../repo/transfers'
import { moneyTrack, refundTrack, type OrderFacts, type Promised, type Track } from '../rules/track'
import { isOpen } from '../transfer/money'
import type { Order } from '../types'
import { payableOf } from '../payables'
import { creditedAtOf, lastArrival } from './moments'

type Out = Api['btwob GET /pay/track']['out']

/** Rights by which a user sees payments of the account. */
const SEES = ['PAY_RECORD', 'PAY_TOPUP', 'PAY_TRANSFER', 'BILL_VIEW']

/** Y-01: where the money of an order is. For its payer and the users that may see the account; any other user: 2902. */
export async function trackOf(work: Work, session: BoundSession, orderId: string): Promise<Out> {
  const order = await findOrder(work.db, orderId)
  const isOurs =
    order &&
    order.companyCode === session.companyCode &&
    (order.payerUserId === session.userId || (order.bp === session.bp && SEES.some((model) => maySee(session, model))))
  if (!order || !isOurs) throw new Refusal('2902')
  const promised = await promisesOf(work.db, [order.bp], [orderId])
  const on = (trackId: string) =>
    new Map<string, Promised>(promised.filter((one) => one.trackId === trackId).map((one) => [one.step, one]))
  const back = await wayBack(work, order, on)
  const there = moneyTrack(await factsOf(work, order, on))
  return { orderId, state: order.state, list: [there, back].filter((track) => track !== null) }
}

type PromisesOn = (trackId: string) => ReadonlyMap<string, Promised>

async function factsOf(work: Work, order: Order, on: PromisesOn): Promise<OrderFacts> {
  const { bp, orderId } = order
  const creditedAt = await creditedAtOf(work.db, bp, orderId)
  const confirmedAt = lastArrival(await paymentsOf(work.db, bp, orderId))
  const isAllPaid = creditedAt !== null || order.state === 'EXCEPTION'
  const credit = await creditOf(work, { bp, refId: orderId })
  return {
    state: order.state,
    paidAt: isAllPaid ? (confirmedAt ?? order.paidAt) : null,
    creditedAt,
    note: order.resultNote,
    // What is promised of a credit is its own.
    promises: new Map([...on(orderId), ...(credit ? on(credit.creditId) : [])]),
    credit: credit && {
      sentAt: credit.sentAt,
      confirmedAt: credit.state === 'DONE' ? credit.settledAt : null,
      failed: credit.state === 'REFUSED' || credit.state === 'GIVEN_UP',
    },
    gas: (await payableOf(work, order).gasBehind?.(work, bp, orderId)) ?? null,
    transfer: order.channel === 'TT' ? await transferFacts(work, order) : null,
  }
}

async function transferFacts(work: Work, { bp, orderId }: Order): Promise<OrderFacts['transfer']> {
  const transfer = await findTransfer(work.db, bp, orderId)
  if (!transfer) return null
  const log = await stateLogOf(work.db, bp, 'tt_order', orderId)
  const waiting = await waitingOfTransfer(work, transfer)
  const matchedAt = log.find(({ toState }) => toState === 'MATCHED' || toState === 'DIFF')?.at ?? null
  return {
    proofAt: transfer.state === 'REJECTED' ? null : transfer.proofAt,
    atBankAt: transfer.arrivedAt ?? waiting?.at ?? null,
    // Money for one that is over goes to the balance at once.
    matchedAt: matchedAt ?? transfer.arrivedAt,
    isOver: !isOpen(transfer),
  }
}

async function wayBack(work: Work, { bp, orderId }: Order, on: PromisesOn): Promise<Track | null> {
  const refund = await refundOf(work.db, bp, orderId)
  if (!refund) return null
  const log = await stateLogOf(work.db, bp, 'refund', refund.refundId)
  const asked = (await paymentsOf(work.db, bp, orderId)).flatMap(({ refundAskedAt }) => refundAskedAt ?? []).sort()
  return refundTrack({
    state: refund.state,
    appliedAt: refund.appliedAt,
    approvedAt: log.find(({ toState }) => toState === 'APPROVED')?.at ?? null,
    sentBackAt: asked[0] ?? null,
    doneAt: refund.doneAt,
    refuseReason: refund.refuseReason,
    promised: on(refund.refundId).get('REFUNDED'),
  })
}
