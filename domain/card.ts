/** The file that the gas company writes (AE-64). Decimals: m³ with one place, yuan with two where `amountMode`. */
export interface CardImage {
  cardNo: string
  /** The last twelve digits of the meter's number. */
  meterTail: string
  purchaseSeq: number
  held: string
  total: string
  loaded: boolean
  locked: boolean
  amountMode: boolean
  /** Yuan per m³, four decimals. */
  price: string
}

/** The file that the meter writes. */
export interface Feedback {
  loadedSeq: number
  remain: string
  total: string
}

/** A card as it was read. */
export interface CardReading {
  uid: string
  challenge: string
  /** The whole image as hex. */
  raw: string
  /** Null where its MAC is wrong: torn, or not ours (A2405). */
  image: CardImage | null
  feedback: Feedback | null
}
