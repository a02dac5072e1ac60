import { addDays, dateOf, type DateText } from '@domain/date'
import { sha256Text } from '@domain/draw/sha256'
import type { Work } from '../../http/context'
import { hashesBetween } from './repo'

export interface Beacon {
  value: string
  day: DateText
  from: string
}

/**
 * The value of a day of draws (N-13): SHA-256 of all rows that the company's ledgers wrote on the day before, in their order. The rows of
 * a draw's own entries are among them, because it is drawn on a later day than it is closed (a check of the table): so the
 * value is unknown while lots are taken. A person that holds the seed and can add an entry in the last second could still compute; a public source leaves not
 * even that.
 */
export async function beaconOf(work: Pick<Work, 'db'>, companyCode: string, at: string): Promise<Beacon> {
  const day = dateOf(at)
  const midnight = (date: DateText) => `${date}T00:00:00+08:00`
  const hashes = await hashesBetween(work.db, companyCode, midnight(addDays(day, -1)), midnight(day))
  return { value: sha256Text(hashes.join('')), day, from: 'LEDGERS_OF_THE_DAY_BEFORE' }
}
