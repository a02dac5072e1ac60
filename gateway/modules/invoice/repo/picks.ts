import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { InvoicePickTable } from '../../../db/tables.gen'
import type { Pick } from '../types'

/** Written out: as a parameter the word would not match the partial index. */
const isHeld = sql<boolean>`status = 'HELD'`

const all = (db: Db, bp: string) => db.selectFrom('invoicePick').selectAll().where('bp', '=', bp)

export const findPick = (db: Db, bp: string, pickId: string): Promise<Pick | undefined> =>
  all(db, bp).where('pickId', '=', pickId).executeTakeFirst()

export const lockPick = (db: Db, bp: string, pickId: string): Promise<Pick | undefined> =>
  all(db, bp).where('pickId', '=', pickId).forUpdate().executeTakeFirst()

/** Picks that are still held or have run out unnoticed. */
export const heldPicks = (db: Db, bp: string): Promise<Pick[]> => all(db, bp).where(isHeld).orderBy('pickId').execute()

export async function insertPick(db: Db, pick: Insertable<InvoicePickTable>): Promise<void> {
  await db.insertInto('invoicePick').values(pick).execute()
}

export const expiredPicks = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('invoicePick')
    .select(['bp', 'pickId'])
    .where(isHeld)
    .where('expireAt', '<=', now)
    .where('pickId', '>', after)
    .orderBy('pickId')
    .limit(limit)
    .execute()

export async function nextPickEnd(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoicePick')
    .select(({ fn }) => fn.min('expireAt').as('at'))
    .where(isHeld)
    .where('expireAt', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}
