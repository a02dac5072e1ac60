import { sql } from 'kysely'
import type { Db } from './connect'

/** The next value of a PostgreSQL sequence (document numbers). Gaps are allowed; two callers never get the same. */
export async function nextNo(db: Db, sequence: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select nextval(${sequence}) as n`.execute(db)
  return Number(rows[0]?.n)
}
