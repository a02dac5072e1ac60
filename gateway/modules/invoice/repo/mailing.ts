import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Row } from '../../../db/rows'
import type { FinanceMailingTable, FinanceSendingTable } from '../../../db/tables.gen'

export type Mailing = Row<'financeMailing'>
export type Sending = Row<'financeSending'>

interface Who {
  bp: string
  userId: string
}

const mine = (db: Db, { bp, userId }: Who) =>
  db.selectFrom('financeMailing').selectAll().where('bp', '=', bp).where('userId', '=', userId)

export const findMailing = (db: Db, who: Who): Promise<Mailing | undefined> => mine(db, who).executeTakeFirst()
export const lockMailing = (db: Db, who: Who): Promise<Mailing | undefined> =>
  mine(db, who).forUpdate().executeTakeFirst()

/** His row under its lock, made where there was none. */
export async function keepMailing(db: Db, who: Who & { companyCode: string }, at: string): Promise<Mailing> {
  const { bp, userId, companyCode } = who
  await db
    .insertInto('financeMailing')
    .values({ bp, userId, companyCode, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return mine(db, who).forUpdate().executeTakeFirstOrThrow()
}

type Settable = Omit<Partial<Insertable<FinanceMailingTable>>, 'bp' | 'userId' | 'companyCode' | 'createdAt'>

export async function setMailing(db: Db, { bp, userId }: Who, set: Settable & { updatedAt: string }): Promise<void> {
  await db.updateTable('financeMailing').set(set).where('bp', '=', bp).where('userId', '=', userId).execute()
}

export async function countWrong(db: Db, { bp, userId }: Who): Promise<void> {
  await db
    .updateTable('financeMailing')
    .set({ tries: sql`tries + 1` })
    .where('bp', '=', bp)
    .where('userId', '=', userId)
    .execute()
}

/** Names a row in the order in which a sweep pages through them. */
export const keyOfMailing = ({ bp, userId }: Who): string => `${bp}|${userId}`

/** Who is to be sent a month that is not newer than this one. */
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

const sendings = (db: Db, { bp, userId }: Who) =>
  db.selectFrom('financeSending').selectAll().where('bp', '=', bp).where('userId', '=', userId)

export const lockSending = (db: Db, who: Who, month: string): Promise<Sending | undefined> =>
  sendings(db, who).where('month', '=', month).forUpdate().executeTakeFirst()

export const lastSendings = (db: Db, who: Who, limit: number): Promise<Sending[]> =>
  sendings(db, who).orderBy('month', 'desc').limit(limit).execute()

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
