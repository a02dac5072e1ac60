import { addDays, dateOf } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import { allows } from '@domain/machine'
import { formatAmount } from '@domain/money'
import { moneyPromiseTransitions } from '@domain/statuses/money-promise'
import { trackSteps } from '@domain/statuses/money-track'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { workingCalendar } from '../../calendar/service'
import { requestCredit, type CreditMoved } from '../../metering/service'
import { findAccount, type AccountKey } from '../../gas-account/service'
import { publish } from '../../message/service'
import { fileTicket, settleTicket, type Answered } from '../../ticket/service'
import { findOrder } from '../repo/orders'
import * as repo from '../repo/promises'
import { dueInMinutes, dueInWorkingDays } from '../rules/promise-due'
import { paySettings } from '../settings'
import { promiseMachine } from '../states'
import type { Order } from '../types'

export type Step = repo.Promised['step']

/** No limit is longer than that, holidays and all. */
const FARTHEST = 60

/** Y-01: the limit of a step that begins now. */
async function dueOf(work: Work, companyCode: string, step: Step): Promise<string> {
  const { promise } = paySettings(work.settings, companyCode)
  const now = work.clock.iso()
  if (step === 'CREDITED') return dueInMinutes(now, promise.creditedMinutes)
  if (step === 'SENT') return dueInMinutes(now, promise.sentMinutes)
  if (step === 'CONFIRMED') return dueInMinutes(now, promise.confirmedMinutes)
  const isWorkday = await workingCalendar(work, dateOf(now), addDays(dateOf(now), FARTHEST))
  return dueInWorkingDays(now, step === 'ARRIVED' ? promise.transferDays : promise.refundDays, isWorkday)
}

/** A step begins, in the transaction of its cause (Y-01). Once; a cancelled step is promised again. */
export async function promise(
  work: Work,
  { bp, companyCode, orderId }: Pick<Order, 'bp' | 'companyCode' | 'orderId'>,
  step: Step,
  { trackId = orderId, amount }: { trackId?: string; amount: string },
): Promise<void> {
  const now = work.clock.iso()
  const dueAt = await dueOf(work, companyCode, step)
  const key = { bp, trackId, step }
  const row = { ...key, companyCode, orderId, amount, state: 'WAITING' as const, beganAt: now, dueAt }
  if (await repo.insertPromise(work.db, { ...row, createdAt: now, updatedAt: now })) return
  const before = await repo.lockPromise(work.db, key)
  if (before?.state !== 'DROPPED') return
  const restart = { beganAt: now, dueAt, caseNo: null, lateAt: null, settledAt: null, note: '' }
  await transition(work, promiseMachine, before, 'AGAIN', { set: restart })
}

/** The step has happened: a case that was opened meanwhile is closed with a note. Nothing promised, nothing done. */
export async function keep(work: Work, key: repo.PromiseKey): Promise<void> {
  const found = await repo.lockPromise(work.db, key)
  if (!found || !allows(moneyPromiseTransitions, found.state, 'COME')) return
  const now = work.clock.iso()
  const note = found.caseNo === null ? '' : `${trackSteps[found.step]}，${formatFullMoment(now)}超时后完成`
  await transition(work, promiseMachine, found, 'COME', { set: { settledAt: now, ...(note && { note }) } })
  if (found.state === 'LATE') await closeCase(work, found, note)
}

/** The step does not come any more: its order or slip is over. */
export async function drop(work: Work, key: repo.PromiseKey, why: string): Promise<void> {
  const found = await repo.lockPromise(work.db, key)
  if (!found || !allows(moneyPromiseTransitions, found.state, 'DROP')) return
  await transition(work, promiseMachine, found, 'DROP', { set: { settledAt: work.clock.iso(), note: why } })
  if (found.state === 'LATE') await closeCase(work, found, why)
}

async function closeCase(work: Work, { bp, orderId, caseNo: no }: repo.Promised, note: string): Promise<void> {
  const order = no === null ? undefined : await findOrder(work.db, orderId, bp)
  if (order && no !== null) await settleTicket(work, order.payerBp, no, note)
}

