import type { Db } from '../../../db/connect'

/** A customer that a user has found. */
export interface Match {
  bp: string
  companyCode: string
}

export const insertMatch = async (
  db: Db,
  row: Match & { ticketHash: string; userId: string; expireAt: string },
): Promise<void> => {
  await db.insertInto('customerMatch').values(row).execute()
}

export const matchByTicket = (db: Db, ticketHash: string, userId: string, now: string): Promise<Match | undefined> =>
  db
    .selectFrom('customerMatch')
    .select(['bp', 'companyCode'])
    .where('ticketHash', '=', ticketHash)
    .where('userId', '=', userId)
    .where('expireAt', '>', now)
    .executeTakeFirst()

export const hasMatch = async (db: Db, userId: string, match: Match, now: string): Promise<boolean> =>
  (await db
    .selectFrom('customerMatch')
    .select('ticketHash')
    .where('userId', '=', userId)
    .where('bp', '=', match.bp)
    .where('companyCode', '=', match.companyCode)
    .where('expireAt', '>', now)
    .executeTakeFirst()) !== undefined

/** Customer numbers with a ticket that ended, or will end, after this moment. */
export const foundBps = async (db: Db, userId: string, companyCode: string, endsAfter: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('customerMatch')
    .select('bp')
    .distinct()
    .where('userId', '=', userId)
    .where('companyCode', '=', companyCode)
    .where('expireAt', '>', endsAfter)
    .execute()
  return rows.map(({ bp }) => bp)
}

export const forgetMatches = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('customerMatch').where('expireAt', '<', before).execute()
}
