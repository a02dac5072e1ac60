import type { In, Out } from '@contract'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { emit } from '../../wiring'
import { lockAccount } from '../gas-account/service'
import { changeCard, meterOfCard } from '../metering/service'
import { orderChanged } from '../payment/service'
import { addCard, cardOfCompany, issueCard, lockCard } from './repo/cards'
import { lockGasOrder, moveToCard, ordersOnCard } from './repo/orders'
import { liveSession } from './repo/sessions'
import { endSession } from './session'
import { giveToStaff } from './session-end'
import { cardMachine } from './states'
import type { Card } from './types'

/* AE-73: lost and replaced cards, reported by an outlet. */

interface Staff {
  companyCode: string
  userId: string
}
type Lost = 'btwob POST /card/lost'
type Replace = 'btwob POST /card/replace'

/** A card of the company, one that was never read or bought for as well; 2902 for another's. */
export async function ownCard(work: Work, companyCode: string, cardNo: string): Promise<Card> {
  const known = await cardOfCompany(work.db, companyCode, cardNo)
  if (known) return known
  const meter = await meterOfCard(work, companyCode, cardNo)
  if (!meter?.cardType) throw new Refusal('2902')
  const { bp, meterId, cardType } = meter
  await addCard(work.db, { bp, companyCode, cardNo, meterId, cardType }, work.clock.iso())
  const added = await cardOfCompany(work.db, companyCode, cardNo)
  if (!added) throw new RangeError(`card ${cardNo} vanished`)
  return added
}

/** The card under the account's lock and its own; a session that writes it now is interrupted. */
async function take(work: Work, { companyCode }: Staff, cardNo: string): Promise<Card> {
  const seen = await ownCard(work, companyCode, cardNo)
  await lockAccount(work.db, seen)
  const live = await liveSession(work.db, seen.bp, cardNo)
  if (live) await endSession(work, live.bp, live.sessionId, 'ABORT')
  const card = await lockCard(work.db, seen.bp, cardNo)
  if (!card) throw new RangeError(`card ${cardNo} vanished`)
  return card
}

/** card/lost: nothing is written to a card until it is found (A2403). The same word again changes nothing. */
export async function reportCard(work: Work, staff: Staff, { cardNo, lost }: In<Lost>): Promise<Out<Lost>> {
  const card = await take(work, staff, cardNo)
  const wanted = lost === '1' ? 'LOST' : 'ACTIVE'
  if (card.state === wanted) return { state: wanted }
  return { state: await transition(work, cardMachine, card, lost === '1' ? 'LOSE' : 'FIND', { by: staff.userId }) }
}

/**
 * card/replace: the new card is issued with the known content of the old one, and the orders that wait to be written wait for it. A
 * write with a result that only the old card has is checked by staff. 2904 for a card that was replaced before, 2901 for a number that
 * is in use.
 */
export async function replaceCard(work: Work, staff: Staff, input: In<Replace>): Promise<Out<Replace>> {
  const { newCardNo: cardNo, cardType, reason } = input
  const old = await take(work, staff, input.cardNo)
  if (await isKnown(work, staff.companyCode, cardNo)) throw badField('newCardNo')
  await transition(work, cardMachine, old, 'REPLACE', { by: staff.userId, reason })
  await issueCard(work.db, { ...old, cardNo, cardType }, work.clock.iso())
  const { bp, companyCode, meterId } = old
  await changeCard(work, { bp, companyCode, meterId }, { cardNo, cardType, oldCardNo: old.cardNo, reason })
  const gasOrderIds = await ordersOnCard(work.db, bp, old.cardNo)
  for (const gasOrderId of gasOrderIds) {
    const held = await lockGasOrder(work.db, bp, gasOrderId)
    if (held?.order.state === 'UNKNOWN') await giveToStaff(work, held, staff.userId, '写卡待核实期间已补换卡')
    await moveToCard(work.db, { bp, gasOrderId }, { cardNo, cardType }, work.clock.iso())
    await emit(work, orderChanged, { bp, entity: 'gas_order', id: gasOrderId })
  }
  return { cardNo, gasOrderIds }
}

const isKnown = async (work: Work, companyCode: string, cardNo: string): Promise<boolean> =>
  (await cardOfCompany(work.db, companyCode, cardNo)) !== undefined ||
  (await meterOfCard(work, companyCode, cardNo)) !== undefined