/** Staff have looked after it: what they say is beside the step. The money itself still comes, or does not, by its own way. */
export async function solve(work: Work, { relatedType, ticketNo, answer, by }: Answered): Promise<void> {
  if (relatedType !== 'PAYMENT') return
  const [seen] = await repo.promisesByCase(work.db, [ticketNo])
  const found = seen && (await repo.lockPromise(work.db, seen))
  if (!found || !allows(moneyPromiseTransitions, found.state, 'SOLVE')) return
  await transition(work, promiseMachine, found, 'SOLVE', { set: { note: answer }, by })
}

/**
 * A limit has passed: one ticket and one message to the payer, in the transaction that marks the step late, so that neither is
 * there twice and none is missing after a kill. A step that has happened meanwhile is left alone.
 */
export async function miss(work: Work, key: repo.PromiseKey): Promise<void> {
  const found = await repo.lockPromise(work.db, key)
  if (found?.state !== 'WAITING' || found.dueAt > work.clock.iso()) return
  const { bp, companyCode, orderId, amount, step } = found
  const order = await findOrder(work.db, orderId, bp)
  const no = order ? await openCase(work, found, order) : null
  await transition(work, promiseMachine, found, 'MISS', { set: { caseNo: no, lateAt: work.clock.iso() } })
  if (!order || no === null) return
  await publish(work, {
    bp: order.payerBp,
    companyCode,
    templateCode: 'MONEY_LATE',
    userIds: [order.payerUserId],
    params: { title: order.title, x: formatAmount(amount), step: trackSteps[step], no },
    route: routeOf(order),
    bizType: 'PAY_ORDER',
    bizId: orderId,
    dedupeKey: `MONEY_LATE|${no}`,
  })
}

/** The payer's own ticket, with what staff need to find the money. */
async function openCase(
  work: Work,
  { companyCode, amount, step, dueAt }: repo.Promised,
  order: Order,
): Promise<string> {
  const { payerBp: bp, payerUserId: userId, orderId, orderNo, title, payerMask } = order
  const { ticketNo } = await fileTicket(
    work,
    { bp, companyCode, userId },
    {
      subtype: 'C_BILL',
      title: `到账异常：${title}`.slice(0, 40),
      description: `${title}${formatAmount(amount)}元，付款人${payerMask}，订单${orderNo}：“${trackSteps[step]}”承诺不晚于${formatFullMoment(dueAt)}，未按时完成。`,
      related: { type: 'PAYMENT', id: orderId },
    },
  )
  return ticketNo
}

const routeOf = ({ channel, orderId }: Order): string =>
  channel === 'TT'
    ? `/pages/pay/pay-telegraphic-transfer/confirm-order?ttId=${orderId}`
    : `/pages/pay/pay-result?orderId=${orderId}`

/**
 * Money has changed the balance of an account (`refId`: the order or refund): remote prepaid meters that can be reached get the new one. The
 * last step of a booking, when the bills have taken their part: what the meters show is what is there. Answers the credit's id.
 */
export async function tellMeters(
  work: Work,
  key: AccountKey,
  moved: { refId: string; amount: string },
): Promise<string | null> {
  const account = await findAccount(work.db, key)
  return account?.chargeMode === 'PREPAID_REMOTE' ? requestCredit(work, account, moved) : null
}

/** {@link tellMeters} of money that an order brought; that it reaches the meters is promised. */
export async function sendToMeters(work: Work, order: Order, amount: string): Promise<void> {
  const creditId = await tellMeters(work, order, { refId: order.orderId, amount })
  if (creditId !== null) await promise(work, order, 'SENT', { trackId: creditId, amount })
}

/** The head-end has the credit, or the meters show it. */
export async function followCredit(
  work: Work,
  { bp, companyCode, creditId: trackId, refId: orderId, to }: CreditMoved,
): Promise<void> {
  const key = { bp, trackId }
  if (to === 'CONFIRMED') return keep(work, { ...key, step: 'CONFIRMED' })
  const sent = await repo.lockPromise(work.db, { ...key, step: 'SENT' })
  await keep(work, { ...key, step: 'SENT' })
  if (sent) await promise(work, { bp, companyCode, orderId }, 'CONFIRMED', { trackId, amount: sent.amount })
}
