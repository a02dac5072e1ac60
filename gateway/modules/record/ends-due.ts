import { addDays } from '@domain/date'
import { smallInstalledBy } from '@domain/records/meter-verify'
import { REMINDED } from '@domain/records/validity'
import type { Work } from '../../http/context'
import { customersWithOldMeters, type AccountKey } from '../metering/service'
import { customersWithEnds } from './repo/ends'

/**
 * RC-03: customers of which something ends within the days of the first reminder, or has ended, at most `limit` of them after a customer
 * number. A meter that is out of use counts until its file is looked at.
 */
export async function customersToRemind(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  const until = addDays(clock.today(), Math.max(...REMINDED))
  const pages = [
    await customersWithEnds(db, until, after, limit),
    await customersWithOldMeters(db, { verifyDue: until, small: smallInstalledBy(until) }, after, limit),
  ]
  const byBp = new Map(pages.flat().map((key) => [key.bp, key]))
  return [...byBp.values()].sort((a, b) => (a.bp < b.bp ? -1 : 1)).slice(0, limit)
}
