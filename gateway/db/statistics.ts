import { sql } from 'kysely'
import type { Db } from './connect'

/**
 * Tells the planner what the tables hold now. A server does so by itself some minutes later; the embedded engine never does, and
 * without it a join over three years of history is planned as if every table were empty.
 */
export const analyze = async (db: Db): Promise<void> => void (await sql`analyze`.execute(db))
