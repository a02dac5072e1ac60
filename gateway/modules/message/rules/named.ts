import { toInstant, toMillis, type Instant } from '@domain/date'

/* A message is found by its number alone: the number holds the moment it was made, and the moment the month it is in. */

/** Crockford's digits, as ids are written. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MSG_ID = /^MS([0-7][0-9A-HJKMNP-TV-Z]{9})[0-9A-HJKMNP-TV-Z]{16}$/

/** The moment at which the message of such a number was made; null: no message has it. */
export function momentOf(msgId: string): Instant | null {
  const time = MSG_ID.exec(msgId)?.[1]
  if (time === undefined) return null
  const millis = [...time].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0)
  // The last moment of the year 9999: later ones are no dates of the database's text.
  return millis > 253_402_300_799_999 ? null : toInstant(millis)
}

/** Which messages of a user are meant, and the span of time in which they lie; null: none of the numbers is one. */
export function namedBy(
  userId: string,
  msgIds: readonly string[],
): { userId: string; msgIds: readonly string[]; from: Instant; to: Instant } | null {
  const moments = msgIds.flatMap((msgId) => momentOf(msgId) ?? []).sort((a, b) => toMillis(a) - toMillis(b))
  const [from] = moments
  const to = moments.at(-1)
  return from === undefined || to === undefined ? null : { userId, msgIds, from, to }
}

/** The earlier of two moments. */
export const minInstant = (a: Instant, b: Instant): Instant => (toMillis(a) <= toMillis(b) ? a : b)
