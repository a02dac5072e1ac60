import type { CardImage, CardReading } from '@domain/card'

/** Bytes for a card, as upper-case hex, in the order in which they are sent. */
export interface Command {
  seq: number
  name: 'SELECT' | 'CHALLENGE' | 'READ' | 'READ_FB' | 'AUTH' | 'WRITE' | 'VERIFY'
  apdu: string
}

/** What the card answered to one command; `sw` is empty where it did not. */
export interface Result {
  seq: number
  data: string
  sw: string
}

/**
 * Speaks to one kind of card (AE-63): keys and card maths stay on this side, the phone hands bytes on. A driver only computes and
 * waits for no other system, so that it may be called inside a transaction.
 */
export interface CardDriver {
  /** An emulated card stands in for real ones. */
  readonly isVirtual: boolean
  /** Commands that read a card. */
  readCommands(): Command[]
  /** Null where the card has not answered all of them. */
  read(cardNo: string, results: readonly Result[]): CardReading | null
  /** The image that the card stores as these bytes; null where their MAC is wrong. */
  imageOf(cardNo: string, raw: string): CardImage | null
  /** The bytes of an image, hex. */
  compose(image: CardImage): string
  /** Authorises one write: bound to the challenge of this contact. */
  writeCommands(cardNo: string, challenge: string, image: string): Command[]
  /**
   * What came of a write: UNTOUCHED where the card did not take the authorisation, so that no write was sent after it; WRITTEN
   * where it was read back and is the wanted image; else it is unknown until the card is read again (AE-68).
   */
  written(results: readonly Result[], wanted: string): 'UNTOUCHED' | 'WRITTEN' | 'UNKNOWN'
}
