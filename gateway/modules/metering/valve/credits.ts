import { Type } from '@sinclair/typebox'
import { allows } from '@domain/machine'
import { valveCommandTransitions } from '@domain/statuses/valve-command'
import type { JobCtx, Work } from '../../../http/context'
import { isoOf } from '../../../ports/clock'
import type { CreditAnswer } from '../../../ports/credit'
import { transition } from '../../../states'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import type { AccountKey } from '../../gas-account/service'
import * as repo from '../repo/credit'
import { metersOf } from '../repo/meter'
import { waitAfter } from '../rules/valve'
import { creditMachine } from '../states'
import { emit } from '../../../wiring'
import { creditMoved } from '../events'

/** A top-up on its way to the meters (Y-01): the first try right after the commit of the payment, further ones by the sweep. */
export const creditKind = kind({
  name: 'metering.credit',
  data: Type.Object({ bp: Type.String(), orderId: Type.String() }),
  run: { manual: deliverCredit },
})

/** How far a top-up has come on its way to the meters. */
interface Credit {
  state: repo.CreditCommand['state']
  sentAt: string | null
  settledAt: string | null
}

/**
 * Sends a top-up to the remote prepaid meters of an account (Y-01), in the caller's transaction; it is carried out after the commit.
 * Once per order. False: no head-end reaches a meter of the account.
 */
export async function requestCredit(
  work: Work,
  { bp, companyCode }: AccountKey,
  topUp: { orderId: string; amount: string; balance: string },
): Promise<boolean> {
  if (!work.ports.credit.reaches(companyCode)) return false
  const meters = (await metersOf(work.db, { bp, companyCode })).filter(
    ({ meterType, state }) => meterType === 'IOT' && state !== 'REMOVED',
  )
  if (meters.length === 0) return false
  const now = work.clock.iso()
  const isNew = await repo.insertCredit(work.db, {
    bp,
    companyCode,
    ...topUp,
    meterNos: meters.map(({ meterNo }) => meterNo),
    state: 'WAITING',
    askAgainAt: now,
    createdAt: now,
    updatedAt: now,
  })
  if (isNew) await enqueue(work, creditKind, topUp.orderId, { bp, orderId: topUp.orderId })
  return isNew
}

/** What became of the credit of an order; null where none was sent. */
export async function creditOf(work: Pick<Work, 'db'>, key: repo.CreditKey): Promise<Credit | null> {
  const found = await repo.findCredit(work.db, key)
  return found ? { state: found.state, sentAt: found.sentAt, settledAt: found.settledAt } : null
}

/** Hands one credit to the head-end between two transactions; a silent one is asked again at the time that stands beside the row. */
export async function deliverCredit(outside: Pick<JobCtx, 'transaction'> & Work, key: repo.CreditKey): Promise<void> {
  const credit = await outside.transaction((work) => takeForTry(work, key))
  if (!credit) return
  const { orderId, companyCode, meterNos, amount, balance } = credit
  const wanted = { orderId, companyCode, meterNos, amount, balance }
  const answer = await outside.ports.credit.send(wanted).catch((error: unknown) => {
    outside.log.warn({ err: error, orderId }, 'head-end does not answer')
    return null
  })
  if (answer) await outside.transaction((work) => takeAnswer(work, key, answer))
}

async function takeForTry(work: Work, key: repo.CreditKey): Promise<repo.CreditCommand | null> {
  const credit = await repo.lockCredit(work.db, key)
  if (!credit || !allows(valveCommandTransitions, credit.state, 'SEND')) return null
  if (Date.parse(credit.askAgainAt) > work.clock.now()) return null
  const tries = credit.tries + 1
  const wait = waitAfter(tries)
  if (wait === null) {
    await transition(work, creditMachine, credit, 'GIVE_UP', { set: { failReason: '表端无应答' } })
    work.log.error({ alarm: 'CREDIT', ...key }, 'credit without an answer')
    return null
  }
  await transition(work, creditMachine, credit, 'SEND', { set: { tries, askAgainAt: isoOf(work.clock.now() + wait) } })
  return credit
}

/** {@link takeAnswer} by the order alone, for a head-end of these companies. Answers the state it has now; null: unknown to it. */
export async function answerCredit(
  work: Work,
  orderId: string,
  companies: readonly string[],
  answer: CreditAnswer,
): Promise<repo.CreditCommand['state'] | null> {
  const known = await repo.creditOfOrder(work.db, orderId)
  if (!known || !companies.includes(known.companyCode)) return null
  await takeAnswer(work, known, answer)
  return (await repo.findCredit(work.db, known))?.state ?? null
}

/** Takes an answer of the head-end or of the meters; a repeated one changes nothing. The head-end answers first that it has the credit. */
async function takeAnswer(work: Work, key: repo.CreditKey, answer: CreditAnswer): Promise<void> {
  const credit = await repo.lockCredit(work.db, key)
  if (!credit) return
  const { bp, companyCode, orderId } = credit
  const now = work.clock.iso()
  if (credit.sentAt === null) {
    await repo.noteSent(work.db, key, now)
    await emit(work, creditMoved, { bp, companyCode, orderId, to: 'SENT' })
  }
  if (answer.state === 'ACCEPTED') return
  const event = answer.state === 'DONE' ? 'ACK' : 'REFUSE'
  if (!allows(valveCommandTransitions, credit.state, event)) return
  const failReason = answer.state === 'REFUSED' ? answer.reason.slice(0, 200) : ''
  await transition(work, creditMachine, credit, event, { set: { settledAt: now, failReason } })
  if (event === 'ACK') return emit(work, creditMoved, { bp, companyCode, orderId, to: 'CONFIRMED' })
  work.log.error({ alarm: 'CREDIT', ...key }, 'credit refused by the meters')
}
