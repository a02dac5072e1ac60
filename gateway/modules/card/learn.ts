import type { CardImage, CardReading, Feedback } from '@domain/card'
import type { ShownCard } from '../../db/column-types'
import type { Work } from '../../http/context'
import { transition } from '../../states'
import { cardTold } from '../metering/service'
import { saveImage } from './repo/cards'
import { lockGasOrder, unloadedOf } from './repo/orders'
import { gasOrderMachine, gasSliceMachine } from './states'
import type { Card } from './types'

/** A card as its record keeps it and its page shows it. */
export const shown = (image: CardImage, feedback: Feedback | null): ShownCard => ({
  cardNo: image.cardNo,
  meterTail: image.meterTail,
  purchaseSeq: image.purchaseSeq,
  amountMode: image.amountMode,
  held: image.held,
  total: image.total,
  loaded: image.loaded || feedback?.loadedSeq === image.purchaseSeq,
  remain: feedback?.remain ?? null,
  meterTotal: feedback?.total ?? null,
  loadedSeq: feedback?.loadedSeq ?? null,
})

/**
 * AE-70: what a read of our card contains besides what was requested: its image, the writes that the meter has taken, and the meter's
 * own register. The account is locked by the caller.
 */
export async function learn(work: Work, card: Card, reading: CardReading & { image: CardImage }): Promise<void> {
  const { image, feedback, uid } = reading
  const now = work.clock.iso()
  const shownCard = shown(image, feedback)
  await saveImage(
    work.db,
    card,
    {
      cardUid: uid,
      purchaseSeq: image.purchaseSeq,
      held: image.held,
      total: image.total,
      loaded: shownCard.loaded,
      ...(feedback && { meterRemain: feedback.remain, meterTotal: feedback.total }),
    },
    now,
  )
  const loadedSeq = Math.max(shownCard.loaded ? image.purchaseSeq : 0, feedback?.loadedSeq ?? 0)
  for (const { gasOrderId, subNo, targetSeq } of await unloadedOf(work.db, card.bp, card.cardNo)) {
    const held = (targetSeq ?? Infinity) <= loadedSeq ? await lockGasOrder(work.db, card.bp, gasOrderId) : null
    const slice = held?.slices.find((one) => one.subNo === subNo)
    if (!held || !slice) continue
    slice.state = await transition(work, gasSliceMachine, slice, 'LOAD', { set: { loadedAt: now } })
    const isAll = held.slices.every(({ state }) => state === 'LOADED')
    if (isAll && held.order.state === 'WRITTEN')
      await transition(work, gasOrderMachine, held.order, 'LOADED', { set: { finishedAt: now } })
  }
  if (feedback) await cardTold(work, card, { loadedSeq, remain: feedback.remain, total: feedback.total })
}
