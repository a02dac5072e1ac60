import { addDays, dateOf, type DateText } from '@domain/date'
import { sha256Text } from '@domain/draw/sha256'
import type { Work } from '../../http/context'
import { beaconOfDay, hashesBetween } from './repo'

export interface Beacon {
  value: string
  day: DateText
  /** `DRAND:{round}`, or the ledgers. */
  from: string
}

/** The first moment of a day in Asia/Shanghai. */
export const midnight = (date: DateText): string => `${date}T00:00:00+08:00`

/**
 * The value of a day of draws (N-13), unknown before that day: what the public source gave for its first moment, where one is set and
 * has answered; else SHA-256 of all rows that the company's ledgers wrote on the day before, in their order. The rows of a draw's own
 * entries are among them, because it is drawn on a later day than it is closed (a check of the table). With ledgers alone, an insider
 * that holds the seed and can add an entry in the last second could still compute it; with the public source this is impossible.
 */
export async function beaconOf(work: Pick<Work, 'db'>, companyCode: string, at: string): Promise<Beacon> {
  const day = dateOf(at)
  const given = await beaconOfDay(work.db, day)
  if (given) return { value: given.value, day, from: `${given.source}:${given.round}` }
  const hashes = await hashesBetween(work.db, companyCode, midnight(addDays(day, -1)), midnight(day))
  return { value: sha256Text(hashes.join('')), day, from: 'LEDGERS_OF_THE_DAY_BEFORE' }
}
