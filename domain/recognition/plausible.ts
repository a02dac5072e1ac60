import { decimal } from '../decimal'
import type { RecognitionWarning } from '../statuses/recognition'
import type { Volume } from '../volume-text'

/* ZL-06: is a register likely beside what is known of its meter? */

/** m³ above three times the usual use that are never remarkable. */
const SLACK = 10
const TIMES = 3

export interface Known {
  lastReading: Volume
  /** Gas days since, 0 on the same one. */
  days: number
  /** Mean daily use, m³. */
  daily: Volume
}

/** The most that a register can have moved without a question, m³ with two decimals: 120 m³ a day for 5 days are 1810.00. */
export const mostMoved = ({ days, daily }: Pick<Known, 'days' | 'daily'>): Volume =>
  decimal(daily).times(days).times(TIMES).plus(SLACK).toFixed(2)

/** What is remarkable about a register; both need a second word. */
export function doubtsOf(reading: Volume, known: Known): (RecognitionWarning & ('LOWER_THAN_LAST' | 'JUMP_TOO_BIG'))[] {
  const moved = decimal(reading).minus(decimal(known.lastReading))
  if (moved.lt(0)) return ['LOWER_THAN_LAST']
  return moved.gt(decimal(mostMoved(known))) ? ['JUMP_TOO_BIG'] : []
}
