import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
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
  return countOf(bound(db, reach))
}

/** Those of these customer numbers that a company has, with users or without. */
export const customersAmong = async (db: Db, companyCode: string, bps: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('customer')
      .select('bp')
      .where('companyCode', '=', companyCode)
      .where('bp', 'in', [...bps])
      .execute()
  ).map(({ bp }) => bp)

/** The audience of what is announced; an empty list leaves no customer out. */
export interface BoundAudience {
  companyCodes: readonly string[]
  customerTypes: readonly string[]
}

const boundCustomer = (db: Db, { companyCodes, customerTypes }: BoundAudience) =>
  db
    .selectFrom('bpBinding as b')
    .innerJoin('customer as c', (join) => join.onRef('c.bp', '=', 'b.bp').onRef('c.companyCode', '=', 'b.companyCode'))
    .where('b.status', '=', 'LIVE')
    .where((eb) => eb.or([eb('b.isMaster', '=', true), eb('b.reviewStatus', '=', '1')]))
    .$if(companyCodes.length > 0, (query) => query.where('b.companyCode', 'in', [...companyCodes]))
    .$if(customerTypes.length > 0, (query) => query.where(sql`c.customer_class`, 'in', [...customerTypes]))

/** Customers of an audience that have users, after a number, in the order of the numbers. */
export const boundAmong = (
  db: Db,
  audience: BoundAudience,
  after: string,
  limit: number,
): Promise<{ bp: string; companyCode: string }[]> =>
  boundCustomer(db, audience)
    .select(['b.bp', 'b.companyCode'])
    .distinct()
    .where('b.bp', '>', after)
    .orderBy('b.bp')
    .orderBy('b.companyCode')
    .limit(limit)
    .execute()

export async function countBoundAmong(db: Db, audience: BoundAudience): Promise<number> {
  const { n } = await boundCustomer(db, audience)
    .select(sql<number>`count(distinct b.bp)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
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
