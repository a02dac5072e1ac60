import { addDays, dateOf } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import { allows } from '@domain/machine'
import { formatAmount } from '@domain/money'
import { moneyPromiseTransitions } from '@domain/statuses/money-promise'
import { trackSteps } from '@domain/statuses/money-track'
import { nextNo } from '../../../db/sequence'
import type { Work } from '../../../http/context'
import { transition } from '../../../states'
import { workingCalendar } from '../../calendar/service'
import { answerTask, openTask } from '../../desk/service'
import { requestCredit } from '../../metering/service'
import { findAccount } from '../../gas-account/service'
import { publish } from '../../message/service'
import { findOrder } from '../repo/orders'
import * as repo from '../repo/promises'
import { caseNo } from '../rules/numbers'
import { dueInMinutes, dueInWorkingDays } from '../rules/promise-due'
import { paySettings } from '../settings'
import { promiseMachine } from '../states'
import type { Order } from '../types'

export type Step = repo.Promised['step']

/** The desk's kind of a case. */
const LATE = 'MONEY_LATE'

/** No limit is longer than that, holidays and all. */
const FARTHEST = 60

/** the limit of a step that begins now. */
async function dueOf(work: Work, companyCode: string, step: Step): Promise<string> {
  const { promise } = paySettings(work.settings, companyCode)
  const now = work.clock.iso()
  if (step === 'CREDITED') return dueInMinutes(now, promise.creditedMinutes)
  if (step === 'SENT') return dueInMinutes(now, promise.sentMinutes)
  if (step === 'CONFIRMED') return dueInMinutes(now, promise.confirmedMinutes)
  const isWorkday = await workingCalendar(work, dateOf(now), addDays(dateOf(now), FARTHEST))
  return dueInWorkingDays(now, step === 'ARRIVED' ? promise.transferDays : promise.refundDays, isWorkday)
}

/** A step begins, in the transaction of its cause. Once; a step that was given up is promised again. */
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
  const anew = { beganAt: now, dueAt, caseNo: null, lateAt: null, settledAt: null, note: '' }
  await transition(work, promiseMachine, before, 'AGAIN', { set: anew })
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

const closeCase = async (work: Work, { companyCode, caseNo: no }: repo.Promised, note: string): Promise<void> => {
  if (no !== null) await answerTask(work, { companyCode, bizType: LATE, bizNo: no }, note)
}

/**
 * A limit has passed: one case at the desk and one message to the payer, in the transaction that marks the step late, so that neither is
 * there twice and none is missing after a kill. A step that has happened meanwhile is left alone.
 */
export async function miss(work: Work, key: repo.PromiseKey): Promise<void> {
  const found = await repo.lockPromise(work.db, key)
  if (found?.state !== 'WAITING' || found.dueAt > work.clock.iso()) return
  const { bp, companyCode, orderId, amount, step } = found
  const no = caseNo(bp, work.clock.today(), await nextNo(work.db, 'seq_money_case_no'))
  await transition(work, promiseMachine, found, 'MISS', { set: { caseNo: no, lateAt: work.clock.iso() } })
  await openTask(work, { companyCode, bizType: LATE, bizNo: no, bp, rule: 'manual', dueAt: null })
  const order = await findOrder(work.db, orderId, bp)
  if (!order) return
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

const routeOf = ({ channel, orderId }: Order): string =>
  channel === 'TT'
    ? `/pages/pay/pay-telegraphic-transfer/confirm-order?ttId=${orderId}`
    : `/pages/pay/pay-result?orderId=${orderId}`

/** Money came to the balance of remote prepaid meters: it is sent to the meters that can be reached, and that is promised. */
export async function sendToMeters(work: Work, order: Order, amount: string): Promise<void> {
  const account = await findAccount(work.db, order)
  if (account?.chargeMode !== 'PREPAID_REMOTE') return
  const told = { orderId: order.orderId, amount, balance: account.balance }
  if (await requestCredit(work, order, told)) await promise(work, order, 'SENT', { amount })
}

/** The head-end has the credit, or the meters show it. */
export async function followCredit(
  work: Work,
  event: { bp: string; companyCode: string; orderId: string; to: 'SENT' | 'CONFIRMED' },
): Promise<void> {
  const { bp, orderId, to } = event
  const key = { bp, trackId: orderId }
  if (to === 'CONFIRMED') return keep(work, { ...key, step: 'CONFIRMED' })
  const sent = await repo.lockPromise(work.db, { ...key, step: 'SENT' })
  await keep(work, { ...key, step: 'SENT' })
  if (sent) await promise(work, event, 'CONFIRMED', { amount: sent.amount })
}
