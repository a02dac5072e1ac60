import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'
import type { FinanceMailingTable, FinanceSendingTable } from '../../../db/tables.gen'

export type Mailing = Row<'financeMailing'>
export type Sending = Row<'financeSending'>

interface Owner {
  bp: string
  userId: string
}

const mine = (db: Db, { bp, userId }: Owner) =>
  db.selectFrom('financeMailing').selectAll().where('bp', '=', bp).where('userId', '=', userId)

export const findMailing = (db: Db, owner: Owner): Promise<Mailing | undefined> => mine(db, owner).executeTakeFirst()
export const lockMailing = (db: Db, owner: Owner): Promise<Mailing | undefined> =>
  mine(db, owner).forUpdate().executeTakeFirst()

/** Reads the user's row under its lock; inserts it where there is none. */
export async function ensureMailing(db: Db, owner: Owner & { companyCode: string }, at: string): Promise<Mailing> {
  const { bp, userId, companyCode } = owner
  await db
    .insertInto('financeMailing')
    .values({ bp, userId, companyCode, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return mine(db, owner).forUpdate().executeTakeFirstOrThrow()
}

type Settable = Omit<Partial<Insertable<FinanceMailingTable>>, 'bp' | 'userId' | 'companyCode' | 'createdAt'>

export async function setMailing(db: Db, { bp, userId }: Owner, set: Settable & { updatedAt: string }): Promise<void> {
  await db.updateTable('financeMailing').set(set).where('bp', '=', bp).where('userId', '=', userId).execute()
}

export async function countWrong(db: Db, { bp, userId }: Owner): Promise<void> {
  await db
    .updateTable('financeMailing')
    .set({ tries: sql`tries + 1` })
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .execute()
}

/** Names a row in the order in which a sweep pages through them. */
export const keyOfMailing = ({ bp, userId }: Owner): string => `${bp}|${userId}`

/** Owner is to be sent a month that is not newer than this one. */
export const dueMailings = (db: Db, month: string, after: string, limit: number) =>
  db
    .selectFrom('financeMailing')
    .select(['bp', 'userId', sql<string>`next_month`.as('month')])
    .where('email', 'is not', null)
    .where('nextMonth', '<=', month)
    .where(sql<boolean>`bp || '|' || user_id > ${after}`)
    .orderBy(sql`bp || '|' || user_id`)
    .limit(limit)
    .execute()

const sendings = (db: Db, { bp, userId }: Owner) =>
  db.selectFrom('financeSending').selectAll().where('bp', '=', bp).where('userId', '=', userId)

export const lockSending = (db: Db, owner: Owner, month: string): Promise<Sending | undefined> =>
  sendings(db, owner).where('month', '=', month).forUpdate().executeTakeFirst()

export const lastSendings = (db: Db, owner: Owner, limit: number): Promise<Sending[]> =>
  sendings(db, owner).orderBy('month', 'desc').limit(limit).execute()

export async function insertSending(db: Db, row: Insertable<FinanceSendingTable>): Promise<void> {
  await db.insertInto('financeSending').values(row).execute()
}

export async function countSending(db: Db, { bp, userId, month }: Sending): Promise<void> {
  await db
    .updateTable('financeSending')
    .set({ tries: sql`tries + 1` })
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .where('month', '=', month)
    .execute()
}
