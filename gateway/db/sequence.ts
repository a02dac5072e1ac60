import { sql } from 'kysely'
import type { Db } from './connect'

/** The next value of a PostgreSQL sequence (document numbers). Gaps are allowed; two callers never get the same. */
export async function nextNo(db: Db, sequence: string): Promise<number> {
  const [no = Number.NaN] = await nextNos(db, sequence, 1)
  return no
}

/** Several of them, in one statement. */
export async function nextNos(db: Db, sequence: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ n: string }>`select nextval(${sequence}) as n from generate_series(1, ${count})`.execute(
    db,
  )
  return rows.map(({ n }) => Number(n))
}
