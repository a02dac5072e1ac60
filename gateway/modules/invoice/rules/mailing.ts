import { addMonths, monthOf } from '@domain/date'

/* Y-15: a month of the matrix is mailed on the 5th of the next one, to a mailbox that has shown that it reads its mail. */

const DAY = '05'

export const CODE_MINUTES = 10
/** Seconds between two codes. */
export const CODE_PAUSE = 60
export const CODES_A_DAY = 5
/** Wrong answers to one code. */
export const MOST_WRONG = 5

/** The day on which a month goes out. */
export const sentOn = (month: string): string => `${addMonths(month, 1)}-${DAY}`

/** The newest month that is due. */
export function lastDue(today: string): string {
  const before = addMonths(monthOf(today), -1)
  return sentOn(before) <= today ? before : addMonths(before, -1)
}

/** The first month of a mailing that begins today: the one with its day still to come. */
export const firstMonth = (today: string): string => addMonths(lastDue(today), 1)
