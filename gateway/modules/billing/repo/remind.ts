import type { Db } from '../../../db/connect'

/** Customers with an open bill, a page of them after a number. */
export const owingCustomers = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('bill')
    .select(['bp', 'companyCode'])
    .distinct()
    .where('state', 'in', ['UNPAID', 'PART_PAID', 'OVERDUE'])
    .where('bp', '>', after)
    .orderBy('bp')
    .limit(limit)
    .execute()
