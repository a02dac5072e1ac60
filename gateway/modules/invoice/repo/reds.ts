import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import type { InvoiceRedTable } from '../../../db/tables.gen'
import type { Red } from '../types'

/* States are in the text: as parameters they would not match the partial indexes. */

const all = (db: Db, bp: string) => db.selectFrom('invoiceRed').selectAll().where('bp', '=', bp)

export const findRed = (db: Db, bp: string, redId: string): Promise<Red | undefined> =>
  all(db, bp).where('redId', '=', redId).executeTakeFirst()

export const lockRed = (db: Db, bp: string, redId: string): Promise<Red | undefined> =>
  all(db, bp).where('redId', '=', redId).forUpdate().executeTakeFirst()

/** The forms that were asked for together. */
export const redsOfGroup = (db: Db, bp: string, groupId: string): Promise<Red[]> =>
  all(db, bp).where('groupId', '=', groupId).orderBy('redId').execute()

export const redsOf = (db: Db, bp: string, blueInvoiceIds: readonly string[]): Promise<Red[]> =>
  blueInvoiceIds.length === 0
    ? Promise.resolve([])
    : all(db, bp)
        .where('blueInvoiceId', 'in', [...blueInvoiceIds])
        .orderBy('createdAt', 'desc')
        .orderBy('redId', 'desc')
        .execute()

/** Whosever they are, for the desk. */
export const redsById = (db: Db, redIds: readonly string[]): Promise<Red[]> =>
  redIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceRed')
        .selectAll()
        .where('redId', 'in', [...redIds])
        .execute()

/** What a customer's forms have asked for since a moment, those that came to nothing left out (IR-08). */
export const redsSince = (db: Db, bp: string, since: string): Promise<Red[]> =>
  all(db, bp).where('createdAt', '>=', since).where('status', 'not in', ['05', '07', '08', 'R9']).execute()

export async function insertRed(db: Db, red: Insertable<InvoiceRedTable>): Promise<void> {
  await db.insertInto('invoiceRed').values(red).execute()
}

export async function setRed(
  db: Db,
  { bp, redId }: Pick<Red, 'bp' | 'redId'>,
  set: Partial<Pick<Red, 'confirmNo' | 'nextAskAt' | 'askCount' | 'updatedAt'>>,
): Promise<void> {
  await db.updateTable('invoiceRed').set(set).where('bp', '=', bp).where('redId', '=', redId).execute()
}

export const dueReds = (db: Db, now: string, after: string, limit: number) =>
  db
    .selectFrom('invoiceRed')
    .select(['bp', 'redId'])
    .where(sql<boolean>`status in ('01', '02', '04')`)
    .where((eb) => eb.or([eb('nextAskAt', '<=', now), eb('buyerDeadline', '<=', now)]))
    .where('redId', '>', after)
    .orderBy('redId')
    .limit(limit)
    .execute()

export async function nextRedEnd(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('invoiceRed')
    .select(({ fn }) => fn.min('buyerDeadline').as('at'))
    .where('status', '=', '02')
    .where('buyerDeadline', '>', now)
    .executeTakeFirst()
  return row?.at ?? null
}

export const openRedsOfUser = async (db: Db, userId: string): Promise<number> => {
  return countOf(
    db
      .selectFrom('invoiceRed')
      .where('userId', '=', userId)
      .where(sql<boolean>`status in ('R0', '01', '02', '04')`),
  )
}
