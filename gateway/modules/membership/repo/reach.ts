import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Reach } from '../../message/service'

/* Users of many customers at once, for what a company announces. */

const bound = (db: Db, { companyCode, bps }: Pick<Reach, 'companyCode' | 'bps'>) =>
  db
    .selectFrom('bpBinding')
    .where('companyCode', '=', companyCode)
    .where('status', '=', 'LIVE')
    .where((eb) => eb.or([eb('isMaster', '=', true), eb('reviewStatus', '=', '1')]))
    .$if(bps !== null, (query) => query.where('bp', 'in', [...(bps ?? []), '']))

/** The users of so many customers after a number, in the order of the numbers. */
export const reached = (db: Db, reach: Reach): Promise<{ bp: string; userId: string }[]> =>
  bound(db, reach)
    .select(['bp', 'userId'])
    .where(
      'bp',
      'in',
      bound(db, reach).select('bp').where('bp', '>', reach.after).distinct().orderBy('bp').limit(reach.limit),
    )
    .orderBy('bp')
    .orderBy('userId')
    .execute()

export async function countUsers(db: Db, reach: Pick<Reach, 'companyCode' | 'bps'>): Promise<number> {
  const row = await bound(db, reach)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

/** Customers of all companies that have users, after a number, in the order of the numbers. */
export const customersWithUsers = (
  db: Db,
  after: string,
  limit: number,
): Promise<{ bp: string; companyCode: string }[]> =>
  db
    .selectFrom('bpBinding')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('status', '=', 'LIVE')
    .where((eb) => eb.or([eb('isMaster', '=', true), eb('reviewStatus', '=', '1')]))
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
