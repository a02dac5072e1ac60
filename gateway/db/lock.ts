import { sql } from 'kysely'
import type { Db } from './connect'

/**
 * Transactions that name the same thing wait for each other, to the end of each: for rules over rows that do not exist yet, or over
 * several. Two names with one hash wait as well. `kind`: what is named, a word of its own for each rule.
 */
export async function lockByName(db: Db, kind: string, ...key: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${[kind, ...key].join('|')}, 0))`.execute(db)
}
