import { Type } from '@sinclair/typebox'
import { allows } from '@domain/machine'
import { valveCommandTransitions } from '@domain/statuses/valve-command'
import type { JobCtx, Work } from '../../../http/context'
import { isoOf } from '../../../ports/clock'
import type { CreditAnswer } from '../../../ports/credit'
import { transition } from '../../../states'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import type { Account } from '../../gas-account/service'
import * as repo from '../repo/credit'
import { metersOf } from '../repo/meter'
import { waitAfter } from '../rules/valve'
import { creditMachine } from '../states'
import { emit } from '../../../wiring'
import { creditMoved } from '../events'

/** A credit on its way to the meters (Y-01): the first try right after the commit of the payment, further ones by the sweep. */
export const creditKind = kind({
  name: 'metering.credit',
  data: Type.Object({ bp: Type.String(), orderId: Type.String() }),
  run: { manual: deliverCredit },
})

/** How far a credit has come on its way to the meters. */
interface Credit {
  creditId: string
  state: repo.CreditCommand['state']
  sentAt: string | null
  settledAt: string | null
}

/**
 * Tells the remote prepaid meters of an account what money has made of its balance (Y-01), in the caller's transaction; it is carried out
 * after the commit. The account is locked and as it stands after the money: the number of its ledger is the credit's, so that of two the
 * later balance is shown, whichever arrives first. Once per movement (`refId`, the order or refund) and number. Answers the credit's id;
 * null: no head-end reaches a meter of the account.
 */
export async function requestCredit(
  work: Work,
  { bp, companyCode, balance, ledgerSeq: seq }: Pick<Account, 'bp' | 'companyCode' | 'balance' | 'ledgerSeq'>,
  { refId, amount }: { refId: string; amount: string },
): Promise<string | null> {
  if (!work.ports.credit.reaches(companyCode)) return null
  const meters = (await metersOf(work.db, { bp, companyCode })).filter(
    ({ meterType, state }) => meterType === 'IOT' && state !== 'REMOVED',
  )
  if (meters.length === 0) return null
  const now = work.clock.iso()
  const orderId = `${refId}-${seq}`
  const isNew = await repo.insertCredit(work.db, {
    bp,
    companyCode,
    orderId,
    refId,
    seq,
    amount,
    balance,
    meterNos: meters.map(({ meterNo }) => meterNo),
    state: 'WAITING',
    askAgainAt: now,
    createdAt: now,
    updatedAt: now,
  })
  if (isNew) await enqueue(work, creditKind, orderId, { bp, orderId })
  return isNew ? orderId : null
}

/** What became of the newest credit of an order; null where none was sent. */
export async function creditOf(work: Pick<Work, 'db'>, of: { bp: string; refId: string }): Promise<Credit | null> {
  const found = await repo.newestCredit(work.db, of)
  if (!found) return null
  const { orderId: creditId, state, sentAt, settledAt } = found
  return { creditId, state, sentAt, settledAt }
}

/** Hands one credit to the head-end between two transactions; a silent one is asked again at the time that stands beside the row. */
export async function deliverCredit(outside: Pick<JobCtx, 'transaction'> & Work, key: repo.CreditKey): Promise<void> {
  const credit = await outside.transaction((work) => takeForTry(work, key))
  if (!credit) return
  const { orderId, companyCode, meterNos, amount, balance } = credit
  const wanted = { orderId, seq: credit.seq ?? 0, companyCode, meterNos, amount, balance }
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

/** {@link takeAnswer} by the credit's id alone, for a head-end of these companies. Answers the state it has now; null: unknown to it. */
export async function answerCredit(
  work: Work,
  orderId: string,
  companies: readonly string[],
  answer: CreditAnswer,
): Promise<repo.CreditCommand['state'] | null> {
  const known = await repo.creditById(work.db, orderId)
  if (!known || !companies.includes(known.companyCode)) return null
  await takeAnswer(work, known, answer)
  return (await repo.findCredit(work.db, known))?.state ?? null
}

/** Takes an answer of the head-end or of the meters; a repeated one changes nothing. The head-end answers first that it has the credit. */
async function takeAnswer(work: Work, key: repo.CreditKey, answer: CreditAnswer): Promise<void> {
  const credit = await repo.lockCredit(work.db, key)
  if (!credit) return
  const { bp, companyCode, orderId: creditId } = credit
  const moved = { bp, companyCode, creditId, refId: credit.refId ?? creditId }
  const now = work.clock.iso()
  if (credit.sentAt === null) {
    await repo.noteSent(work.db, key, now)
    await emit(work, creditMoved, { ...moved, to: 'SENT' })
  }
  if (answer.state === 'ACCEPTED') return
  const event = answer.state === 'DONE' ? 'ACK' : 'REFUSE'
  if (!allows(valveCommandTransitions, credit.state, event)) return
  const failReason = answer.state === 'REFUSED' ? answer.reason.slice(0, 200) : ''
  await transition(work, creditMachine, credit, event, { set: { settledAt: now, failReason } })
  if (event === 'ACK') return emit(work, creditMoved, { ...moved, to: 'CONFIRMED' })
  work.log.error({ alarm: 'CREDIT', ...key }, 'credit refused by the meters')
}
