import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { characters } from '@domain/text'

/** A 2.2: alias ≤ 12 characters. */
const MOST_CHARACTERS = 12

/** What is wrong with an alias, in the words of the refusal; '' takes the alias away. */
export const aliasFault = (text: string): string | undefined =>
  characters(text.trim()) > MOST_CHARACTERS ? energyAndPayment.A2102 : undefined
