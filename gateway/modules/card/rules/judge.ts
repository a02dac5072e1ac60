import type { CardReading } from '@domain/card'
import type { ErrorCode } from '@domain/errors'

/** What is known of the write that a session is about. */
export interface Wanted {
  targetSeq: number
  /** What the card is to hold: m³ with one decimal, yuan with two on an amount meter. */
  held: string
  /** Whether it was written is unknown (AE-68): a command left for the card, and it was not read since. */
  isUnknown: boolean
  /** Of {@link isUnknown}: the card was torn before and is rewritten already (AE-68a). */
  wasRewritten: boolean
  /** The counter of the slice before it, which the meter must have taken first (A2408); null for the first. */
  seqBefore: number | null
}

export interface Known {
  cardNo: string
  /** Chip id; null before the first read. */
  cardUid: string | null
  state: 'ACTIVE' | 'LOST' | 'REPLACED'
  meterTail: string
}

/**
 * What a read of the card means.
 * - REFUSE: not this card, or not now; nothing changes.
 * - WRITE: it stands one before and empty: it may be written.
 * - PROVEN: it holds the write already (AE-67).
 * - UNCHANGED: it stands one before: nothing was written.
 * - REWRITE: it was torn in the write that is asked about: the whole image once more (AE-68a).
 * - MANUAL: its counters fit nothing; a person looks at it.
 */
export type Verdict =
  | { does: 'WRITE' | 'PROVEN' | 'UNCHANGED' | 'REWRITE' }
  | { does: 'REFUSE' | 'MANUAL'; code: ErrorCode }

const refuse = (code: ErrorCode): Verdict => ({ does: 'REFUSE', code })

/** Whether this is the card at all (AE-66): its number, its chip, its meter, its state. Null: it is. */
export function foreign(reading: Pick<CardReading, 'image' | 'uid'>, card: Known): Verdict | null {
  const { image, uid } = reading
  if (card.state !== 'ACTIVE') return refuse('A2403')
  if (image === null) return card.cardUid !== null && card.cardUid !== uid ? refuse('A2401') : refuse('A2405')
  if (image.cardNo !== card.cardNo) return refuse('A2401')
  if (card.cardUid !== null && card.cardUid !== uid) return refuse('A2405')
  return image.meterTail === card.meterTail ? null : refuse('A2402')
}

/** AE-66 to AE-70: what is to be done with a card for a write. */
export function judge(reading: Pick<CardReading, 'image' | 'uid' | 'feedback'>, card: Known, wanted: Wanted): Verdict {
  const { image } = reading
  if (image === null && wanted.isUnknown && card.cardUid === reading.uid && card.state === 'ACTIVE')
    return wanted.wasRewritten ? { does: 'MANUAL', code: 'A2405' } : { does: 'REWRITE' }
  const other = foreign(reading, card)
  if (other) return other
  if (image === null || image.locked) return refuse('A2405')
  if (image.purchaseSeq === wanted.targetSeq)
    return image.loaded || image.held === wanted.held ? { does: 'PROVEN' } : { does: 'MANUAL', code: 'A2407' }
  if (image.purchaseSeq !== wanted.targetSeq - 1) return { does: 'MANUAL', code: 'A2407' }
  if (wanted.isUnknown) return { does: 'UNCHANGED' }
  const isEmpty = image.loaded || Number(image.held) === 0 || reading.feedback?.loadedSeq === image.purchaseSeq
  if (isEmpty) return { does: 'WRITE' }
  return refuse(wanted.seqBefore === image.purchaseSeq ? 'A2408' : 'A2406')
}
